import Foundation

/// Reads a length of time in whole seconds: “an hour and a half”, 1h30m, 1:30, 20分, 一个半小时.
///
/// Our own grammar. `1:30` is hours and minutes; a bare whole number counts minutes. Months and
/// years have no fixed length and cannot be taken. “About” is taken as said.
package enum DurationReader {
  package static func read(_ text: String, _ language: SpokenLanguage) -> Int? {
    reading(text, language).value
  }

  /// Tells months and years from words that are no length of time.
  package static func reading(_ text: String, _ language: SpokenLanguage) -> SpokenReading<Int> {
    readAnswer(text, language, rules(language) + [{ $0.bareMinutes(language) }])
  }

  /// All but the bare number, which needs the question to mean anything.
  static func rules(_ language: SpokenLanguage) -> [SpokenRule<Int>] {
    let own: SpokenRule<Int> =
      switch language.tables {
      case .english: { $0.englishDuration() }
      case .japanese: { $0.japaneseDuration() }
      case .chinese: { $0.chineseDuration() }
      }
    return [{ $0.hoursAndMinutes() }, own, { $0.shortUnits() }]
  }
}

extension TokenCursor {
  fileprivate static let longestSeconds = Decimal(86_400 * 36_500)
  /// Only for their order: as long as a calendar makes them.
  private static let (month, year) = (30 * 86_400, 365 * 86_400)

  fileprivate mutating func bareMinutes(_ language: SpokenLanguage) -> Int? {
    guard let minutes = integer(language), minutes > 0, minutes < 100_000 else { return nil }
    return minutes * 60
  }

  /// `1:30`, `1:30:15`.
  fileprivate mutating func hoursAndMinutes() -> Int? {
    guard let hours = digits(1...3), takesTight(":"), let minutes = digits(2...2), minutes < 60
    else { return nil }
    let seconds = attempt { $0.takesTight(":") ? $0.digits(2...2) : nil } ?? 0
    return seconds < 60 ? hours * 3600 + minutes * 60 + seconds : nil
  }

  private static let short = PhraseTable(
    SpokenLanguage(.english),
    [
      ("h", 3600), ("hr", 3600), ("hrs", 3600), ("m", 60), ("min", 60), ("mins", 60), ("s", 1),
      ("sec", 1), ("secs", 1), ("d", 86_400),
    ])

  /// `1h30m`, in every language.
  fileprivate mutating func shortUnits() -> Int? {
    durationParts { cursor in
      guard let number = cursor.literal(), let unit = cursor.take(Self.short) else { return nil }
      return (number, unit)
    }
  }

  private static let durationJoints = PhraseTable(
    SpokenLanguage(.english), ["and", "と", "零", "又"])

  /// Numbers with units, from the longest unit to the shortest, each once.
  mutating func durationParts(_ part: (inout TokenCursor) -> (Decimal, Int)?) -> Int? {
    var (total, lastUnit, isOfCalendar) = (Decimal(), Int.max, false)
    while !isAtEnd {
      let start = index
      skipCommas()
      if lastUnit != .max { _ = takes(Self.durationJoints) }
      guard let (number, unit) = part(&self), unit < lastUnit else {
        index = start
        break
      }
      total += number * Decimal(unit)
      lastUnit = unit
      isOfCalendar = isOfCalendar || unit == Self.month || unit == Self.year
    }
    if isOfCalendar { return possible(nil) }
    return lastUnit == .max ? nil : Self.wholeSeconds(total)
  }

  static func wholeSeconds(_ total: Decimal) -> Int? {
    guard total > 0, total <= longestSeconds else { return nil }
    return total.wholeInt
  }

  private static let englishUnits = PhraseTable(
    SpokenLanguage(.english),
    [
      ("hour", 3600), ("hours", 3600), ("hr", 3600), ("hrs", 3600), ("h", 3600), ("minute", 60),
      ("minutes", 60), ("min", 60), ("mins", 60), ("m", 60), ("second", 1), ("seconds", 1),
      ("sec", 1), ("secs", 1), ("s", 1), ("day", 86_400), ("days", 86_400), ("d", 86_400),
      ("week", 604_800), ("weeks", 604_800), ("fortnight", 1_209_600),
      ("month", month), ("months", month), ("year", year), ("years", year),
    ])
  private static let englishHedges = PhraseTable(
    SpokenLanguage(.english), ["for", "about", "around", "roughly", "for about", "for around"])

  fileprivate mutating func englishDuration() -> Int? {
    _ = takes(Self.englishHedges)
    let start = index
    guard let seconds = durationParts({ $0.englishDurationPart() }) else { return nil }
    // “An hour thirty”: the number left over counts the next smaller unit.
    guard tokens[start..<index].contains(where: { $0.text.hasPrefix("hour") }), !isAtEnd,
      seconds % 3600 == 0
    else { return seconds }
    let minutes = attempt { cursor in
      cursor.integer(SpokenLanguage(.english)).flatMap { (1...59).contains($0) ? $0 : nil }
    }
    return seconds + (minutes ?? 0) * 60
  }

