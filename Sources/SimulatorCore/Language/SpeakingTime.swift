/// How long a text takes to say, in words.
package struct SpeakingTime {
  private let length: SpeechEstimate.Length
  package let seconds: Double

  package init(_ text: String, language: String) {
    length = SpeechEstimate.length(text, SpokenLanguage(language))
    seconds = SpeechEstimate.seconds(for: text, SpokenLanguage(language))
  }

  package var secondsText: String { Self.text(seconds: seconds) }

  /// In tenths: `3.5 s`.
  package static func text(seconds: Double) -> String {
    let tenths = Int((min(seconds, 100_000) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }

  /// Whether there is nothing to say.
  package var isNothing: Bool { length.isNothing }

  package var text: String { "\(length.text), \(secondsText)" }
}
