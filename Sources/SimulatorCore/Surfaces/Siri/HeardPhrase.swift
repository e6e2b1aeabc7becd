import IntentModel

/// What Siri does with an utterance once it is known what it is.
extension Simulator {
  /// What an utterance is that answers no question; nothing is done about it.
  package func hearing(of heard: String, in state: SimulationState) -> Hearing {
    PhraseMatcher(self, state).hear(heard)
  }

  /// Starts what a phrase stands for, with the value said.
  func start(_ match: PhraseMatch, in state: inout SimulationState) -> Update {
    var said = SaidValue()
    if let parameter = match.parameter {
      if let option = match.option {
        said.given = [GivenValue(parameter: parameter, values: [.option(id: option)])]
      } else {
        said.unclear = UnclearValue(
          parameter: parameter, options: match.options, said: match.valueSaid ?? match.heard)
      }
    }
    return start(
      match.reference, given: said.given, unclear: said.unclear, origin: .siri(match), in: &state)
  }

  // MARK: Built-in commands

  /// Opens an app, or goes to the intent that handles the command; where none does, Siri says so.
  func builtIn(_ found: BuiltInCatch, in state: inout SimulationState) -> Update {
    if let app = found.app { return open(app: app, in: &state) }
    guard let handler = handler(of: found.command), let intent = index.intent(handler) else {
      var miss = PhraseMiss()
      miss.builtIn = found
      return notUnderstood(miss, StockWording(state.context.language).cannotHelp, in: &state)
    }
    let said = value(in: found, for: intent, of: handler.app, state)
    return start(
      handler, given: said.given, unclear: said.unclear, origin: .builtIn(found), in: &state)
  }

  private func handler(of command: BuiltInCommand) -> IntentReference? {
    for app in phone.apps {
      if let intent = app.intents.first(where: { $0.handles.contains(command) }) {
        return IntentReference(app: app.id, intent: intent.id)
      }
    }
    return nil
  }

  /// What a request gives its first parameter: a value, or several that go by what was said.
  private struct SaidValue {
    var given: [GivenValue] = []
    var unclear: UnclearValue?
  }

  /// The first required parameter that the rest of the request can be read as, or else a stretch of
  /// the request: "20 minute" of "set a 20 minute timer". Text takes anything, so it comes last.
  private func value(
    in found: BuiltInCatch, for intent: AppIntent, of app: String, _ state: SimulationState
  ) -> SaidValue {
    let required = intent.resolutionOrder.filter(\.isRequired)
    let stretches = found.stretches(SpokenLanguage(state.context.language))
    for parameter in required where parameter.type != .string {
      let reader = AnswerReader(self, state, parameter: parameter, app: app)
      for said in [found.rest] + stretches where !said.isEmpty {
        // A word in the middle that a name only begins with is no name: the "a" of "a message".
        if said != found.rest, reader.fitsInPart(said) { continue }
        switch reader.read(said) {
        case .values(let values):
          return SaidValue(given: [GivenValue(parameter: parameter.id, values: values)])
        case .severalFit(let options):
          return SaidValue(
            unclear: UnclearValue(parameter: parameter.id, options: options, said: said))
        case .misfit: continue
        }
      }
    }
    guard !found.rest.isEmpty, let text = required.first(where: { $0.type == .string }),
      case .values(let values) = AnswerReader(self, state, parameter: text, app: app)
        .read(found.rest)
    else { return SaidValue() }
    return SaidValue(given: [GivenValue(parameter: text.id, values: values)])
  }

  // MARK: Several apps

  /// Asks which app is meant. Until then the run stands for the first of them.
  func askApp(among matches: [PhraseMatch], in state: inout SimulationState) -> [Effect] {
    guard let first = matches.first else { return [] }
    state.run = IntentRun(
      id: state.takeNumber(), intent: first.reference, origin: .siri(first),
      phase: .choosingApp(AppChoice(matches: matches)))
    return askApp(AppChoice(matches: matches), in: &state)
  }

  private func askApp(_ choice: AppChoice, in state: inout SimulationState) -> [Effect] {
    state.run?.phase = .choosingApp(choice)
    let question = RunWording(self, state).application(choice)
    addTurn(
      .question(.application), shown: question.shown, spoken: question.spoken,
      origin: question.origin, options: question.options, in: &state)
    return speakLastTurn(in: &state)
  }

  func answeredAppChoice(
    _ choice: AppChoice, _ heard: String, in state: inout SimulationState
  ) -> Update {
    let apps = choice.matches.compactMap { index.app($0.app) }
    if case .values(let values) = AnswerReader(state, apps: apps).read(heard),
      let app = values.first?.optionID
    {
      return appChosen(app, of: choice, in: &state)
    }
    guard choice.misfitCount == 0 else { return runCancelled(in: &state) }
    var again = choice
    again.misfitCount += 1
    return .accepted(askApp(again, in: &state))
  }

  func appChosen(
    _ app: String, of choice: AppChoice, in state: inout SimulationState
  ) -> Update {
    guard var match = choice.matches.first(where: { $0.app == app }),
      index.intent(match.reference) != nil
    else { return .refused(reason: "no app '\(app)' to choose here") }
    let others = choice.matches.filter { $0.app != app }
    match.rivals =
      others.map {
        PhraseRival(
          intent: $0.reference, template: $0.template,
          lostBy: ReceiptLine(.rule, "the person's choice", "every rule was even, so Siri asked"))
      } + match.rivals
    state.run = nil
    return start(match, in: &state)
  }

  /// What stands for an option of the open question.
  package func shownChoice(_ option: String, of run: IntentRun) -> Choice? {
    switch run.phase {
    case .choosingApp: return index.app(option)?.asChoice
    case .disambiguating(let choice):
      return parameter(choice.parameter, of: run).flatMap {
        self.choice(option, of: $0, app: run.intent.app)
      }
    case .requestingValue, .confirmingGuess, .authenticating, .confirming, .performing, .finished:
      return nil
    }
  }
}

extension AppCatalog {
  /// The app as something to choose.
  var asChoice: Choice {
    Choice(
      id: id,
      display: DisplayRepresentation(title: name, synonyms: synonyms, symbol: symbol))
  }
}
