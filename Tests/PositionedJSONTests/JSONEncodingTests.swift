import Findings
import Testing

@testable import PositionedJSON

@Suite struct JSONEncodingTests {
  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x7B], "UTF-16"),
      ([0x7B, 0x00, 0x7D, 0x00], "UTF-16"), ([0x00, 0x7B, 0x00, 0x7D], "UTF-16"),
      ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"),
    ] as [([UInt8], String)])
  func namesOtherEncodings(bytes: [UInt8], name: String) {
    let (root, findings) = JSONReader.read(bytes, file: "f")
    #expect(root == nil)
    #expect(
      findings.map(\.description) == [
        "f:1:1: error: [wrong-encoding] the file looks like \(name); expected UTF-8: "
          + "save it with that encoding"
      ])
  }

  @Test(
    arguments: [
      [0xE9], [0xC3], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
    ] as [[UInt8]])
  func goesOnAfterBytesThatAreNotUTF8(wrong: [UInt8]) throws {
    let bytes = Array("{\n\"a\": \"é ".utf8) + wrong + Array("\", \"b\": 2}".utf8)
    let (root, findings) = JSONReader.read(bytes, file: "f")
    #expect(findings.map(\.rule) == ["not-utf-8"])
    #expect(findings.first?.location == SourceLocation(file: "f", line: 2, column: 9))
    #expect(try #require(root?["a"]?.string).hasPrefix("é \u{FFFD}"))
    #expect(root?["b"]?.integer == 2)
  }

  @Test func wordsTheByte() {
    let (_, findings) = JSONReader.read([0x22, 0x0B, 0xE9, 0x22], file: "f")
    #expect(
      findings.map(\.message) == [
        #"found the control character 0x0B in text; write '\u000b'"#,
        "found the byte 0xE9, which is not UTF-8; save the file as UTF-8",
      ])
  }

  @Test func acceptsWhatTheStandardLibraryAccepts() {
    for first in UInt8.min...UInt8.max {
      for second: UInt8 in [0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF] {
        for tail: [UInt8] in [[], [0x80], [0x80, 0x80], [0xBF, 0xC0]] {
          let bytes = [first, second] + tail
          let isValid = bytes.withUnsafeBufferPointer {
            TextEncoding.firstInvalidOffset(in: $0, from: 0) == nil
          }
          #expect(
            isValid == Array(String(decoding: bytes, as: UTF8.self).utf8).elementsEqual(bytes))
        }
      }
    }
  }
}
