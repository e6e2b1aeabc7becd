import Findings
import TestSupport
import Testing

@testable import PositionedJSON

/// Fixtures with random faults: nothing traps, and what is said about places stays true.
@Suite struct JSONReaderFuzzTests {
  static let fixtures = [
    """
    { // タイマー
      "id": "com.example.timer", "title": "Start “now”", /* é */
      "numbers": [0, -1.5e+3, 12345678901234567890],
      "nested": { "a": [{ "b": [] }, {}], "c": null, "e\u{301}": "\\ud83d\\ude00\\n" },
      "flag": true,
    }
    """,
    "\u{FEFF}[\r\n'single', “curly”, key: 1, .5, +1, 0x1F, NaN,\r # c\r\n \"👨‍👩‍👧\u{600}\", 2 \u{A0}]",
  ].map { Array($0.utf8) }

  static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "\\u", "/*", "*/", "//", "\n", "\r", " ", "é",
      "“",
      "”", "\u{301}", "\u{600}", "👨‍👩‍👧", "0", "-", ".", "e", "true", "=", ";", "#", "\u{0}",
      "\u{3000}",
    ].map { Array($0.utf8) } + [[0xFF], [0xE2], [0xF0, 0x9F], [0x80]]

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func survivesMutations(seed: UInt64) {
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(4)
    for _ in 0..<1500 where clock.now < deadline {
      var bytes = Self.fixtures.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&bytes, using: &random) }
      check(bytes)
    }
  }

  private func mutate(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...4, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: 0)
    case 2: bytes.removeSubrange(place..<min(place + 1, bytes.count))
    default: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: place)
    }
    if bytes.isEmpty { bytes = [0x20] }
  }

  private func check(_ bytes: [UInt8]) {
    let (root, findings) = JSONReader.read(bytes, file: "f")
    #expect(findings.count <= JSONReader.maximumFindingCount + 1, "\(bytes)")
    #expect(
      findings.dropLast().map(\.location)
        == findings.dropLast().map(\.location).sorted {
          guard let left = $0, let right = $1 else { return false }
          return left < right
        })
    guard let root else {
      #expect(!findings.isEmpty, "\(bytes)")
      return
    }
    checkPlaces(of: root, within: 0..<bytes.count, bytes)
    let (again, faults) = read(JSONWriter.text(root.value))
    #expect(again?.value == root.value, "\(bytes)")
    #expect(faults == [], "\(bytes)")
  }

  private func checkPlaces(of node: JSONNode, within range: Range<Int>, _ bytes: [UInt8]) {
    #expect(range.lowerBound <= node.byteRange.lowerBound, "\(bytes)")
    #expect(node.byteRange.upperBound <= range.upperBound, "\(bytes)")
    #expect(node.location == place(of: node.byteRange.lowerBound, in: bytes), "\(bytes)")
    let children = node.elements ?? node.members?.map(\.value) ?? []
    for child in children { checkPlaces(of: child, within: node.byteRange, bytes) }
  }

  /// The place found the slow way.
  private func place(of offset: Int, in bytes: [UInt8]) -> Findings.SourceLocation {
    var line = 1
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for index in start..<max(start, offset) {
      let isInsidePair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if bytes[index] == 0x0A || (bytes[index] == 0x0D && !isInsidePair) {
        line += 1
        start = index + 1
      }
    }
    let scalar = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
      .unicodeScalars.first
    let end = offset + (scalar == "\u{FFFD}" ? 1 : scalar.map { String($0).utf8.count } ?? 0)
    let column = String(decoding: bytes[start..<end], as: UTF8.self).count
    return SourceLocation(file: "f", line: line, column: column)
  }
}
