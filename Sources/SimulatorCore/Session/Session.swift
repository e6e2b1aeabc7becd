import IntentModel

/// One walk: the simulated phone, everything that happened to it, and what was taken back.
///
/// The log is the recording. Undo drops its end and folds the rest again, redo takes the dropped
/// end back in, and a fork is an undo followed by another event. Only simulation events are logged;
/// how the designer's own screen stands is `chrome`, which no undo touches.
package struct Session: Sendable {
  package struct Entry: Hashable, Sendable, Codable {
    package var event: Event
    /// Whether undo stops before it.
    package var startsStep: Bool

    package init(event: Event, startsStep: Bool) {
      self.event = event
      self.startsStep = startsStep
    }
  }

  package private(set) var simulator: Simulator
  package private(set) var state: SimulationState
  package private(set) var log: [Entry] = []
  package var chrome = Chrome()
  /// How the walk began.
  package let start: Start
  /// Steps taken back, the last one last.
  private var redoSteps: [[Entry]] = []
  /// How often the log has been cut or folded anew; between two folds it only grows.
  package private(set) var foldCount = 0
  private var checkpoints: [Checkpoint] = []
  private var requests: [PendingRequest] = []
  private var nextRequest = 1

  package struct Start: Hashable, Sendable, Codable {
    package var person: Person
    package var context: PhoneContext

    package init(person: Person = .nobody, context: PhoneContext) {
      self.person = person
      self.context = context
    }
  }

  /// A late effect with a name that no undo gives away a second time.
  package struct Request: Hashable, Sendable {
    package var number: Int
    package var effect: Effect
  }

  private struct Checkpoint: Sendable {
    var eventCount: Int
    var state: SimulationState
  }

  private struct PendingRequest: Sendable {
    var number: Int
    var id: EffectID
    var eventCount: Int
  }

  /// A refold begins at the last of these before where it goes.
  private static let checkpointEvery = 64

  package init(_ simulator: Simulator, start: Start? = nil) {
    self.simulator = simulator
    self.start = start ?? Start(context: simulator.phone.startingContext)
    state = Self.firstState(simulator, self.start)
  }

  /// Spotlight's rows now; empty on other surfaces.
  package var spotlightRows: SpotlightRows {
    guard case .spotlight(let spotlight) = state.surface else { return .none }
    return SpotlightRanking(simulator, state).rows(query: spotlight.query)
  }

  // MARK: Forward

  /// Takes an event in and logs it, unless it is refused. What was taken back before is then gone.
  @discardableResult
  package mutating func send(_ event: Event) -> Update {
    let update = take(event)
    if case .accepted = update { redoSteps.removeAll() }
    return update
  }

  /// What the front has to do for the events since it last asked.
  package mutating func takeRequests(for effects: [Effect]) -> [Request] {
    effects.map { effect in
      switch effect {
      case .speak(let id, _, _):
        let request = PendingRequest(number: nextRequest, id: id, eventCount: log.count)
        nextRequest += 1
        requests.append(request)
        return Request(number: request.number, effect: effect)
      }
    }
  }

  /// A late answer; one to something undone since is dropped.
  @discardableResult
  package mutating func answer(_ request: Int, with answer: EffectAnswer) -> Update {
    guard let place = requests.firstIndex(where: { $0.number == request }) else {
      return .refused(reason: "nothing is waiting for that answer: it was taken back since")
    }
    let pending = requests.remove(at: place)
    return take(.effectAnswered(pending.id, answer))
  }

  private mutating func take(_ event: Event) -> Update {
    let update = simulator.update(&state, event)
    guard case .accepted = update else { return update }
    log.append(Entry(event: event, startsStep: startsStep(event)))
    if log.count.isMultiple(of: Self.checkpointEvery) {
      checkpoints.append(Checkpoint(eventCount: log.count, state: state))
    }
    return update
  }

  /// Typing is one step however long, and a moved mark belongs to the step before it.
  private func startsStep(_ event: Event) -> Bool {
    if case .effectAnswered = event { return false }
    if event.isMovingMark { return false }
    if event.isTyping, let last = log.last(where: { !$0.event.isMovingMark }) {
      return !last.event.isTyping
    }
    return true
  }

  // MARK: Back

  package var stepCount: Int { log.count(where: \.startsStep) }
  package var canUndo: Bool { log.contains(where: \.startsStep) }
  package var canRedo: Bool { !redoSteps.isEmpty }

  /// Takes back the last step. False when there is none.
  @discardableResult
  package mutating func undo() -> Bool {
    guard let start = log.lastIndex(where: \.startsStep) else { return false }
    redoSteps.append(Array(log[start...]))
    fold(keeping: start)
    return true
  }

  /// Takes the last step taken back in again. False when there is none.
  @discardableResult
  package mutating func redo() -> Bool {
    guard let step = redoSteps.last else { return false }
    for (position, entry) in step.enumerated() {
      if case .refused = take(entry.event) {
        // Kept: a later catalog may take it in again.
        redoSteps[redoSteps.count - 1] = Array(step[position...])
        return position > 0
      }
    }
    redoSteps.removeLast()
    return true
  }

  /// Goes back until as many steps are left; redo goes forward again.
  package mutating func rewind(toStep count: Int) {
    var starts = log.indices.filter { log[$0].startsStep }
    guard count < starts.count else { return }
    var end = log.count
    while starts.count > max(0, count) {
      let start = starts.removeLast()
      redoSteps.append(Array(log[start..<end]))
      end = start
    }
    fold(keeping: end)
  }

  private mutating func fold(keeping count: Int) {
    foldCount += 1
    log.removeSubrange(count...)
    checkpoints.removeAll { $0.eventCount > count }
    requests.removeAll { $0.eventCount > count }
    state = stateAfter(eventCount: count)
  }

  /// What the phone was like after so many events of the log.
  func stateAfter(eventCount count: Int) -> SimulationState {
    let from = checkpoints.last { $0.eventCount <= count }
    var folded = from?.state ?? Self.firstState(simulator, start)
    for entry in log[(from?.eventCount ?? 0)..<count] {
      _ = simulator.update(&folded, entry.event)
    }
    return folded
  }

  // MARK: Another log

  /// A kept walk taken up again: for a session in which nothing has happened yet. Where it stops,
  /// what is left stays available as what was taken back.
  package mutating func restore(_ entries: [Entry]) -> FoldResult { takeAll(entries) }

  /// The same walk on a new catalog. The first event that no longer applies stops it there; what it
  /// could not take in stays available as what was taken back.
  package mutating func reload(_ newSimulator: Simulator) -> FoldResult {
    let oldLog = log
    foldCount += 1
    simulator = newSimulator
    log = []
    checkpoints = []
    requests = []
    state = Self.firstState(newSimulator, start)
    return takeAll(oldLog)
  }

  /// Takes entries in up to the first that is refused.
  private mutating func takeAll(_ entries: [Entry]) -> FoldResult {
    for (position, entry) in entries.enumerated() {
      if case .refused(let reason) = take(entry.event) {
        let rest = Array(entries[position...])
        redoSteps.append(contentsOf: Self.steps(of: rest).reversed())
        return .stopped(at: entry.event, reason: reason, left: rest.count)
      }
      log[log.count - 1].startsStep = entry.startsStep
    }
    return .everythingApplied
  }

  /// How far a log was taken in again.
  package enum FoldResult: Hashable, Sendable {
    case everythingApplied
    case stopped(at: Event, reason: String, left: Int)
  }

  private static func steps(of entries: [Entry]) -> [[Entry]] {
    entries.reduce(into: []) { steps, entry in
      if entry.startsStep || steps.isEmpty {
        steps.append([entry])
      } else {
        steps[steps.count - 1].append(entry)
      }
    }
  }

  private static func firstState(_ simulator: Simulator, _ start: Start) -> SimulationState {
    simulator.initialState(person: start.person, context: start.context)
  }
}
