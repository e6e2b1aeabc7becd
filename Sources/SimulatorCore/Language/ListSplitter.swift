/// Cuts an answer that names several things: “latte, mocha and tea”, ラテとモカ, 拿铁和摩卡.
///
/// It is cut at every mark and joining word. A title may itself contain “and” or と, and a number an
/// “and”, so from each cut the longest stretch that can be read is taken for one thing.
package enum ListSplitter {
  private static let marks = PhraseTables<Void>(
    en: [",", ";", "、"], ja: ["、", ",", ";", "・", "、あと"], zh: ["、", ",", ";"])
  private static let words = PhraseTables<Void>(
    en: ["and", "&", "+", "plus", "and also", "as well as", "and then", "along with"],
    ja: ["と", "や", "および", "及び", "それと", "それから", "&", "+", "プラス", "and"],
    zh: ["和", "跟", "与", "及", "以及", "还有", "再加", "加", "加上", "还要", "再来", "&", "+", "and"])

  /// A title is not cut into more pieces than this.
  private static let longestTitle = 6

  /// What the parts of an answer are read as; nil when any of them is nothing.
  static func parts<Value>(
    of text: String, _ language: SpokenLanguage, reading: (String) -> Value?
  ) -> [Value]? {
    let answer = SpokenTokens(text, language)
    let pieces = pieces(of: answer, language)
    var values: [Value] = []
    var start = 0
    search: while start < pieces.count {
      for end in (start..<min(pieces.count, start + longestTitle)).reversed() {
        let part = answer.text(pieces[start].lowerBound..<pieces[end].upperBound)
        guard let value = reading(part) else { continue }
        values.append(value)
        start = end + 1
        continue search
      }
      return nil
    }
    return values.isEmpty ? nil : values
  }

  /// Whether it is nothing but words that join.
  static func isJoint(_ text: String, _ language: SpokenLanguage) -> Bool {
    let tokens = SpokenTokens(text, language).tokens[...]
    return words[language].match(tokens, at: 0)?.length == tokens.count
  }

  /// The tokens between marks and joining words, polite words at both ends left out.
  private static func pieces(of answer: SpokenTokens, _ language: SpokenLanguage) -> [Range<Int>] {
    let tokens = PoliteWords.without(answer.tokens[...], language)
    var pieces: [Range<Int>] = []
    var (start, index) = (tokens.startIndex, tokens.startIndex)
    while index < tokens.endIndex {
      let length = separatorLength(tokens, at: index, in: answer, language)
      if length > 0, start < index { pieces.append(start..<index) }
      index += max(length, 1)
      if length > 0 { start = index }
    }
    if start < tokens.endIndex { pieces.append(start..<tokens.endIndex) }
    return pieces
  }

  private static func separatorLength(
    _ tokens: ArraySlice<SpokenToken>, at index: Int, in answer: SpokenTokens,
    _ language: SpokenLanguage
  ) -> Int {
    if let mark = marks[language].match(tokens, at: index) {
      return isInsideNumber(tokens, at: index) ? 0 : mark.length
    }
    guard let word = words[language].match(tokens, at: index), index > tokens.startIndex,
      index + word.length < tokens.endIndex
    else { return 0 }
    // As written: tokens have katakana folded to hiragana, and ト is never the joining と.
    let isKatakana = answer.text(index..<index + 1).unicodeScalars.contains {
      (0x30A1...0x30FA).contains($0.value)
    }
    return isKatakana && word.length == 1 ? 0 : word.length
  }

  /// `1,200`.
  private static func isInsideNumber(_ tokens: ArraySlice<SpokenToken>, at index: Int) -> Bool {
    index > tokens.startIndex && index + 1 < tokens.endIndex && tokens[index].isAdjacent
      && tokens[index - 1].kind == .digits && tokens[index + 1].kind == .digits
      && tokens[index + 1].isAdjacent && tokens[index + 1].text.utf8.count == 3
  }
}
