import SimulatorCore

/// How long a turn takes to say, in words.
struct SpeakingTime {
  let wordCount: Int
  let seconds: Double

  init(_ turn: Turn, language: String) {
    wordCount = SpeechEstimate.wordCount(turn.spoken)
    seconds = SpeechEstimate.seconds(
      for: turn.spoken, SpokenLanguage(language), listItemCount: turn.options.count)
  }

  var secondsText: String { Self.text(seconds: seconds) }

  /// In tenths: `3.5 s`.
  static func text(seconds: Double) -> String {
    let tenths = Int((min(seconds, 100_000) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }

  var text: String { "\(wordCount) \(wordCount == 1 ? "word" : "words"), \(secondsText)" }
}
