import Foundation
import IntentModel

/// The texts of a definition in other languages.
///
/// A translation is found by the text's six-character ID; where a text contains an enum, there may
/// be one translation for each value instead, under `textID-valueID`. Sentences with a count have
/// plural forms, found by the English sentence itself.
final class DefinitionTranslations {
  /// The language that the definition's own texts are in.
  let baseLanguage: String
  /// Sorted by language; without the base language, whose table replaces the definition's texts.
  let tables: [TranslationTable]
  private let baseTable: TranslationTable?
  /// What the definition calls each enum value, by the ID of its display name.
  private let valueNames: [String: String]
  let findings: DefinitionFindings

  init(
    _ source: ImportSource, baseLanguage: String, valueNames: [String: String],
    findings: DefinitionFindings
  ) {
    let all = TranslationTable.tables(source.companions, findings: findings)
    self.baseLanguage = baseLanguage
    baseTable = all.first { LanguageTag.isSame($0.language, baseLanguage) }
    tables = all.filter { !LanguageTag.isSame($0.language, baseLanguage) }
    self.valueNames = valueNames
    self.findings = findings
  }

  var languages: [String] { [baseLanguage] + tables.map(\.language) }

  /// The text with all its translations. Those that exist only value by value, and are more than
  /// one sentence with different names in it, are counted as left out unless the caller takes them.
  func text(
    _ base: String, id: String?, origin: TextOrigin = .written, takesByValue: Bool = false
  ) -> LocalizedText {
    if let id, !takesByValue {
      for language in byValue(base, id: id).map(\.language) {
        findings.count(.compoundTranslation, "\(id) in \(language)")
      }
    }
    // Blanks around a text are nobody's wish: they would stand before a comma.
    let own = (baseTable.flatMap { translation(of: base, id: id, in: $0) } ?? base)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let others = tables.compactMap { table in
      translation(of: base, id: id, in: table).map {
        LocalizedText.Entry(
          language: table.language, text: $0.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    }
    guard !others.isEmpty else { return LocalizedText(own, origin: origin) }
    return LocalizedText(
      entries: [.init(language: baseLanguage, text: own)] + others, origin: origin)
  }

  /// By language, the sentences for each value, where they do not come down to one.
  func byValue(_ base: String, id: String) -> [(language: String, texts: [String: String])] {
    ([baseTable].compactMap { $0 } + tables).compactMap { table in
      guard let values = table.byValue[id], translation(of: base, id: id, in: table) == nil else {
        return nil
      }
      return (table.language, values)
    }
  }

  private func translation(of base: String, id: String?, in table: TranslationTable) -> String? {
    if let id {
      if let text = table.text(id) { return text }
      if let values = table.byValue[id],
        let text = oneSentence(values, base: base, in: table)
      {
        return text
      }
    }
    return table.sentence(base)
  }

  /// Undoes the splitting by value: where each sentence only has its value's name in the place of
  /// the token, all of them come down to the same text with the token in it.
  private func oneSentence(
    _ byValue: [String: String], base: String, in table: TranslationTable
  ) -> String? {
    let tokens = Set(TokenText(base).tokens).subtracting(["count"]).sorted()
    for token in tokens {
      var candidates = Set<String>()
      for (value, text) in byValue {
        let name = table.text(value) ?? valueNames[value] ?? ""
        guard !name.isEmpty, !text.contains("${\(token)}"),
          let place = Self.onlyPlace(of: name, in: text)
        else { return nil }
        candidates.insert(text.replacingCharacters(in: place, with: "${\(token)}"))
      }
      let sentence = candidates.first ?? ""
      if candidates.count == 1,
        Set(TokenText(sentence).tokens) == Set(TokenText(base).tokens)
      {
        return sentence
      }
    }
    return nil
  }

  /// In any case of letters: inside a sentence a name may start small.
  private static func onlyPlace(of name: String, in text: String) -> Range<String.Index>? {
    guard let place = text.range(of: name, options: .caseInsensitive),
      text.range(of: name, options: .caseInsensitive, range: place.upperBound..<text.endIndex)
        == nil
    else { return nil }
    return place
  }
}
