import CellGrid
import Findings
import IntentModel
import SimulatorCore
import SurfaceViews
import Testing

/// What must not be lost where there is little room.
struct SmallScreenTests {
  @Test("the title line names who asks, and in which language") func title() {
    var phone = SamplePhone.phone
    phone.apps[0].name = "Brew Bar of the Harbour"
    var session = SamplePhone.session(phone: phone)
    session.send(
      .run(
        .startedDirectly(
          IntentReference(app: "brewbar", intent: "OrderCoffee"), values: [])))
    #expect(session.row(0, 40, 12) == " Brew Bar of the… · iPhone · en  step 1 ")
    session.send(.context(.outcomeForced("closed")))
    #expect(session.row(0, 40, 12).hasPrefix(" Brew Bar of … · outcome closed "))
  }

  @Test("the title line tells the time where the device does not") func time() {
    var session = SampleScenes.named("ask-airPods")
    session.press(.siri)
    #expect(session.row(0, 40, 12).contains("08:10"))
  }

  @Test("a result is whole before a Live Activity or air is") func result() throws {
    var phone = SamplePhone.phone
    let intent = try #require(phone.apps[0].intents.firstIndex { $0.id == "OrderCoffee" })
    phone.apps[0].intents[intent].outcomes[1].snippet = Snippet(
      title: "${coffee}", subtitle: "At the harbour",
      rows: [.init(label: "Ready", value: "08:22"), .init(label: "Cost", value: "4.50")])
    var session = SamplePhone.session(phone: phone)
    session.press(.siri)
    session.say("Order Latte with Brew Bar")
    session.press(.accept, .accept)
    let text = session.text(40, 12)
    #expect(text.contains("At the harbour") && text.contains("08:22") && text.contains("4.50"))
    #expect(text.contains("[ Done ]") && !text.contains(" more"))
  }

  @Test("the context panel says what time it is, and that there is more") func context() {
    var session = SamplePhone.session()
    session.press(.contextPanel)
    #expect(session.text(40, 12).contains("Clock         Mon 03-02 08:10"))
    #expect(session.text(40, 12).contains("1–8 of 9"))
    #expect(session.text(80, 24).contains("Clock         Mon 03-02 08:10"))
    #expect(session.text(120, 40).contains("Clock         Mon 2026-03-02 08:10"))
  }

  @Test("a watch stays as narrow as it is") func watch() {
    let small = SampleScenes.named("ask-watch")
    #expect(small.row(10, 40, 12).hasPrefix(String(repeating: " ", count: 12)))
    #expect(!small.text(40, 12).contains("▂▄▆"))
    let rows = SampleScenes.named("confirmation-watch").text(80, 24)
      .split(separator: "\n").map { String($0.prefix(20)) }
    let first = rows.firstIndex { $0.contains("[ Order ]") } ?? 0
    #expect(rows[first + 1] == "│                  │")
    #expect(rows[first + 2].contains("[ Cancel ]"))
  }

  @Test("what destroys says so without colour, and does not have the mark") func destructive() {
    let session = SampleScenes.named("destructive")
    for (columns, rows) in [(80, 24), (40, 12)] {
      #expect(session.text(columns, rows).contains("  [ ▲ Delete ]  › [ Cancel ]"))
    }
  }

  @Test("the tabs' titles are whole beside an iPad") func tabs() {
    var session = SamplePhone.session(device: .iPad)
    session.chrome.findings = Array(repeating: Finding(.note, rule: "r", "m"), count: 111)
    #expect(session.row(1, 80, 24).contains("Why State Transcript Findings 111"))
  }

  @Test(
    "the keys of the main thing are there however little room there is",
    arguments: [
      ("ask", ["↵ choose", "↑↓", "Esc", "F9 why"]), ("guess", ["↵ choose", "↑↓", "Esc", "F9 why"]),
      ("several-values", ["↵ take", "↑↓", "Esc", "F9 why"]),
      ("confirmation", ["↵ choose", "↑↓", "Esc", "F9 why"]), ("spotlight", ["↵ open", "↑↓"]),
      ("result", ["↵ done", "Esc", "F9 why"]), ("page-button", ["↵ press", "↑↓", "Esc", "F9 why"]),
      ("text-answer", ["↵ say", "Esc clear", "F9 why"]),
      ("every-device", ["↑↓ scroll", "Esc close"]),
    ])
  func keys(scene: String, keys: [String]) {
    let footer = SampleScenes.named(scene).row(11, 40, 12)
    for key in keys + ["^C quit"] { #expect(footer.contains(key), "\(scene): \(footer)") }
  }

  @Test("the folded inspector names the key to its other tabs") func footer() {
    var session = SampleScenes.named("ask")
    session.press(.why)
    #expect(session.row(11, 40, 12).hasPrefix(" F12 device  F1 help  ^C quit  ^N tab"))
  }
}
