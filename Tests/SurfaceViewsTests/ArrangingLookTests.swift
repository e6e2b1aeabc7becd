import CellGrid
import IntentModel
import SimulatorCore
import SurfaceViews
import Testing

/// More and Edit Actions, and what the footer and Why say in a share sheet.
@Suite struct ArrangingLookTests {
  private func session(_ entry: ShareEntry.ID) -> Session {
    var session = SharingPhone.session()
    session.press(.share)
    session.send(.share(.entryChosen(entry)))
    return session
  }

  @Test func theFooterHasTheKeysThatArrange() {
    let actions = session(.editActions)
    #expect(actions.row(23, 80, 24).hasPrefix(" ↵ switch  M-= more  M-- less  ↑↓ move"))
    #expect(actions.row(23, 120, 24).contains("F5 close"))
    // What stands under More can be used there.
    let more = session(.more)
    #expect(more.row(23, 80, 24).hasPrefix(" ↵ choose  M-= more  ↑↓ move  Space switch"))
    #expect(more.row(23, 120, 24).contains("M-= more  M-- less"))
  }

  /// Esc does the same there.
  @Test func theSheetItselfDoesNotOfferToShare() {
    var session = SharingPhone.session()
    #expect(session.row(23, 120, 24).contains("F5 share"))
    session.press(.share)
    let footer = session.row(23, 120, 24)
    #expect(footer.contains("Esc close") && !footer.contains("F5"))
  }

  @Test func symbolsStandInTheLastColumn() throws {
    var session = session(.editActions)
    session.send(.share(.favouriteAdded(.system(.print))))
    let rows = session.text(80, 24).split(separator: "\n").map { String($0.prefix(40)) }
    #expect(rows.contains { $0.contains(" Edit Actions  ") && $0.contains("Done") })
    let favourite = try #require(rows.first { $0.contains("⊖") })
    #expect(favourite.contains("⋮ "))
    let ends = rows.filter { $0.contains("⊕") || $0.contains("⊖") }.map { Array($0)[36] }
    #expect(ends.count > 3 && !ends.contains(" ") && !ends.contains("⋮"), "\(rows)")
  }

  @Test func whatIsNotInThisSheetIsDimWithoutColours() throws {
    var phone = SharingPhone.phone
    phone.apps[1].activities[0].activationRule = .dictionary([.init(.movie, 4)])
    var session = Session(Simulator(phone))
    session.send(.app(.opened(app: "pictures")))
    session.press(.share)
    session.send(.share(.entryChosen(.more)))
    var theme = Theme.plain
    theme.darkDevice[.deviceSecondaryText] = RoleStyle(foreground: .accent)
    let grid = Render.grid(session, theme: theme, canvas: Canvas(columns: 80, rows: 24))
    let row = try #require((0..<24).first { grid.text(row: $0).prefix(40).contains("Plaza") })
    let letter = try #require(grid.row(row).first { $0.text == "P" })
    #expect(letter.style.dim)
  }

  @Test func entriesLeftOutForOneReasonStandTogether() {
    var phone = SharingPhone.phone
    phone.apps[2].activities += ["Spell", "Shout"].map {
      Activity(
        id: $0, title: LocalizedText($0), accepts: ["public.text"], isExtension: true)
    }
    var session = Session(Simulator(phone))
    session.send(.app(.opened(app: "pictures")))
    session.press(.share)
    let text = session.text(160, 120)
    #expect(!text.contains("left out:"))
    let rows = text.split(separator: "\n").map(String.init)
    let together = rows.firstIndex { $0.contains("2 entries") } ?? 0
    #expect(rows[together].contains("an image is none of public.text"))
    #expect(rows[together + 1].contains("Spell, Shout"))
  }

  @Test func anAlertHasTheColourOfWhatAsks() throws {
    var session = session(.target(.activity(SharingPhone.retouch)))
    session.press(.accept)
    var theme = Theme.plain
    theme.darkDevice[.buttonPrimary] = RoleStyle(foreground: .accent)
    let grid = Render.grid(session, theme: theme, canvas: Canvas(columns: 80, rows: 24))
    let row = try #require((0..<24).first { grid.text(row: $0).contains("[ OK ]") })
    #expect(grid.row(row).first { $0.text == "O" }?.style.foreground == TileName.red.color)
  }

  @Test func whereSiriHasSaidNothingTheKeyForAnotherDeviceIsTold() {
    var session = SharingPhone.session()
    session.press(.share)
    session.press(.everyDevice)
    #expect(
      session.text(80, 24).contains(
        "it shows what Siri said; ^D shows this sheet on the next device"))
    session.send(.surfacePresented(.spotlight))
    #expect(session.refusal(of: .everyDevice) == "Siri has said nothing yet")
  }
}
