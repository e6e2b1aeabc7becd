import IntentModel

/// Words that may come, go or change in a near phrase without changing what is asked for.
///
/// Ours to choose: the system's own reading is not published. What turns a meaning round (not, off,
/// without) is deliberately not among them.
enum FunctionWords {
  static func all(_ language: SpokenLanguage) -> [String] {
    language.choose(english, japanese, chinese)
  }

  private static let english = [
    "a", "an", "the", "some", "my", "me", "i", "you", "we", "us", "our", "please", "with", "in",
    "using", "use", "via", "by", "from", "to", "at", "for", "of", "through", "on the", "on my",
    "can",
    "could", "would", "will", "like", "want", "id", "lets", "hey", "now", "just", "app", "thanks",
    "and",
  ]

  private static let japanese = [
    "お願いします", "お願いいたします", "お願い", "おねがいします", "おねがい", "ください", "下さい", "くれますか", "もらえますか", "して",
    "したい", "します", "する", "を", "で", "に", "の", "は", "が", "へ", "と", "も", "使って", "アプリ", "いま", "今",
  ]

  private static let chinese = [
    "请", "帮我", "给我", "麻烦", "我要", "我想要", "我想", "我", "用", "在", "从", "里", "的", "了", "吧", "一下", "给",
    "通过", "使用", "应用", "现在", "能不能", "可以", "吗", "谢谢",
  ]
}

/// A text's words in two: those that carry the meaning, and function words.
struct WordKinds: Sendable {
  typealias Unit = Vocabulary.Unit

  private var functions: Set<[Unit]> = []
  private var longest = 0

  init(language: String, _ vocabulary: inout Vocabulary) {
    for words in FunctionWords.all(SpokenLanguage(language)) {
      let units = vocabulary.add(TextFolding.folded(words))
      functions.insert(units)
      longest = max(longest, units.count)
    }
  }

  /// How many units from a place on are a function word; 0 for a word with a meaning.
  func functionLength(at start: Int, of units: ArraySlice<Unit>) -> Int {
    for length in stride(from: min(longest, units.endIndex - start), to: 0, by: -1)
    where functions.contains(Array(units[start..<start + length])) {
      return length
    }
    return 0
  }

  func isFunction(_ unit: Unit) -> Bool { functions.contains([unit]) }

  /// A word without its plural ending.
  static func stem(_ word: String) -> String {
    guard word.utf8.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") else { return word }
    return String(word.dropLast())
  }
}
