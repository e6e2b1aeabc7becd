import IntentModel

extension DefinitionReader {
  /// What Shortcuts shows is the summary; without one, what suggestions show. Several become
  /// variants, the one with most parameters first, each for when its parameters have values.
  func readSummary(
    _ combinations: SummaryCombinations, into intent: inout AppIntent, scope: DefinitionScope
  ) {
    reportUnknownNames(combinations, scope: scope)
    let candidates =
      combinations.managed.contains { $0.title != nil }
      ? combinations.managed : combinations.plain
    let chosen = candidates.filter { $0.title != nil }
    intent.summary = variants(of: chosen, parameters: intent.parameters, scope: scope)
    if intent.summary.isEmpty, !combinations.isEmpty {
      let title = derived(from: intent.title) { $0 }
      intent.summary = [ParameterSummary(text: title)]
      findings.count(.summaryFromTitle, scope.name)
    }
    intent.opensAppWhenRun = !(combinations.principal?.runsInBackground ?? true)
    readSubtitles(combinations, into: &intent, scope: scope)
    noteUnused(combinations, chosen: chosen, scope: scope)
  }

  private func variants(
    of combinations: [SummaryCombinations.Combination], parameters: [IntentParameter],
    scope: DefinitionScope
  ) -> [ParameterSummary] {
    // By count, then by name, for the order in the file means nothing.
    let sorted = combinations.sorted {
      ($1.names.count, $0.names.sorted().joined(separator: ","))
        < ($0.names.count, $1.names.sorted().joined(separator: ","))
    }
    var plain = sorted.map { combination in
      ParameterSummary(
        when: whenSet(combination.names.compactMap { scope.parameterIDs[$0] }),
        text: resolveTokens(
          combination.title ?? LocalizedText(""), in: scope, record: combination.record))
    }
    var records = sorted.map(\.record)
    // The principal one also stands for every case that no variant is for.
    if let principal = SummaryCombinations.principal(combinations),
      let index = sorted.firstIndex(where: { $0.set == principal.set }),
      plain.last?.when != .always
    {
      if index == plain.count - 1 {
        plain[index].when = .always
      } else {
        plain.append(ParameterSummary(text: plain[index].text))
        records.append(records[index])
      }
    }
    return zip(plain, records).flatMap { summary, record in
      byValue(summary, record, parameters: parameters, scope: scope) + [summary]
    }
  }

  private func whenSet(_ ids: [String]) -> Condition {
    let conditions = ids.map { Condition.isSet(name: $0, true) }
    return conditions.isEmpty ? .always : conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private func reportUnknownNames(_ combinations: SummaryCombinations, scope: DefinitionScope) {
    for combination in combinations.managed + combinations.plain {
      for name in combination.names where scope.parameterIDs[name] == nil {
        findings.add(
          .error, rule: "unknown-parameter",
          "a summary of intent '\(scope.name)' lists '\(name)', which is no parameter of it"
            + NearestSpelling.suggestion(name, scope.parameterIDs),
          in: combination.record)
      }
      let tokens = Set(combination.title.map { TokenText($0.entries[0].text).tokens } ?? [])
      if combination.title != nil, !combination.names.isEmpty, tokens.isEmpty {
        findings.count(
          .summaryHidesParameters,
          "\(scope.name) (\(combination.names.sorted().joined(separator: ",")))")
      }
    }
  }

  /// A subtitle that is a plain sentence can be the description, where there is none.
  private func readSubtitles(
    _ combinations: SummaryCombinations, into intent: inout AppIntent, scope: DefinitionScope
  ) {
    var rest = combinations.plain + combinations.managed
    if intent.description == nil,
      let index = rest.firstIndex(where: { $0.set == combinations.primaryPlain?.set }),
      let subtitle = rest[index].subtitle, TokenText(subtitle).tokens.isEmpty,
      let description = written(rest[index].record, Self.summarySubtitle)
    {
      intent.description = description
      rest.remove(at: index)
    }
    for combination in rest {
      guard let subtitle = combination.subtitle, !subtitle.allSatisfy(\.isWhitespace) else {
        continue
      }
      findings.count(.subtitle, "\(scope.name) '\(subtitle)'")
    }
  }

  private func noteUnused(
    _ combinations: SummaryCombinations, chosen: [SummaryCombinations.Combination],
    scope: DefinitionScope
  ) {
    let shown = Set(chosen.compactMap { $0.title?.entries[0].text })
    for combination in combinations.plain + combinations.managed {
      guard let text = combination.title?.entries[0].text, !shown.contains(text) else { continue }
      findings.count(.suggestionSummary, "\(scope.name) '\(text)'")
    }
  }
}
