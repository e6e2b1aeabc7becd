import Testing

@testable import Findings

@Suite struct FindingTests {
  @Test func printsSoThatEditorsCanJump() {
    let finding = Finding(
      .error, rule: "unknown-key", "unknown key 'synonims'",
      at: SourceLocation(file: "a.app.jsonc", line: 3, column: 7))
    #expect("\(finding)" == "a.app.jsonc:3:7: error: [unknown-key] unknown key 'synonims'")
  }

  @Test func nothingInAFindingReachesTheTerminalAsAControl() {
    let finding = Finding(
      .error, rule: "x", "bad \u{1B}[31m\u{9B}2J\u{202E}\n", at: SourceLocation(file: "\u{07}"))
    #expect("\(finding)" == "\u{2407}:1:1: error: [x] bad \u{241B}[31m\u{FFFD}2J\u{FFFD} ")
  }

  @Test(
    arguments: [
      ("synonims", ["symbol", "synonyms"], "synonyms"),
      ("Title", ["title"], "title"),
      ("confrim", ["confirm", "conform"], "confirm"),
      ("zebra", ["title", "symbol"], nil),
      ("", ["a"], "a"),
    ] as [(String, [String], String?)])
  func offersTheNearestName(name: String, known: [String], expected: String?) {
    #expect(NearestName.to(name, among: known) == expected)
  }
}
