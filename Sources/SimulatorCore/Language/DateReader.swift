import IntentModel

/// Reads a day: today, “next Friday”, “3 May”, 2026-05-03, 来週の月曜日, 5月3号.
///
/// Our own grammar, and our own decisions where people differ:
/// - A weekday alone is its next occurrence, today excluded; “this Friday” may be today.
/// - “Next Friday”, 来週の金曜日 and 下周五 are the Friday of the next week; weeks begin on Monday.
/// - A day without a year is its next occurrence, today included; so is a day of the month alone.
/// - `5/3` is refused in English, where it may be either; Japanese and Chinese read it as May 3.
/// - A weekday beside a date has to agree with it.
package enum DateReader {
  package static func read(
    _ text: String, _ language: SpokenLanguage, today: CalendarDate
  ) -> CalendarDate? {
    reading(text, language, today: today).value
  }

  /// Tells a day that never comes, such as February 30 or a Monday that is a Sunday, from words
  /// that are no day.
  package static func reading(
    _ text: String, _ language: SpokenLanguage, today: CalendarDate
  ) -> SpokenReading<CalendarDate> {
    readAnswer(text, language, rules(language, today: today))
  }

  /// Every way a day may be put. Some are the beginning of others, so a caller that expects more
  /// after the day tries them all.
  static func rules(
    _ language: SpokenLanguage, today: CalendarDate
  ) -> [SpokenRule<CalendarDate>] {
    let own: [SpokenRule<CalendarDate>] =
      switch language.tables {
      case .english: EnglishDates(today: today).rules
      case .japanese: JapaneseDates(today: today).rules
      case .chinese: ChineseDates(today: today).rules
      }
    let monthFirst = language.tables != .english
    return own + [{ $0.yearFirstDate() }, { $0.slashDate(today: today, monthFirst: monthFirst) }]
  }
}

extension TokenCursor {
  /// The day of the given year, or its next occurrence; one that never comes is noted.
  mutating func upcoming(month: Int, day: Int, year: Int?, _ today: CalendarDate) -> CalendarDate? {
    possible(today.upcoming(month: month, day: day, year: year))
  }

  /// `2026-05-03`, `2026/5/3`.
  mutating func yearFirstDate() -> CalendarDate? {
    attempt { cursor in
      guard let year = cursor.digits(4...4) else { return nil }
      for sign in ["-", "/", "."] where cursor.takesTight(sign) {
        guard let month = cursor.digits(1...2), cursor.takesTight(sign),
          let day = cursor.digits(1...2)
        else { return nil }
        return cursor.possible(CalendarDate(year: year, month: month, day: day))
      }
      return nil
    }
  }

  /// `25/12`, `25/12/2026`: refused when day and month could be swapped, unless the language
  /// settles it.
  fileprivate mutating func slashDate(today: CalendarDate, monthFirst: Bool) -> CalendarDate? {
    attempt { cursor in
      guard let left = cursor.digits(1...2), cursor.takesTight("/"),
        let right = cursor.digits(1...2)
      else { return nil }
      let year = cursor.attempt { $0.takesTight("/") ? $0.digits(4...4) : nil }
      let (month, day): (Int, Int)
      if monthFirst || left == right || right > 12 {
        (month, day) = (left, right)
      } else if left > 12 {
        (month, day) = (right, left)
      } else {
        return nil
      }
      return cursor.possible(today.upcoming(month: month, day: day, year: year))
    }
  }
}

extension CalendarDate {
  /// The weekday's next occurrence.
  func next(_ weekday: Weekday, includingToday: Bool = false) -> CalendarDate {
    let distance = (weekday.index - self.weekday.index + 7) % 7
    return adding(days: distance == 0 && !includingToday ? 7 : distance)
  }

  /// The weekday in this week, which begins on Monday, or so many weeks from it.
  func sameWeek(_ weekday: Weekday, weeksLater: Int = 0) -> CalendarDate {
    adding(days: weekday.index - self.weekday.index + 7 * weeksLater)
  }

  /// The day of the given year, or its next occurrence. Nil for a day that never comes.
  func upcoming(month: Int, day: Int, year: Int? = nil) -> CalendarDate? {
    if let year { return CalendarDate(year: year, month: month, day: day) }
    for year in self.year...(self.year + 8) {
      if let date = CalendarDate(year: year, month: month, day: day),
        date.dayNumber >= dayNumber
      {
        return date
      }
    }
    return nil
  }

  /// The next month that has such a day and has not passed it.
  func upcoming(day: Int) -> CalendarDate? {
    for later in 0...2 {
      if let date = inMonth(later, day: day), date.dayNumber >= dayNumber { return date }
    }
    return nil
  }

  /// A day of this month or a later one.
  func inMonth(_ monthsLater: Int, day: Int) -> CalendarDate? {
    let months = year * 12 + month - 1 + monthsLater
    return CalendarDate(year: months / 12, month: months % 12 + 1, day: day)
  }

  /// Nil outside the years a date may have.
  func safelyAdding(days: Int) -> CalendarDate? {
    guard abs(days) < 100_000 else { return nil }
    let date = adding(days: days)
    return CalendarDate(year: date.year, month: date.month, day: date.day)
  }
}

extension Weekday {
  /// Monday is 0.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
