/// Cuts an answer that names several things: “latte, mocha and tea”, ラテとモカ, 拿铁和摩卡.
///
/// The cuts are candidates. A title may itself contain “and” or と, so the caller tries them from the
/// first, the whole answer, to the last, and takes the first whose parts it all knows.
package enum ListSplitter {
  private static let marks = PhraseTables<Void>(
    en: [",", ";", "、"], ja: ["、", ",", ";", "・"], zh: ["、", ",", ";"])
  private static let words = PhraseTables<Void>(
    en: ["and", "&", "+", "plus", "and also", "as well as", "and then", "along with"],
    ja: ["と", "や", "および", "及び", "それと", "それから", "&", "+", "プラス", "and"],
    zh: ["和", "跟", "与", "及", "以及", "还有", "再加", "加", "加上", "还要", "再来", "&", "+", "and"])

  /// The finest cut that is safe: at every mark and joining word; a と among hiragana may be part of a
  /// word and is left alone.
  package static func split(_ text: String, _ language: SpokenLanguage) -> [String] {
    pieces(of: text, language, cut: .marksAndWords)
  }

  /// Whole, cut at marks, cut at marks and words, and in Japanese at every と; no cut twice.
  package static func candidates(_ text: String, _ language: SpokenLanguage) -> [[String]] {
    let whole = PoliteWords.stripped(text, language)
    var results = [[whole]]
    for cut in [Cut.marks, .marksAndWords, .everyWord] {
      let parts = pieces(of: text, language, cut: cut)
      if parts.count > 1, !results.contains(parts) { results.append(parts) }
    }
    return results
  }

  private enum Cut { case marks, marksAndWords, everyWord }

  private static func pieces(of text: String, _ language: SpokenLanguage, cut: Cut) -> [String] {
    let answer = SpokenTokens(text, language)
    let tokens = PoliteWords.without(answer.tokens[...], language)
    guard !tokens.isEmpty else { return [text] }
    var parts: [String] = []
    var (start, index) = (tokens.startIndex, tokens.startIndex)
    func close(at end: Int) { if start < end { parts.append(answer.text(start..<end)) } }
    while index < tokens.endIndex {
      let length = separatorLength(tokens, at: index, in: answer, language, cut)
      if length > 0 {
        close(at: index)
        index += length
        start = index
      } else {
        index += 1
      }
    }
    close(at: tokens.endIndex)
    return parts.isEmpty ? [text] : parts
  }

  private static func separatorLength(
    _ tokens: ArraySlice<SpokenToken>, at index: Int, in answer: SpokenTokens,
    _ language: SpokenLanguage, _ cut: Cut
  ) -> Int {
    if let mark = marks[language].match(tokens, at: index) {
      return isInsideNumber(tokens, at: index) ? 0 : mark.length
    }
    guard cut != .marks, let word = words[language].match(tokens, at: index),
      index > tokens.startIndex, index + word.length < tokens.endIndex
    else { return 0 }
    if language.tables == .japanese, tokens[index].text == "と" || tokens[index].text == "や" {
      guard isHiragana(tokens, at: index, in: answer) else { return 0 }
      let mayBePartOfWord =
        isHiragana(tokens, at: index - 1, in: answer)
        || isHiragana(tokens, at: index + 1, in: answer)
      if cut == .marksAndWords, mayBePartOfWord { return 0 }
    }
    return word.length
  }

  /// `1,200`.
  private static func isInsideNumber(_ tokens: ArraySlice<SpokenToken>, at index: Int) -> Bool {
    index > tokens.startIndex && index + 1 < tokens.endIndex && tokens[index].isAdjacent
      && tokens[index - 1].kind == .digits && tokens[index + 1].kind == .digits
      && tokens[index + 1].isAdjacent
  }

  /// As written: tokens themselves have katakana folded to hiragana.
  private static func isHiragana(
    _ tokens: ArraySlice<SpokenToken>, at index: Int, in answer: SpokenTokens
  ) -> Bool {
    answer.text(index..<index + 1).unicodeScalars.allSatisfy {
      (0x3041...0x3096).contains($0.value)
    }
  }
}
