import TestSupport
import Testing

@testable import PositionedJSON

@Suite struct JSONWriterTests {
  @Test func laysOutLikeAPerson() {
    let long = String(repeating: "é", count: 60)
    let value: JSONValue = [
      "id": "com.example.timer", "empty": [], "none": [:],
      "phrases": [.string(long), .string(long)],
      "parameters": [
        ["name": "duration", "type": "Duration", "isOptional": false, "default": nil],
        ["name": "label", "title": .string(long), "values": [1, 2, .number(text: "1e400")]],
      ],
    ]
    #expect(
      JSONWriter.text(value) == """
        {
          "id": "com.example.timer",
          "empty": [],
          "none": {},
          "phrases": [
            "\(long)",
            "\(long)"
          ],
          "parameters": [
            { "name": "duration", "type": "Duration", "isOptional": false, "default": null },
            {
              "name": "label",
              "title": "\(long)",
              "values": [1, 2, 1e400]
            }
          ]
        }

        """)
  }

  @Test(arguments: [
    ("a\"b\\c/d", #""a\"b\\c/d""#),
    ("\n\r\t\u{0}\u{1B}\u{7F}\u{9B}", #""\n\r\t\u0000\u001b\u007f\u009b""#),
    ("\u{202E}\u{E0001}", #""\u202e\udb40\udc01""#),
    ("é タ 👨‍👩‍👧", "\"é タ 👨‍👩‍👧\""),
  ])
  func escapesOnlyWhatMustBe(text: String, expected: String) {
    #expect(JSONWriter.quoted(text) == expected)
  }

  @Test func writesWhatIsNoNumberAsText() {
    #expect(JSONWriter.text(.number(text: "1, 2")) == "\"1, 2\"\n")
  }

  @Test func fillsLinesToTheirLengthAndNoFurther() {
    for count in 80...100 {
      let value: JSONValue = ["a": ["b": .string(String(repeating: "x", count: count))]]
      let lines = JSONWriter.text(value).split(separator: "\n")
      let isOneLine = count + "{ \"a\": { \"b\": \"\" } }".count <= JSONWriter.lineLength
      #expect(
        lines.count == (isOneLine ? 1 : count + "  \"a\": { \"b\": \"\" }".count <= 99 ? 3 : 5))
    }
  }

  @Test(arguments: [11, 12, 13] as [UInt64])
  func whatIsWrittenIsReadBack(seed: UInt64) {
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let value = randomValue(depth: 0, using: &random)
      let text = JSONWriter.text(value)
      let (root, findings) = read(text)
      #expect(findings == [], "\(text)")
      #expect(root?.value == value, "\(text)")
      #expect(root.map { JSONWriter.text($0.value) } == text)
    }
  }

  private func randomValue(depth: Int, using random: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 5 ? 4 : 6), using: &random) {
    case 0: return .null
    case 1: return .boolean(Bool.random(using: &random))
    case 2:
      let numbers = ["0", "-1", "1e400", "12345678901234567890", "0.10", "-2.5E-3"]
      return .number(text: numbers.randomElement(using: &random) ?? "0")
    case 3: return .string(randomText(using: &random))
    case 4:
      return .array(
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          randomValue(depth: depth + 1, using: &random)
        })
    default:
      return .object(
        (0..<Int.random(in: 0...25, using: &random)).map { index in
          JSONValue.Member(
            "\(index)" + randomText(using: &random), randomValue(depth: depth + 3, using: &random))
        })
    }
  }

  private func randomText(using random: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      let limit: UInt32 = [0x20, 0x7F, 0x300, 0xFFFF, 0x10FFFF].randomElement(using: &random) ?? 0
      text.append(Unicode.Scalar(UInt32.random(in: 0...limit, using: &random)) ?? "\"")
    }
    return String(text)
  }
}
