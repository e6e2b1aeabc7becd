import SimulatorCore

/// How long a turn takes to say, in words.
struct SpeakingTime {
  private let length: SpeechEstimate.Length
  let seconds: Double

  init(_ turn: Turn, language: String) {
    length = SpeechEstimate.length(turn.spoken, SpokenLanguage(language))
    seconds = SpeechEstimate.seconds(for: turn.spoken, SpokenLanguage(language))
  }

  var secondsText: String { Self.text(seconds: seconds) }

  /// In tenths: `3.5 s`.
  static func text(seconds: Double) -> String {
    let tenths = Int((min(seconds, 100_000) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }

  /// Whether there is nothing to say.
  var isNothing: Bool { length.isNothing }

  var text: String { "\(length.text), \(secondsText)" }
}
