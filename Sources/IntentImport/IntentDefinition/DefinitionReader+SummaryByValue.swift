import IntentModel

extension DefinitionReader {
  /// The variants of a summary that some language words differently for each value of an enum. A
  /// language that does not do so has its one sentence in each of them.
  func byValue(
    _ summary: ParameterSummary, _ record: DefinitionRecord, parameters: [IntentParameter],
    scope: DefinitionScope
  ) -> [ParameterSummary] {
    guard let base = record.string(Self.summaryTitle),
      let id = record.string("\(Self.summaryTitle)ID")
    else { return [] }
    let worded = translations.byValue(base, id: id)
    guard !worded.isEmpty else { return [] }
    let values = Set(worded.flatMap(\.texts.keys))
    guard let (parameter, cases) = parameter(with: values, among: parameters) else {
      for language in worded.map(\.language) {
        findings.count(.compoundTranslation, "\(id) in \(language)")
      }
      return []
    }
    return cases.compactMap { caseID, nameID in
      guard values.contains(nameID) else { return nil }
      var text = summary.text
      for (language, texts) in worded {
        guard let translation = texts[nameID] else { continue }
        let sentence = resolveTokens(
          LocalizedText(translation), in: scope, record: record
        ).entries[0].text
        put(sentence, language, into: &text)
      }
      return ParameterSummary(
        when: when(summary.when, parameter, is: caseID), text: text)
    }
  }

  /// The parameter whose enum has all these values.
  private func parameter(with nameIDs: Set<String>, among parameters: [IntentParameter])
    -> (String, [(caseID: String, nameID: String)])?
  {
    for parameter in parameters {
      guard case .enumeration(let id) = parameter.type, let cases = caseNameIDs[id] else {
        continue
      }
      if nameIDs.isSubset(of: cases.map(\.nameID)) { return (parameter.id, cases) }
    }
    return nil
  }

  /// Keeps the languages in order: the base first, the others sorted.
  private func put(_ sentence: String, _ language: String, into text: inout LocalizedText) {
    let base = translations.baseLanguage
    for index in text.entries.indices where text.entries[index].language == nil {
      text.entries[index].language = base
    }
    if let index = text.entries.firstIndex(where: { $0.language == language }) {
      text.entries[index].text = sentence
    } else {
      let place = text.entries.dropFirst().firstIndex { ($0.language ?? base) > language }
      text.entries.insert(
        .init(language: language, text: sentence), at: place ?? text.entries.count)
    }
  }

  private func when(_ condition: Condition, _ parameter: String, is value: String) -> Condition {
    let equals = Condition.equals(name: parameter, .text(value))
    var parts: [Condition]
    switch condition {
    case .always: parts = []
    case .all(let all): parts = all
    default: parts = [condition]
    }
    // Having the value says already that it has one.
    parts.removeAll { $0 == .isSet(name: parameter, true) }
    return parts.isEmpty ? equals : .all(parts + [equals])
  }
}
