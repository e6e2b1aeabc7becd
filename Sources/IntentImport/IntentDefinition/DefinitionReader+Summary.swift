import IntentModel

extension DefinitionReader {
  /// What Shortcuts shows is the summary; without one, what suggestions show. Several become
  /// variants, the one with most parameters first, each for when its parameters have values.
  func readSummary(
    _ combinations: SummaryCombinations, into intent: inout AppIntent, scope: IntentScope
  ) {
    reportUnknownNames(combinations, scope: scope)
    let candidates = combinations.managed.contains { $0.title != nil }
      ? combinations.managed : combinations.plain
    let chosen = candidates.filter { $0.title != nil }
    intent.summary = variants(of: chosen, scope: scope)
    if intent.summary.isEmpty, !combinations.isEmpty {
      let title = derived(from: intent.title, english: { $0 }, other: { $0 })
      intent.summary = [ParameterSummary(text: title)]
      findings.count(.summaryFromTitle, scope.name)
    }
    intent.opensAppWhenRun = !(combinations.principal?.runsInBackground ?? true)
    readSubtitles(combinations, into: &intent, scope: scope)
    noteUnused(combinations, chosen: chosen, scope: scope)
  }

  private func variants(of combinations: [SummaryCombinations.Combination], scope: IntentScope)
    -> [ParameterSummary]
  {
    // By count, then by name, for the order in the file means nothing.
    let sorted = combinations.sorted {
      ($1.names.count, $0.names.sorted().joined(separator: ","))
        < ($0.names.count, $1.names.sorted().joined(separator: ","))
    }
    var summaries = sorted.compactMap { combination -> ParameterSummary? in
      guard let title = combination.title else { return nil }
      return ParameterSummary(
        when: whenSet(combination.names.compactMap { scope.parameterIDs[$0] }),
        text: resolveTokens(title, in: scope, record: combination.record))
    }
    // The principal one also stands for every case that no variant is for.
    guard let principal = SummaryCombinations.principal(combinations),
      let index = sorted.firstIndex(where: { $0.set == principal.set }), index < summaries.count,
      summaries.last?.when != .always
    else { return summaries }
    let text = summaries[index].text
    if summaries.count == 1 || index == summaries.count - 1 {
      summaries[index].when = .always
    } else {
      summaries.append(ParameterSummary(text: text))
    }
    return summaries
  }

  private func whenSet(_ ids: [String]) -> Condition {
    let conditions = ids.map { Condition.isSet(name: $0, true) }
    return conditions.isEmpty ? .always : conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private func reportUnknownNames(_ combinations: SummaryCombinations, scope: IntentScope) {
    for combination in combinations.managed + combinations.plain {
      for name in combination.names where scope.parameterIDs[name] == nil {
        findings.add(
          .error, rule: "unknown-parameter",
          "a summary of intent '\(scope.name)' lists '\(name)', which is no parameter of it"
            + NearestSpelling.suggestion(name, scope.parameterIDs),
          in: combination.record)
      }
      let tokens = Set(combination.title.map { TextTokens.names(in: $0.entries[0].text) } ?? [])
      if combination.title != nil, !combination.names.isEmpty, tokens.isEmpty {
        findings.count(
          .summaryHidesParameters, "\(scope.name) (\(combination.names.sorted().joined(separator: ",")))")
      }
    }
  }

  /// A subtitle that is a plain sentence can be the description, where there is none.
  private func readSubtitles(
    _ combinations: SummaryCombinations, into intent: inout AppIntent, scope: IntentScope
  ) {
    var rest = combinations.plain + combinations.managed
    if intent.description == nil,
      let index = rest.firstIndex(where: { $0.set == combinations.primaryPlain?.set }),
      let subtitle = rest[index].subtitle,
      subtitle.entries.allSatisfy({ TextTokens.names(in: $0.text).isEmpty })
    {
      intent.description = subtitle
      rest.remove(at: index)
    }
    for combination in rest {
      guard let subtitle = combination.subtitle else { continue }
      findings.count(.subtitle, "\(scope.name) '\(subtitle.entries[0].text)'")
    }
  }

  private func noteUnused(
    _ combinations: SummaryCombinations, chosen: [SummaryCombinations.Combination],
    scope: IntentScope
  ) {
    let shown = Set(chosen.compactMap { $0.title?.entries[0].text })
    for combination in combinations.plain + combinations.managed {
      guard let text = combination.title?.entries[0].text, !shown.contains(text) else { continue }
      findings.count(.suggestionSummary, "\(scope.name) '\(text)'")
    }
  }
}
