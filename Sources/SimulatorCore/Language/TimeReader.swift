import IntentModel

/// Reads a time of day: 19:30, “half past seven”, 7 pm, noon, 午後3時半, 下午三点一刻.
///
/// Our own grammar. Without a word for the part of the day the hour counts from midnight: “7” is
/// 07:00, never 19:00. “Half seven”, which is half past six or half past seven depending on who
/// says it, is refused; so is an hour that does not belong to the part of the day named.
package enum TimeReader {
  package static func read(_ text: String, _ language: SpokenLanguage) -> ClockTime? {
    reading(text, language).value
  }

  /// Tells a time no clock shows, such as 25:99 or eight in the afternoon, from words that are
  /// none.
  package static func reading(
    _ text: String, _ language: SpokenLanguage
  ) -> SpokenReading<ClockTime> {
    readAnswer(
      text, language, rules(language).map { rule in { cursor in rule(&cursor)?.time } })
  }

  /// Every way a time may be put; `part` is what was said before, as in “tomorrow evening at 8”.
  static func rules(
    _ language: SpokenLanguage, part: DayPart? = nil
  ) -> [SpokenRule<SaidTime>] {
    let own: [SpokenRule<SaidTime>] =
      switch language.tables {
      case .english: EnglishTimes(part: part).rules
      case .japanese: JapaneseTimes(part: part).rules
      case .chinese: ChineseTimes(part: part).rules
      }
    return own + [{ $0.clockFace(part: part) }]
  }
}

/// A part of the day, and which hours belong to it.
enum DayPart: Hashable, Sendable {
  case am, pm
  /// 下午: as `pm`, and said before hours counted to 24 as well.
  case secondHalf
  case morning, earlyMorning, midday, afternoon, evening, night, smallHours
  /// Hours that are called by the day before and by the day after alike.
  case deepNight

  /// The hour from 0 to 23 that a said hour stands for, or nil when the two do not go together.
  func hour(_ said: Int) -> Int? {
    guard (0...23).contains(said) else { return nil }
    let isAlready24 = said >= 13
    switch self {
    case .am: return said < 12 ? said : said == 12 ? 0 : nil
    // Hours counted to 12 and to 24 at once, 15 pm, are a slip of the tongue.
    case .pm: return said == 12 ? 12 : (1...11).contains(said) ? said + 12 : nil
    case .secondHalf: return said == 0 ? nil : said < 12 ? said + 12 : said
    case .morning: return (1...11).contains(said) ? said : nil
    case .earlyMorning: return (3...8).contains(said) ? said : nil
    case .midday: return (10...15).contains(said) ? said : (1...3).contains(said) ? said + 12 : nil
    case .afternoon:
      return (12...18).contains(said) ? said : (1...6).contains(said) ? said + 12 : nil
    case .evening: return isAlready24 ? said : (4...11).contains(said) ? said + 12 : nil
    case .night:
      if said == 12 || said < 5 { return said % 12 }
      return said >= 17 ? said : said < 12 ? said + 12 : nil
    case .smallHours, .deepNight:
      if said == 12 || said < 6 { return said % 12 }
      return said >= 22 ? said : said == 11 ? 23 : nil
    }
  }
}

/// A time as said, with the part of the day that was named.
struct SaidTime: Hashable, Sendable {
  var time: ClockTime
  var part: DayPart?

  /// Nil for what no clock shows, and for an hour outside the part of the day.
  static func checked(_ hour: Int?, _ minute: Int = 0, part: DayPart? = nil) -> SaidTime? {
    guard let hour, (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    guard let part else { return SaidTime(time: ClockTime(hour: hour, minute: minute)) }
    return part.hour(hour).map {
      SaidTime(time: ClockTime(hour: $0, minute: minute), part: part)
    }
  }

  func moved(minutes: Int) -> SaidTime {
    let second = (time.secondOfDay + minutes * 60 + 86_400) % 86_400
    return SaidTime(time: ClockTime(secondOfDay: second), part: part)
  }
}

extension TokenCursor {
  /// The time as said; one of the right form that no clock shows is noted.
  mutating func time(_ hour: Int?, _ minute: Int = 0, part: DayPart? = nil) -> SaidTime? {
    guard let hour, hour < 100, minute < 100 else { return nil }
    return possible(SaidTime.checked(hour, minute, part: part))
  }

  /// `7:30`, `19:30`, `07:30:15`.
  mutating func clockFace(part: DayPart?) -> SaidTime? {
    attempt { cursor in
      guard let hour = cursor.digits(1...2), cursor.takesTight(":"),
        let minute = cursor.digits(2...2)
      else { return nil }
      let second = cursor.attempt { $0.takesTight(":") ? $0.digits(2...2) : nil }
      guard var said = cursor.time(hour, max(minute, second ?? 0) < 60 ? minute : 99, part: part)
      else { return nil }
      said.time.second = second ?? 0
      return said
    }
  }
}
