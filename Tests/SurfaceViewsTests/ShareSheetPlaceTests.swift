import CellGrid
import IntentModel
import SimulatorCore
import SurfaceViews
import Testing

/// Where a share sheet stands, by how it was opened, and how names stand in it.
@Suite struct ShareSheetPlaceTests {
  private func rows(_ route: ShareRoute, on device: Device) -> [[Character]] {
    var session = SharingPhone.session(device: device)
    session.send(.share(.opened(route)))
    return session.text(80, 24).split(separator: "\n").map { Array($0.prefix(52)) }
  }

  private func row(_ text: String, in rows: [[Character]]) -> Int? {
    rows.firstIndex { String($0).contains(text) }
  }

  @Test func onAMacAContextMenuHangsFromItsItemAndShareFromTheToolbar() throws {
    let menu = rows(.contextMenu(item: "gate"), on: .mac)
    let item = try #require(row("Garden gate", in: menu))
    #expect(String(menu[item]).contains("› ◻ ▭  Garden gate"))
    #expect(String(menu[item + 1]).contains("┌──"))
    let share = rows(.shareButton, on: .mac)
    let control = try #require(row("⍐", in: share))
    #expect(String(share[control + 1]).contains("┌──"))
  }

  @Test func onAnIPadTheArrowPointsToWhatWasPressed() throws {
    let menu = rows(.contextMenu(item: "gate"), on: .iPad)
    let item = try #require(row("Garden gate", in: menu))
    #expect(String(menu[item + 1]).contains("╱╲"))
    let share = rows(.shareButton, on: .iPad)
    let control = try #require(row("⍐", in: share))
    #expect(String(share[control - 2]).contains("╲╱"))
  }

  /// Two of its rows are the header.
  @Test(arguments: [ShareRoute.contextMenu(item: "gate"), .shareButton])
  func aPageIsAsLongAsTheMenuThatIsDrawn(route: ShareRoute) throws {
    var phone = SharingPhone.phone
    phone.startingContext.device = .mac
    phone.apps[1].activities += (1...40).map {
      Activity(id: "\($0)", category: .share, title: LocalizedText("To \($0)"), isExtension: true)
    }
    var session = Session(Simulator(phone))
    session.send(.app(.opened(app: "pictures")))
    session.send(.share(.opened(route)))
    let rows = session.text(80, 24).split(separator: "\n").map(String.init)
    // The screen has such a frame, too: the menu's is inside.
    let top = try #require(rows.lastIndex { $0.contains("┌──") })
    let bottom = try #require(rows.firstIndex { $0.contains("└──") })
    let visible = Render.visibleRows(session, canvas: Canvas(columns: 80, rows: 24))
    #expect(visible == bottom - top - 1 - 2)
  }

  @Test func onAnIPhoneTheSheetSaysThatItCameFromAMenu() {
    #expect(row("├─ ⌄ Menu ", in: rows(.contextMenu(item: "gate"), on: .iPhone)) != nil)
    #expect(row("Menu", in: rows(.shareButton, on: .iPhone)) == nil)
  }

  @Test(arguments: [(80, 24), (120, 40)])
  func namesOfAppsAreWholeInTwoRows(columns: Int, rows: Int) {
    var phone = SharingPhone.phone
    phone.apps[1].name = "Quick Corner Social"
    phone.apps[1].activities[0].title = "Quick Corner Social"
    phone.apps[2].activities.append(
      Activity(
        id: "long", category: .share, title: "Neighbourhoods", isExtension: true))
    var session = Session(Simulator(phone))
    session.send(.app(.opened(app: "pictures")))
    session.press(.share)
    var seen = ""
    session.press(.moveDown)
    for _ in 0..<10 {
      session.press(.caretRight)
      seen += session.text(columns, rows)
    }
    for name in ["Neighbourhoods", "Quick", "Corner", "Social"] {
      #expect(seen.contains(name), "\(name)")
    }
    #expect(!seen.contains("Quick C…") && !seen.contains("Neighbo…"))
  }

  @Test func aWordTooLongForHalfTheRowIsCut() {
    var phone = SharingPhone.phone
    phone.apps[1].activities[0].title = LocalizedText(String(repeating: "ab", count: 20))
    var session = Session(Simulator(phone))
    session.send(.app(.opened(app: "pictures")))
    session.press(.share)
    session.send(.share(.entrySelected(.target(.activity(SharingPhone.post)))))
    #expect(session.text(80, 24).contains("abab…"))
  }

  @Test func withoutRoomBesideItsItemAPopoverPointsToNothing() {
    func text(_ route: ShareRoute) -> String {
      var session = SharingPhone.session(device: .iPad)
      session.send(.share(.opened(route)))
      return session.text(40, 12)
    }
    #expect(text(.shareButton).contains("╲╱"))
    let menu = text(.contextMenu(item: "gate"))
    #expect(!menu.contains("╲╱") && !menu.contains("╱╲"))
    #expect(menu.split(separator: "\n")[10].contains("╰──"))
  }

  @Test(arguments: [Device.iPad, .mac], [ShareRoute.shareButton, .contextMenu(item: "gate")])
  func aBoxIsAColumnAwayFromTheSideOfTheScreen(device: Device, route: ShareRoute) {
    #expect(!rows(route, on: device).contains { String($0).contains("││") })
  }

  @Test func anIPhonesSheetMeetsTheSidesOfTheDevice() {
    var session = SharingPhone.session()
    session.press(.share)
    let edge = session.text(80, 24).split(separator: "\n").first { $0.contains("─━━━━━─") }
    #expect(edge?.hasPrefix("├─") == true && edge?.contains("─┤") == true, "\(edge ?? "")")
    #expect(!session.text(40, 12).contains("╭"))
  }
}
