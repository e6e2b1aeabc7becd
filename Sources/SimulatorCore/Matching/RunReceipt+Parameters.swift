import IntentModel

/// How each parameter came by its value, or how it is asked for.
extension RunReceipt {
  func line(for parameter: IntentParameter) -> ReceiptLine? {
    let title = words.title(of: parameter)
    if let resolved = run.resolution(of: parameter.id) {
      return ReceiptLine(.parameter(parameter.id), title, settled(resolved))
    }
    switch run.phase {
    case .requestingValue(let request) where request.parameter == parameter.id:
      return ReceiptLine(
        .parameter(parameter.id), title, asked(parameter) + ", asked: \(parameter.type.answerWords)"
      )
    case .confirmingGuess(let guess) where guess.parameter == parameter.id:
      return ReceiptLine(
        .parameter(parameter.id), title,
        "no value said, no default: guessed from \(guess.policy.words)")
    case .disambiguating(let choice) where choice.parameter == parameter.id:
      return ReceiptLine(.parameter(parameter.id), title, listed(parameter, choice))
    default: return nil
    }
  }

  private func settled(_ resolved: ResolvedParameter) -> String {
    let value = words.text(of: resolved) ?? ""
    return switch resolved.source {
    case .given: "\(value): given at the start"
    case .defaulted: "\(value): the default"
    case .guessConfirmed(let policy): "\(value): guessed from \(policy.words), confirmed"
    case .chosen: "\(value): chosen"
    case .said(let said): "\(value): said as \"\(said)\""
    case .onlyOption: "\(value): the only option, not asked"
    case .notNeeded: "not needed: its condition does not hold"
    case .leftOut: "left out: optional, and no default"
    }
  }

  private func asked(_ parameter: IntentParameter) -> String {
    let guess: String =
      if run.declinedGuesses.contains(parameter.id) {
        "the guess was declined"
      } else if parameter.guess == .none {
        "no guess declared"
      } else {
        "nothing to guess from"
      }
    return "no value said, no default, \(guess)"
  }

  private func listed(_ parameter: IntentParameter, _ choice: Disambiguation) -> String {
    let count = "\(choice.options.count) options, \(orderWords(parameter))"
    let limit =
      choice.options.count > Disambiguation.recommendedMaximum
      ? "; more than \(Disambiguation.recommendedMaximum) tire a listener" : ""
    if case .severalFit(let said) = choice.reason {
      return "\"\(said)\" fits several: \(count)\(limit)"
    }
    return asked(parameter) + ": asked, \(count)\(limit)"
  }

  private func orderWords(_ parameter: IntentParameter) -> String {
    guard case .entity(let id) = parameter.type,
      let entity = simulator.index.entity(EntityReference(app: run.intent.app, entity: id))
    else { return "author's order" }
    return switch entity.order {
    case .author: "author's order"
    case .recency: "most recent first, as of the app's last opening"
    case .frequency: "most used first, as of the app's last opening"
    case .alphabetical: "in alphabetical order"
    }
  }
}

extension GuessPolicy {
  /// What it guesses from, in words.
  package var words: String {
    switch self {
    case .none: "nothing"
    case .lastUsed: "the last one used"
    case .mostUsed: "the one used most"
    case .popular: "the most popular one"
    case .timeOfDay: "what is used at this time of day"
    }
  }
}
