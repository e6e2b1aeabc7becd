import IntentModel

extension TextOrigin {
  /// Who wrote a text, in words for the designer.
  package func words(in language: String) -> String {
    switch self {
    case .written: "the catalog"
    case .stock where !LanguageTag.hasStockWords(language):
      "Understudy: the catalog has none, and Understudy none in \(LanguageTag.name(language))"
    case .stock: "Understudy: the catalog has none"
    case .derived: "Understudy: made from a name"
    case .missing: "nobody: no text"
    }
  }
}
