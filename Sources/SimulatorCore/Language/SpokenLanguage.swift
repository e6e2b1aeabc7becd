import IntentModel

/// The language an answer is given in, as far as our tables go.
///
/// Everything in this folder is our own grammar and our own sentences: a guess at how the system
/// behaves, written as tables a speaker can check. It reads no clock and no locale. A tag we have
/// no tables for is served by the English ones; digits are understood everywhere, as each writes
/// them.
package struct SpokenLanguage: Hashable, Sendable, Codable {
  package enum Tables: String, Hashable, Sendable, Codable, CaseIterable {
    case english, japanese, chinese

    var tag: String {
      switch self {
      case .english: "en"
      case .japanese: "ja"
      case .chinese: "zh-Hans"
      }
    }
  }

  package let tables: Tables
  package let numerals: NumeralStyle
  /// Whether the stock sentences are in this language, or English ones among words of another.
  package let hasStockWords: Bool

  package init(_ tag: String) {
    numerals = NumeralStyle(tag)
    hasStockWords = LanguageTag.hasStockWords(tag)
    switch LanguageTag.primary(tag) {
    case "ja": tables = .japanese
    case "zh": tables = .chinese
    default: tables = .english
    }
  }

  package init(_ tables: Tables) {
    self.tables = tables
    numerals = .point
    hasStockWords = true
  }

  /// The one of three that fits; keeps the three side by side where they can be compared.
  package func choose<Value>(_ english: Value, _ japanese: Value, _ chinese: Value) -> Value {
    switch tables {
    case .english: english
    case .japanese: japanese
    case .chinese: chinese
    }
  }
}
