import IntentModel

/// The present turn when the phone's language changes under it.
extension Simulator {
  /// Says what Siri said last anew, in the language of now. What was said before stays as it was
  /// said, and nothing is spoken a second time.
  func sayPresentTurnAnew(in state: inout SimulationState) {
    let place = state.transcript.lastIndex(where: \.isSiri)
    guard let place, state.transcript[place].conversation == state.conversation.number,
      let said = words(for: state.transcript[place].kind, in: state)
    else { return }
    state.transcript[place].shown = said.shown
    state.transcript[place].spoken = said.spoken
    state.transcript[place].origin = said.origin
    state.transcript[place].snippet = said.snippet
    state.transcript[place].options = said.options
    renewOutputs(in: &state)
  }

  private func words(for kind: Turn.Kind, in state: SimulationState) -> RunWording.Said? {
    let words = RunWording(self, state)
    let stock = StockWording(state.context.language)
    switch (kind, state.run?.phase) {
    case (.notUnderstood(let miss), nil):
      return RunWording.Said(
        miss.builtIn == nil ? stock.notUnderstood : stock.cannotHelp, origin: .stock)
    case (.question, .choosingApp(let choice)?): return words.application(choice)
    case (.question, .requestingValue(let request)?): return words.valueRequest(request)
    case (.question, .confirmingGuess(let guess)?): return words.guess(guess)
    case (.question, .disambiguating(let choice)?): return words.disambiguation(choice)
    case (.question, .authenticating?): return RunWording.Said(stock.needsUnlock, origin: .stock)
    case (.question, .confirming(let confirmation)?): return words.confirmation(confirmation)
    case (.cancelled, .finished?): return RunWording.Said(stock.cancelled, origin: .stock)
    case (.result, .finished?): return outcomeShown(in: state).map(words.result)
    case (.failure, .finished(let conclusion)?):
      guard case .failed(let reason) = conclusion.result else { return nil }
      if case .outcome = reason, outcomeShown(in: state) == nil { return nil }
      return words.failure(reason)
    default: return nil
    }
  }

  /// The outcome that the run ended with; nil for one that speaks of a fact it changed since: then
  /// its words were true only before.
  private func outcomeShown(in state: SimulationState) -> Outcome? {
    guard let run = state.run, case .finished(let conclusion) = run.phase,
      let intent = index.intent(run.intent)
    else { return nil }
    let name: String
    switch conclusion.result {
    case .succeeded(let outcome), .failed(.outcome(let outcome)): name = outcome
    case .failed, .cancelled: return nil
    }
    let outcome = intent.outcomes.first { $0.name == name } ?? Outcome(name: name)
    return outcome.speaksOfItsChange ? nil : outcome
  }

  private func renewOutputs(in state: inout SimulationState) {
    guard case .finished(var conclusion)? = state.run?.phase, !conclusion.outputs.isEmpty,
      let outcome = outcomeShown(in: state)
    else { return }
    conclusion.outputs = RunWording(self, state).outputs(of: outcome)
    state.run?.phase = .finished(conclusion)
  }
}

extension Outcome {
  fileprivate var speaksOfItsChange: Bool {
    let changed = Set(change.assignments.map(\.fact) + change.additions.map(\.fact))
    guard !changed.isEmpty else { return false }
    let dialogs = [dialog, failure].compactMap(\.self).flatMap { [$0.full, $0.supporting] }
    let rows = snippet?.rows.flatMap { [$0.label, $0.value] } ?? []
    let texts = dialogs + [snippet?.title, snippet?.subtitle] + rows + output.map(\.value)
    return texts.compactMap(\.self).flatMap(\.entries).contains { entry in
      TokenText(entry.text).tokens.contains(where: changed.contains)
    }
  }
}
