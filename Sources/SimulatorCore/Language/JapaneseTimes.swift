import IntentModel

/// How a time of day is said in Japanese.
struct JapaneseTimes {
  let part: DayPart?

  private static let ja = SpokenLanguage(.japanese)

  private static let parts = PhraseTable<DayPart>(
    ja,
    [
      ("午前", .am), ("午後", .pm), ("朝", .morning), ("早朝", .earlyMorning), ("明け方", .earlyMorning),
      ("昼", .midday), ("お昼", .midday), ("夕方", .evening), ("夜", .night), ("晩", .night),
      ("夜中", .deepNight), ("真夜中", .deepNight), ("深夜", .deepNight), ("午前中", .morning),
    ])
  private static let ends = PhraseTable(ja, ["ちょうど", "ぴったり", "きっかり"])
  private static let past = PhraseTable(ja, ["過ぎ", "すぎ"])

  var rules: [SpokenRule<SaidTime>] { [named, hourAndMinute, bare] }

  private func named(_ cursor: inout TokenCursor) -> SaidTime? {
    if cursor.takes("正") {
      return cursor.takes("午") ? SaidTime(time: ClockTime(hour: 12, minute: 0)) : nil
    }
    guard let midnight = cursor.take(Self.parts), midnight == .deepNight,
      cursor.previous?.text == "中", cursor.isAtEnd
    else { return nil }
    return SaidTime(time: ClockTime(hour: 0, minute: 0), part: .deepNight)
  }

  /// 7時, 午後3時半, 朝の7時15分, 7時10分前.
  private func hourAndMinute(_ cursor: inout TokenCursor) -> SaidTime? {
    let said = saidPart(&cursor)
    guard let hour = cursor.japaneseHour() else { return nil }
    var (minute, isBefore) = (0, false)
    if cursor.takes("半") {
      minute = 30
    } else if let minutes = cursor.attempt({ $0.japaneseMinutes() }) {
      minute = minutes
      isBefore = cursor.takes("前")
      if !isBefore { _ = cursor.takes(Self.past) }
    }
    _ = cursor.takes(Self.ends)
    // 午後12時 is noon to some and midnight to the law; only 12時半 is clear.
    if hour == 12, minute == 0 || isBefore, said == .am || said == .pm { return nil }
    // 午後0時 is noon.
    let isNoon = hour == 0 && said == .pm
    guard let time = cursor.time(isNoon ? 12 : hour, minute, part: said) else { return nil }
    return isBefore ? time.moved(minutes: -2 * minute) : time
  }

  /// 午後7:30, 夜8.
  private func bare(_ cursor: inout TokenCursor) -> SaidTime? {
    let said = saidPart(&cursor)
    if let face = cursor.clockFace(part: said) { return face }
    if said == nil, let number = cursor.attempt({ $0.digits(4...4) }) {
      return cursor.time(number / 100, number % 100)
    }
    guard cursor.next?.kind == .digits || said != nil, let hour = cursor.hanInteger(.japanese),
      !(hour == 12 && (said == .am || said == .pm))
    else { return nil }
    return cursor.time(hour, part: said)
  }

  private func saidPart(_ cursor: inout TokenCursor) -> DayPart? {
    guard let own = cursor.take(Self.parts) else { return part }
    _ = cursor.takes("の")
    return own
  }
}

extension TokenCursor {
  private static let minuteSigns = PhraseTable(SpokenLanguage(.japanese), ["分", "ふん", "ぷん"])
  /// Four is よん or し, and よ before the hour alone.
  private static let fourInKana = PhraseTable(SpokenLanguage(.japanese), ["よじ", "四じ"])

  /// 七時, しちじ.
  fileprivate mutating func japaneseHour() -> Int? {
    if takes(Self.fourInKana) { return 4 }
    guard let hour = hanInteger(.japanese), takes("時") || takes("じ") else { return nil }
    return hour
  }

  fileprivate mutating func japaneseMinutes() -> Int? {
    guard let minutes = hanInteger(.japanese), takes(Self.minuteSigns) else { return nil }
    return minutes
  }
}
