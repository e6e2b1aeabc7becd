import IntentModel

/// How a run ends, in words and in a card.
extension RunWording {
  func result(of outcome: Outcome) -> Said {
    let outputs = outputs(of: outcome)
    var said =
      outcome.dialog.flatMap { self.said($0, outputs: outputs) }
      ?? Said(
        StockWording(language).done(intent?.title.text(in: tag) ?? ""), origin: .stock)
    said.snippet = outcome.snippet.map { snippet($0, outputs: outputs) }
    return said
  }

  func failure(_ reason: FailureReason) -> Said {
    switch reason {
    case .outcome(let name):
      guard let outcome = intent?.outcomes.first(where: { $0.name == name }),
        var said = outcome.failure.flatMap({ self.said($0, outputs: outputs(of: outcome)) })
      else { return Said(StockWording(language).failed, origin: .stock) }
      said.snippet = outcome.snippet.map { snippet($0, outputs: outputs(of: outcome)) }
      return said
    case .answerDidNotFit(let id):
      let title = intent?.parameter(id).map(title) ?? id
      return Said(StockWording(language).answerDidNotFit(title), origin: .stock)
    case .nothingToChoose(let id):
      let title = intent?.parameter(id).map(title) ?? id
      return Said(StockWording(language).nothingToChoose(title), origin: .stock)
    case .offline: return Said(StockWording(language).offline, origin: .stock)
    case .timedOut: return Said(StockWording(language).tookTooLong, origin: .stock)
    case .noOutcome: return Said(StockWording(language).failed, origin: .stock)
    }
  }

  func outputs(of outcome: Outcome) -> [Conclusion.Output] {
    outcome.output.map { .init(name: $0.name, value: filled($0.value)) }
  }

  /// Nil for a dialog that only stands for ours: in this language ours say it better.
  func said(_ dialog: IntentDialog, outputs: [Conclusion.Output] = []) -> Said? {
    guard dialog.full.origin != .stock else { return nil }
    let full = filled(dialog.full, outputs: outputs)
    if dialog.isSupportingSuppressed {
      var said = Said("", spoken: full, origin: dialog.full.origin)
      said.shown = ""
      return said
    }
    let shown = dialog.supporting.map { filled($0, outputs: outputs) } ?? full
    return Said(shown, spoken: full, origin: dialog.full.origin)
  }

  func snippet(_ snippet: Snippet, outputs: [Conclusion.Output]) -> FilledSnippet {
    FilledSnippet(
      title: filled(snippet.title, outputs: outputs),
      subtitle: part(snippet.subtitle, outputs: outputs), symbol: snippet.symbol,
      rows: snippet.rows.compactMap { row in
        part(row.value, outputs: outputs).map {
          .init(label: filled(row.label, outputs: outputs), value: $0)
        }
      })
  }

  /// A text that may be missing; so is one that held only tokens, all of which come to nothing.
  func part(_ text: LocalizedText?, outputs: [Conclusion.Output]) -> String? {
    guard let text else { return nil }
    let words = filled(text, outputs: outputs)
    return words.isEmpty && !text.text(in: tag).isEmpty ? nil : words
  }
}
