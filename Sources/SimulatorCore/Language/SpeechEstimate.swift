/// How long a text takes to say.
///
/// Beats, and the rests between clauses and sentences, at paces fitted to espeak-ng 1.51 at its own
/// speed (175 words a minute) for English and Japanese. Its Chinese is half as fast as people are,
/// so that is fitted at 260. The benchmarks print how far off each is.
package enum SpeechEstimate {
  private struct Pace {
    var secondsPerBeat: Double
    var secondsPerClause: Double
    var secondsPerSentence: Double
    /// Before the first beat and after the last.
    var secondsAround: Double
  }

  package static func seconds(for text: String, _ language: SpokenLanguage) -> Double {
    let units = SpeechUnits(text, language)
    guard units.beats > 0 else { return 0 }
    let pace: Pace =
      switch language.tables {
      case .english:
        Pace(
          secondsPerBeat: 0.159, secondsPerClause: 0.397, secondsPerSentence: 0.631,
          secondsAround: 0.49)
      case .japanese:
        Pace(
          secondsPerBeat: 0.105, secondsPerClause: 0.253, secondsPerSentence: 0.506,
          secondsAround: 0.53)
      case .chinese:
        Pace(
          secondsPerBeat: 0.244, secondsPerClause: 0.108, secondsPerSentence: 0.571,
          secondsAround: 0.242)
      }
    return units.beats * pace.secondsPerBeat + Double(units.clauses) * pace.secondsPerClause
      + Double(units.sentences) * pace.secondsPerSentence + pace.secondsAround
  }

  /// How long a text is as people count in its language: words, or in Japanese and Chinese the
  /// letters and digits as written.
  package static func length(_ text: String, _ language: SpokenLanguage) -> Length {
    switch language.tables {
    case .english: .words(wordCount(text))
    case .japanese, .chinese: .characters(text.count { $0.isLetter || $0.isNumber })
    }
  }

  package enum Length: Hashable, Sendable {
    case words(Int)
    case characters(Int)

    package var isNothing: Bool { self == .words(0) || self == .characters(0) }

    package var text: String {
      switch self {
      case .words(let count): count == 1 ? "1 word" : "\(count) words"
      case .characters(let count): count == 1 ? "1 character" : "\(count) characters"
      }
    }
  }

  /// Words in Latin letters and numbers; what is written without blanks counts by its runs.
  private static func wordCount(_ text: String) -> Int {
    var count = 0
    var isInWord = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2E, 0x2C, 0x3A, 0x2D, 0x27, 0x2019:
        break  // 4.50, 08:10, twenty-five and don’t are one word each
      case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
        if !isInWord { count += 1 }
        isInWord = true
      case _ where SpokenScalars.isDiacritic(scalar): break
      default: isInWord = false
      }
    }
    return count
  }
}
