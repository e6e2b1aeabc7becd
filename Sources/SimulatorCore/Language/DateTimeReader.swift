import IntentModel

/// Reads a day with a time: “tomorrow at 8”, “Friday 19:30”, “in 20 minutes”, 明日の朝8時, 明天下午三点.
///
/// Our own grammar, made of those of days, times and durations. A time alone is its next
/// occurrence; a day alone is refused, since no time was said.
package enum DateTimeReader {
  package static func read(
    _ text: String, _ language: SpokenLanguage, now: SimulatedTime
  ) -> SimulatedTime? {
    reading(text, language, now: now).value
  }

  /// Tells a moment that never comes, such as tomorrow at 25:99, from words that are none. It is
  /// enough that either half cannot be.
  package static func reading(
    _ text: String, _ language: SpokenLanguage, now: SimulatedTime
  ) -> SpokenReading<SimulatedTime> {
    readAnswer(
      text, language,
      [
        { $0.isoDateTime() }, { $0.now(language, now) }, { $0.later(language, now) },
        { $0.dateThenTime(language, now) }, { $0.timeThenDate(language, now) },
        { $0.nextTime(language, now) }, { $0.impossibleHalf(language, now) },
      ])
  }
}

extension TokenCursor {
  private static let nowWords = PhraseTables<Void>(
    en: ["now", "right now", "immediately", "right away"],
    ja: ["今", "いま", "今すぐ", "すぐ", "ただちに"],
    zh: ["现在", "马上", "立刻", "立即"])

  /// A word before and a word after a length of time that is counted from now; one is enough.
  private static let beforeLater = PhraseTables<Void>(
    en: ["in"], ja: ["今から", "これから", "あと"], zh: ["过", "再过", "从现在起"])
  private static let afterLater = PhraseTables<Void>(
    en: ["from now", "time"], ja: ["後", "後に", "したら"], zh: ["后", "以后", "之后"])

  /// A day and a part of it in one: “tonight”, “tomorrow morning”, 今夜, 明早.
  private static let dayAndPart = PhraseTables<(days: Int, part: DayPart)>(
    en: [
      ("tonight", (0, .night)), ("this morning", (0, .morning)),
      ("this afternoon", (0, .afternoon)), ("this evening", (0, .evening)),
      ("tomorrow night", (1, .night)),
    ],
    ja: [
      ("今夜", (0, .night)), ("今晩", (0, .night)), ("今朝", (0, .morning)), ("明朝", (1, .morning)),
      ("明晩", (1, .night)),
    ],
    zh: [
      ("今晚", (0, .night)), ("今早", (0, .morning)), ("明早", (1, .morning)), ("明晚", (1, .night)),
      ("后晚", (2, .night)),
    ])

  /// A part of the day said between day and time.
  private static let parts = PhraseTables<DayPart>(
    en: [
      ("morning", .morning), ("afternoon", .afternoon), ("evening", .evening), ("night", .night),
      ("in the morning", .morning), ("in the afternoon", .afternoon),
      ("in the evening", .evening),
    ],
    ja: [], zh: [])

  private static let joints = PhraseTables<Void>(en: ["at"], ja: ["の", "に"], zh: ["的", "在"])

  fileprivate mutating func isoDateTime() -> SimulatedTime? {
    guard let date = yearFirstDate(), takes("t"), let said = clockFace(part: nil) else {
      return nil
    }
    return SimulatedTime(date, said.time)
  }

  fileprivate mutating func now(_ language: SpokenLanguage, _ now: SimulatedTime) -> SimulatedTime?
  {
    takes(Self.nowWords[language]) ? now : nil
  }

  fileprivate mutating func later(
    _ language: SpokenLanguage, _ now: SimulatedTime
  ) -> SimulatedTime? {
    let hasBefore = takes(Self.beforeLater[language])
    for rule in DurationReader.rules(language) {
      // What is no length of time may still be a day.
      var ahead = self
      guard let seconds = rule(&ahead) else { continue }
      index = ahead.index
      let hasAfter = takes(Self.afterLater[language])
      return hasBefore || hasAfter ? now.adding(seconds: seconds) : nil
    }
    return nil
  }

  fileprivate mutating func dateThenTime(
    _ language: SpokenLanguage, _ now: SimulatedTime
  ) -> SimulatedTime? {
    firstWhole(days(language, now.date)) { cursor, day in
      cursor.skipCommas()
      _ = cursor.takes(Self.joints[language])
      let part = day.part ?? cursor.take(Self.parts[language])
      cursor.skipCommas()
      _ = cursor.takes(Self.joints[language])
      return cursor.firstWhole(TimeReader.rules(language, part: part)) { cursor, time in
        let day = SaidDay(date: day.date, part: part)
        return day.agrees(with: time) ? day.moment(at: time) : cursor.possible(nil)
      }
    }
  }

