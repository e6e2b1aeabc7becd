import IntentModel

/// The words of a run, with its values in: the catalog's, or stock ones where it has none.
package struct RunWording {
  package struct Said: Hashable, Sendable {
    package var shown: String
    package var spoken: String
    package var origin: TextOrigin = .written
    package var snippet: FilledSnippet?
    package var options: [String] = []

    init(_ text: String, spoken: String? = nil, origin: TextOrigin = .written) {
      shown = text
      self.spoken = spoken ?? text
      self.origin = origin
    }
  }

  private let simulator: Simulator
  private let state: SimulationState
  private let run: IntentRun?
  private let intent: AppIntent?
  private let tag: String
  private let language: SpokenLanguage

  package init(_ simulator: Simulator, _ state: SimulationState) {
    self.simulator = simulator
    self.state = state
    run = state.run
    intent = state.run.flatMap { simulator.index.intent($0.intent) }
    tag = state.context.language
    language = SpokenLanguage(tag)
  }

  // MARK: Questions

  func application(_ choice: AppChoice) -> Said {
    let stock = StockWording(language)
    let titles = choice.matches.compactMap { simulator.index.app($0.app)?.name.text(in: tag) }
    var said = Said(
      stock.whichApp, spoken: stock.whichApp + " " + stock.readOut(titles), origin: .stock)
    said.options = titles
    return said
  }

  func valueRequest(_ request: ValueRequest) -> Said {
    guard let parameter = intent?.parameter(request.parameter) else { return Said("") }
    return repeated(question(about: parameter), parameter, after: request.misfit)
  }

  func guess(_ guess: GuessConfirmation) -> Said {
    guard let parameter = intent?.parameter(guess.parameter) else { return Said("") }
    let value = text(of: guess.value, for: parameter)
    let said =
      if let text = parameter.confirmGuess, !text.isEmpty {
        Said(filled(text, extra: { $0 == parameter.id ? value : nil }), origin: text.origin)
      } else {
        Said(StockWording(language).confirmGuess(value, parameter.type), origin: .stock)
      }
    return repeated(said, parameter, after: guess.misfit)
  }

  func disambiguation(_ choice: Disambiguation) -> Said {
    guard let parameter = intent?.parameter(choice.parameter) else { return Said("") }
    var said: Said
    if case .severalFit = choice.reason {
      if let text = parameter.chooseAmong, !text.isEmpty {
        let count = String(choice.options.count)
        said = Said(filled(text, extra: { $0 == "count" ? count : nil }), origin: text.origin)
      } else {
        said = Said(
          StockWording(language).whichOne(count: choice.options.count), origin: .stock)
      }
    } else {
      said = question(about: parameter)
    }
    said = repeated(said, parameter, after: choice.misfit)
    said.options = choice.options.map { title(ofOption: $0, for: parameter) }
    said.spoken += " " + StockWording(language).readOut(said.options)
    return said
  }

  func confirmation(_ confirmation: Confirmation) -> Said {
    guard let declared = run.flatMap({ simulator.confirmation(of: $0) }) else { return Said("") }
    var said =
      declared.dialog.flatMap { self.said($0) }
      ?? Said(StockWording(language).confirmAction(summary()), origin: .stock)
    if confirmation.misfitCount > 0 {
      let words = ConfirmationWords(declared.action, language: tag)
      let hint = StockWording(language).sayOneOf([words.acceptLabel, words.cancelLabel])
      said.shown = [said.shown, hint].filter { !$0.isEmpty }.joined(separator: " ")
      said.spoken += " " + hint
    }
    said.snippet = declared.snippet.map { snippet($0, outputs: []) }
    return said
  }

  private func question(about parameter: IntentParameter) -> Said {
    if let ask = parameter.ask, !ask.isEmpty {
      return Said(filled(ask), origin: ask.origin)
    }
    return Said(
      StockWording(language).askFor(
        parameter.type, title: title(of: parameter), unit: parameter.unit),
      origin: .stock)
  }

  /// Before the second try it says what was wrong with the first: in the author's words, if there
  /// are any, about a value that cannot be taken. What was no value at all they were not written
  /// for.
  private func repeated(_ said: Said, _ parameter: IntentParameter, after misfit: Misfit?) -> Said {
    guard let misfit else { return said }
    let unsupported = misfit == .notUnderstood ? nil : parameter.unsupported.map { filled($0) }
    let hint = unsupported ?? stockHint(misfit, parameter)
    let stock = StockWording(language)
    var again = said
    again.shown = stock.hint(hint, isOurs: unsupported == nil, before: said.shown)
    again.spoken = stock.hint(hint, isOurs: false, before: said.spoken)
    return again
  }

  private func stockHint(_ misfit: Misfit, _ parameter: IntentParameter) -> String {
    let stock = StockWording(language)
    return switch misfit {
    // Its limits are no reason: that it is a number comes first.
    case .notUnderstood:
      stock.askAgain(expecting: stock.expectedAnswer(parameter.type, unit: parameter.unit))
    case .outOfRange:
      stock.outOfRange(
        parameter.type, minimum: parameter.minimum, maximum: parameter.maximum,
        unit: parameter.unit)
    case .impossible: stock.notPossible(parameter.type)
    case .notAnOption(let said): stock.notAnOption(said)
    }
  }

  // MARK: Endings

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
  private func said(_ dialog: IntentDialog, outputs: [Conclusion.Output] = []) -> Said? {
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

  private func snippet(_ snippet: Snippet, outputs: [Conclusion.Output]) -> FilledSnippet {
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

  // MARK: Values

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
