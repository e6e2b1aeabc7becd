import Findings
import IntentModel

/// How each parameter came by its value, or how it is asked for.
extension RunReceipt {
  /// More than one line only for what fits several options.
  func lines(for parameter: IntentParameter) -> [ReceiptLine] {
    let texts: [String]
    if let resolved = run.resolution(of: parameter.id) {
      texts = [settled(resolved)]
    } else {
      switch run.phase {
      case .requestingValue(let request) where request.parameter == parameter.id:
        texts =
          rejected(request.misfit) + [asked(parameter) + ", asked: \(parameter.type.answerWords)"]
      case .confirmingGuess(let guess) where guess.parameter == parameter.id:
        texts =
          rejected(guess.misfit)
          + ["no value said, no default: guessed from \(guess.policy.words)"]
      case .disambiguating(let choice) where choice.parameter == parameter.id:
        texts =
          rejected(choice.misfit) + [listed(parameter, choice)] + fitting(parameter, choice)
      default: texts = []
      }
    }
    return texts.enumerated().map { place, text in
      ReceiptLine(.parameter(parameter.id), place == 0 ? words.title(of: parameter) : "", text)
    }
  }

  /// Why the last answer could not be taken, for the designer: Siri only asks again.
  private func rejected(_ misfit: Misfit?) -> [String] {
    guard let misfit, let said = state.transcript.last(where: { $0.kind == .heard })?.shown else {
      return []
    }
    return ["\"\(Excerpt.of(said))\" was not taken: \(misfit.words)"]
  }

  /// By which of its forms each option fits what was said.
  private func fitting(_ parameter: IntentParameter, _ choice: Disambiguation) -> [String] {
    guard case .severalFit(let said) = choice.reason else { return [] }
    let reader = AnswerReader(
      simulator, state, parameter: parameter, app: run.intent.app, among: choice.options)
    let fits = choice.options.prefix(Self.mostOptions).compactMap { option in
      reader.fit(said, option).map {
        "\(words.title(ofOption: option, for: parameter)): \($0.words)"
      }
    }
    let more = choice.options.count - Self.mostOptions
    return more > 0 ? fits + ["and \(more) more"] : fits
  }

  /// As many as can be taken in at a glance.
  private static let mostOptions = 9

  private func settled(_ resolved: ResolvedParameter) -> String {
    let value = words.text(of: resolved) ?? ""
    return switch resolved.source {
    case .given: "\(value): given at the start"
    case .defaulted: "\(value): the default"
    case .guessConfirmed(let policy): "\(value): guessed from \(policy.words), confirmed"
    case .chosen: "\(value): chosen"
    case .said(let said): "\(value): said as \"\(Excerpt.of(said))\""
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
      return "\"\(Excerpt.of(said))\" fits several: \(count)\(limit)"
    }
    return asked(parameter) + ": asked, \(count)\(limit)"
  }

  private func orderWords(_ parameter: IntentParameter) -> String {
    guard case .entity(let id) = parameter.type,
      let entity = simulator.index.entity(EntityReference(app: run.intent.app, entity: id))
    else { return "author's order" }
    return simulator.orderWords(entity.order, of: run.intent.app, in: state)
  }
}
