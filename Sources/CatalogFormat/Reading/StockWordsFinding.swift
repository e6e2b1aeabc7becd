import Findings
import IntentModel

/// Says which words on the screen stay English in languages that the stock wording is not in.
package enum StockWordsFinding {
  /// One for an app, or none when every language of it has stock words.
  package static func about(_ app: AppCatalog, at location: SourceLocation) -> Finding? {
    let without = app.languages.filter {
      LanguageTag.isWellFormed($0) && !LanguageTag.hasStockWords($0)
    }
    guard !without.isEmpty else { return nil }
    let rule = CatalogRule.languageWithoutStockWords
    return Finding(
      rule.severity, rule: rule.rawValue,
      "the system's own words stay English in \(without.map(LanguageTag.name).joined(separator: ", ")): "
        + "its buttons and fields, yes and no, what it says when an answer does not fit or nobody "
        + "wrote an ending, dates and lengths of time; numbers are written as there", at: location)
  }
}
