import Findings
import IntentModel
import ScriptReplay
import Testing

/// Lines and the steps they are.
@Suite struct ScriptLineTests {
  private func step(_ line: String) throws -> ScriptStep {
    let (script, findings) = ScriptParser.parse(line)
    #expect(findings == [])
    return try #require(script.steps.first?.value)
  }

  static let lines: [(String, ScriptStep)] = [
    (#"say "Order with Kettle House""#, .say("Order with Kettle House")),
    (#"say “Order, "please"”"#, .say(#"Order, "please""#)),
    (#"say "a \"b\" \\ \n\t \u{2028} #c""#, .say("a \"b\" \\ \n\t \u{2028} #c")),
    (#"type "lat""#, .type("lat")),
    (#"search """#, .search("")),
    ("choose Flat White", .choose(.called("Flat White"))),
    ("choose Flat White  # the third", .choose(.called("Flat White"))),
    ("choose No.#1", .choose(.called("No.#1"))),
    (#"choose "Salt, Pepper""#, .choose(.called("Salt, Pepper"))),
    ("choose id:latte", .choose(.id("latte"))),
    (#"choose id:"a b""#, .choose(.id("a b"))),
    (#"choose "id:latte""#, .choose(.called("id:latte"))),
    ("choose ラテ", .choose(.called("ラテ"))),
    ("take Vanilla", .take(.called("Vanilla"))),
    ("done", .done),
    ("press Order", .press(.called("Order"))),
    ("cancel", .cancel),
    ("dismiss", .dismiss),
    ("open siri", .open(.siri)),
    ("open Spotlight", .open(.spotlight)),
    (#"open "Siri""#, .open(.app(.called("Siri")))),
    ("open Kettle House", .open(.app(.called("Kettle House")))),
    ("page Menu", .page(.called("Menu"))),
    ("select Mocha", .select(.called("Mocha"))),
    ("run kettle/Ring", .run("kettle/Ring", [])),
    (
      #"run kettle/OrderCoffee coffee="Flat White" quantity=2 extras=Vanilla,id:oat"#,
      .run(
        "kettle/OrderCoffee",
        [
          ScriptArgument("coffee", [.called("Flat White")]),
          ScriptArgument("quantity", [.called("2")]),
          ScriptArgument("extras", [.called("Vanilla"), .id("oat")]),
        ])
    ),
    ("undo", .undo), ("redo", .redo), ("start over", .startOver),
    ("clock 8:30", .clock(.time(ClockTime(hour: 8, minute: 30)))),
    ("clock +1h30m", .clock(.later(seconds: 5_400))),
    (
      "clock 2026-03-02T09:00",
      .clock(.moment(SimulatedTime("2026-03-02T09:00")!))
    ),
    ("place Home", .place(.called("Home"))), ("place none", .place(nil)),
    (#"place "none""#, .place(.called("none"))),
    ("device iphone SIDEWAYS", .device(.iPhoneSideways)),
    ("device iPhoneSideways", .device(.iPhoneSideways)),
    ("language zh-Hans", .language("zh-Hans")),
    ("era app-shortcuts", .era(.appShortcuts)),
    ("appearance light", .appearance(.light)),
    ("lock", .lock), ("unlock", .unlock), ("offline", .offline), ("online", .online),
    ("outcome closed", .outcome(.called("closed"))), ("outcome automatic", .outcome(nil)),
    (#"speech failed "no sound""#, .speechFailed("no sound")),
  ]

  @Test(arguments: lines)
  func lineIsStep(_ line: String, _ expected: ScriptStep) throws {
    let found = try step(line)
    #expect(found == expected)
    #expect(try step(found.written) == expected)
  }

  static let expectations: [(String, ScriptExpectation)] = [
    (#"asks "Which coffee?""#, .asks(TextMatch("Which coffee?"))),
    (#"asks containing "coffee""#, .asks(TextMatch("coffee", isPart: true))),
    (
      #"options Latte, "Salt, Pepper", id:house"#,
      .options(NamesMatch([.called("Latte"), .called("Salt, Pepper"), .id("house")]))
    ),
    ("options containing Latte", .options(NamesMatch([.called("Latte")], isPart: true))),
    (#"options "containing""#, .options(NamesMatch([.called("containing")]))),
    ("confirms Order", .confirms(.called("Order"))),
    (#"says """#, .says(TextMatch(""))),
    (#"speaks "One.""#, .speaks(TextMatch("One."))),
    (#"snippet "Mocha", "Ready""#, .snippet([TextMatch("Mocha"), TextMatch("Ready")])),
    (#"snippet containing "Mo""#, .snippet([TextMatch("Mo", isPart: true)])),
    ("fails", .fails(nil)), (#"fails "No.""#, .fails(TextMatch("No."))),
    ("cancelled", .cancelled), ("not understood", .notUnderstood),
    ("result ordered", .result(.called("ordered"))),
    (
      "value extras = Vanilla, Oat",
      .value(parameter: "extras", [.called("Vanilla"), .called("Oat")])
    ),
    ("value extras=none", .value(parameter: "extras", [])),
    ("fact kettle/openOrders = 1", .fact("kettle/openOrders", "1")),
    ("rows Latte, Mocha", .rows(NamesMatch([.called("Latte"), .called("Mocha")]))),
    (#"row 2 "Order coffee · Latte""#, .row(2, .called("Order coffee · Latte"))),
    ("no rows", .noRows),
    (#"live activity "Your mocha""#, .liveActivity(TextMatch("Your mocha"))),
    ("no live activity", .noLiveActivity),
    ("surface siri", .surface(.siri)),
    ("surface Kettle House", .surface(.app(.called("Kettle House")))),
    ("page Menu", .page(.called("Menu"))),
    ("refused", .refused(nil)), (#"refused "no""#, .refused(TextMatch("no"))),
  ]

  @Test(arguments: expectations)
  func lineIsExpectation(_ line: String, _ expected: ScriptExpectation) throws {
    let found = try step("expect " + line)
    #expect(found == .expect(expected))
    #expect(try step(found.written) == .expect(expected))
  }

  @Test func severalCatalogsAreEachNamed() {
    let catalogs = ["a, b/cup.app.jsonc", "../Tea"]
    let text = ScriptWriter.text(of: Script(catalogs: catalogs))
    #expect(text == "catalog \"a, b/cup.app.jsonc\", ../Tea\n")
    #expect(ScriptParser.parse(text).script.catalogs == catalogs)
  }

  @Test func headerIsRead() {
    let (script, findings) = ScriptParser.parse(
      """
      # The usual
      catalog ../My Apps/kettle.app.jsonc

      context device AirPods, place Home, time 08:10   # on the way
      context locked yes, offline no, outcome closed, era flexible, language ja
      did kettle/OrderCoffee coffee=Latte at 2026-03-01T08:05 place Work
      undo
      """)
    #expect(findings == [])
    #expect(script.catalogs == ["../My Apps/kettle.app.jsonc"])
    #expect(
      script.context.map(\.value.written).joined(separator: ", ")
        == "device AirPods, place Home, time 08:10, locked yes, offline no, outcome closed, "
        + "era flexible, language ja")
    #expect(script.context[2].location.column == 37)
    #expect(
      script.performances.map(\.value.written)
        == ["kettle/OrderCoffee coffee=Latte at 2026-03-01T08:05 place Work"])
    #expect(script.steps.map(\.location.line) == [7])
    #expect(ScriptParser.parse(ScriptWriter.text(of: script)).script == script)
  }

  @Test(arguments: ["undo\r\nredo\r\n", "undo\rredo", "\u{FEFF}undo\nredo", "\n\n undo \n\tredo"])
  func everyLineEndIsOne(_ text: String) {
    let (script, findings) = ScriptParser.parse(text)
    #expect(findings == [])
    #expect(script.steps.map(\.value) == [.undo, .redo])
    #expect(script.steps.last?.location.line == (text.hasPrefix("\n") ? 4 : 2))
  }
}
