import IntentModel

/// Why a run is where it is, in the language of rules: what was heard, which phrase it met, and how
/// each parameter came by its value.
package struct RunReceipt {
  private let simulator: Simulator
  private let state: SimulationState
  private let run: IntentRun
  private let words: RunWording

  /// Of the run in progress or shown, else of what a page's button performed last.
  package init?(_ simulator: Simulator, _ state: SimulationState) {
    guard let run = state.runShown else { return nil }
    var state = state
    state.run = run
    self.simulator = simulator
    self.state = state
    self.run = run
    words = RunWording(simulator, state)
  }

  package var lines: [ReceiptLine] {
    guard let intent = simulator.index.intent(run.intent) else { return [] }
    if case .choosingApp(let choice) = run.phase { return appChoiceLines(choice) }
    return originLines(intent) + intent.resolutionOrder.compactMap { line(for: $0) }
      + phaseLines(intent)
  }

  private func originLines(_ intent: AppIntent) -> [ReceiptLine] {
    let title = intent.title.text(in: state.context.language)
    switch run.origin {
    case .siri(let match): return phraseLines(match, title: title)
    case .builtIn(let found):
      return [
        ReceiptLine(.origin, "heard", "\"\(found.heard)\""),
        ReceiptLine(.origin, "built in", found.words),
        ReceiptLine(.origin, "handled", "\(run.intent), which declares that it handles it"),
      ]
    case .spotlight(.intent):
      return [ReceiptLine(.origin, "run", "\(title), though no App Shortcut names it")]
    case .spotlight(.appShortcut(_, let option?)):
      let value = run.resolved.first { $0.source == .given }.flatMap { words.text(of: $0) }
      return [
        ReceiptLine(
          .origin, "run", "\(title), from its Spotlight row with the value \(value ?? option)")
      ]
    case .spotlight: return [ReceiptLine(.origin, "run", "\(title), from its Spotlight row")]
    case .page(let button, _):
      return [
        ReceiptLine(
          .origin, "run",
          "\(title), by the button '\(button)' in the app: pressing it is the go-ahead")
      ]
    case .direct: return [ReceiptLine(.origin, "run", "\(title), started by the designer")]
    }
  }

  private func phraseLines(_ match: PhraseMatch, title: String) -> [ReceiptLine] {
    let phrases =
      simulator.index.app(match.app)?.appShortcuts[safe: match.shortcut]?
      .phrases.texts(in: state.context.language) ?? []
    var lines = [
      ReceiptLine(.origin, "heard", "\"\(match.heard)\""),
      ReceiptLine(.origin, "matched", "phrase \(match.phrase + 1) of \(phrases.count) of \(title)"),
      ReceiptLine(.origin, "", "\"\(match.template)\""),
    ]
    let official = simulator.index.app(match.app)?.name.text(in: state.context.language)
    lines.append(
      ReceiptLine(
        .origin, "",
        "\"\(match.applicationName)\" is the app's "
          + (match.applicationName == official ? "name" : "synonym")))
    if let distance = match.distance {
      lines.append(
        ReceiptLine(.origin, "near", "\(distance.count) away: the phrase \(distance.words)"))
    }
    if match.options.count > 1 {
      lines.append(ReceiptLine(.origin, "", "\(match.options.count) values go by what was said"))
    }
    for (place, rival) in match.rivals.enumerated() {
      lines.append(
        ReceiptLine(.origin, place == 0 ? "also fits" : "", "\(rival.intent): \(rival.words)"))
    }
    return lines
  }

  private func appChoiceLines(_ choice: AppChoice) -> [ReceiptLine] {
    let heard = choice.matches.first?.heard ?? ""
    var lines = [
      ReceiptLine(.ending, "which app", "\(choice.matches.count) apps fit alike, so Siri asks"),
      ReceiptLine(.origin, "heard", "\"\(heard)\""),
    ]
    for (place, match) in choice.matches.enumerated() {
      lines.append(
        ReceiptLine(.origin, place == 0 ? "fits" : "", "\(match.reference): \"\(match.template)\""))
    }
    if let key = choice.matches.first?.key {
      let receipt = OrderingReceipt(key: key, above: nil, rules: PhraseOrder.rules)
      lines += receipt.lines.prefix(PhraseOrder.sharedRuleCount).map {
        ReceiptLine(.ending, "tie", "\($0.label): \($0.text)")
      }
    }
    for rival in choice.matches.first?.rivals ?? [] {
      lines.append(ReceiptLine(.origin, "also fits", "\(rival.intent): \(rival.words)"))
    }
    return lines
  }

  private func line(for parameter: IntentParameter) -> ReceiptLine? {
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

  private func phaseLines(_ intent: AppIntent) -> [ReceiptLine] {
    switch run.phase {
    case .confirming:
      let which =
        intent.confirmations.count > 1
        ? "; of \(intent.confirmations.count), the first whose condition holds" : ""
      return [
        ReceiptLine(
          .ending, "confirm", "asked before it runs: risk \(intent.risk.rawValue)\(which)")
      ]
    case .authenticating:
      return [
        ReceiptLine(
          .ending, "unlock",
          intent.risk == .payment
            ? "the phone is locked, and it moves money"
            : "the phone is locked, and it \(intent.authentication.words)")
      ]
    case .performing(let performing):
      return [
        ReceiptLine(
          .ending, "outcome",
          "\(performing.outcome), due at \(performing.ends.time)\(forcedInVain(intent))")
      ]
    case .finished(let conclusion): return conclusionLines(conclusion, intent)
    case .choosingApp, .requestingValue, .confirmingGuess, .disambiguating: return []
    }
  }

  private func conclusionLines(_ conclusion: Conclusion, _ intent: AppIntent) -> [ReceiptLine] {
    let outputs = conclusion.outputs.map {
      ReceiptLine(.ending, "output", "\($0.name): \($0.value)")
    }
    switch conclusion.result {
    case .cancelled:
      return [ReceiptLine(.ending, "ended", "cancelled: nothing changed, nothing donated")]
    case .succeeded(let name):
      return [outcomeLine(name, intent, "performed")] + outputs
    case .failed(.outcome(let name)): return [outcomeLine(name, intent, "failed")]
    case .failed(let reason):
      let why = reason.words { id in intent.parameter(id).map(words.title) ?? "'\(id)'" }
      return [
        ReceiptLine(.ending, "ended", why + (reason == .noOutcome ? forcedInVain(intent) : ""))
      ]
    }
  }

  /// An outcome that another intent has: here the conditions decide.
  private func forcedInVain(_ intent: AppIntent) -> String {
    guard let forced = state.context.forcedOutcome,
      !intent.outcomes.contains(where: { $0.name == forced })
    else { return "" }
    return "; the context forces '\(forced)', which this intent does not have"
  }

  private func outcomeLine(_ name: String, _ intent: AppIntent, _ verb: String) -> ReceiptLine {
    let isForced = state.context.forcedOutcome == name
    let why =
      switch intent.outcomes.count {
      case _ where isForced: "forced by the context"
      case 0: "no outcome is declared, so it succeeds"
      case 1: "the only outcome"
      case let count: "of \(count), the first whose condition holds"
      }
    return ReceiptLine(.ending, "outcome", "\(name), \(verb): \(why)\(forcedInVain(intent))")
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

extension FailureReason {
  /// In words for the designer.
  package var words: String { words { "'\($0)'" } }

  /// With parameters named as the title says.
  func words(_ title: (String) -> String) -> String {
    switch self {
    case .outcome(let name): "the outcome '\(name)' fails"
    case .answerDidNotFit(let parameter): "two answers in a row did not fit \(title(parameter))"
    case .nothingToChoose(let parameter): "\(title(parameter)) has nothing to choose from"
    case .offline: "it needs the network, and the phone is offline"
    case .timedOut: "it took longer than \(Simulator.timeLimitSeconds) seconds"
    case .noOutcome: "no declared outcome holds"
    }
  }
}

extension Array {
  package subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension AppIntent.AuthenticationPolicy {
  /// What it asks of a locked phone.
  fileprivate var words: String {
    switch self {
    case .alwaysAllowed: "may run all the same"
    case .requiresAuthentication: "asks to unlock first"
    case .requiresLocalDeviceAuthentication: "asks to unlock this very device first"
    }
  }
}
