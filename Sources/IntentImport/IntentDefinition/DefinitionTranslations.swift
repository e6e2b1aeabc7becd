import Findings
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
  private let findings: DefinitionFindings

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

  /// The text with all its translations.
  func text(_ base: String, id: String?, origin: TextOrigin = .written) -> LocalizedText {
    let own = baseTable.flatMap { translation(of: base, id: id, in: $0) } ?? base
    let others = tables.compactMap { table in
      translation(of: base, id: id, in: table).map {
        LocalizedText.Entry(language: table.language, text: $0)
      }
    }
    guard !others.isEmpty else { return LocalizedText(own, origin: origin) }
    return LocalizedText(
      entries: [.init(language: baseLanguage, text: own)] + others, origin: origin)
  }

  private func translation(of base: String, id: String?, in table: TranslationTable) -> String? {
    if let id {
      if let text = table.text(id) { return text }
      if let values = table.byValue[id] {
        if let text = oneSentence(values, base: base, in: table) { return text }
        findings.count(.compoundTranslation, "\(id) in \(table.language)")
      }
    }
    return table.sentence(base)
  }

  /// Undoes the splitting by value: where each sentence only has its value's name in the place of
  /// the token, all of them come down to the same text with the token in it.
  private func oneSentence(
    _ byValue: [String: String], base: String, in table: TranslationTable
  ) -> String? {
    let tokens = Set(TextTokens.names(in: base)).subtracting(["count"]).sorted()
    for token in tokens {
      var candidates = Set<String>()
      for (value, text) in byValue {
        let name = table.text(value) ?? valueNames[value] ?? ""
        guard !name.isEmpty, !text.contains("${\(token)}"),
          text.ranges(of: name).count == 1
        else { return nil }
        candidates.insert(text.replacing(name, with: "${\(token)}"))
      }
      let sentence = candidates.first ?? ""
      if candidates.count == 1, Set(TextTokens.names(in: sentence)) == Set(TextTokens.names(in: base)) {
        return sentence
      }
    }
    return nil
  }
}

extension DefinitionTranslations {
  /// Compares each language with the definition: what is not translated, what belongs to no text.
  func reportLag(texts: [String: String], ids: Set<String>) {
    for table in tables {
      let missing = texts.keys.filter { id in
        table.text(id) == nil && table.byValue[id] == nil
          && table.sentence(texts[id] ?? "") == nil
      }
      let stale = table.keys.filter { key in
        !ids.contains(key) && !ids.contains(String(key.prefix { $0 != "-" }))
      }
      let changed = texts.keys.filter { id in
        guard let text = table.text(id), let base = texts[id] else { return false }
        return Set(TextTokens.names(in: text)) != Set(TextTokens.names(in: base))
      }
      report(missing.sorted(), stale.sorted(), changed.sorted(), in: table)
    }
  }

  private func report(
    _ missing: [String], _ stale: [String], _ changed: [String], in table: TranslationTable
  ) {
    if !missing.isEmpty || !stale.isEmpty {
      let parts = [
        missing.isEmpty ? nil : "\(missing.count) not translated (\(NameList.short(missing)))",
        stale.isEmpty ? nil : "\(stale.count) belonging to no text (\(NameList.short(stale)))",
      ]
      findings.add(
        Finding(
          .note, rule: "translation-lags",
          "texts in '\(table.language)': \(parts.compactMap { $0 }.joined(separator: ", "))",
          at: SourceLocation(file: table.file)))
    }
    if !changed.isEmpty {
      findings.add(
        Finding(
          .warning, rule: "translation-changes-placeholders",
          "translations in '\(table.language)' drop or add a placeholder: \(NameList.short(changed))",
          at: SourceLocation(file: table.file)))
    }
  }
}
