import IntentModel

/// The questions: each sets the phase and says its words.
extension Simulator {
  func askValue(_ request: ValueRequest, in state: inout SimulationState) -> [Effect] {
    state.run?.phase = .requestingValue(request)
    let words = RunWording(self, state)
    let question = words.valueRequest(request)
    addTurn(
      .question(.valueRequest), shown: question.shown, spoken: question.spoken,
      origin: question.origin, in: &state)
    return speakLastTurn(in: &state)
  }

  func askGuess(_ guess: GuessConfirmation, in state: inout SimulationState) -> [Effect] {
    state.run?.phase = .confirmingGuess(guess)
    let question = RunWording(self, state).guess(guess)
    addTurn(
      .question(.guess), shown: question.shown, spoken: question.spoken, origin: question.origin,
      in: &state)
    return speakLastTurn(in: &state)
  }

  func askChoice(_ choice: Disambiguation, in state: inout SimulationState) -> [Effect] {
    state.run?.phase = .disambiguating(choice)
    let question = RunWording(self, state).disambiguation(choice)
    addTurn(
      .question(.disambiguation), shown: question.shown, spoken: question.spoken,
      origin: question.origin, options: question.options, in: &state)
    return speakLastTurn(in: &state)
  }

  func askUnlock(
    _ authentication: Authentication = Authentication(), in state: inout SimulationState
  ) -> [Effect] {
    state.run?.phase = .authenticating(authentication)
    addTurn(
      .question(.authentication),
      shown: StockWording(state.context.language).needsUnlock, origin: .stock,
      in: &state)
    return speakLastTurn(in: &state)
  }

  /// Return alone destroys nothing: there, what keeps things has the mark at first. On the platform
  /// a destructive choice is not the preferred one either (Human Interface Guidelines, Alerts).
  func askConfirmation(_ confirmation: Confirmation, in state: inout SimulationState) -> [Effect] {
    var confirmation = confirmation
    state.run?.phase = .confirming(confirmation)
    if state.run.map({ destroys($0) }) == true {
      confirmation.selected = Confirmation.cancel
      state.run?.phase = .confirming(confirmation)
    }
    let question = RunWording(self, state).confirmation(confirmation)
    addTurn(
      .question(.confirmation), shown: question.shown, spoken: question.spoken,
      origin: question.origin, snippet: question.snippet, in: &state)
    return speakLastTurn(in: &state)
  }

  private func destroys(_ run: IntentRun) -> Bool {
    if case .custom(_, _, _, _, let isDestructive)? = confirmation(of: run)?.action {
      return isDestructive
    }
    return false
  }
}
