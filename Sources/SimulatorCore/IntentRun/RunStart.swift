import IntentModel

extension Simulator {
  /// Starts a run from any surface. A run in progress is cancelled first.
  func start(
    _ intent: IntentReference, given: [GivenValue], unclear: UnclearValue? = nil,
    origin: RunOrigin, in state: inout SimulationState
  ) -> Update {
    guard let declared = index.intent(intent) else { return unknown(intent) }
    abandonRun(in: &state)
    var run = IntentRun(
      id: state.takeNumber(), intent: intent, origin: origin,
      phase: .finished(Conclusion(result: .cancelled)))
    for value in given where !value.values.isEmpty {
      guard declared.parameter(value.parameter) != nil else { continue }
      run.resolved.append(
        ResolvedParameter(parameter: value.parameter, values: value.values, source: .given))
    }
    run.unclear = unclear
    run.isConfirmed = run.isInApp
    state.run = run
    return .accepted(advance(in: &state))
  }

  /// Starts a run in a conversation of its own.
  func startAnew(
    _ intent: IntentReference, given: [GivenValue], origin: RunOrigin,
    in state: inout SimulationState
  ) -> Update {
    guard index.intent(intent) != nil else { return unknown(intent) }
    beginConversation(in: &state)
    return start(intent, given: given, origin: origin, in: &state)
  }

  private func unknown(_ intent: IntentReference) -> Update {
    .refused(reason: "no intent '\(intent)' on this phone")
  }

  /// Cancels a run that nobody will finish, leaving no trace but its end in the transcript.
  func abandonRun(in state: inout SimulationState) {
    guard let run = state.run else { return }
    state.agenda.removeAll { $0.concerns(run: run.id) }
    if !run.isFinished {
      addTurn(
        .cancelled, shown: StockWording(state.context.language).cancelled,
        origin: .stock, in: &state)
    }
    state.run = nil
  }

  /// Takes the run to its next question, or to its end.
  func advance(in state: inout SimulationState) -> [Effect] {
    guard let run = state.run, let intent = index.intent(run.intent) else { return [] }
    for parameter in intent.resolutionOrder where run.resolution(of: parameter.id) == nil {
      if let effects = settle(parameter, of: intent, in: &state) { return effects }
    }
    return parametersSettled(of: intent, in: &state)
  }
}

extension Agenda.Due {
  func concerns(run id: Int) -> Bool {
    switch self {
    case .runConcludes(let run), .runTimesOut(let run): run == id
    case .liveActivityEnds, .jobEnds: false
    }
  }
}
