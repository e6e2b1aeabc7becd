import IntentModel

/// How a time of day is said in English.
struct EnglishTimes {
  let part: DayPart?

  private static let en = SpokenLanguage(.english)

  private static let named = PhraseTable(
    en,
    [
      ("noon", 12), ("midday", 12), ("12 noon", 12), ("twelve noon", 12), ("midnight", 0),
      ("12 midnight", 0), ("twelve midnight", 0),
    ])
  private static let parts = PhraseTable<DayPart>(
    en,
    [
      ("am", .am), ("a m", .am), ("pm", .pm), ("p m", .pm), ("in the morning", .morning),
      ("in the afternoon", .afternoon), ("in the evening", .evening), ("at night", .night),
      ("this morning", .morning), ("this afternoon", .afternoon), ("this evening", .evening),
      ("tonight", .night),
    ])
  private static let fractions = PhraseTable(
    en, [("half", 30), ("quarter", 15), ("a quarter", 15)])
  private static let ends = PhraseTable(en, ["sharp", "exactly", "on the dot", "precisely"])
  private static let past = PhraseTable(en, ["past", "after"])
  private static let before = PhraseTable(en, ["to", "before", "till", "until", "of"])

  var rules: [SpokenRule<SaidTime>] {
    let bare: [SpokenRule<SaidTime>] = [namedTime, pastOrTo, hourAndMinute, fourDigits]
    return bare + bare.map { rule in { $0.takes("at") ? rule(&$0) : nil } }
  }

  private func namedTime(_ cursor: inout TokenCursor) -> SaidTime? {
    cursor.take(Self.named).map { hour in
      SaidTime(time: ClockTime(hour: hour, minute: 0), part: hour == 0 ? .deepNight : nil)
    }
  }

  /// “Half past seven”, “ten to eight”, “a quarter past 3 pm”.
  private func pastOrTo(_ cursor: inout TokenCursor) -> SaidTime? {
    let fraction = cursor.take(Self.fractions)
    let isOne = fraction == nil && cursor.takes("a")
    guard let minutes = fraction ?? (isOne ? 1 : cursor.integer(Self.en)),
      (1...59).contains(minutes)
    else {
      return nil
    }
    if fraction == nil, !cursor.takes("minutes") { _ = cursor.takes("minute") }
    let isPast = cursor.takes(Self.past)
    guard isPast || (minutes != 30 && cursor.takes(Self.before)) else { return nil }
    let offset = isPast ? minutes : -minutes
    if let hour = cursor.take(Self.named) {
      return SaidTime(time: ClockTime(hour: hour, minute: 0)).moved(minutes: offset)
    }
    guard let hour = cursor.integer(Self.en), (1...23).contains(hour) else { return nil }
    cursor.skipOClock()
    // The part of the day belongs to the time meant: a quarter to one in the afternoon is 12:45.
    guard let said = partOfDay(&cursor) else {
      return SaidTime(time: ClockTime(hour: hour, minute: 0)).moved(minutes: offset)
    }
    let time = SaidTime(time: ClockTime(hour: hour, minute: 0)).moved(minutes: offset).time
    let clockHour = time.hour == 0 ? 12 : time.hour
    return cursor.time(clockHour, time.minute, part: said)
  }

  /// “Seven”, “seven thirty”, “seven oh five”, 7.30, 7 pm, “seven o’clock in the evening”.
  private func hourAndMinute(_ cursor: inout TokenCursor) -> SaidTime? {
    let isWritten = cursor.next?.kind == .digits
    guard let hour = isWritten ? cursor.digits(1...2) : cursor.integer(Self.en) else {
      return nil
    }
    let minute = cursor.attempt { $0.englishMinute(afterDigits: isWritten) }
    if minute == nil { cursor.skipOClock() }
    return cursor.time(hour, minute ?? 0, part: partOfDay(&cursor))
  }

  /// `0730`, `1930`, “nine hundred hours”.
  private func fourDigits(_ cursor: inout TokenCursor) -> SaidTime? {
    if let words = cursor.attempt({ $0.englishCardinal() }) {
      guard words % 100 == 0, cursor.takes("hours") else { return nil }
      return cursor.time(words / 100)
    }
    guard let number = cursor.digits(4...4) else { return nil }
    if cursor.takes("hours") {}
    return cursor.time(number / 100, number % 100, part: partOfDay(&cursor))
  }

  /// What is said after the hour, else what was said before.
  private func partOfDay(_ cursor: inout TokenCursor) -> DayPart? {
    _ = cursor.takes(Self.ends)
    defer { _ = cursor.takes(Self.ends) }
    return cursor.take(Self.parts) ?? part
  }
}

extension TokenCursor {
  fileprivate mutating func skipOClock() { _ = takes("oclock") || (takes("o") && takes("clock")) }

  fileprivate mutating func englishMinute(afterDigits: Bool) -> Int? {
    if afterDigits {
      guard takesTight(":") || takesTight(".") || next?.kind == .digits else { return nil }
      return digits(2...2)
    }
    if let minute = englishNoughtAndDigit() { return minute }
    guard let minute = digits(2...2) ?? englishBelowHundred(), (10...59).contains(minute) else {
      return nil
    }
    return minute
  }
}
