import IntentModel

/// The questions of a run, each with the options that are read out.
extension RunWording {
  func application(_ choice: AppChoice) -> Said {
    let stock = StockWording(language)
    let titles = choice.matches.compactMap { simulator.index.app($0.app)?.name.text(in: tag) }
    var said = Said(
      stock.whichApp, spoken: StockWording.joined(stock.whichApp, stock.readOut(titles)),
      origin: .stock)
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
    said.spoken = StockWording.joined(
      said.spoken, StockWording(language).readOut(said.options))
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
      said.shown = StockWording.joined(said.shown, hint)
      said.spoken = StockWording.joined(said.spoken, hint)
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
}
