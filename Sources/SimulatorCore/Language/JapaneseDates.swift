import IntentModel

/// How a day is said in Japanese.
struct JapaneseDates {
  let today: CalendarDate

  private static let ja = SpokenLanguage(.japanese)

  private static let relativeDays = PhraseTable(
    ja,
    [
      ("今日", 0), ("きょう", 0), ("本日", 0), ("明日", 1), ("あした", 1), ("あす", 1), ("明後日", 2), ("あさって", 2),
      ("明々後日", 3), ("しあさって", 3), ("昨日", -1), ("きのう", -1), ("一昨日", -2), ("おととい", -2), ("来週の今日", 7),
    ])
  private static let weekdays = PhraseTable<Weekday>(
    ja,
    [
      ("月曜日", .monday), ("月曜", .monday), ("火曜日", .tuesday), ("火曜", .tuesday),
      ("水曜日", .wednesday), ("水曜", .wednesday), ("木曜日", .thursday), ("木曜", .thursday),
      ("金曜日", .friday), ("金曜", .friday), ("土曜日", .saturday), ("土曜", .saturday),
      ("日曜日", .sunday), ("日曜", .sunday),
    ])
  /// As written in brackets behind a date: 5月3日(日).
  private static let shortWeekdays = PhraseTable<Weekday>(
    ja,
    [
      ("月", .monday), ("火", .tuesday), ("水", .wednesday), ("木", .thursday), ("金", .friday),
      ("土", .saturday), ("日", .sunday),
    ])
  private static let weeks = PhraseTable(
    ja, [("先週", -1), ("今週", 0), ("来週", 1), ("再来週", 2), ("さ来週", 2)])
  private static let nextOne = PhraseTable(ja, ["次の", "今度の", "次", "今度", "こんどの", "つぎの"])
  private static let months = PhraseTable(ja, [("今月", 0), ("来月", 1), ("再来月", 2)])
  private static let years = PhraseTable(ja, [("今年", 0), ("来年", 1), ("再来年", 2)])
  private static let dayUnits = PhraseTable(ja, [("日", 1), ("週間", 7)])

  /// Days with a name and a fixed date.
  private static let namedDays = PhraseTable<(month: Int, day: Int)>(
    ja,
    [
      ("元日", (1, 1)), ("元旦", (1, 1)), ("クリスマス", (12, 25)), ("クリスマスイブ", (12, 24)),
      ("大晦日", (12, 31)), ("大みそか", (12, 31)), ("バレンタインデー", (2, 14)),
    ])

  var rules: [SpokenRule<CalendarDate>] {
    [relativeDay, daysLater, weekdayOfWeek, weekday, date, dayOfMonth, namedDay]
  }

  private func namedDay(_ cursor: inout TokenCursor) -> CalendarDate? {
    cursor.take(Self.namedDays).flatMap { today.upcoming(month: $0.month, day: $0.day) }
  }

  private func relativeDay(_ cursor: inout TokenCursor) -> CalendarDate? {
    cursor.take(Self.relativeDays).map { today.adding(days: $0) }
  }

  /// 三日後, 二週間後, 三日前.
  private func daysLater(_ cursor: inout TokenCursor) -> CalendarDate? {
    guard let count = cursor.hanInteger(.japanese), count <= 9999,
      let unit = cursor.take(Self.dayUnits)
    else { return nil }
    if cursor.takes("前") { return today.safelyAdding(days: -count * unit) }
    return cursor.takes("後") ? today.safelyAdding(days: count * unit) : nil
  }

  /// 来週の月曜日.
  private func weekdayOfWeek(_ cursor: inout TokenCursor) -> CalendarDate? {
    guard let week = cursor.take(Self.weeks) else { return nil }
    _ = cursor.takes("の")
    return cursor.take(Self.weekdays).map { today.sameWeek($0, weeksLater: week) }
  }

  /// 金曜日, 次の金曜.
  private func weekday(_ cursor: inout TokenCursor) -> CalendarDate? {
    _ = cursor.takes(Self.nextOne)
    return cursor.take(Self.weekdays).map { today.next($0) }
  }

  /// 5月3日, 2026年5月3日(日), 来年の五月三日, 令和8年5月3日.
  private func date(_ cursor: inout TokenCursor) -> CalendarDate? {
    let year = cursor.attempt(year)
    guard let month = cursor.hanInteger(.japanese), cursor.takes("月"),
      let day = cursor.japaneseDay(),
      let date = cursor.upcoming(month: month, day: day, year: year, today)
    else { return nil }
    return agreeing(date, &cursor)
  }

  private func year(_ cursor: inout TokenCursor) -> Int? {
    if let later = cursor.take(Self.years) {
      _ = cursor.takes("の")
      return today.year + later
    }
    if cursor.takes("令") {
      guard cursor.takes("和") else { return nil }
      let year = cursor.takes("元") ? 1 : cursor.hanInteger(.japanese)
      guard let year, (1...99).contains(year), cursor.takes("年") else { return nil }
      return 2018 + year
    }
    guard let year = cursor.hanYear(.japanese), year >= 1000, cursor.takes("年") else { return nil }
    return year
  }

  /// 3日, 来月の3日.
  private func dayOfMonth(_ cursor: inout TokenCursor) -> CalendarDate? {
    let month = cursor.take(Self.months)
    if month != nil { _ = cursor.takes("の") }
    guard let day = cursor.japaneseDay(),
      let date = cursor.possible(
        month.map({ today.inMonth($0, day: day) }) ?? today.upcoming(day: day))
    else { return nil }
    return agreeing(date, &cursor)
  }

  private func agreeing(_ date: CalendarDate, _ cursor: inout TokenCursor) -> CalendarDate? {
    guard let weekday = cursor.take(Self.weekdays) ?? cursor.take(Self.shortWeekdays) else {
      return date
    }
    return cursor.possible(date.weekday == weekday ? date : nil)
  }
}

extension TokenCursor {
  /// Days of the month with a name of their own. いつか is left out: it means “some day” as well.
  private static let daysInKana = PhraseTable(
    SpokenLanguage(.japanese),
    [
      ("ついたち", 1), ("ふつか", 2), ("みっか", 3), ("よっか", 4), ("むいか", 6), ("なのか", 7),
      ("ようか", 8), ("ここのか", 9), ("とおか", 10), ("じゅうよっか", 14), ("はつか", 20),
      ("にじゅうよっか", 24),
    ])

  /// 三日, みっか.
  fileprivate mutating func japaneseDay() -> Int? {
    if let day = take(Self.daysInKana) { return day }
    guard let day = hanInteger(.japanese), takes("日") || takes("にち") else { return nil }
    return day
  }
}
