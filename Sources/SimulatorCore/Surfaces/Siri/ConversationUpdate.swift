import IntentModel

extension Simulator {
  func update(_ state: inout SimulationState, _ event: ConversationEvent) -> Update {
    switch event {
    case .draftChanged(let draft):
      guard takesWords(state) else {
        return .refused(reason: "nothing can be said here")
      }
      state.conversation.draft = draft
      return .accepted([])
    case .said(let words):
      return said(words, in: &state)
    case .dismissed:
      guard state.run != nil || state.surface == .siri else {
        return .refused(reason: "there is nothing to put away")
      }
      dismiss(in: &state)
      return .accepted([])
    }
  }

  /// Whether what is said now reaches anybody.
  package func takesWords(_ state: SimulationState) -> Bool {
    state.run != nil || state.surface == .siri
  }

  private func said(_ words: String, in state: inout SimulationState) -> Update {
    guard takesWords(state) else {
      return .refused(reason: "nobody is listening: ask Siri first")
    }
    let heard = words.trimmingBlanks()
    guard !heard.isEmpty else { return .refused(reason: "nothing was said") }
    if let run = state.run, !run.isFinished {
      if case .performing = run.phase, !CancelWords.isCancel(heard) {
        return .refused(reason: "it is under way; only cancel reaches it")
      }
      state.conversation.draft = ""
      addTurn(.heard, shown: heard, in: &state)
      return answered(heard, of: run, in: &state)
    }
    if state.surface != .siri {
      return .refused(reason: "the run has ended: put its result away first")
    }
    if state.run != nil {
      state.run = nil
      beginConversation(in: &state)
    }
    state.conversation.draft = ""
    addTurn(.heard, shown: heard, in: &state)
    return asked(heard, in: &state)
  }

  /// An utterance that answers no question: it may start a run.
  private func asked(_ heard: String, in state: inout SimulationState) -> Update {
    switch hearing(of: heard, in: state) {
    case .matched(let match): return start(match, in: &state)
    case .severalApps(let matches): return .accepted(askApp(among: matches, in: &state))
    case .builtIn(let found): return builtIn(found, in: &state)
    case .missed(let miss):
      return notUnderstood(miss, StockWording(state.context.language).notUnderstood, in: &state)
    }
  }

  func notUnderstood(
    _ miss: PhraseMiss, _ words: String, in state: inout SimulationState
  ) -> Update {
    addTurn(.notUnderstood(miss), shown: words, origin: .stock, in: &state)
    return .accepted(speakLastTurn(in: &state))
  }

  /// Puts the conversation away: an unfinished run is cancelled on the way, which is a guess.
  private func dismiss(in state: inout SimulationState) {
    abandonRun(in: &state)
    beginConversation(in: &state)
    if state.surface == .siri { state.surface = .spotlight(SpotlightState()) }
  }

  func beginConversation(in state: inout SimulationState) {
    if state.transcript.last?.conversation == state.conversation.number {
      state.conversation.number += 1
    }
    state.conversation.draft = ""
  }

  /// The turns on the screen together.
  package func turnsShown(in state: SimulationState) -> ArraySlice<Turn> {
    let first =
      state.transcript.lastIndex { $0.conversation != state.conversation.number }
      .map { $0 + 1 } ?? 0
    return state.transcript[first...]
  }
}
