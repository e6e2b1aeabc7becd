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

  /// What a person would count: words in English, characters in Japanese and Chinese, where a word
  /// in Latin letters or a number counts as one.
  package static func wordCount(_ text: String) -> Int {
    let count = Count(text)
    return count.words + count.characters
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
