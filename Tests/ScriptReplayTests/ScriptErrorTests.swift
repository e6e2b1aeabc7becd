import Findings
import ScriptReplay
import Testing

/// What is said about lines that cannot be read, and where.
@Suite struct ScriptErrorTests {
  static let errors: [(String, String)] = [
    ("confrim", "1:1: error: [unknown-step] unknown step 'confrim'"),
    ("  chose Mocha", "1:3: error: [unknown-step] unknown step 'chose'; did you mean 'choose'?"),
    (
      "expect confrims Order",
      "1:8: error: [unknown-expectation] unknown expectation 'confrims'; did you mean 'confirms'?"
    ),
    (
      "context devise iPhone",
      "1:9: error: [unknown-context] unknown part of the context 'devise'; did you mean 'device'?"
    ),
    (
      "device iPhon",
      "1:8: error: [unreadable-value] unknown device 'iPhon'; did you mean 'iPhone'?; one of iPhone, "
        + "iPhone sideways, iPhoneSideways, iPad, Mac, Watch, AirPods, HomePod, CarPlay"
    ),
    (
      "context time 25:00",
      "1:14: error: [unreadable-value] '25:00' is no time: write '08:10' or '2026-03-02T08:10'"
    ),
    (
      "clock soon",
      "1:7: error: [unreadable-value] 'soon' is no move of the clock: write '08:30', "
        + "'2026-03-02T08:30' or '+12m'"
    ),
    (
      "expect row x Latte",
      "1:12: error: [unreadable-value] 'x' is no whole number from 1 to 1000000"
    ),
    (
      "expect row 0 Latte",
      "1:12: error: [unreadable-value] '0' is no whole number from 1 to 1000000"
    ),
    ("context locked maybe", "1:16: error: [unreadable-value] 'maybe' is neither 'yes' nor 'no'"),
    (
      "run OrderCoffee",
      "1:5: error: [unreadable-value] 'OrderCoffee' is no reference: write it as 'APP/NAME'"
    ),
    (
      "run kettle/Order latte",
      "1:18: error: [unreadable-value] 'latte' gives no parameter a value: write 'parameter=value'"
    ),
    ("start", "1:6: error: [incomplete-step] expected 'over'"),
    ("say hello", #"1:5: error: [incomplete-step] expected a text in quotes: "…""#),
    ("choose", "1:7: error: [incomplete-step] expected a name"),
    ("choose a,", "1:9: error: [words-left-over] nothing more was expected, but ',' follows"),
    ("expect options a,", "1:18: error: [incomplete-step] expected a name"),
    (#"say "日本 never"#, "1:5: error: [unreadable-text] the quote is never closed"),
    (
      #"say "日本\q""#,
      #"1:8: error: [unreadable-text] unknown escape '\q'; a backslash itself is written '\\'"#
    ),
    (
      #"say "a\u{110000}""#,
      #"1:7: error: [unreadable-text] '\u{110000}' is no character; expected '\u{…}' with a "#
        + "hexadecimal number from 0 to 10FFFF, but for D800 to DFFF"
    ),
    (
      #"say "\u41""#,
      #"1:6: error: [unreadable-text] '\u41' is no character; expected '\u{…}' with a "#
        + "hexadecimal number from 0 to 10FFFF, but for D800 to DFFF"
    ),
    (
      #"choose 12" pan"#,
      #"1:10: error: [unreadable-text] a name with a quote in it stands in quotes: "12\" pan""#
    ),
    ("undo twice", "1:6: error: [words-left-over] nothing more was expected, but 'twice' follows"),
    ("undo\ndid a", "2:1: error: [misplaced-header] 'did' belongs before the first step"),
    ("catalog a\ncatalog b", "2:1: error: [misplaced-header] there is a 'catalog' line already"),
  ]

  @Test(arguments: errors)
  func lineIsRefused(_ text: String, _ expected: String) {
    let (_, findings) = ScriptParser.parse(text, file: "a.walk")
    #expect(findings.map(\.description) == ["a.walk:" + expected])
  }

  @Test func everyBadLineIsReportedAndTheRestIsRead() {
    let (script, findings) = ScriptParser.parse("undo\nwalk\nredo\nsay\ndone")
    #expect(script.steps.map(\.value) == [.undo, .redo, .done])
    #expect(findings.compactMap(\.location?.line) == [2, 4])
  }

  @Test func badLinesBeyondTheLimitAreCounted() {
    let lines = String(repeating: "walk\n", count: FindingLog.maximumCount + 2)
    let (_, findings) = ScriptParser.parse(lines, file: "a.walk")
    #expect(findings.count == FindingLog.maximumCount + 1)
    #expect(
      findings.last?.description
        == "note: [more-findings] 2 more findings are left out; correct those above first")
  }

  @Test func bytesThatAreNoTextAreReported() {
    let (script, findings) = ScriptParser.parse(
      Array("undo\nsay \"".utf8) + [0xFF, 0xC3] + Array("\"\nredo".utf8), file: "a.walk")
    #expect(script.steps.map(\.value) == [.undo, .redo])
    #expect(
      findings.map(\.description) == [
        "a.walk:2:1: error: [not-utf-8] the line is not UTF-8"
      ])
    let wide = Array("undo".utf16).flatMap { [UInt8($0 & 0xFF), 0] }
    #expect(
      ScriptParser.parse(wide, file: "a.walk").findings.map(\.description) == [
        "a.walk:1:1: error: [not-utf-8] the file is in UTF-16; save it as UTF-8"
      ])
  }

  @Test func whatIsTooLongIsReported() {
    let long = "say \"" + String(repeating: "é", count: 11_000) + "\"\nundo"
    let (script, findings) = ScriptParser.parse(long)
    #expect(script.steps.count == 1)
    #expect(findings.map(\.message) == ["the line has more than 10000 characters"])
    let huge = [UInt8](repeating: 0x0A, count: ScriptParser.maximumByteCount + 1)
    #expect(
      ScriptParser.parse(huge, file: "a").findings.map(\.message) == [
        "the script has more than 1048576 bytes"
      ])
  }
}
