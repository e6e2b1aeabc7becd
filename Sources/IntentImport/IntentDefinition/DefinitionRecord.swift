import Foundation

/// One dictionary of a definition, with the place it has in the file.
///
/// It remembers which keys were asked for; the others are unknown and get reported.
final class DefinitionRecord {
  /// `INIntents[2].INIntentParameters[0]`; empty for the root.
  let path: String
  /// The line of the name, where the file is XML and it could be found.
  let line: Int?
  private let values: [String: PropertyListValue]
  private let findings: DefinitionFindings
  private let lines: DefinitionLines
  private var asked = Set<String>()

  init(
    _ values: [String: PropertyListValue], path: String, line: Int?, lines: DefinitionLines,
    findings: DefinitionFindings
  ) {
    self.values = values
    self.path = path
    self.line = line
    self.lines = lines
    self.findings = findings
    findings.follow(self)
  }

  var unusedKeys: [String] { values.keys.filter { !asked.contains($0) }.sorted() }

  func has(_ key: String) -> Bool { value(key) != nil }

  /// Known keys that a catalog has no use for.
  func ignore(_ keys: String...) { asked.formUnion(keys) }

  func string(_ key: String) -> String? {
    guard let value = value(key) else { return nil }
    if case .string(let text) = value { return text }
    return mismatch(key, value, expected: "a string")
  }

  /// Also what old tools wrote for Booleans: "YES", 1.
  func boolean(_ key: String) -> Bool? {
    switch value(key) {
    case nil: return nil
    case .boolean(let truth): return truth
    case .integer(let number) where number == 0 || number == 1: return number == 1
    case .string(let text) where ["YES", "TRUE", "1"].contains(text.uppercased()): return true
    case .string(let text) where ["NO", "FALSE", "0"].contains(text.uppercased()): return false
    case .some(let value): return mismatch(key, value, expected: "a Boolean")
    }
  }

  func integer(_ key: String) -> Int? {
    guard let number = number(key) else { return nil }
    guard let integer = number.wholeNumber else {
      findings.add(
        .warning, rule: "value-has-wrong-type", "'\(key)' is not a whole number", in: self)
      return nil
    }
    return integer
  }

  /// Any number, also one written as a text.
  func number(_ key: String) -> Decimal? {
    guard let value = value(key) else { return nil }
    return value.number ?? mismatch(key, value, expected: "a number")
  }

  /// As it is: for a key whose type depends on others.
  func value(_ key: String) -> PropertyListValue? {
    asked.insert(key)
    return values[key]
  }

  func record(_ key: String) -> DefinitionRecord? {
    guard let value = value(key) else { return nil }
    guard case .dictionary(let inner) = value else {
      return mismatch(key, value, expected: "a dictionary")
    }
    return child(inner, at: key, line: line)
  }

  /// The dictionaries of an array. `nameKey` is the key that gives each its line.
  func records(_ key: String, nameKey: String? = nil) -> [DefinitionRecord] {
    guard let value = value(key) else { return [] }
    guard case .array(let elements) = value else {
      mismatch(key, value, expected: "an array") as Void?
      return []
    }
    return elements.enumerated().compactMap { index, element in
      guard case .dictionary(let inner) = element else {
        return mismatch("\(key)[\(index)]", element, expected: "a dictionary")
      }
      var line = line
      if let nameKey, case .string(let name)? = inner[nameKey] {
        line = lines.line(of: name, key: nameKey, after: self.line ?? 0) ?? line
      }
      return child(inner, at: "\(key)[\(index)]", line: line)
    }
  }

  /// A dictionary of dictionaries, by sorted key: the order in the file carries no meaning.
  func keyedRecords(_ key: String) -> [(key: String, record: DefinitionRecord)] {
    guard let value = value(key) else { return [] }
    guard case .dictionary(let inner) = value else {
      mismatch(key, value, expected: "a dictionary") as Void?
      return []
    }
    return inner.keys.sorted().compactMap { name in
      guard case .dictionary(let content)? = inner[name] else {
        return mismatch("\(key)[\"\(name)\"]", inner[name] ?? .other, expected: "a dictionary")
      }
      return (name, child(content, at: "\(key)[\"\(name)\"]", line: line))
    }
  }

  private func child(_ values: [String: PropertyListValue], at key: String, line: Int?)
    -> DefinitionRecord
  {
    DefinitionRecord(
      values, path: path.isEmpty ? key : "\(path).\(key)", line: line, lines: lines,
      findings: findings)
  }

  @discardableResult
  private func mismatch<T>(_ key: String, _ value: PropertyListValue, expected: String) -> T? {
    findings.add(
      .warning, rule: "value-has-wrong-type",
      "'\(key)' is \(value.kind), expected \(expected); left out", in: self)
    return nil
  }
}

extension Decimal {
  /// Nil for a number with a fraction, and for one beyond what a definition can mean.
  var wholeNumber: Int? {
    let real = NSDecimalNumber(decimal: self).doubleValue.rounded()
    return abs(real) < 1e15 && Decimal(real) == self ? Int(real) : nil
  }
}

extension PropertyListValue {
  /// Nil for what is no number, and for infinite ones.
  var number: Decimal? {
    switch self {
    case .integer(let value): Decimal(value)
    // By its shortest spelling: 0.1 is to stay 0.1.
    case .real(let value): value.isFinite ? Decimal(string: "\(value)", locale: nil) : nil
    case .string(let text): Self.plainNumber(text)
    default: nil
    }
  }

  private static func plainNumber(_ text: String) -> Decimal? {
    let isPlain =
      !text.isEmpty && text.count < 40 && text.allSatisfy { "-0123456789.".contains($0) }
    return isPlain && Double(text) != nil ? Decimal(string: text, locale: nil) : nil
  }
}
