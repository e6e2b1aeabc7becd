/// Which of a list was meant.
package enum OrdinalAnswer: Hashable, Sendable {
  /// Counted from 1.
  case position(Int)
  case last
}

/// Reads a place in a list: “the second one”, 2nd, “option 3”, 二つ目, 第二个, “the last one”.
///
/// A bare number counts as well (“two”), since a list is also answered by number; whether such a
/// place exists is for the caller to say.
package enum OrdinalReader {
  package static func read(_ text: String, _ language: SpokenLanguage) -> OrdinalAnswer? {
    let answer = readWhole(text, language) { cursor -> OrdinalAnswer? in
      switch language.tables {
      case .english: cursor.englishPlace()
      case .japanese: cursor.japanesePlace()
      case .chinese: cursor.chinesePlace()
      }
    }
    if case .position(let place) = answer, place < 1 || place > 9999 { return nil }
    return answer
  }
}

extension TokenCursor {
  private static let en = SpokenLanguage(.english)
  private static let nouns = PhraseTable(en, ["one", "option", "choice", "item", "entry", "row"])
  private static let numberSigns = PhraseTable(
    en,
    ["number", "numbers", "no", "#", "option", "choice", "item", "entry", "row", "option number"])

  private static let ends = PhraseTable<OrdinalAnswer>(
    en,
    [
      ("last", .last), ("very last", .last), ("final", .last), ("bottom", .last),
      ("one at the bottom", .last), ("one at the end", .last), ("top", .position(1)),
      ("very first", .position(1)), ("one at the top", .position(1)),
    ])

  fileprivate mutating func englishPlace() -> OrdinalAnswer? {
    _ = takes("the")
    if let end = take(Self.ends) {
      _ = takes(Self.nouns)
      return end
    }
    if takes(Self.numberSigns) { return integer(Self.en).map(OrdinalAnswer.position) }
    if let place = englishOrdinal() {
      _ = takes(Self.nouns)
      return .position(place)
    }
    guard previous == nil else { return nil }
    return integer(Self.en).map(OrdinalAnswer.position)
  }

  private static let japaneseNamed = PhraseTable<OrdinalAnswer>(
    SpokenLanguage(.japanese),
    [
      ("最後", .last), ("いちばん最後", .last), ("一番最後", .last), ("一番下", .last), ("いちばん下", .last),
      ("ラスト", .last), ("先頭", .position(1)), ("末尾", .last),
      ("最初", .position(1)), ("一番最初", .position(1)), ("一番上", .position(1)),
      ("いちばん上", .position(1)), ("ひとつ目", .position(1)), ("ふたつ目", .position(2)),
      ("みっつ目", .position(3)), ("よっつ目", .position(4)), ("いつつ目", .position(5)),
      ("ひとつめ", .position(1)), ("ふたつめ", .position(2)), ("みっつめ", .position(3)),
    ])
  private static let japaneseEndings = PhraseTable(
    SpokenLanguage(.japanese),
    [
      "つ目", "つめ", "番目", "番め", "ばんめ", "番", "ばん", "個目", "件目", "人目", "枚目", "本目", "杯目", "行目", "項目目",
      "号",
    ])
  private static let japaneseNouns = PhraseTable(
    SpokenLanguage(.japanese), ["の", "のもの", "のやつ", "のほう", "の方", "の選択肢", "のを", "の項目", "を"])

  fileprivate mutating func japanesePlace() -> OrdinalAnswer? {
    if let named = take(Self.japaneseNamed) {
      _ = takes(Self.japaneseNouns)
      return named
    }
    let isCounted = takes("第") || (takes("上") && takes("か") && takes("ら"))
    guard let place = hanInteger(.japanese) else { return nil }
    let hasEnding = takes(Self.japaneseEndings)
    if hasEnding { _ = takes(Self.japaneseNouns) }
    return hasEnding || isCounted || isAtEnd ? .position(place) : nil
  }

  private static let chineseNamed = PhraseTable<OrdinalAnswer>(
    SpokenLanguage(.chinese),
    [
      ("最后", .last), ("最后一个", .last), ("最后那个", .last), ("最后面那个", .last), ("最后一项", .last),
      ("最后一条", .last), ("最下面那个", .last), ("最下面的", .last), ("倒数第一个", .last), ("倒数第一", .last),
      ("最后一种", .last), ("最后一杯", .last), ("最后面的", .last), ("末尾那个", .last), ("最前面的", .position(1)),
      ("最前面那个", .position(1)), ("最上面那个", .position(1)),
      ("最上面的", .position(1)), ("头一个", .position(1)), ("首个", .position(1)),
    ])
  private static let chineseEndings = PhraseTable(
    SpokenLanguage(.chinese),
    ["个", "项", "条", "种", "位", "张", "份", "件", "杯", "款", "号", "个选项", "行", "家", "间", "首", "部", "本"])

  fileprivate mutating func chinesePlace() -> OrdinalAnswer? {
    if let named = take(Self.chineseNamed) { return named }
    if takes("选"), !takes("项") { return nil }
    if takes("第") {
      guard let place = hanInteger(.chinese) else { return nil }
      _ = takes(Self.chineseEndings)
      return .position(place)
    }
    guard let place = hanInteger(.chinese) else { return nil }
    _ = takes("号")
    return .position(place)
  }
}
