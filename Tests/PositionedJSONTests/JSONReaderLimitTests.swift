import Findings
import Testing

@testable import PositionedJSON

/// Whatever the bytes are, reading ends soon and says little.
@Suite(.serialized) struct JSONReaderLimitTests {
  @Test func leavesOutWhatIsNestedTooDeep() throws {
    let limit = JSONReader.maximumDepth
    let fits = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(read(fits).findings == [])
    let (root, findings) = read("{\"deep\": \(fits), \"right\": 1}")
    #expect(
      findings.map(\.description) == [
        "f:1:\(9 + limit): error: [too-deep] brackets are nested more than 128 deep; expected fewer: "
          + "this value is left out"
      ])
    #expect(root?["right"]?.integer == 1)
    let hidden = String(repeating: "[", count: limit) + #"[ "]" /* ] */ ] "#
    #expect(read(hidden + String(repeating: "]", count: limit)).findings.count == 1)
  }

  @Test func stopsAfterFiftyFindings() {
    let (root, findings) = read("[" + String(repeating: "x,", count: 80) + "1]")
    #expect(findings.count == 51)
    #expect(
      findings.last?.description
        == "f:1:100: note: [more-findings] 30 more findings in this file are left out; "
        + "correct those above first")
    #expect(root?.elements?.count == 81)
  }

  @Test func skipsTenMegabytesOfOpenBrackets() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 10 << 20)
    var findings: [Finding] = []
    let elapsed = ContinuousClock().measure {
      findings = JSONReader.read(bytes, file: "f").findings
    }
    #expect(findings.map(\.rule) == ["too-deep", "unclosed-bracket"])
    #expect(elapsed < .seconds(60))
  }

  /// Each would take minutes if anything were done again for every byte.
  @Test(arguments: [
    "{\"a\":", "}", "[}", "\"", "[\"\\", "/*\n", "[/*", "é ", "[é\"", "{,", "\"a\" ", "[\"a\n",
    "['a\n“", "#\r",
    "{\"a\":\"b\" ", "\u{0}", "\u{A0}", "[\"\\ud800", "{a", "a:", "\"a\":\"b\"", "\"\n'\n",
    "\"a\\\n",
  ])
  func readsAnythingInTimeThatGrowsWithIt(pattern: String) {
    for start in ["", "[", "{"] {
      let text = start + String(repeating: pattern, count: 200_000 / pattern.utf8.count)
      let elapsed = ContinuousClock().measure { _ = read(text) }
      #expect(elapsed < .seconds(60), "\(start)\(pattern)")
    }
  }

  @Test func readsAnOrdinaryLargeFile() {
    let line = "  { \"id\": \"a.b\", \"title\": \"タイマー\", \"n\": [1, 2.5, true] },"
    let text = "[\n" + String(repeating: line + "\n", count: 5_000) + "]"
    let (root, findings) = read(text)
    #expect(findings == [])
    #expect(root?.elements?.count == 5_000)
    #expect(root?.elements?.last?["n"]?.location.column == 40)
    let oneLine = read(text.replacing("\n", with: " "))
    #expect(oneLine.root?.elements?.count == 5_000)
    #expect(oneLine.root?.elements?.last?["n"]?.location.line == 1)
  }
}
