import Findings
import Foundation
import ScriptReplay
import Testing

@Suite struct ReportTests {
  private func session(_ text: String) -> ConversationPrinter {
    var replayer = Replayer(text)
    replayer.run()
    return ConversationPrinter(replayer.session)
  }

  @Test func conversationShowsBothSides() {
    let printer = session(
      """
      run kettle/OrderCoffee
      say "mocha"
      """)
    #expect(
      printer.text == """
        says     Which coffee?
                  1  Latte
                  2  Mocha
                  3  Flat White
                  4  Salt, "Pepper" #1
                  5  House
                  6  House  (past 5)
                  7  none  (past 5)
        said     mocha
        says     Mocha, 4.50. Order it?
        buttons  Order | Cancel

        """)
    #expect(printer.outcome == nil)
  }

  @Test func onADeviceWithoutAScreenOnlyWhatIsHeardIsPrinted() {
    let printer = session(
      """
      device AirPods
      run kettle/OrderCoffee
      choose Mocha
      press Order
      clock +4s
      """)
    #expect(
      printer.text == """
        note     AirPods have no screen: this is what is heard
        speaks   Which coffee? Latte, Mocha, Flat White, Salt, "Pepper" #1, House, House or none.
        chose    Mocha
        speaks   Mocha, 4.50. Order it?
        chose    Order
        speaks   One Mocha, ready at 8:42.

        """)
    #expect(printer.turns.allSatisfy { $0.shows == nil && $0.snippet == nil })
  }

  @Test func resultShowsItsSnippet() {
    let printer = session("run kettle/OrderCoffee coffee=Latte\npress Order\nclock +4s")
    #expect(
      printer.text == """
        says     Latte, 4.50. Order it?
        chose    Order
                 Working…
        says     One Latte.
        snippet  Latte
                   Ready: 08:42

        """)
    #expect(printer.outcome == "ordered")
  }

  @Test func whatIsSpokenIsWhatTheDeviceSpeaks() {
    let steps = "run kettle/OrderCoffee coffee=Latte\npress Order\nclock +4s"
    func last(_ device: String) -> PrintedTurn? { session("device \(device)\n\(steps)").turns.last }
    #expect(last("iPhone")?.speaks == "One Latte.")
    #expect(last("AirPods")?.speaks == "One Latte, ready at 8:42.")
    #expect(last("AirPods")?.shows == nil)
    #expect(last("CarPlay")?.shows == "One Latte, ready at 8:42.")
    #expect(last("CarPlay")?.snippet == nil)
    let printed = session("device CarPlay\n\(steps)").text
    #expect(printed.hasPrefix("note     CarPlay shows what Siri says and nothing else\n"))
    #expect(printed.hasSuffix("says     One Latte, ready at 8:42.\n"))
  }

  @Test func everyTurnOfSirisHasItsReceipt() {
    let printer = session(
      """
      open siri
      say "Order with Kettle House"
      say "mocha"
      press Order
      clock +4s
      """)
    let labels = printer.turns.map { $0.why.map(\.label) }
    #expect(
      labels == [
        [],
        ["heard", "matched", "", "", "coffee", "spoken", "by ear", "words by"],
        [],
        ["heard", "matched", "", "", "coffee", "quantity", "fulfilment", "confirm", "spoken"]
          + ["words by"],
        [], [],
        ["heard", "matched", "", "", "coffee", "quantity", "fulfilment", "outcome", "output"]
          + ["spoken", "by ear", "only shown", "only heard", "words by"],
      ])
    #expect(
      printer.turns[1].why[4].text.hasSuffix(
        "most recent first, as of the start: the app has not been opened since; more than 5 tire a "
          + "listener"))
    #expect(printer.turns[3].why[4].text == "Mocha: said as \"mocha\"")
    #expect(printer.designerLines.isEmpty, "nothing was missed")
  }

  @Test func aLongUtteranceIsWholeOnlyForPrograms() {
    let long = String(repeating: "b", count: 5_000)
    let printer = session("say \"\(long)\"")
    #expect(printer.text.contains("said     " + String(repeating: "b", count: 119) + "…\n"))
    for line in printer.designerLines { #expect(line.count < 300) }
    #expect(printer.turns.first?.said == long)
  }

  @Test func nothingPrintedCanActOnATerminal() {
    let printer = session("say \"\\u{1b}[2J\\nhello\"")
    #expect(printer.text.contains("said     ␛[2J hello"))
    #expect(!printer.text.contains("nearest"))
    #expect(printer.designerLines.contains { $0.hasPrefix("nearest  \"Order") })
    #expect(!printer.text.unicodeScalars.contains("\u{1B}"))
  }

  @Test func printedConversationIsJSON() throws {
    let printer = session("run kettle/OrderCoffee\nchoose Latte")
    let read = try JSONDecoder().decode(ConversationPrinter.self, from: Data(printer.json.utf8))
    #expect(read == printer)
    #expect(printer.json.contains("\"shows\" : \"Which coffee?\""))
  }

  @Test func walksAreReported() throws {
    var fine = Replayer("undo\nexpect refused")
    var stopped = Replayer("open siri\nundo\nundo")
    let reports = [
      ReplayReport(script: "a.walk", result: fine.run()),
      ReplayReport(script: "b.walk", result: stopped.run()),
      ReplayReport(script: "c.walk", findings: ScriptParser.parse("und", file: "c.walk").findings),
    ]
    #expect(
      ReplayReport.text(of: reports) == """
        ok          a.walk, 1 step, 1 expectation met
        stopped     b.walk, after 2 of 3 steps
        test.walk:3:1: error: [step-refused] nothing to take back
          expected   undo
          actual     rows Kettle House, Order coffee · Latte, Parcel Post, Order coffee
        not played  c.walk
        c.walk:1:1: error: [unknown-step] unknown step 'und'; did you mean 'undo'?
        3 walks, 2 not as expected

        """)
    let read = try JSONDecoder().decode(
      [ReplayReport].self, from: Data(ReplayReport.json(of: reports).utf8))
    #expect(read == reports)
    #expect(reports.map(\.isFine) == [true, false, false])
  }
}
