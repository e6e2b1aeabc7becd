/// What a text is made of when it is said: beats, and the rests between its parts.
///
/// A beat is a syllable of a word in Latin letters, counted by its vowels; a kana; or a Han
/// character, which in Japanese counts as two. A digit said on its own is one and a half.
struct SpeechUnits {
  private(set) var beats = 0.0
  /// Rests inside a sentence, at a comma or colon.
  private(set) var clauses = 0
  /// Rests between two sentences.
  private(set) var sentences = 0

  private let beatsPerHan: Double
  private var word = [UInt8]()
  private enum Rest { case clause, sentence }
  private var rest: Rest?

  init(_ text: String, _ language: SpokenLanguage) {
    beatsPerHan = language.tables == .japanese ? 2 : 1
    let scalars = Array(text.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      let previous = place > 0 ? scalars[place - 1] : " "
      let next = place + 1 < scalars.count ? scalars[place + 1] : " "
      take(scalar, after: previous, before: next)
    }
    endWord()
  }

  private mutating func take(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar, before next: Unicode.Scalar
  ) {
    switch scalar.value {
    case 0x27, 0x2019: return  // don’t is one word
    case 0x30...0x39:
      endWord()
      say(1.5)
    case 0x2E, 0x2C, 0x3A:  // 4.50 and 08:10 have no rest in them
      endWord()
      if Self.isDigit(previous), Self.isDigit(next) { return }
      rest(scalar.value == 0x2E ? .sentence : .clause)
    case 0x21, 0x3F, 0x3002, 0xFF01, 0xFF1F:
      endWord()
      rest(.sentence)
    case 0x3B, 0x3001, 0xFF0C, 0xFF1A, 0xFF1B:
      endWord()
      rest(.clause)
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0xFF66...0xFF9D:
      endWord()
      if !Self.isGlide(scalar) { say(1) }
    case _ where SpokenScalars.isHanOrKana(scalar):
      endWord()
      say(beatsPerHan)
    case _ where scalar.properties.isAlphabetic:
      // A letter beyond ASCII counts as a vowel: é does, and so does what has no vowels of ours.
      word.append(scalar.isASCII ? UInt8(scalar.value) | 0x20 : UInt8(ascii: "a"))
    default: endWord()
    }
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    say(Double(Self.syllables(of: word)))
    word.removeAll(keepingCapacity: true)
  }

  /// A rest counts when something is said after it, and only the longest of several.
  private mutating func say(_ count: Double) {
    if beats > 0 {
      switch rest {
      case .clause?: clauses += 1
      case .sentence?: sentences += 1
      case nil: break
      }
    }
    rest = nil
    beats += count
  }

  private mutating func rest(_ kind: Rest) {
    if rest != .sentence { rest = kind }
  }

  /// Groups of vowels, without a silent e at the end.
  private static func syllables(of word: [UInt8]) -> Int {
    var count = 0
    var isInVowels = false
    for letter in word {
      let isVowel = "aeiouy".utf8.contains(letter)
      if isVowel, !isInVowels { count += 1 }
      isInVowels = isVowel
    }
    let endsInSilentE =
      word.last == UInt8(ascii: "e") && !"aeiouyl".utf8.contains(word.dropLast().last ?? 0)
    return max(1, endsInSilentE && count > 1 ? count - 1 : count)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value)
  }

  /// The small kana of きょ, which take no beat of their own.
  private static func isGlide(_ scalar: Unicode.Scalar) -> Bool {
    "ぁぃぅぇぉゃゅょゎァィゥェォャュョヮ".unicodeScalars.contains(scalar)
  }
}
