import Findings
import Foundation
import Testing

@testable import PositionedJSON

@Suite struct JSONReaderTests {
  @Test func readsCommentsAndTrailingCommas() throws {
    let text = """
      {
        // a comment
        "title": "Start", /* another
        ** one */
        "counts": [1, 2,],
      }
      """
    let (root, findings) = read(text)
    #expect(findings == [])
    #expect(root?.value == ["title": "Start", "counts": [1, 2]])
    let title = try #require(root?["title"])
    #expect(title.location == SourceLocation(file: "f", line: 3, column: 12))
    #expect(Array(text.utf8)[title.byteRange].elementsEqual("\"Start\"".utf8))
    #expect(root?.members?.last?.keyLocation == SourceLocation(file: "f", line: 5, column: 3))
  }

  @Test func knowsTheKindsOfValues() {
    let (root, _) = read(#"[null, true, false, 1, "a", [], {}]"#)
    #expect(
      root?.elements?.map(\.kindName) == [
        "null", "true", "false", "a number", "a string", "an array", "an object",
      ])
    #expect(root?.elements?.compactMap(\.boolean) == [true, false])
    #expect(root?["a"] == nil)
  }

  @Test(
    arguments: [
      ("0", 0, "0"), ("-0", 0, "0"), ("12", 12, "12"), ("-7", -7, "-7"), ("3.0", 3, "3"),
      ("3e2", 300, "300"), ("120e-1", 12, "12"), ("3.5", nil, "3.5"), ("1e400", nil, nil),
      ("0e999999999999999999999", 0, "0"), ("1e999999999999999999999", nil, nil),
      ("9223372036854775807", Int.max, "9223372036854775807"),
      ("-9223372036854775808", Int.min, "-9223372036854775808"),
      ("9223372036854775808", nil, "9223372036854775808"),
      ("12345678901234567890123456789012345678", nil, "12345678901234567890123456789012345678"),
      ("123456789012345678901234567890123456789", nil, nil),
      ("1e-128", nil, "1e-128"), ("1e-129", nil, nil), ("0.10", nil, "0.1"),
    ] as [(String, Int?, String?)])
  func givesNumbersExactlyOrNotAtAll(text: String, integer: Int?, decimal: String?) {
    let (root, findings) = read(text)
    #expect(findings == [])
    #expect(root?.numberText == text)
    #expect(root?.integer == integer)
    #expect(root?.decimal == decimal.flatMap { Decimal(string: $0) })
  }

  @Test(arguments: [
    (#""a\"b\\c\/d""#, "a\"b\\c/d"),
    (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
    (#""\u00e9\u30bf\ud83d\ude00""#, "éタ😀"),
    ("\"é\u{301}\u{2028}\u{7F}👨‍👩‍👧\"", "é\u{301}\u{2028}\u{7F}👨‍👩‍👧"),
    (#""it's // no /* comment""#, "it's // no /* comment"),
    ("\"“quoted”\"", "“quoted”"),
  ])
  func keepsTextVerbatim(text: String, expected: String) throws {
    let (root, findings) = read(text)
    #expect(findings == [])
    #expect(try Array(#require(root?.string).utf8) == Array(expected.utf8))
  }

  @Test(arguments: [
    ("[1,\r\n 2,\r 3,\n 4]", ["1:2", "2:2", "3:2", "4:2"]),
    ("\u{FEFF}[1, 2]", ["1:2", "1:5"]),
    ("[\"タイマー\", 2, \"e\u{301}\", 3]", ["1:2", "1:10", "1:13", "1:18"]),
    ("[\"👨‍👩‍👧🇩🇪\", 2]", ["1:2", "1:8"]),
    ("/* é */ [\"\u{301}\", 2]", ["1:10", "1:14"]),
    ("[\"\u{600}\", 2]", ["1:2", "1:6"]),
    ("[\n\n/* \r\n\r */ 1\n]", ["5:5"]),
  ])
  func countsColumnsInCharacters(text: String, places: [String]) {
    let (root, findings) = read(text)
    #expect(findings == [])
    #expect(root?.elements?.map { "\($0.location.line):\($0.location.column)" } == places)
  }

  @Test func givesByteRangesInTheOriginalBytes() throws {
    let bytes = Array("\u{FEFF}{\"é\": [ 1 ]}".utf8)
    let root = try #require(JSONReader.read(bytes, file: "f").root)
    #expect(root.byteRange == 3..<bytes.count)
    #expect(String(decoding: bytes[try #require(root["é"]).byteRange], as: UTF8.self) == "[ 1 ]")
  }

  @Test func ofAKeyGivenTwiceTheFirstCounts() {
    let members = (0..<40).map { "\"k\($0)\": \($0)" }
    let (root, findings) = read("{\(members.joined(separator: ", ")), \"k39\": 1, \"k0\": 1}")
    #expect(findings.map(\.rule) == ["duplicate-key", "duplicate-key"])
    #expect(root?.members?.count == 40)
    #expect(root?["k39"]?.integer == 39)
  }
}

func read(_ text: String) -> (root: JSONNode?, findings: [Finding]) {
  JSONReader.read(Array(text.utf8), file: "f")
}
