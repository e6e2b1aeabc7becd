/// The `${name}` places of a text.
enum TextTokens {
  /// The names, in order, each as often as it occurs.
  static func names(in text: String) -> [String] {
    var found = [String]()
    _ = rewriting(text) { name in
      found.append(name)
      return nil
    }
    return found
  }

  /// Whether the last token has no end.
  static func isUnclosed(_ text: String) -> Bool {
    guard let last = text.ranges(of: "${").last else { return false }
    return !text[last.upperBound...].contains("}")
  }

  /// The text with nothing in it that counts as a token, for a place where none is meant.
  static func disarmed(_ text: String) -> String { text.replacing("${", with: "{") }

  /// The text with each token replaced; nil leaves it as it is.
  static func rewriting(_ text: String, _ replacement: (String) -> String?) -> String {
    guard text.contains("${") else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "${") {
      let inner = rest[open.upperBound...]
      guard let close = inner.firstIndex(of: "}") else { break }
      let name = String(inner[..<close])
      result += rest[..<open.lowerBound]
      result += replacement(name) ?? "${\(name)}"
      rest = inner[inner.index(after: close)...]
    }
    return result + rest
  }
}
