import Findings
import Foundation
import IntentModel
import PositionedJSON

extension ValueFormat where Value == String {
  /// Words that are not shown: addresses, symbols, names.
  static var plainText: ValueFormat {
    ValueFormat(.string()) { node, reading in
      if case .string(let text) = node.content { return text }
      reading.reportWrongType(node, expected: "a text")
      return nil
    } write: {
      .string($0)
    }
  }

  private static let idPattern = #"^(?!.*(/|\$\{|[\u0000-\u001f\u007f])).+$"#

  private static var idShape: Shape {
    .named(
      "id",
      summary:
        "What something is referred to by: not empty, without `/`, `${` and control characters.",
      .string(pattern: idPattern))
  }

  /// What something is referred to by.
  static var id: ValueFormat {
    ValueFormat(idShape) { node, reading in
      guard case .string(let id) = node.content else {
        reading.reportWrongType(node, expected: "an id")
        return nil
      }
      return reading.isWellFormed(id, at: node.location) ? id : nil
    } write: {
      .string($0)
    }
  }

  /// A language tag.
  static var language: ValueFormat {
    ValueFormat(.string()) { node, reading in
      guard case .string(let tag) = node.content else {
        reading.reportWrongType(node, expected: "a language tag")
        return nil
      }
      reading.checkLanguage(tag, at: node.location)
      return tag
    } write: {
      .string($0)
    }
  }
}

extension ValueFormat where Value == Bool {
  static var boolean: ValueFormat {
    ValueFormat(.boolean) { node, reading in
      if case .boolean(let value) = node.content { return value }
      reading.reportWrongType(node, expected: "true or false")
      return nil
    } write: {
      .boolean($0)
    }
  }
}

extension ValueFormat where Value == Int {
  static var integer: ValueFormat {
    ValueFormat(.integer()) { node, reading in
      if let value = node.integer { return value }
      if let text = node.numberText {
        reading.reportUnreadable(text, expected: Words.wholeNumber(for: text), at: node.location)
      } else {
        reading.reportWrongType(node, expected: "a whole number")
      }
      return nil
    } write: {
      .number($0)
    }
  }

  /// Seconds, written as `12m`.
  static var duration: ValueFormat {
    ValueFormat(DurationText.shape) { node, reading in
      guard case .string(let text) = node.content else {
        reading.reportWrongType(node, expected: DurationText.expectation)
        return nil
      }
      do throws(DurationText.Fault) {
        return try DurationText.seconds(text)
      } catch {
        reading.reportUnreadable(text, expected: error.expectation, at: node.location)
        return nil
      }
    } write: {
      .string(DurationText.text(seconds: $0))
    }
  }
}

extension ValueFormat where Value == Decimal {
  static var number: ValueFormat {
    ValueFormat(.number) { node, reading in
      if let value = node.decimal { return value }
      if let text = node.numberText {
        reading.reportUnreadable(
          text, expected: Words.decimalNumber, at: node.location)
      } else {
        reading.reportWrongType(node, expected: "a number")
      }
      return nil
    } write: {
      DecimalText.json($0)
    }
  }
}

extension ValueFormat where Value == ClockTime {
  static var time: ValueFormat {
    .spelled(pattern: #"^\d{1,2}:\d{2}(:\d{2})?$"#, expected: "a time such as '08:10'") {
      ClockTime($0)
    }
  }
}

extension ValueFormat where Value == SimulatedTime {
  static var dateTime: ValueFormat {
    .spelled(
      pattern: #"^\d{4}-\d{1,2}-\d{1,2}T\d{1,2}:\d{2}(:\d{2})?$"#,
      expected: "a date and time such as '2026-03-02T08:10'"
    ) { SimulatedTime($0) }
  }

  /// A moment; a time alone is of the day on which walks usually start.
  static var moment: ValueFormat {
    .spelled(
      pattern: #"^(\d{4}-\d{1,2}-\d{1,2}T)?\d{1,2}:\d{2}(:\d{2})?$"#,
      expected: "a date and time such as '2026-03-02T08:10', or a time such as '08:10'"
    ) { text in
      SimulatedTime(text)
        ?? ClockTime(text).map { SimulatedTime(PhoneContext().time.date, $0) }
    }
  }
}

extension ValueFormat where Value: CustomStringConvertible {
  /// A text in a spelling that its description uses too.
  fileprivate static func spelled(
    pattern: String, expected: String, _ value: @escaping @Sendable (String) -> Value?
  ) -> ValueFormat {
    ValueFormat(.string(pattern: pattern)) { node, reading in
      guard case .string(let text) = node.content else {
        reading.reportWrongType(node, expected: expected)
        return nil
      }
      if let value = value(text) { return value }
      reading.reportUnreadable(text, expected: expected, at: node.location)
      return nil
    } write: {
      .string($0.description)
    }
  }
}

extension ValueFormat where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the words of an enumeration.
  static var word: ValueFormat {
    let words = Value.allCases.map(\.rawValue)
    return ValueFormat(.word(words)) { node, reading in
      guard case .string(let word) = node.content else {
        reading.reportWrongType(node, expected: Words.alternatives(words))
        return nil
      }
      if let value = Value(rawValue: word) { return value }
      reading.reportUnknownWord(word, known: words, at: node.location)
      return nil
    } write: {
      .string($0.rawValue)
    }
  }
}

extension Reading {
  mutating func reportUnknownWord(_ word: String, known: [String], at location: SourceLocation) {
    let key = key
    report(
      .unknownWord, "'\(key)' cannot be \(Words.quoted(word))", near: word, among: { _ in known },
      listingAtMost: 16, at: location)
  }

  mutating func reportUnreadable(_ text: String, expected: String, at location: SourceLocation) {
    let key = key
    report(
      .valueDoesNotFit, "expected \(expected) for '\(key)', found \(Words.quoted(text))",
      at: location)
  }

  /// Reports an id that other files or texts could not refer to.
  mutating func isWellFormed(_ id: String, at location: SourceLocation) -> Bool {
    let fault: String
    if id.isEmpty {
      fault = "an id cannot be empty"
    } else if id.utf8.contains(UInt8(ascii: "/")) {
      fault = "the id \(Words.quoted(id)) holds '/', which separates ids"
    } else if id.utf8.contains(UInt8(ascii: "$")), id.contains("${") {
      fault = "the id \(Words.quoted(id)) holds '${', which begins a token"
    } else if id.unicodeScalars.contains(where: HarmlessText.isHarmful) {
      fault = "the id \(Words.quoted(id)) holds a control character"
    } else {
      return true
    }
    report(.idMalformed, fault, at: location)
    return false
  }

  mutating func checkLanguage(_ tag: String, at location: SourceLocation) {
    if LanguageTag.isWellFormed(tag) { return }
    report(
      .languageMalformed, "\(Words.quoted(tag)) is no language tag such as 'en' or 'zh-Hans'",
      near: tag, among: { _ in TextFormat.reservedKeys }, listingAtMost: 0, at: location)
  }
}

extension LanguageTag {
  /// Two or three letters, then any parts of up to eight letters and digits.
  static func isWellFormed(_ tag: String) -> Bool {
    var partLength = 0
    var partIndex = 0
    for byte in tag.utf8 {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"):
        guard partLength >= (partIndex == 0 ? 2 : 1) else { return false }
        partIndex += 1
        partLength = 0
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        partLength += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard partIndex > 0 else { return false }
        partLength += 1
      default: return false
      }
      guard partLength <= (partIndex == 0 ? 3 : 8) else { return false }
    }
    return partLength >= (partIndex == 0 ? 2 : 1)
  }
}
