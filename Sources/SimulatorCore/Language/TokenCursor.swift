/// A place in the tokens of an answer. Rules move it forward over what they understand.
struct TokenCursor {
  let tokens: ArraySlice<SpokenToken>
  /// How the answer's language writes numbers.
  let numerals: NumeralStyle
  var index: Int
  /// Where something of the right form ended that cannot be: a February 30, a 25:99.
  var impossibleEnd: Int?

  init(_ tokens: ArraySlice<SpokenToken>, _ numerals: NumeralStyle = .point) {
    self.tokens = tokens
    self.numerals = numerals
    index = tokens.startIndex
  }

  var isAtEnd: Bool { index == tokens.endIndex }
  var next: SpokenToken? { index < tokens.endIndex ? tokens[index] : nil }
  var previous: SpokenToken? { index > tokens.startIndex ? tokens[index - 1] : nil }

  /// Runs a rule; when it fails, the cursor is where it was.
  mutating func attempt<Value>(_ rule: (inout TokenCursor) -> Value?) -> Value? {
    let start = index
    if let value = rule(&self) { return value }
    index = start
    return nil
  }

  /// Notes that what was read up to here is nothing, when it is nothing, and passes it on.
  mutating func possible<Value>(_ value: Value?) -> Value? {
    if value == nil { impossibleEnd = max(impossibleEnd ?? index, index) }
    return value
  }

  /// The longest phrase of a table that stands here.
  mutating func take<Value>(_ table: PhraseTable<Value>) -> Value? {
    guard let match = table.match(tokens, at: index) else { return nil }
    index += match.length
    return match.value
  }

  mutating func takes(_ table: PhraseTable<Void>) -> Bool { take(table) != nil }

  mutating func takes(_ text: String) -> Bool {
    guard let token = next, token.text == text else { return false }
    index += 1
    return true
  }

  /// A sign that touches its neighbours on both sides, as the colon of 7:30 does.
  mutating func takesTight(_ text: String) -> Bool {
    guard let token = next, token.text == text, token.isAdjacent, index + 1 < tokens.endIndex,
      tokens[index + 1].isAdjacent
    else { return false }
    index += 1
    return true
  }

  /// A run of digits, no sign, no decimals.
  mutating func digits(_ lengths: ClosedRange<Int> = 1...18) -> Int? {
    guard let token = next, token.kind == .digits, lengths.contains(token.text.utf8.count) else {
      return nil
    }
    index += 1
    return Int(token.text)
  }

  mutating func skipCommas() { while takes(",") || takes("、") {} }
}

/// Something a cursor can understand.
typealias SpokenRule<Value> = (inout TokenCursor) -> Value?

/// What a reader makes of an answer.
package enum SpokenReading<Value> {
  case value(Value)
  /// Understood, and yet nothing: February 30.
  case impossible
  case notUnderstood

  package var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }
}

/// Reads a whole answer, or nothing: every token must be understood, polite words aside.
func readAnswer<Value>(
  _ text: String, _ language: SpokenLanguage, _ rules: [SpokenRule<Value>],
  isImpossible: (TokenCursor) -> Bool = { $0.impossibleEnd == $0.tokens.endIndex }
) -> SpokenReading<Value> {
  let answer = SpokenTokens(text, language)
  guard !answer.isEmpty else { return .notUnderstood }
  let all = answer.tokens[...]
  let bare = PoliteWords.without(all, language)
  var reading = SpokenReading<Value>.notUnderstood
  for tokens in bare.count == all.count ? [all] : [all, bare] where !tokens.isEmpty {
    for rule in rules {
      var cursor = TokenCursor(tokens, language.numerals)
      if let value = rule(&cursor), cursor.isAtEnd { return .value(value) }
      if isImpossible(cursor) { reading = .impossible }
    }
  }
  return reading
}

func readWhole<Value>(
  _ text: String, _ language: SpokenLanguage, _ rules: [SpokenRule<Value>]
) -> Value? {
  readAnswer(text, language, rules).value
}

func readWhole<Value>(
  _ text: String, _ language: SpokenLanguage, _ rule: @escaping SpokenRule<Value>
) -> Value? {
  readWhole(text, language, [rule])
}

/// Phrases and what they mean. Of two that fit, the longer wins; of equals, the first written.
struct PhraseTable<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    var words: [String]
    var value: Value
  }

  private var byFirstWord: [String: [Entry]] = [:]

  init(_ language: SpokenLanguage, _ phrases: [(String, Value)]) {
    for (phrase, value) in phrases {
      let words = SpokenTokens(phrase, language).tokens.map(\.text)
      guard let first = words.first else { continue }
      var entries = byFirstWord[first] ?? []
      let place = entries.firstIndex { $0.words.count < words.count } ?? entries.endIndex
      entries.insert(Entry(words: words, value: value), at: place)
      byFirstWord[first] = entries
    }
  }

  func match(_ tokens: ArraySlice<SpokenToken>, at index: Int) -> (value: Value, length: Int)? {
    guard index < tokens.endIndex, let entries = byFirstWord[tokens[index].text] else { return nil }
    let left = tokens.endIndex - index
    for entry in entries where entry.words.count <= left {
      if entry.words.indices.allSatisfy({ tokens[index + $0].text == entry.words[$0] }) {
        return (entry.value, entry.words.count)
      }
    }
    return nil
  }
}

extension PhraseTable {
  private static var longestEnding: Int { 10 }

  /// The length of the longest phrase at the very end.
  func lengthOfEnding(of tokens: ArraySlice<SpokenToken>) -> Int? {
    for length in stride(from: min(Self.longestEnding, tokens.count), through: 1, by: -1) {
      if let match = match(tokens, at: tokens.endIndex - length), match.length == length {
        return length
      }
    }
    return nil
  }
}

extension PhraseTable where Value == Void {
  init(_ language: SpokenLanguage, _ phrases: [String]) {
    self.init(language, phrases.map { ($0, ()) })
  }
}

/// One table for each language.
struct PhraseTables<Value: Sendable>: Sendable {
  let english: PhraseTable<Value>
  let japanese: PhraseTable<Value>
  let chinese: PhraseTable<Value>

  init(en: [(String, Value)], ja: [(String, Value)], zh: [(String, Value)]) {
    english = PhraseTable(SpokenLanguage(.english), en)
    japanese = PhraseTable(SpokenLanguage(.japanese), ja)
    chinese = PhraseTable(SpokenLanguage(.chinese), zh)
  }

  subscript(language: SpokenLanguage) -> PhraseTable<Value> {
    language.choose(english, japanese, chinese)
  }
}

extension PhraseTables where Value == Void {
  init(en: [String], ja: [String], zh: [String]) {
    self.init(en: en.map { ($0, ()) }, ja: ja.map { ($0, ()) }, zh: zh.map { ($0, ()) })
  }
}
