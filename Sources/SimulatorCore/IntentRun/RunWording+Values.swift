import IntentModel

/// Values and titles as they stand in a text, and texts with them in.
extension RunWording {
  /// The one-sentence form of the run, with its values in.
  package func summary() -> String {
    guard let run, let intent else { return "" }
    let fitting = intent.summary.first { summary in
      summary.when.holds {
        simulator.conditionValue($0, app: run.intent.app, run: run, in: state)
      }
    }
    guard let text = fitting?.text, !text.isEmpty else { return intent.title.text(in: tag) }
    return filled(text)
  }

  package func title(of parameter: IntentParameter) -> String {
    parameter.title?.text(in: tag) ?? parameter.id
  }

  package func title(ofOption id: String, for parameter: IntentParameter) -> String {
    guard let run else { return id }
    return simulator.choice(id, of: parameter, app: run.intent.app)?.display.title.text(in: tag)
      ?? id
  }

  /// What can have the mark in the run's question, as it is written there.
  package func label(of mark: RunMark) -> String {
    switch mark {
    case .option(let id): label(ofOption: id)
    case .done: StockWording(language).doneButton
    }
  }

  /// An option of the run's question, as it is written there.
  package func label(ofOption id: String) -> String {
    guard let run else { return id }
    let stock = StockWording(language)
    switch run.phase {
    case .choosingApp:
      return simulator.index.app(id)?.name.text(in: tag) ?? id
    case .disambiguating(let choice):
      return intent?.parameter(choice.parameter).map { title(ofOption: id, for: $0) } ?? id
    case .confirming:
      let words = simulator.confirmation(of: run).map {
        ConfirmationWords($0.action, language: tag)
      }
      return (id == Confirmation.accept ? words?.acceptLabel : words?.cancelLabel) ?? id
    case .authenticating:
      return id == Authentication.unlock ? stock.unlockButton : stock.cancelButton
    case .requestingValue, .confirmingGuess, .performing, .finished:
      return id == GuessConfirmation.yes ? stock.yesButton : stock.noButton
    }
  }

  package func text(
    of value: IntentValue, for parameter: IntentParameter, isPlural: Bool = false
  ) -> String {
    if isPlural, case .option(let id) = value, let run,
      let plural = simulator.choice(id, of: parameter, app: run.intent.app)?.display.plural
    {
      return plural.text(in: tag)
    }
    return ValueWording.text(value, language, today: state.context.time.date) {
      title(ofOption: $0, for: parameter)
    }
  }

  /// The values of a settled parameter; nil when it has none.
  package func text(of resolved: ResolvedParameter, isPlural: Bool = false) -> String? {
    guard let parameter = intent?.parameter(resolved.parameter), !resolved.values.isEmpty else {
      return nil
    }
    return StockWording(language).joinedAsList(
      resolved.values.map { text(of: $0, for: parameter, isPlural: isPlural) })
  }

  /// A text with the run's values, the app's name, facts and outputs in. What has no value yet
  /// shows its parameter's title; what has been settled without one shows nothing.
  func filled(
    _ text: LocalizedText, outputs: [Conclusion.Output] = [],
    extra: (String) -> String? = { _ in nil }
  ) -> String {
    let template = TokenText(text.text(in: tag))
    var isSeveral = false
    var result = FilledText()
    for piece in template.pieces {
      switch piece {
      case .literal(let text):
        result.add(text)
        if !text.allSatisfy(\.isWhitespace) { isSeveral = false }
      case .token(let name):
        let value = extra(name) ?? value(of: name, outputs, isPlural: isSeveral) ?? "${\(name)}"
        result.add(value)
        if !value.isEmpty { isSeveral = isCountOfSeveral(name) }
      }
    }
    result.finish()
    return result.text
  }

  private func value(
    of name: String, _ outputs: [Conclusion.Output], isPlural: Bool
  ) -> String? {
    guard let run else { return nil }
    if let output = outputs.first(where: { $0.name == name }) { return output.value }
    if let resolved = run.resolution(of: name) {
      return text(of: resolved, isPlural: isPlural) ?? ""
    }
    if name == TokenText.applicationName {
      return simulator.index.app(run.intent.app)?.name.text(in: tag)
    }
    if let parameter = intent?.parameter(name) { return title(of: parameter) }
    guard let fact = simulator.fact(name, app: run.intent.app, in: state) else { return nil }
    guard case .number = fact else { return fact.description }
    return fact.description.replacing(".", with: language.numerals.decimalMark)
  }

  /// "2 lattes": a whole number other than one right before an item makes it plural.
  private func isCountOfSeveral(_ name: String) -> Bool {
    guard case .integer(let count)? = run?.resolution(of: name)?.values.first else { return false }
    return count != 1
  }
}
