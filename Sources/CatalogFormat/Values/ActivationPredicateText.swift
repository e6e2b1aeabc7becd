import Findings
import IntentModel

/// Activation predicates as `Info.plist` files write them.
enum ActivationPredicateText {
  /// What is wrong with a predicate, and at which character, counted from 1.
  struct Fault: Error, Equatable {
    let message: String
    let position: Int
  }

  static func predicate(_ text: String) throws(Fault) -> ActivationPredicate {
    var parser = try PredicateParser(text)
    let predicate = try parser.anyOf()
    try parser.expectEnd()
    return predicate
  }

  static func text(_ predicate: ActivationPredicate) -> String { text(predicate, variable: nil) }

  private static func text(_ predicate: ActivationPredicate, variable: String?) -> String {
    func inParentheses(_ parts: [ActivationPredicate], _ word: String) -> String {
      "(" + parts.map { text($0, variable: variable) }.joined(separator: " \(word) ") + ")"
    }
    switch predicate {
    case .constant(let value): return value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .not(let inner): return "NOT (\(text(inner, variable: variable)))"
    case .all(let parts): return inParentheses(parts, "AND")
    case .any(let parts): return inParentheses(parts, "OR")
    case .items(let inner, let comparison, let amount):
      let inside = text(inner, variable: "$item")
      return "SUBQUERY(extensionItems, $item, \(inside)).@count \(comparison.rawValue) "
        + self.text(amount)
    case .attachments(let inner, let comparison, let amount):
      let inside = text(inner, variable: "$attachment")
      return "SUBQUERY($item.attachments, $attachment, \(inside)).@count \(comparison.rawValue) "
        + self.text(amount)
    case .attachmentCount(let comparison, let amount):
      return "$item.attachments.@count \(comparison.rawValue) \(self.text(amount))"
    case .anyType(let type, let isExact):
      return "ANY \(variable ?? "$attachment").registeredTypeIdentifiers "
        + "\(isExact ? "UTI-EQUALS" : "UTI-CONFORMS-TO") \"\(type)\""
    }
  }

  private static func text(_ amount: ActivationPredicate.Amount) -> String {
    switch amount {
    case .number(let number): "\(number)"
    case .attachments: "$item.attachments.@count"
    }
  }
}

/// Reads from left to right; what binds less is above what binds more.
private struct PredicateParser {
  typealias Fault = ActivationPredicateText.Fault

  private let tokens: [Token]
  private var next = 0
  private var depth = 0
  private let end: Int
  private var isInAttachments = false
  /// Deeper nesting is no predicate that anybody wrote.
  private static let deepest = 64
  /// Nor are more words.
  private static let mostTokens = 2_000

  private struct Token {
    var text: String
    var isQuoted = false
    /// Counted from 1.
    var position: Int
  }

  init(_ text: String) throws(Fault) {
    tokens = Self.tokens(of: text)
    end = text.count + 1
    guard tokens.count <= Self.mostTokens else {
      throw Fault(
        message: "a predicate has at most \(Self.mostTokens) words and signs",
        position: tokens[Self.mostTokens].position)
    }
  }

  mutating func expectEnd() throws(Fault) {
    if let token = current { throw fault("expected the end, found '\(Excerpt.of(token.text))'") }
  }

  mutating func anyOf() throws(Fault) -> ActivationPredicate {
    try several("OR", "||", ActivationPredicate.any) { parser throws(Fault) in try parser.allOf() }
  }

  private mutating func allOf() throws(Fault) -> ActivationPredicate {
    try several("AND", "&&", ActivationPredicate.all) { parser throws(Fault) in try parser.one() }
  }

  private mutating func several(
    _ word: String, _ sign: String, _ join: ([ActivationPredicate]) -> ActivationPredicate,
    _ part: (inout PredicateParser) throws(Fault) -> ActivationPredicate
  ) throws(Fault) -> ActivationPredicate {
    var parts = [try part(&self)]
    while takes(word) || takes(sign) { parts.append(try part(&self)) }
    return parts.count == 1 ? parts[0] : join(parts)
  }

