/// How texts and names are spelled in a script.
package enum ScriptText {
  /// Words that a line may give a meaning of its own, so that a name like one stands in quotes.
  private static let reserved: Set<String> = [
    "automatic", "containing", "none", "siri", "spotlight",
  ]

  /// In straight quotes, with what could be misread escaped.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    var isFirst = true
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where needsNumber(scalar, isFirst: isFirst):
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
      isFirst = false
    }
    return result + "\""
  }

  /// Without quotes where it can do without.
  ///
  /// - Parameter isWord: whether a blank ends it.
  static func name(_ text: String, isWord: Bool = false) -> String {
    let firstWord = text.prefix { $0 != " " }.lowercased()
    let isPlain =
      !text.isEmpty && !text.hasPrefix("id:") && !reserved.contains(firstWord)
      && text.first != " " && text.last != " " && !text.contains("  ")
      && text.unicodeScalars.allSatisfy { isPlainScalar($0) && !(isWord && $0 == " ") }
      && text.unicodeScalars.first.map { $0.properties.isAlphabetic || isDigit($0) } == true
    return isPlain ? text : quoted(text)
  }

  /// A path, which begins with dots and slashes more often than names do.
  static func path(_ path: String) -> String {
    let isPlain =
      !path.isEmpty && path.first != " " && path.last != " " && !path.hasPrefix("id:")
      && path.unicodeScalars.allSatisfy { isPlainScalar($0) || "~@".unicodeScalars.contains($0) }
    return isPlain ? path : quoted(path)
  }

  private static func isPlainScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic || isDigit(scalar) { return !isInvisible(scalar) }
    return " -_.'’·&+/:!?%()・ー".unicodeScalars.contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType == .decimal
  }

  /// A character that is not seen, or that would join what stands before it.
  private static func needsNumber(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    isInvisible(scalar) || (isFirst && scalar.properties.isGraphemeExtend)
      || (scalar.properties.isWhitespace && scalar != " " && scalar != "\u{3000}")
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: true
    // Zero-width joiners belong to what they join; the rest steers direction or hides.
    case .format: scalar.value != 0x200D && scalar.value != 0x200C
    default: false
    }
  }

  /// Blanks at the ends gone, and any others one space each.
  package static func withBlanksFolded(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
