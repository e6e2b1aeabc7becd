import IntentModel

/// How likely the person shares to each target now, from the one history: what was shared, and
/// messages that went to somebody. A message is what an intent sent that declares that it handles
/// messages: another that takes a person, a call or a reminder, sends them nothing.
struct ShareScores: Sendable {
  private var scores: [ShareTarget: PredictionScore] = [:]

  init(_ simulator: Simulator, _ state: SimulationState) {
    count(simulator.phone.shares, simulator.index.seededHistory, isDeclared: true, simulator, state)
    count(
      state.person.shares, state.person.performances, isDeclared: false, simulator, state)
  }

  private mutating func count(
    _ shares: [Share], _ performances: [Performance], isDeclared: Bool, _ simulator: Simulator,
    _ state: SimulationState
  ) {
    func add(_ target: ShareTarget, _ time: SimulatedTime, _ place: String?) {
      scores[target, default: .none].add(
        time: time, place: place, isDeclared: isDeclared, at: state.context.time,
        here: state.context.place)
    }
    for share in shares { add(share.target, share.time, share.place) }
    for performance in performances {
      guard let target = simulator.recipient(of: performance) else { continue }
      add(target, performance.time, performance.place)
    }
  }

  subscript(target: ShareTarget) -> PredictionScore { scores[target] ?? .none }
}

extension Simulator {
  /// Who a message went to: the one person, or the conversation with all of them. Nil for anything
  /// else.
  func recipient(of performance: Performance) -> ShareTarget? {
    guard index.intent(performance.intent)?.handles.contains(.message) == true else { return nil }
    let people = Set(
      performance.values.flatMap(\.values).compactMap { value -> String? in
        if case .person(let id?, _) = value { id } else { nil }
      })
    if people.count <= 1 { return people.first.map(ShareTarget.person) }
    return index.group(of: people).map(ShareTarget.group)
  }
}
