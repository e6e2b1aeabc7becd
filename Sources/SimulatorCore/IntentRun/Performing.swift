import IntentModel

/// From the last answer to the end of a run.
extension Simulator {
  /// Seconds an intent may take before the system gives up ("Understanding app intents time
  /// limits", developer forum thread 832257: about 30 on iOS; no fixed limit on the Mac).
  package static let timeLimitSeconds = 30

  /// Every parameter has its value or needs none. What will fail fails now, before it is confirmed.
  func parametersSettled(of intent: AppIntent, in state: inout SimulationState) -> [Effect] {
    guard let run = state.run else { return [] }
    if intent.needsNetwork, state.context.isOffline { return fail(.offline, in: &state) }
    if state.context.isLocked, intent.asksForOwner { return askUnlock(in: &state) }
    guard let outcome = outcome(of: intent, run: run, in: state) else {
      return fail(.noOutcome, in: &state)
    }
    if outcome.failure != nil { return fail(.outcome(outcome.name), in: &state) }
    if !run.isConfirmed, let position = dueConfirmation(of: intent, run: run, in: state) {
      return askConfirmation(Confirmation(position: position), in: &state)
    }
    return perform(outcome, in: &state)
  }

  private func dueConfirmation(
    of intent: AppIntent, run: IntentRun, in state: SimulationState
  ) -> Int? {
    intent.confirmations.firstIndex { confirmation in
      confirmation.when.holds { conditionValue($0, app: run.intent.app, run: run, in: state) }
    }
  }

  /// What the catalog says of the confirmation a run waits for; nil in any other phase.
  package func confirmation(of run: IntentRun) -> IntentConfirmation? {
    guard case .confirming(let confirmation) = run.phase else { return nil }
    return index.intent(run.intent)?.confirmations[safe: confirmation.position]
  }

  /// The outcome that the context forces, else the first whose condition holds. An intent that
  /// declares none simply succeeds.
  package func outcome(
    of intent: AppIntent, run: IntentRun, in state: SimulationState
  ) -> Outcome? {
    if let forced = state.context.forcedOutcome,
      let outcome = intent.outcomes.first(where: { $0.name == forced })
    {
      return outcome
    }
    if intent.outcomes.isEmpty { return Outcome(name: "done") }
    return intent.outcomes.first { outcome in
      outcome.when.holds { conditionValue($0, app: run.intent.app, run: run, in: state) }
    }
  }

  private func perform(_ outcome: Outcome, in state: inout SimulationState) -> [Effect] {
    guard let run = state.run else { return [] }
    guard outcome.takesSeconds > 0, !isQuiet(run, in: state) else {
      return succeed(with: outcome, in: &state)
    }
    let isLimited = state.context.device != .mac
    let timesOut = isLimited && outcome.takesSeconds > Self.timeLimitSeconds
    let due = state.context.time.adding(
      seconds: timesOut ? Self.timeLimitSeconds : outcome.takesSeconds)
    state.run?.phase = .performing(
      Performing(outcome: outcome.name, due: due, timesOut: timesOut))
    state.agenda.add(timesOut ? .runTimesOut(run: run.id) : .runConcludes(run: run.id), at: due)
    addTurn(
      .happened, shown: StockWording(state.context.language).working,
      origin: .stock, in: &state)
    return []
  }

  func runCameToItsEnd(_ id: Int, in state: inout SimulationState) -> [Effect] {
    guard let run = state.run, run.id == id, case .performing(let performing) = run.phase,
      let intent = index.intent(run.intent)
    else { return [] }
    let outcome =
      intent.outcomes.first { $0.name == performing.outcome } ?? Outcome(name: "done")
    return succeed(with: outcome, in: &state)
  }

  func runTimedOut(_ id: Int, in state: inout SimulationState) -> [Effect] {
    guard state.run?.id == id else { return [] }
    return fail(.timedOut, in: &state)
  }

