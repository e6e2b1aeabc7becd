import SimulatorCore

extension RunLoop {
  /// A front without a voice leaves speech unasked: nothing waits for it, and nothing is logged.
  func carryOut(_ effects: [Effect]) {
    guard let voice else { return }
    hearVoice()
    for request in session.takeRequests(for: effects) {
      switch request.effect {
      case .speak(_, let text, let language):
        voice.say(text, language: language, request: request.number)
      }
    }
  }

  /// Takes in what became of what was to be said.
  func hearVoice() {
    let answers = voice?.answers() ?? []
    guard !answers.isEmpty else { return }
    for answer in answers { session.answer(answer.request, with: answer.answer) }
    draw()
  }

  /// A script that plays makes no requests: its last new words are said as they stand.
  func speakNewTurn(after number: Int) {
    guard let voice, let turn = session.lastResponse, turn.id >= number else { return }
    let context = session.state.context
    let text = turn.heard(on: context.device)
    if !text.isEmpty { voice.say(text, language: context.language, request: nil) }
  }
}
