import IntentModel

/// How a day is said in Chinese.
struct ChineseDates {
  let today: CalendarDate

  private static let zh = SpokenLanguage(.chinese)

  private static let relativeDays = PhraseTable(
    zh,
    [
      ("今天", 0), ("今日", 0), ("明天", 1), ("明日", 1), ("明儿", 1), ("后天", 2), ("大后天", 3), ("昨天", -1),
      ("前天", -2), ("下周的今天", 7), ("下周今天", 7),
    ])
  private static let weeks = PhraseTable(
    zh,
    [
      ("周", 0), ("星期", 0), ("礼拜", 0), ("这周", 0), ("这个周", 0), ("本周", 0), ("这个星期", 0), ("这星期", 0),
      ("这个礼拜", 0),
      ("这礼拜", 0), ("下周", 1), ("下星期", 1), ("下个星期", 1), ("下礼拜", 1), ("下个礼拜", 1), ("下个周", 1),
      ("下下周", 2),
      ("下下个星期", 2), ("下下星期", 2), ("下下个礼拜", 2), ("上周", -1), ("上星期", -1), ("上个星期", -1), ("上个礼拜", -1),
    ])
  /// Without a word for which week.
  private static let plainWeeks = PhraseTable(zh, ["周", "星期", "礼拜"])
  private static let weekdays = PhraseTable<Weekday>(
    zh,
    [
      ("一", .monday), ("二", .tuesday), ("三", .wednesday), ("四", .thursday), ("五", .friday),
      ("六", .saturday), ("日", .sunday), ("天", .sunday),
    ])
  private static let months = PhraseTable(
    zh,
    [
      ("本月", 0), ("这个月", 0), ("这月", 0), ("下个月", 1), ("下月", 1), ("下下个月", 2),
    ])
  private static let years = PhraseTable(zh, [("今年", 0), ("明年", 1), ("后年", 2)])
  private static let dayUnits = PhraseTable(
    zh, [("天", 1), ("日", 1), ("周", 7), ("个星期", 7), ("星期", 7), ("个礼拜", 7)])
  private static let later = PhraseTable(zh, ["后", "以后", "之后"])
  private static let earlier = PhraseTable(zh, ["前", "以前", "之前"])
  /// Days with a name and a fixed date.
  private static let namedDays = PhraseTable<(month: Int, day: Int)>(
    zh,
    [
      ("元旦", (1, 1)), ("情人节", (2, 14)), ("劳动节", (5, 1)), ("国庆节", (10, 1)), ("国庆", (10, 1)),
      ("平安夜", (12, 24)), ("圣诞节", (12, 25)), ("圣诞", (12, 25)),
    ])
  private static let dayEndings = PhraseTable(zh, ["号", "日"])

  var rules: [SpokenRule<CalendarDate>] {
    [relativeDay, daysLater, weekday, weekdayOfWeek, date, dayOfMonth, namedDay]
  }

  private func namedDay(_ cursor: inout TokenCursor) -> CalendarDate? {
    cursor.take(Self.namedDays).flatMap { today.upcoming(month: $0.month, day: $0.day) }
  }

  private func relativeDay(_ cursor: inout TokenCursor) -> CalendarDate? {
    cursor.take(Self.relativeDays).map { today.adding(days: $0) }
  }

  /// 三天后, 两个星期以后, 三天前.
  private func daysLater(_ cursor: inout TokenCursor) -> CalendarDate? {
    guard let count = cursor.hanInteger(.chinese), count <= 9999,
      let unit = cursor.take(Self.dayUnits)
    else { return nil }
    if cursor.takes(Self.earlier) { return today.safelyAdding(days: -count * unit) }
    return cursor.takes(Self.later) ? today.safelyAdding(days: count * unit) : nil
  }

  /// 周五, 星期天.
  private func weekday(_ cursor: inout TokenCursor) -> CalendarDate? {
    guard cursor.takes(Self.plainWeeks) else { return nil }
    return cursor.take(Self.weekdays).map { today.next($0) }
  }

  /// 下周一, 这周五.
  private func weekdayOfWeek(_ cursor: inout TokenCursor) -> CalendarDate? {
    guard let week = cursor.take(Self.weeks) else { return nil }
    _ = cursor.takes("的")
    return cursor.take(Self.weekdays).map { today.sameWeek($0, weeksLater: week) }
  }

  /// 5月3号, 二〇二六年五月三日星期天, 明年5月3号.
  private func date(_ cursor: inout TokenCursor) -> CalendarDate? {
    let year = cursor.attempt(year)
    guard let month = cursor.hanInteger(.chinese), cursor.takes("月"),
      let day = cursor.hanInteger(.chinese), cursor.takes(Self.dayEndings),
      let date = cursor.upcoming(month: month, day: day, year: year, today)
    else { return nil }
    return agreeing(date, &cursor)
  }

  private func year(_ cursor: inout TokenCursor) -> Int? {
    if let later = cursor.take(Self.years) {
      _ = cursor.takes("的")
      return today.year + later
    }
    guard let year = cursor.hanYear(.chinese), year >= 1000, cursor.takes("年") else { return nil }
    return year
  }

  /// 3号, 下个月三号.
  private func dayOfMonth(_ cursor: inout TokenCursor) -> CalendarDate? {
    let month = cursor.take(Self.months)
    if month != nil { _ = cursor.takes("的") }
    guard let day = cursor.hanInteger(.chinese), cursor.takes(Self.dayEndings),
      let date = cursor.possible(
        month.map({ today.inMonth($0, day: day) }) ?? today.upcoming(day: day))
    else { return nil }
    return agreeing(date, &cursor)
  }

  private func agreeing(_ date: CalendarDate, _ cursor: inout TokenCursor) -> CalendarDate? {
    cursor.skipCommas()
    guard cursor.takes(Self.plainWeeks) else { return date }
    guard let weekday = cursor.take(Self.weekdays) else { return nil }
    return cursor.possible(date.weekday == weekday ? date : nil)
  }
}