  private func succeed(with outcome: Outcome, in state: inout SimulationState) -> [Effect] {
    guard let run = state.run else { return [] }
    let words = RunWording(self, state)
    let said = words.result(of: outcome)
    let outputs = words.outputs(of: outcome)
    bringAbout(outcome, app: run.intent.app, in: &state)
    remember(run, in: &state)
    if let activity = outcome.liveActivity {
      begin(activity, of: run, outputs: outputs, in: &state)
    }
    openAppAfter(outcome, run: run, in: &state)
    return conclude(
      Conclusion(result: .succeeded(outcome: outcome.name), outputs: outputs), .result, said,
      in: &state)
  }

  /// What was performed goes into the person's history; what an app performs only if it is donated.
  private func remember(_ run: IntentRun, in state: inout SimulationState) {
    switch run.origin {
    case .page(_, donates: false), .activity: return
    case .siri, .builtIn, .spotlight, .page, .direct: break
    }
    state.person.add(
      Performance(
        intent: run.intent,
        values: run.resolved.filter { !$0.values.isEmpty }.map {
          GivenValue(parameter: $0.parameter, values: $0.values)
        },
        time: state.context.time, place: state.context.place))
  }

  /// Whether it is done in the app without a question so far: then the page goes on being what is
  /// seen, nothing is spoken, and the app's own progress is not simulated.
  private func isQuiet(_ run: IntentRun, in state: SimulationState) -> Bool {
    run.isInApp
      && !turnsShown(in: state).contains {
        if case .question = $0.kind { true } else { false }
      }
  }

  private func conclude(
    _ conclusion: Conclusion, _ kind: Turn.Kind, _ said: RunWording.Said,
    in state: inout SimulationState
  ) -> [Effect] {
    state.run?.phase = .finished(conclusion)
    guard let run = state.run else { return [] }
    let isQuiet = isQuiet(run, in: state)
    addTurn(
      kind, shown: said.shown, spoken: said.spoken, origin: said.origin, snippet: said.snippet,
      in: &state)
    guard isQuiet else { return speakLastTurn(in: &state) }
    state.transcript[state.transcript.count - 1].isFromApp = true
    state.run = nil
    if case .hostApp(var host) = state.surface {
      host.performed = run
      state.surface = .hostApp(host)
    }
    return []
  }

  private func bringAbout(_ outcome: Outcome, app: String, in state: inout SimulationState) {
    apply(outcome.change, app: app, to: &state)
    if outcome.endsLiveActivities { endLiveActivities(of: app, in: &state) }
  }

  /// The app comes to the front behind the result, which stays until it is put away.
  private func openAppAfter(
    _ outcome: Outcome, run: IntentRun, in state: inout SimulationState
  ) {
    guard let app = index.app(run.intent.app), let intent = index.intent(run.intent),
      outcome.opensPage != nil || (intent.opensAppWhenRun && !run.isInApp)
    else { return }
    renewValueOrders(of: app, in: &state)
    let page = outcome.opensPage ?? app.pages.first?.id
    state.surface = .hostApp(HostAppState(app: app.id, page: page))
  }

  func fail(_ reason: FailureReason, in state: inout SimulationState) -> [Effect] {
    guard let run = state.run else { return [] }
    state.agenda.removeAll { $0.concerns(run: run.id) }
    let said = RunWording(self, state).failure(reason)
    if case .outcome(let name) = reason,
      let outcome = index.intent(run.intent)?.outcomes.first(where: { $0.name == name })
    {
      bringAbout(outcome, app: run.intent.app, in: &state)
    }
    return conclude(Conclusion(result: .failed(reason)), .failure, said, in: &state)
  }

  func cancel(in state: inout SimulationState) -> [Effect] {
    guard let run = state.run else { return [] }
    state.agenda.removeAll { $0.concerns(run: run.id) }
    let said = RunWording.Said(StockWording(state.context.language).cancelled, origin: .stock)
    return conclude(Conclusion(result: .cancelled), .cancelled, said, in: &state)
  }
}

extension AppIntent {
  /// Money is never moved for whoever picked up the phone (SiriKit guidelines on the Order
  /// category); otherwise the declared policy.
  package var asksForOwner: Bool { authentication != .alwaysAllowed || risk == .payment }
}