  private mutating func one() throws(Fault) -> ActivationPredicate {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw fault("the parentheses are too deep") }
    if takes("NOT") || takes("!") { return .not(try one()) }
    if takes("(") {
      let inner = try anyOf()
      try expect(")")
      return inner
    }
    if takes("TRUEPREDICATE") { return .constant(true) }
    if takes("FALSEPREDICATE") { return .constant(false) }
    if takes("ANY") { return try anyType() }
    if takes("SUBQUERY") { return try subquery() }
    if current?.text.hasSuffix(".attachments.@count") == true {
      next += 1
      return .attachmentCount(try comparison(), try amount())
    }
    throw fault("expected SUBQUERY, ANY, TRUEPREDICATE or '('" + found)
  }

  private mutating func subquery() throws(Fault) -> ActivationPredicate {
    try expect("(")
    guard let collection = current?.text,
      collection == "extensionItems" || collection.hasSuffix(".attachments")
    else { throw fault("expected extensionItems or attachments" + found) }
    // Each one more would be counted once for each of those around it.
    guard !isInAttachments else {
      throw fault("there is no SUBQUERY inside a SUBQUERY of attachments")
    }
    next += 1
    try expect(",")
    guard let variable = current?.text, variable.hasPrefix("$"), variable.count > 1 else {
      throw fault("expected a variable such as $item" + found)
    }
    next += 1
    try expect(",")
    isInAttachments = collection != "extensionItems"
    let inner = try anyOf()
    isInAttachments = false
    try expect(")")
    try expect(".@count")
    let comparison = try comparison()
    let amount = try amount()
    return collection == "extensionItems"
      ? .items(inner, comparison, amount) : .attachments(inner, comparison, amount)
  }

  private mutating func anyType() throws(Fault) -> ActivationPredicate {
    guard let path = current?.text, path.hasSuffix(".registeredTypeIdentifiers") else {
      throw fault("expected the registeredTypeIdentifiers of an attachment" + found)
    }
    next += 1
    let isExact = takes("UTI-EQUALS")
    guard isExact || takes("UTI-CONFORMS-TO") else {
      throw fault("expected UTI-CONFORMS-TO" + found)
    }
    guard let token = current, token.isQuoted else {
      throw fault("expected a type in quotes" + found)
    }
    next += 1
    return .anyType(token.text, isExact: isExact)
  }

  private mutating func comparison() throws(Fault) -> ActivationPredicate.Comparison {
    let text = current?.text == "=" ? "==" : current?.text
    guard let text, let comparison = ActivationPredicate.Comparison(rawValue: text) else {
      throw fault("expected ==, >=, <=, > or <" + found)
    }
    next += 1
    return comparison
  }

  private mutating func amount() throws(Fault) -> ActivationPredicate.Amount {
    if let number = current.flatMap({ Int($0.text) }) {
      next += 1
      return .number(number)
    }
    if current?.text.hasSuffix(".attachments.@count") == true {
      next += 1
      return .attachments
    }
    throw fault("expected a number, or a count of attachments" + found)
  }

  // MARK: Tokens

  private var current: Token? { tokens.indices.contains(next) ? tokens[next] : nil }

  private mutating func takes(_ word: String) -> Bool {
    guard let current, !current.isQuoted, current.text.uppercased() == word.uppercased() else {
      return false
    }
    next += 1
    return true
  }

  private mutating func expect(_ word: String) throws(Fault) {
    guard takes(word) else { throw fault("expected '\(word)'" + found) }
  }

  private var found: String {
    current.map { ", found '\(Excerpt.of($0.text))'" } ?? ", found the end"
  }

  private func fault(_ message: String) -> Fault {
    Fault(message: message, position: current?.position ?? end)
  }

  private static func tokens(of text: String) -> [Token] {
    let characters = Array(text)
    var tokens = [Token]()
    var place = 0
    while place < characters.count {
      let character = characters[place]
      let start = place
      place += 1
      if character.isWhitespace { continue }
      if character == "\"" || character == "'" {
        while place < characters.count, characters[place] != character { place += 1 }
        let quoted = String(characters[(start + 1)..<place])
        tokens.append(Token(text: quoted, isQuoted: place < characters.count, position: start + 1))
        place += 1
        continue
      }
      let isWord = isPartOfWord(character)
      if isWord || "=<>&|!".contains(character) {
        while place < characters.count,
          isWord ? isPartOfWord(characters[place]) : "=&|".contains(characters[place])
        { place += 1 }
      }
      tokens.append(Token(text: String(characters[start..<place]), position: start + 1))
    }
    return tokens
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "$@._-".contains(character)
  }
}
