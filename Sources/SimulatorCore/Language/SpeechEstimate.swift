/// How long a text takes to say.
///
/// A guess: English 2.6 words a second; Japanese 7.5 kana a second, a Han character counting as two;
/// Chinese 4.5 characters a second; 0.3 seconds more for each item of a list.
package enum SpeechEstimate {
  private static let wordsPerSecond = 2.6
  private static let kanaPerSecond = 7.5
  private static let hanPerSecond = 4.5
  private static let secondsPerItem = 0.3

  package static func seconds(
    for text: String, _ language: SpokenLanguage, listItemCount: Int = 0
  ) -> Double {
    let count = Count(text)
    let han =
      language.tables == .japanese
      ? Double(count.han) * 2 / kanaPerSecond : Double(count.han) / hanPerSecond
    return Double(count.words) / wordsPerSecond + Double(count.kana) / kanaPerSecond + han
      + Double(max(0, listItemCount)) * secondsPerItem
  }

  /// How long a text is as people count in its language: words, or in Japanese and Chinese the
  /// letters and digits as written.
  package static func length(_ text: String, _ language: SpokenLanguage) -> Length {
    switch language.tables {
    case .english: .words(Count(text).words)
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

  private struct Count {
    var words = 0
    /// Kana that take a beat of their own: not the small ones of きょ.
    var kana = 0
    var han = 0
    /// Kana and Han as written.
    var characters = 0

    init(_ text: String) {
      var isInWord = false
      for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0xFF66...0xFF9D:
          if !Self.isGlide(scalar) { kana += 1 }
          characters += 1
          isInWord = false
        case _ where SpokenScalars.isHanOrKana(scalar):
          han += 1
          characters += 1
          isInWord = false
        case 0x2E, 0x2C, 0x3A, 0x2D, 0x27, 0x2019:
          break  // 4.50, 08:10, twenty-five and don’t are one word each
        case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
          if !isInWord { words += 1 }
          isInWord = true
        case _ where SpokenScalars.isDiacritic(scalar): break
        default: isInWord = false
        }
      }
    }

    private static func isGlide(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "ゃ", "ゅ", "ょ", "ゎ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ャ", "ュ",
        "ョ", "ヮ":
        true
      default: false
      }
    }
  }
}
