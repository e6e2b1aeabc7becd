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

  /// Takes in what became of what was to be said; answers whether something is wrong with the voice that is
  /// now told.
  @discardableResult
  func hearVoice() -> Bool {
    let answers = voice?.answers() ?? []
    for answer in answers { session.answer(answer.request, with: answer.answer) }
    let problem = voice?.problem()
    if let problem { session.chrome.notice = Chrome.Notice(.refusal, problem) }
    if problem != nil || !answers.isEmpty { draw() }
    return problem != nil
  }

  /// A script that plays makes no requests: its last new words are said as they stand.
  func speakNewTurn(after number: Int) {
    guard let voice, let turn = session.lastResponse, turn.id >= number else { return }
    let context = session.state.context
    let text = turn.heard(on: context.device)
    if !text.isEmpty { voice.say(text, language: context.language, request: nil) }
  }
}
