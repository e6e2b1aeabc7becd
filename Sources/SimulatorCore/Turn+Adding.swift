import IntentModel

extension Simulator {
  func addTurn(
    _ kind: Turn.Kind, shown: String, spoken: String? = nil, origin: TextOrigin = .written,
    snippet: FilledSnippet? = nil, options: [String] = [], in state: inout SimulationState
  ) {
    state.transcript.append(
      Turn(
        id: state.takeNumber(), conversation: state.conversation.number, kind: kind, shown: shown,
        spoken: spoken ?? shown, origin: origin, snippet: snippet, options: options))
  }

  /// Asks the front to say the last turn: in full where there is no screen.
  func speakLastTurn(in state: inout SimulationState) -> [Effect] {
    guard let turn = state.transcript.last else { return [] }
    let text = turn.heard(on: state.context.device)
    guard !text.isEmpty else { return [] }
    let id = EffectID(state.takeNumber())
    state.pendingSpeech = id
    return [.speak(id, text: text, language: state.context.language)]
  }
}
