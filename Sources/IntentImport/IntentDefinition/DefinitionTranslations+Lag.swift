import Findings
import IntentModel

extension DefinitionTranslations {
  /// How far one language is behind the definition.
  private struct Lag: Hashable {
    /// IDs of texts without a translation.
    var missing: [String]
    /// Keys of translations without a text.
    var stale: [String]

    var isNone: Bool { missing.isEmpty && stale.isEmpty }
  }

  /// Compares each language with the definition. Languages usually lag by the same texts, for they
  /// are exported together; those share a finding.
  func reportLag(texts: [String: String], ids: Set<String>) {
    var order = [Lag]()
    var languages = [Lag: [TranslationTable]]()
    for table in tables {
      let lag = lag(of: table, texts: texts, ids: ids)
      if languages[lag] == nil { order.append(lag) }
      languages[lag, default: []].append(table)
      reportChanges(in: table, texts: texts)
    }
    for lag in order where !lag.isNone { report(lag, in: languages[lag] ?? []) }
  }

  private func lag(of table: TranslationTable, texts: [String: String], ids: Set<String>) -> Lag {
    let missing = texts.keys.filter { id in
      table.text(id) == nil && table.byValue[id] == nil && table.sentence(texts[id] ?? "") == nil
    }
    let stale = table.keys.filter { key in
      !ids.contains(key) && !ids.contains(String(key.prefix { $0 != "-" }))
    }
    return Lag(missing: missing.sorted(), stale: stale.sorted())
  }

  private func report(_ lag: Lag, in tables: [TranslationTable]) {
    let parts = [
      lag.missing.isEmpty
        ? nil : "\(lag.missing.count) not translated: \(NameList.short(lag.missing))",
      lag.stale.isEmpty
        ? nil : "\(lag.stale.count) belonging to no text: \(NameList.short(lag.stale))",
    ]
    let languages = tables.map { "'\($0.language)'" }.joined(separator: ", ")
    findings.add(
      Finding(
        .note, rule: "translation-lags",
        "texts in \(languages): \(parts.compactMap { $0 }.joined(separator: "; "))",
        at: tables.first.map { SourceLocation(file: $0.file) }))
  }

  private func reportChanges(in table: TranslationTable, texts: [String: String]) {
    let changed = texts.keys.filter { id in
      guard let text = table.text(id), let base = texts[id] else { return false }
      return Set(TokenText(text).tokens) != Set(TokenText(base).tokens)
    }
    guard !changed.isEmpty else { return }
    findings.add(
      Finding(
        .warning, rule: "translation-changes-placeholders",
        "translations in '\(table.language)' drop or add a placeholder: "
          + NameList.short(changed.sorted()),
        at: SourceLocation(file: table.file)))
  }
}
