import IntentModel

/// Changes of the moment: device, language, clock, place.
extension Simulator {
  func update(_ state: inout SimulationState, _ event: ContextEvent) -> Update {
    var effects = [Effect]()
    switch event {
    case .deviceChanged(let device): state.context.device = device
    case .eraChanged(let era): state.context.era = era
    case .languageChanged(let language):
      guard !language.isEmpty else { return .refused(reason: "a language has a name") }
      state.context.language = language
    case .appearanceChanged(let appearance): state.context.appearance = appearance
    case .clockMoved(let time):
      guard time >= state.context.time else {
        return .refused(reason: "the clock only moves forward; undo goes back")
      }
      effects += clockMoved(to: time, in: &state)
    case .placeChanged(let place):
      if let place, index.place(place) == nil {
        return .refused(reason: "no place '\(place)' on this phone")
      }
      state.context.place = place
    case .lockChanged(let isLocked): state.context.isLocked = isLocked
    case .networkChanged(let isOffline): state.context.isOffline = isOffline
    case .outcomeForced(let name): state.context.forcedOutcome = name
    }
    return .accepted(effects + withdrawOptions(in: &state))
  }

  /// Whatever is due on the way happens, each at its own time.
  private func clockMoved(to time: SimulatedTime, in state: inout SimulationState) -> [Effect] {
    var effects = [Effect]()
    while let entry = state.agenda.takeNext(dueBy: time) {
      state.context.time = max(state.context.time, entry.due)
      switch entry.what {
      case .runConcludes(let run): effects += runCameToItsEnd(run, in: &state)
      case .runTimesOut(let run): effects += runTimedOut(run, in: &state)
      case .liveActivityEnds(let id): liveActivityCameToItsEnd(id, in: &state)
      }
    }
    state.context.time = time
    return effects
  }
}
