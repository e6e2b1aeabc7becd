import IntentModel

/// How a day is said in English.
struct EnglishDates {
  let today: CalendarDate

  private static let en = SpokenLanguage(.english)

  private static let relativeDays = PhraseTable(
    en,
    [
      ("today", 0), ("tomorrow", 1), ("the day after tomorrow", 2), ("day after tomorrow", 2),
      ("yesterday", -1), ("the day before yesterday", -2), ("day before yesterday", -2),
      ("a week today", 7), ("a week from today", 7), ("a week from now", 7),
      ("a week tomorrow", 8), ("a week from tomorrow", 8), ("tomorrow week", 8),
      ("a day from now", 1),
    ])
  private static let weekdays = PhraseTable<Weekday>(
    en,
    [
      ("monday", .monday), ("mon", .monday), ("tuesday", .tuesday), ("tue", .tuesday),
      ("tues", .tuesday), ("wednesday", .wednesday), ("wed", .wednesday),
      ("thursday", .thursday), ("thu", .thursday), ("thur", .thursday), ("thurs", .thursday),
      ("friday", .friday), ("fri", .friday), ("saturday", .saturday), ("sat", .saturday),
      ("sunday", .sunday), ("sun", .sunday),
    ])
  private static let months = PhraseTable(
    en,
    [
      ("january", 1), ("jan", 1), ("february", 2), ("feb", 2), ("march", 3), ("mar", 3),
      ("april", 4), ("apr", 4), ("may", 5), ("june", 6), ("jun", 6), ("july", 7), ("jul", 7),
      ("august", 8), ("aug", 8), ("september", 9), ("sep", 9), ("sept", 9), ("october", 10),
      ("oct", 10), ("november", 11), ("nov", 11), ("december", 12), ("dec", 12),
    ])
  private static let dayUnits = PhraseTable(
    en, [("day", 1), ("days", 1), ("week", 7), ("weeks", 7), ("fortnight", 14)])
  private static let monthsFromNow = PhraseTable(
    en, [("this month", 0), ("the month", 0), ("next month", 1)])
  /// Days with a name and a fixed date.
  private static let namedDays = PhraseTable<(month: Int, day: Int)>(
    en,
    [
      ("christmas", (12, 25)), ("christmas day", (12, 25)), ("christmas eve", (12, 24)),
      ("boxing day", (12, 26)), ("new year's eve", (12, 31)), ("new year's day", (1, 1)),
      ("valentine's day", (2, 14)), ("halloween", (10, 31)),
    ])

  var rules: [SpokenRule<CalendarDate>] {
    let bare: [SpokenRule<CalendarDate>] = [
      relativeDay, daysFromNow, weekdayOfNextWeek, weekday, weeksFromWeekday, weekdayAndDate, date,
      dayOfMonth, namedDay,
    ]
    return bare + bare.map { rule in { $0.takes("on") ? rule(&$0) : nil } }
  }

  private func relativeDay(_ cursor: inout TokenCursor) -> CalendarDate? {
    cursor.take(Self.relativeDays).map { today.adding(days: $0) }
  }

  private func namedDay(_ cursor: inout TokenCursor) -> CalendarDate? {
    cursor.take(Self.namedDays).flatMap { today.upcoming(month: $0.month, day: $0.day) }
  }

  /// “A week on Friday”, “a week from Friday”, “two weeks on Monday”.
  private func weeksFromWeekday(_ cursor: inout TokenCursor) -> CalendarDate? {
    guard let count = cursor.takes("a") ? 1 : cursor.integer(Self.en), (1...52).contains(count),
      cursor.takes("week") || cursor.takes("weeks"), cursor.takes("on") || cursor.takes("from"),
      let weekday = cursor.take(Self.weekdays)
    else { return nil }
    return today.next(weekday).safelyAdding(days: 7 * count)
  }

  /// “In three days”, “two weeks from now”, “two weeks today”, “three days ago”.
  private func daysFromNow(_ cursor: inout TokenCursor) -> CalendarDate? {
    let startsWithIn = cursor.takes("in")
    let isOne = cursor.takes("a")
    guard let count = isOne ? 1 : cursor.integer(Self.en), count <= 9999,
      let unit = cursor.take(Self.dayUnits)
    else { return nil }
    if !startsWithIn {
      if cursor.takes("ago") { return today.safelyAdding(days: -count * unit) }
      let isFrom = cursor.takes("from")
      guard cursor.takes("today") || (isFrom && cursor.takes("now")) else { return nil }
    }
    return today.safelyAdding(days: count * unit)
  }