  /// “Twenty minutes”, “an hour and a half”, “half an hour”, “three quarters of an hour”.
  private mutating func englishDurationPart() -> (Decimal, Int)? {
    attempt { cursor in
      let number = cursor.attempt { $0.englishNumber() } ?? cursor.englishArticle()
      guard var number else { return nil }
      if cursor.takes("of") {
        guard cursor.englishArticle() != nil || cursor.previous?.text == "of" else { return nil }
      } else if number < 1 {
        _ = cursor.englishArticle()
      }
      guard let unit = cursor.take(Self.englishUnits) else { return nil }
      if number.isWhole, let tail = cursor.englishFractionTail() { number += tail }
      return (number, unit)
    }
  }

  /// “A” or “an”, as one.
  mutating func englishArticle() -> Decimal? { takes("a") || takes("an") ? 1 : nil }

  private static let japaneseUnits = PhraseTable(
    SpokenLanguage(.japanese),
    [
      ("時間", 3600), ("じかん", 3600), ("分", 60), ("分間", 60), ("ふん", 60), ("ぷん", 60),
      ("秒", 1), ("秒間", 1), ("びょう", 1), ("日", 86_400), ("日間", 86_400), ("週間", 604_800),
      ("か月", month), ("か月間", month), ("ヶ月", month), ("ヶ月間", month), ("年", year),
      ("年間", year),
    ])
  private static let chineseUnits = PhraseTable(
    SpokenLanguage(.chinese),
    [
      ("小时", 3600), ("钟头", 3600), ("分", 60), ("分钟", 60), ("秒", 1), ("秒钟", 1), ("天", 86_400),
      ("周", 604_800), ("星期", 604_800), ("礼拜", 604_800), ("刻钟", 900),
      ("月", month), ("年", year),
    ])
  /// The units that 个 may stand before.
  private static let chineseCountedUnits: Set<Int> = [3600, 604_800, month]
  private static let hanHedgesBefore = PhraseTables<Void>(
    en: [], ja: ["約", "だいたい"], zh: ["大概", "大约", "约", "差不多"])
  private static let hanHedgesAfter = PhraseTables<Void>(
    en: [], ja: ["くらい", "ぐらい", "ほど"], zh: ["左右"])

  fileprivate mutating func japaneseDuration() -> Int? {
    let ja = SpokenLanguage(.japanese)
    _ = takes(Self.hanHedgesBefore[ja])
    let seconds = durationParts { $0.attempt { $0.japaneseDurationPart() } }
    if seconds != nil { _ = takes(Self.hanHedgesAfter[ja]) }
    return seconds
  }

  /// 20分, 1時間半. 半日 is no length anybody agrees on.
  private mutating func japaneseDurationPart() -> (Decimal, Int)? {
    if takes("半") {
      if takes("年") { return (Decimal(5) / 10, Self.year) }
      return takes("時") && takes("間") ? (Decimal(5) / 10, 3600) : nil
    }
    guard let number = hanNumber(.japanese), let unit = take(Self.japaneseUnits) else { return nil }
    return (number.isWhole && takes("半") ? number + Decimal(5) / 10 : number, unit)
  }

  fileprivate mutating func chineseDuration() -> Int? {
    let zh = SpokenLanguage(.chinese)
    _ = takes(Self.hanHedgesBefore[zh])
    let seconds = durationParts { $0.attempt { $0.chineseDurationPart() } }
    if seconds != nil { _ = takes(Self.hanHedgesAfter[zh]) }
    return seconds
  }

  /// 二十分钟, 一个半小时, 半小时, 两小时半. 半天 is no length anybody agrees on.
  private mutating func chineseDurationPart() -> (Decimal, Int)? {
    let half = Decimal(5) / 10
    if takes("半") {
      let isCounted = takes("个")
      guard let unit = take(Self.chineseUnits),
        isCounted ? [3600, Self.month].contains(unit) : [60, 3600, Self.year].contains(unit)
      else { return nil }
      return (half, unit)
    }
    guard var number = hanNumber(.chinese) else { return nil }
    let isCounted = takes("个")
    let hasHalf = isCounted && takes("半")
    guard let unit = take(Self.chineseUnits), !isCounted || Self.chineseCountedUnits.contains(unit),
      isCounted || unit != Self.month
    else { return nil }
    if hasHalf || (number.isWhole && takes("半")) { number += half }
    if hasHalf == false, unit == 60, previous?.text == "半" { _ = takes("钟") }
    return (number, unit)
  }
}
