import IntentModel

/// Changes of the moment: device, language, clock, place.
extension Simulator {
  func update(_ state: inout SimulationState, _ event: ContextEvent) -> Update {
    var effects = [Effect]()
    switch event {
    case .languageChanged(""): return .refused(reason: "a language has a name")
    case .clockMoved(let time):
      guard time >= state.context.time else {
        return .refused(reason: "the clock only moves forward; undo goes back")
      }
      guard time <= .latest else {
        return .refused(reason: "the clock goes no further than the end of the year 9999")
      }
      effects += clockMoved(to: time, in: &state)
    case .placeChanged(let place?) where index.place(place) == nil:
      return .refused(reason: "no place '\(place)' on this phone")
    case .deviceChanged, .eraChanged, .languageChanged, .appearanceChanged, .placeChanged,
      .lockChanged, .networkChanged, .outcomeForced:
      state.context.apply(event)
      closeSheetWithoutRoute(in: &state)
    }
    effects += withdrawOptions(in: &state)
    if case .languageChanged = event { sayPresentTurnAnew(in: &state) }
    return .accepted(effects)
  }

  /// Whatever is due on the way happens, each at its own time.
  private func clockMoved(to time: SimulatedTime, in state: inout SimulationState) -> [Effect] {
    // What came of an activity was told then; by now a banner may say more.
    if case .hostApp(var host) = state.surface {
      host.finished = nil
      state.surface = .hostApp(host)
    }
    var effects = [Effect]()
    while let entry = state.agenda.takeNext(dueBy: time) {
      state.context.time = max(state.context.time, entry.due)
      switch entry.what {
      case .runConcludes(let run): effects += runCameToItsEnd(run, in: &state)
      case .runTimesOut(let run): effects += runTimedOut(run, in: &state)
      case .liveActivityEnds(let id): liveActivityCameToItsEnd(id, in: &state)
      case .jobEnds(let id): jobCameToItsEnd(id, in: &state)
      }
    }
    state.context.time = time
    return effects
  }
}

extension PhoneContext {
  /// The moment with one part of it changed, whether or not a walk could change it so.
  package mutating func apply(_ change: ContextEvent) {
    switch change {
    case .deviceChanged(let device): self.device = device
    case .eraChanged(let era): self.era = era
    case .languageChanged(let language): self.language = language
    case .appearanceChanged(let appearance): self.appearance = appearance
    case .clockMoved(let time): self.time = time
    case .placeChanged(let place): self.place = place
    case .lockChanged(let isLocked): self.isLocked = isLocked
    case .networkChanged(let isOffline): self.isOffline = isOffline
    case .outcomeForced(let name): forcedOutcome = name
    }
  }
}