  /// “Friday”, “this Friday”, “next Friday”, “last Friday”, “Friday week”.
  private func weekday(_ cursor: inout TokenCursor) -> CalendarDate? {
    if cursor.takes("next") {
      return cursor.take(Self.weekdays).map { today.sameWeek($0, weeksLater: 1) }
    }
    if cursor.takes("last") {
      return cursor.take(Self.weekdays).map {
        today.adding(days: -7).next($0, includingToday: true)
      }
    }
    let saysThis = cursor.takes("this")
    let isThis = cursor.takes("coming") || saysThis
    guard let weekday = cursor.take(Self.weekdays) else { return nil }
    let date = today.next(weekday, includingToday: isThis)
    return cursor.takes("week") ? date.adding(days: 7) : date
  }

  /// “Friday next week”, “next week on Friday”.
  private func weekdayOfNextWeek(_ cursor: inout TokenCursor) -> CalendarDate? {
    if cursor.takes("next") {
      guard cursor.takes("week") else { return nil }
      _ = cursor.takes("on")
      return cursor.take(Self.weekdays).map { today.sameWeek($0, weeksLater: 1) }
    }
    guard let weekday = cursor.take(Self.weekdays) else { return nil }
    _ = cursor.takes("of")
    guard cursor.takes("next"), cursor.takes("week") else { return nil }
    return today.sameWeek(weekday, weeksLater: 1)
  }

  private func weekdayAndDate(_ cursor: inout TokenCursor) -> CalendarDate? {
    guard let weekday = cursor.take(Self.weekdays) else { return nil }
    cursor.skipCommas()
    guard let date = cursor.attempt(date) ?? cursor.attempt(dayOfMonth) else { return nil }
    return cursor.possible(date.weekday == weekday ? date : nil)
  }

  /// “3 May”, “May 3rd, 2026”, “the third of May”.
  private func date(_ cursor: inout TokenCursor) -> CalendarDate? {
    if let month = cursor.take(Self.months) {
      _ = cursor.takes("the")
      guard let day = cursor.englishOrdinal() ?? cursor.dayNumber() else { return nil }
      return cursor.upcoming(month: month, day: day, year: cursor.englishYear(), today)
    }
    _ = cursor.takes("the")
    guard let day = cursor.englishOrdinal() ?? cursor.dayNumber() else { return nil }
    _ = cursor.takes("of")
    guard let month = cursor.take(Self.months) else { return nil }
    return cursor.upcoming(month: month, day: day, year: cursor.englishYear(), today)
  }

  /// “The 3rd”, “the 5th of next month”.
  private func dayOfMonth(_ cursor: inout TokenCursor) -> CalendarDate? {
    _ = cursor.takes("the")
    guard let day = cursor.englishOrdinal() else { return nil }
    let month = cursor.attempt { cursor -> Int? in
      _ = cursor.takes("of")
      return cursor.take(Self.monthsFromNow)
    }
    return cursor.possible(month.map { today.inMonth($0, day: day) } ?? today.upcoming(day: day))
  }
}

extension TokenCursor {
  fileprivate mutating func dayNumber() -> Int? { digits(1...2) ?? englishBelowHundred() }

  /// A year said after a date: 2026, “twenty twenty-six”.
  fileprivate mutating func englishYear() -> Int? {
    attempt { cursor in
      cursor.skipCommas()
      if let token = cursor.next, token.kind == .digits, token.text.utf8.count == 4,
        cursor.index + 1 >= cursor.tokens.endIndex
          || !cursor.tokens[cursor.index + 1].isAdjacent
      {
        let year = cursor.digits()
        return year.flatMap { (1900...2199).contains($0) ? $0 : nil }
      }
      guard cursor.takes("twenty"), let rest = cursor.englishBelowHundred(), rest >= 10 else {
        return nil
      }
      return 2000 + rest
    }
  }
}