  fileprivate mutating func timeThenDate(
    _ language: SpokenLanguage, _ now: SimulatedTime
  ) -> SimulatedTime? {
    for early in [nil, DayPart.morning, .afternoon, .evening, .night] {
      // “8 tonight”: the part of the day comes after the time it belongs to, and while it is only
      // tried out, nothing is impossible.
      let known = impossibleEnd
      let moment = attempt { cursor in
        cursor.firstWhole(TimeReader.rules(language, part: early)) { cursor, time in
          cursor.skipCommas()
          return cursor.firstWhole(cursor.days(language, now.date)) { cursor, day in
            let part = day.part ?? cursor.take(Self.parts[language])
            return part == early ? SaidDay(date: day.date, part: part).moment(at: time) : nil
          }
        }
      }
      if let moment { return moment }
      if early != nil { impossibleEnd = known }
    }
    return nil
  }

  /// February 30 at 8, 25:99 tomorrow: never a value, but noted when the other half is one.
  fileprivate mutating func impossibleHalf(
    _ language: SpokenLanguage, _ now: SimulatedTime
  ) -> SimulatedTime? {
    func rest(_ other: [SpokenRule<Bool>], after first: [SpokenRule<Bool>]) {
      impossibleEnd = nil
      for rule in first { _ = attempt(rule) }
      guard let end = impossibleEnd else { return }
      impossibleEnd = nil
      index = end
      skipCommas()
      _ = takes(Self.joints[language])
      if firstWhole(other, then: { _, isRead in isRead }) == true {
        impossibleEnd = tokens.endIndex
      }
    }
    let days = days(language, now.date).map { rule in { rule(&$0).map { _ in true } } }
    let times = TimeReader.rules(language).map { rule in { rule(&$0).map { _ in true } } }
    let start = index
    rest(times, after: days)
    guard impossibleEnd == nil else { return nil }
    index = start
    rest(days, after: times)
    return nil
  }

  fileprivate mutating func nextTime(
    _ language: SpokenLanguage, _ now: SimulatedTime
  ) -> SimulatedTime? {
    firstWhole(TimeReader.rules(language)) { _, said in
      let today = SimulatedTime(now.date, said.time)
      return today > now ? today : today.adding(seconds: 86_400)
    }
  }

  /// Days as rules, each with the part of the day it may carry.
  private func days(_ language: SpokenLanguage, _ today: CalendarDate) -> [SpokenRule<SaidDay>] {
    let both: SpokenRule<SaidDay> = { cursor in
      cursor.take(Self.dayAndPart[language]).map {
        SaidDay(date: today.adding(days: $0.days), part: $0.part)
      }
    }
    return [both]
      + DateReader.rules(language, today: today).map { rule in
        { cursor in rule(&cursor).map { SaidDay(date: $0, part: nil) } }
      }
  }

  /// The first of the rules after which the rest goes through to the end.
  private mutating func firstWhole<First, Value>(
    _ rules: [SpokenRule<First>], then rest: (inout TokenCursor, First) -> Value?
  ) -> Value? {
    for rule in rules {
      let value = attempt { cursor -> Value? in
        guard let first = rule(&cursor), let value = rest(&cursor, first), cursor.isAtEnd else {
          return nil
        }
        return value
      }
      if let value { return value }
    }
    return nil
  }
}

private struct SaidDay {
  var date: CalendarDate
  var part: DayPart?

  /// Not so “tomorrow morning at 8 pm”.
  func agrees(with said: SaidTime) -> Bool {
    part.map { $0.hour(said.time.hour) == said.time.hour } ?? true
  }

  /// The small hours of a night belong to the day after: “tonight at 12” is the coming midnight.
  /// “Tomorrow at midnight” and 明日の深夜1時 are refused: which of two nights, nobody can tell.
  func moment(at said: SaidTime) -> SimulatedTime? {
    guard agrees(with: said) else { return nil }
    guard said.time.hour < 5 else { return SimulatedTime(date, said.time) }
    if part == .night || said.part == .night {
      return SimulatedTime(date.adding(days: 1), said.time)
    }
    return said.part == .deepNight ? nil : SimulatedTime(date, said.time)
  }
}
