import CellGrid
import IntentModel
import SimulatorCore
import SurfaceViews
import Testing

/// What a share sheet keeps in view where there is little room, and how it scrolls.
@Suite struct ShareSheetRoomTests {
  static let devices: [Device] = [.iPhone, .iPhoneSideways, .iPad, .mac]
  static let sizes = [(40, 12), (80, 24)]

  private func rows(_ session: Session, _ size: (Int, Int)) -> [String] {
    session.text(size.0, size.1).split(separator: "\n").map(String.init)
  }

  private func composing(_ device: Device = .iPhone, phone: PhoneCatalog? = nil) -> Session {
    var phone = phone ?? SharingPhone.phone
    phone.startingContext.device = device
    var session = Session(Simulator(phone))
    session.send(.app(.opened(app: "pictures")))
    session.send(.app(.itemToggled("lake")))
    session.press(.share)
    session.send(.share(.entryChosen(.target(.activity(SharingPhone.post)))))
    return session
  }

  @Test(arguments: devices, sizes)
  func theButtonsOfAComposeViewAreInViewAndSoIsTheMark(device: Device, size: (Int, Int)) {
    var session = composing(device)
    _ = session.type("The lake this morning, before anybody else had come to swim in it")
    session.chrome.focus = .device
    for element in [
      RunningActivity.Element.option("audience"), .option("place"), .proceed, .cancel,
    ] {
      session.send(.share(.elementSelected(element)))
      let text = session.text(size.0, size.1)
      #expect(text.contains("[ Post ]") && text.contains("[ Cancel ]"), "\(element)\n\(text)")
      let grid = session.grid(size.0, size.1)
      #expect(grid.cursor.map { grid[$0].text } == "›", "\(element)\n\(text)")
    }
  }

  /// Two screens of rows: neither a name without its icon nor the other way round, and no rule or
  /// blank first.
  @Test(arguments: devices.dropLast(), sizes)
  func aRowOfTheGridScrollsAsOne(device: Device, size: (Int, Int)) {
    var session = SharingPhone.session(device: device)
    session.press(.share)
    for _ in 0..<9 {
      let text = session.text(size.0, size.1)
      let rows = text.split(separator: "\n").map { String($0.prefix(74)) }
      for (icon, name) in [("(Ch)", "Choir "), ("⊚", "AirDrop")] {
        let place = rows.firstIndex { $0.contains(icon) }
        let below = place.flatMap { rows.indices.contains($0 + 1) ? rows[$0 + 1] : nil }
        #expect(place == nil || below?.contains(name) == true, "\(text)")
      }
      #expect(text.contains("AirDrop") == text.contains("⊚"), "\(text)")
      let rule = "────────────────────────────"
      for (first, second) in zip(rows, rows.dropFirst()) where first.contains(rule) {
        #expect(!second.contains(rule), "\(text)")
      }
      session.press(.moveDown)
    }
  }

  @Test func aLowSheetHasOneRowForANameAndShowsPeopleAndApps() {
    var phone = SharingPhone.phone
    phone.apps[1].activities[0].title = "Quick Corner Social"
    var session = Session(Simulator(phone))
    session.send(.app(.opened(app: "pictures")))
    session.press(.share)
    session.send(.share(.entrySelected(.target(.activity(SharingPhone.post)))))
    let text = session.text(40, 12)
    #expect(text.contains("Jonas Pell") && text.contains("Quick Corn…"), "\(text)")
  }

  @Test func aStepsTitleIsInViewBeforeItsEnd() {
    var phone = SharingPhone.phone
    phone.apps[2].activities[0].interface?.steps[0].text = LocalizedText(
      String(repeating: "Every colour is made a little warmer. ", count: 9) + "The end.")
    var session = Session(Simulator(phone))
    session.send(.app(.opened(app: "pictures")))
    session.press(.share)
    session.send(.share(.entryChosen(.target(.activity(SharingPhone.retouch)))))
    let title = phone.apps[2].activities[0].interface?.steps[0].title.text(in: "en") ?? ""
    #expect(session.text(40, 12).contains(title))
    session.send(.share(.elementSelected(.cancel)))
    #expect(session.text(40, 12).contains("The end."))
  }

  @Test func whatIsSharedKeepsItsTitleAndItsDetailIsCut() throws {
    var phone = SharingPhone.phone
    phone.apps[0].pages[0].items[0].title = "The lake this morning"
    phone.apps[0].pages[0].items[0].content = "https://pictures.example/lake/morning.jpg"
    let row = try #require(
      rows(composing(phone: phone), (40, 12)).first { $0.contains("The lake this morning") })
    #expect(row.contains("▭  The lake this morning  http") && row.contains("…"), "\(row)")
  }

  @Test func postIsDimmedUntilItCanBeChosen() throws {
    var session = composing()
    func isDimmed() throws -> Bool {
      let grid = session.grid(80, 24)
      let row = try #require((0..<24).first { grid.text(row: $0).contains("[ Post ]") })
      return grid.row(row).first { $0.text == "P" }?.style.dim == true
    }
    _ = session.type(String(repeating: "a", count: 80))
    #expect(try !isDimmed())
    #expect(session.row(23, 80, 24).contains("↵ post"))
    _ = session.type("abc")
    #expect(try isDimmed())
    #expect(!session.row(23, 80, 24).contains("↵"))
    #expect(session.text(80, 24).contains(" −3 "))
  }

  @Test(arguments: sizes)
  func aWordOfAScriptWithoutBlanksIsNotParted(size: (Int, Int)) {
    var session = SharingPhone.session()
    session.send(.context(.languageChanged("ja")))
    session.press(.share)
    session.send(.share(.entrySelected(.target(.system(.message)))))
    #expect(session.text(size.0, size.1).contains("メッセージ"))
  }

  @Test func peopleAndAppsStandInTheSameColumnsUnderTheirIcons() throws {
    var phone = SharingPhone.phone
    phone.people[1].display.title = "Omar"
    var session = Session(Simulator(phone))
    session.send(.app(.opened(app: "pictures")))
    session.press(.share)
    let rows = rows(session, (80, 24)).map(Array.init)
    func place(_ text: String) throws -> Int {
      let row = try #require(rows.first { String($0).contains(text) })
      return try #require(
        row.indices.first { String(row[$0...].prefix(text.count)) == text })
    }
    #expect(try place("Omar ") == place("Mail "))
    #expect(try place("⊚") == place("AirDrop") + 3)
  }

  @Test func aListThatIsInFrontSaysHowItIsLeft() {
    var session = composing()
    session.send(.share(.optionOpened("audience")))
    #expect(session.text(80, 24).contains(" ‹ Audience "))
  }
}
