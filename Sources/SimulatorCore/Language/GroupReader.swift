/// Several of a list, without being named.
enum SpokenGroup: Hashable, Sendable {
  case all
  /// “Both”, “all three”: all, when there are so many.
  case allOf(Int)
  case first(Int)
  case last(Int)
}

/// Reads several of a list at once: “all of them”, “both”, “the first two”, 全部, 六つとも, 前两个.
enum GroupReader {
  static func read(_ text: String, _ language: SpokenLanguage) -> SpokenGroup? {
    readWhole(text, language) { cursor in
      if let group = cursor.attempt({ $0.counted(language) }) { return group }
      return cursor.take(all[language])
    }
  }

  private static let beforeExceptions = PhraseTables<Void>(
    en: ["all", "all of them", "everything", "every one"].flatMap { all in
      ["but", "except", "except for", "apart from", "other than"].map { "\(all) \($0)" }
    }, ja: [], zh: ["除了", "除"])
  private static let afterExceptions = PhraseTables<Void>(
    en: [],
    ja: ["以外全部", "以外は全部", "以外の全部", "以外全て", "以外は全て", "以外すべて", "以外はすべて", "以外ぜんぶ"],
    zh: ["都要", "全都要", "以外都要", "以外全都要", "之外都要", "之外全都要", "外都要", "以外的都要"])

  /// What is left out of all: “everything but the latte”, ラテ以外全部, 除了拿铁都要.
  static func exception(in text: String, _ language: SpokenLanguage) -> String? {
    let answer = SpokenTokens(text, language)
    var rest = PoliteWords.without(answer.tokens[...], language)
    if language.tables != .japanese {
      guard
        let before = beforeExceptions[language].match(rest, at: rest.startIndex),
        before.length < rest.count
      else { return nil }
      rest.removeFirst(before.length)
    }
    if language.tables != .english {
      guard let length = afterExceptions[language].lengthOfEnding(of: rest), length < rest.count
      else { return nil }
      rest.removeLast(length)
    }
    return answer.text(rest.startIndex..<rest.endIndex)
  }

  private static let all = PhraseTables<SpokenGroup>(
    en: [
      ("all", .all), ("all of them", .all), ("all of those", .all), ("them all", .all),
      ("everything", .all), ("the lot", .all), ("the whole lot", .all), ("every one", .all),
      ("every one of them", .all), ("each of them", .all), ("all of the above", .all),
      ("both", .allOf(2)), ("both of them", .allOf(2)), ("the two of them", .allOf(2)),
    ],
    ja: [
      ("全部", .all), ("ぜんぶ", .all), ("すべて", .all), ("全て", .all), ("みんな", .all), ("一通り", .all),
      ("両方", .allOf(2)), ("どちらも", .allOf(2)), ("両方とも", .allOf(2)),
    ],
    zh: [
      ("全部", .all), ("全部都要", .all), ("全都要", .all), ("都要", .all), ("我都要", .all), ("我全都要", .all),
      ("所有", .all), ("所有的", .all), ("全要", .all), ("每个都要", .all), ("每样都要", .all),
    ])
}

extension TokenCursor {
  private static let ends = PhraseTables<Bool>(
    en: [("first", true), ("last", false), ("top", true), ("bottom", false)],
    ja: [
      ("最初の", true), ("最初から", true), ("上から", true), ("上の", true), ("最後の", false), ("下から", false),
      ("下の", false),
    ],
    zh: [("前", true), ("前面", true), ("头", true), ("最后", false), ("后", false), ("后面", false)])
  private static let wholeBefore = PhraseTables<Void>(
    en: ["all"], ja: [], zh: ["全部", "这"])
  private static let wholeAfter = PhraseTables<Void>(en: [], ja: ["とも"], zh: ["都要", "全要", "都"])

  fileprivate mutating func counted(_ language: SpokenLanguage) -> SpokenGroup? {
    if language.tables == .english { _ = takes("the") }
    if let isFirst = take(Self.ends[language]) {
      guard let count = count(language)?.wholeInt, (2...9999).contains(count) else { return nil }
      if language.tables == .english { _ = takes("ones") }
      return isFirst ? .first(count) : .last(count)
    }
    let isBefore = takes(Self.wholeBefore[language])
    guard let count = count(language)?.wholeInt, (2...9999).contains(count) else { return nil }
    return takes(Self.wholeAfter[language]) || isBefore ? .allOf(count) : nil
  }
}
