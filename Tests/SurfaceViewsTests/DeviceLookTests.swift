import CellGrid
import IntentModel
import SimulatorCore
import SurfaceViews
import Testing

/// How a device is drawn: its size, who it speaks for, and what stands where.
struct DeviceLookTests {
  private func asking(_ title: String, name: String = "Copper Ladle Deliveries") -> Session {
    var phone = SamplePhone.phone
    phone.apps[0].name = LocalizedText(name)
    phone.apps[0].intents[0].title = LocalizedText(title)
    var session = SamplePhone.session(phone: phone)
    session.send(
      .run(
        .startedDirectly(
          IntentReference(app: "brewbar", intent: phone.apps[0].intents[0].id), values: [])))
    return session
  }

  @Test("an action that does not fit beside its app stands below it, whole") func longAction() {
    let session = asking("Tip the courier")
    #expect(session.row(4, 80, 24).contains("[C]  Copper Ladle Deliveries  "))
    #expect(session.row(5, 80, 24).contains("│      Tip the courier "))
    #expect(asking("Tip").row(4, 80, 24).contains("Copper Ladle Deliveries  Tip"))
  }

  @Test("a phone is wider where there is room") func roomy() {
    let session = SampleScenes.named("ask")
    func width(_ columns: Int, _ rows: Int) -> Int {
      let top = session.row(1, columns, rows)
      return (top.firstIndex(of: "╮").map { top.distance(from: top.startIndex, to: $0) } ?? 0)
        - (top.firstIndex(of: "╭").map { top.distance(from: top.startIndex, to: $0) } ?? 0) - 1
    }
    #expect(width(80, 24) == 38)
    #expect(width(120, 24) == 38)
    #expect(width(120, 40) == 48)
  }

  @Test("no app's header stands there before an app is chosen") func appChoice() {
    var phone = SamplePhone.phone
    phone.apps[2].appShortcuts = phone.apps[0].appShortcuts
    phone.apps[2].intents = phone.apps[0].intents
    phone.apps[2].entities = phone.apps[0].entities
    phone.apps[2].synonyms = LocalizedList(["Brew Bar"])
    var session = SamplePhone.session(phone: phone)
    session.press(.siri)
    session.say("Order with Brew Bar")
    #expect(session.text(80, 24).contains("Which app?"))
    #expect(session.row(4, 80, 24).hasPrefix("│  ∿  Siri "))
    #expect(session.row(0, 80, 24).hasPrefix(" Demo "))
    #expect(session.text(80, 24).contains("▎tie "))
  }

  @Test("what can be done nothing with has the mark without the bar") func item() {
    func hasBar(_ session: Session) -> Bool {
      let grid = session.grid(80, 24)
      let row = (0..<24).first { grid.text(row: $0).contains("› ") } ?? 0
      return grid.row(row).prefix(39).contains { $0.style.reverse }
    }
    #expect(hasBar(SampleScenes.named("page")), "it can be shared")
    #expect(hasBar(SampleScenes.named("page-button")))
    var phone = SamplePhone.phone
    for place in phone.apps[0].pages[0].items.indices {
      phone.apps[0].pages[0].items[place].contentType = nil
    }
    var session = SamplePhone.session(phone: phone)
    session.send(.app(.opened(app: phone.apps[0].id)))
    #expect(!hasBar(session))
    #expect(SampleScenes.named("page").text(80, 24).contains(" 4.50  │"))
  }

  @Test("a line parts the sixth option, without English on the phone", arguments: ["en", "ja"])
  func pastFive(language: String) {
    var session = SampleScenes.named("seven-options")
    session.send(.context(.languageChanged(language)))
    let text = session.text(80, 24)
    #expect(text.contains("│ ├────") && !text.contains("past five"))
  }

  @Test(
    "what is taken is counted in the phone's language",
    arguments: [("en", "Done  1 taken"), ("ja", "完了  1件選択"), ("zh-Hans", "完成  已选1项")])
  func taken(language: String, words: String) {
    var session = SampleScenes.named("several-values")
    session.send(.context(.languageChanged(language)))
    #expect(session.text(80, 24).contains(words))
  }

  @Test("a wide initial has its blanks on both sides") func wideTile() {
    var phone = SamplePhone.phone
    for place in phone.apps.indices { phone.apps[place].name = "問う" }
    var session = SamplePhone.session(phone: phone)
    // Where a tile has no room for brackets, it has none.
    #expect(session.text(80, 24).contains("› 問  問う"))
    session.send(.context(.languageChanged("ja")))
    let grid = session.grid(80, 24)
    let row = (0..<24).first { grid.text(row: $0).contains("› ") } ?? 0
    #expect(grid.text(row: row).contains("› [問] 問う"))
  }

  @Test("values stand in one column, whatever their labels") func labels() {
    for (name, label) in [
      ("spotlight", "row"), ("siri", "try"), ("ask", "spoken"), ("not-understood", "heard"),
      ("state", "era"),
    ] {
      let text = SampleScenes.named(name).text(80, 24)
      let row = text.split(separator: "\n").map(Array.init).first {
        String($0.dropFirst(43)).hasPrefix(label + "  ")
      }
      let value = row?.indices.dropFirst(43 + label.count).first { row?[$0] != " " }
      #expect(value == 55, "\(name)")
    }
  }

  @Test("the sheet says what it compares, and which device it stands on") func sheet() {
    var session = SampleScenes.named("seven-options")
    session.press(.everyDevice)
    let text = session.text(80, 24)
    #expect(text.contains("✓ AirPods hear every fact that iPhone shows"))
    #expect(text.contains("▲ 7 options are read out: more than 5 tire a listener"))
    #expect(text.contains("› iPhone ") && text.contains("  iPhone sideways "))
    #expect(session.text(40, 12).contains("7 options are read out: more than"))
    #expect(session.text(40, 12).contains("  5 tire a listener"))
  }

  @Test("a watch that cuts what others show has a row of its own") func watchRow() {
    func watchRow(_ title: LocalizedText) -> String? {
      let items = [SamplePhone.item("a", title), SamplePhone.item("b", "Mocha")]
      var session = SamplePhone.session(phone: SamplePhone.phone("Coffee", items))
      session.press(.siri)
      session.say("Order with Brew Bar")
      session.press(.everyDevice)
      return session.text(80, 24).split(separator: "\n").first { $0.contains("  Watch ") }
        .map(String.init)
    }
    #expect(watchRow("Rain on a very old tin roof")?.contains("Which coffee?") == true)
    #expect(watchRow("Latte")?.contains("Which coffee?") == false)
  }

  @Test("nothing peeps out right beside an overlay") func air() {
    let session = SampleScenes.named("context")
    let grid = session.grid(80, 24)
    for row in 6..<15 {
      let text = Array(grid.text(row: row))
      guard let left = text.firstIndex(where: { "╭╰".contains($0) || $0 == "│" && row > 6 }),
        left > 0
      else { continue }
      #expect(text[left - 1] == " ", "row \(row)")
    }
  }
}
