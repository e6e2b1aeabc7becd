import SimulatorCore

/// What it takes to hold a conversation without a terminal.
extension Session {
  /// Lets the clock run while something is under way.
  package mutating func waitForOutcome() {
    while case .performing? = state.run?.phase, let due = state.agenda.entries.first?.due {
      guard send(.context(.clockMoved(to: due))).refusal == nil else { return }
    }
  }

  /// An open question is fine; a failure, a cancel and words nobody understood are not.
  package var endedWell: Bool {
    if case .notUnderstood? = state.transcript.last?.kind { return false }
    guard case .finished(let conclusion)? = state.run?.phase else { return true }
    if case .succeeded = conclusion.result { return true }
    return false
  }
}
