import SimulatorCore

/// Whatever says aloud what the simulated device speaks.
@MainActor
package protocol SpeakingVoice: AnyObject {
  /// Begins to say it, and cuts off what was being said.
  func say(_ text: String, language: String, request: Int?)
  /// Whether something is being said now.
  var isSpeaking: Bool { get }
  /// What became of requests since this was last asked, in order.
  func answers() -> [SpeechAnswer]
  /// What is wrong with the voice, in words, when that was not told before.
  func problem() -> String?
}

/// How a request to speak ended.
package struct SpeechAnswer: Hashable, Sendable {
  package var request: Int
  package var answer: EffectAnswer

  package init(request: Int, answer: EffectAnswer) {
    self.request = request
    self.answer = answer
  }
}
