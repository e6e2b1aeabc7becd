import Findings
import IntentModel
import SimulatorCore

/// A walk written down: its log in the words of scripts, by names.
///
/// Steps taken back are not in the log, moved marks are left out, and what was typed is one step.
/// The steps since the mark are each followed by what came of them, so that a recording is a test.
package struct Recording {
  private var walk: Session
  private var steps: [Located<ScriptStep>] = []

  /// - Parameter mark: where recording began; the steps before it set the scene.
  package static func script(
    of session: Session, catalogs: [String],
    from mark: Chrome.RecordingMark = Chrome.RecordingMark(fromStep: 0)
  ) -> Script {
    var recording = Recording(walk: Session(session.simulator, start: session.start))
    recording.take(session.log, fromStep: mark.fromStep)
    let names = recording.walk.names(of: session.start)
    return Script(
      catalogs: catalogs, context: session.start.settings(names).map(located),
      performances: session.start.performances(names).map(located),
      shares: session.start.shares(names).map(located),
      arrangements: session.start.arrangements(session.simulator).map(located),
      steps: recording.steps)
  }

  private mutating func take(_ log: [Session.Entry], fromStep: Int) {
    var stepCount = 0
    for (position, entry) in log.enumerated() {
      if entry.startsStep { stepCount += 1 }
      let isTypedOver = Self.isTypedOver(entry.event, by: log[(position + 1)...])
      let written = isTypedOver ? [] : ScriptStep.recording(entry.event, in: walk)
      let before = walk.state
      walk.send(entry.event)
      guard !written.isEmpty else { continue }
      steps += written.map(Self.located)
      // That nothing was heard says nothing of the walk.
      if stepCount > fromStep, !entry.event.isEffectAnswer {
        steps += ScriptExpectation.ofStep(from: before, to: walk).map { Self.located(.expect($0)) }
      }
    }
  }

  /// Whether more was typed into the same field right after, or what was typed was then said.
  private static func isTypedOver(_ event: Event, by rest: ArraySlice<Session.Entry>) -> Bool {
    guard let next = rest.first(where: { !$0.event.isMovingMark && !$0.event.isEffectAnswer })
    else { return false }
    switch (event, next.event) {
    case (.spotlight(.queryChanged), .spotlight(.queryChanged)),
      (.conversation(.draftChanged), .conversation(.draftChanged)),
      (.share(.textChanged), .share(.textChanged)),
      (.conversation(.draftChanged), .conversation(.said)):
      return true
    default: return false
    }
  }

  private static func located<Value>(_ value: Value) -> Located<Value> {
    Located(value, at: SourceLocation(file: "recording"))
  }
}

extension Event {
  fileprivate var isEffectAnswer: Bool {
    if case .effectAnswered = self { true } else { false }
  }
}

extension Session {
  fileprivate func names(of start: Start) -> PhoneNames {
    PhoneNames(simulator: simulator, language: start.context.language)
  }
}

extension Session.Start {
  /// Everything about the moment, so that a later catalog's own start changes nothing.
  fileprivate func settings(_ names: PhoneNames) -> [ContextSetting] {
    [
      .device(context.device), .era(context.era), .language(context.language),
      .appearance(context.appearance),
      .time(.moment(context.time)),
      .place(names.place(context.place)),
      .locked(context.isLocked), .offline(context.isOffline),
      .outcome(context.forcedOutcome.map { names.outcomes.name(of: $0) ?? .id($0) }),
    ]
  }

  /// What the person did; things that are no longer on the phone do nothing and are left out.
  fileprivate func performances(_ names: PhoneNames) -> [ScriptPerformance] {
    person.performances.filter { names.simulator.index.intent($0.intent) != nil }.map {
      ScriptPerformance(
        intent: $0.intent.description,
        arguments: names.arguments(for: $0.values, of: $0.intent), time: $0.time,
        place: names.place($0.place))
    }
  }

  fileprivate func shares(_ names: PhoneNames) -> [ScriptShare] {
    person.shares.filter { names.simulator.isKnown($0.target) }.map { share in
      ScriptShare(
        target: share.target,
        host: share.host.flatMap { names.simulator.index.app($0) == nil ? nil : $0 },
        time: share.time, place: names.place(share.place))
    }
  }

  fileprivate func arrangements(_ simulator: Simulator) -> [ScriptArrangement] {
    let preferences = person.shareSheet
    func all(
      _ targets: [ShareTarget], _ place: SharePreferences.AppPlace,
      where fits: (ShareTarget) -> Bool
    ) -> [ScriptArrangement] {
      targets.filter(fits).map { ScriptArrangement(target: $0, place: place) }
    }
    return all(preferences.favouriteActions, .favourite, where: simulator.isAction)
      + all(preferences.favouriteApps, .favourite, where: simulator.isShare)
      + all(preferences.appsUnderMore, .underMore, where: simulator.isShare)
      + all(preferences.hiddenApps, .hidden, where: simulator.isShare)
  }
}

extension PhoneNames {
  /// Nil for a place that the phone does not know any more.
  fileprivate func place(_ id: String?) -> ScriptName? { id.flatMap { places.name(of: $0) } }
}

extension SimulationState {
  /// What a recording keeps: everything but where marks are, and what is being spoken.
  package var recorded: SimulationState {
    var state = self
    state.pendingSpeech = nil
    switch state.surface {
    case .siri: break
    case .spotlight(var spotlight):
      spotlight.selected = nil
      state.surface = .spotlight(spotlight)
    case .hostApp(var host):
      host.selected = nil
      host.sheet?.selected = nil
      host.sheet?.selectedOption = nil
      if case .running(var running)? = host.sheet?.screen {
        running.selected = nil
        host.sheet?.screen = .running(running)
      }
      state.surface = .hostApp(host)
    }
    switch state.run?.phase {
    case .choosingApp(var choice)?:
      choice.selected = nil
      state.run?.phase = .choosingApp(choice)
    case .requestingValue(var request)?:
      request.selected = nil
      state.run?.phase = .requestingValue(request)
    case .confirmingGuess(var guess)?:
      guess.selected = GuessConfirmation.yes
      state.run?.phase = .confirmingGuess(guess)
    case .disambiguating(var choice)?:
      choice.selected = nil
      state.run?.phase = .disambiguating(choice)
    case .authenticating(var authentication)?:
      authentication.selected = Authentication.unlock
      state.run?.phase = .authenticating(authentication)
    case .confirming(var confirmation)?:
      confirmation.selected = Confirmation.accept
      state.run?.phase = .confirming(confirmation)
    case .performing?, .finished?, nil: break
    }
    return state
  }
}
