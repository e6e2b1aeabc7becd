import SimulatorCore

extension RunLoop {
  /// Without a voice whatever is to be said is said at once, so that nothing waits for its end.
  func carryOut(_ effects: [Effect]) {
    hearVoice()
    for request in session.takeRequests(for: effects) {
      switch request.effect {
      case .speak(_, let text, let language):
        if let voice {
          voice.say(text, language: language, request: request.number)
        } else {
          session.answer(request.number, with: .finished)
        }
      }
    }
  }

  /// Takes in what became of what was to be said; answers whether something is wrong with the voice
  /// that is now told.
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
