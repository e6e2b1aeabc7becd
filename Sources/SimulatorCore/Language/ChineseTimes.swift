import IntentModel

/// How a time of day is said in Chinese.
struct ChineseTimes {
  let part: DayPart?

  private static let zh = SpokenLanguage(.chinese)

  private static let parts = PhraseTable<DayPart>(
    zh,
    [
      ("上午", .morning), ("早上", .morning), ("早晨", .morning), ("清晨", .earlyMorning),
      ("凌晨", .smallHours), ("中午", .midday), ("下午", .secondHalf), ("傍晚", .evening), ("晚上", .night),
      ("晚间", .night), ("夜里", .deepNight), ("半夜", .deepNight), ("深夜", .deepNight), ("晚", .night),
      ("早", .morning),
    ])
  private static let hourSigns = PhraseTable(zh, ["点", "点钟", "时"])
  private static let quarters = PhraseTable(
    zh, [("一刻", 15), ("三刻", 45), ("一刻钟", 15), ("1刻", 15), ("3刻", 45), ("1刻钟", 15), ("半", 30)])
  private static let quartersBefore = PhraseTable(
    zh, [("一刻", 15), ("一刻钟", 15), ("1刻", 15), ("1刻钟", 15)])
  private static let minuteSigns = PhraseTable(zh, ["分", "分钟"])
  private static let zeros = PhraseTable(zh, ["零", "〇"])

  var rules: [SpokenRule<SaidTime>] { [named, hourAndMinute, lackingBefore, bare] }

  /// 正午, 中午, 午夜.
  private func named(_ cursor: inout TokenCursor) -> SaidTime? {
    if cursor.takes("正") || cursor.takes("中") {
      return cursor.takes("午") ? SaidTime(time: ClockTime(hour: 12, minute: 0)) : nil
    }
    guard cursor.takes("午"), cursor.takes("夜") else { return nil }
    return SaidTime(time: ClockTime(hour: 0, minute: 0), part: .deepNight)
  }

  /// 七点, 下午三点一刻, 七点零五分, 八点差十分.
  private func hourAndMinute(_ cursor: inout TokenCursor) -> SaidTime? {
    let said = saidPart(&cursor)
    guard let hour = cursor.hanInteger(.chinese), cursor.takes(Self.hourSigns) else { return nil }
    if cursor.takes("差") {
      guard let minutes = lacking(&cursor) else { return nil }
      return cursor.time(hour, part: said)?.moved(minutes: -minutes)
    }
    if cursor.takes("整") { return cursor.time(hour, part: said) }
    _ = cursor.takes("过")
    let minute = cursor.take(Self.quarters) ?? cursor.attempt(minutes)
    return cursor.time(hour, minute ?? 0, part: said)
  }

  /// 差一刻八点, 差十分钟八点.
  private func lackingBefore(_ cursor: inout TokenCursor) -> SaidTime? {
    let said = saidPart(&cursor)
    guard cursor.takes("差"), let minutes = lacking(&cursor),
      let hour = cursor.hanInteger(.chinese), cursor.takes(Self.hourSigns)
    else { return nil }
    return cursor.time(hour, part: said)?.moved(minutes: -minutes)
  }

  private func lacking(_ cursor: inout TokenCursor) -> Int? {
    if let quarter = cursor.take(Self.quartersBefore) { return quarter }
    guard let minutes = cursor.hanInteger(.chinese), (1...59).contains(minutes),
      cursor.takes(Self.minuteSigns)
    else { return nil }
    return minutes
  }

  /// 三十分, 三十, 零五; 三点五 alone would be a number and is refused.
  private func minutes(_ cursor: inout TokenCursor) -> Int? {
    let hasZero = cursor.takes(Self.zeros)
    let isTwoDigits = cursor.next?.kind == .digits && cursor.next?.text.utf8.count == 2
    guard let minutes = cursor.hanInteger(.chinese), minutes < 100 else { return nil }
    let isMarked = cursor.takes(Self.minuteSigns)
    return isMarked || isTwoDigits || minutes >= 10 || (hasZero && minutes > 0) ? minutes : nil
  }

  /// 下午3:30, 晚上8.
  private func bare(_ cursor: inout TokenCursor) -> SaidTime? {
    let said = saidPart(&cursor)
    if let face = cursor.clockFace(part: said) { return face }
    if said == nil, let number = cursor.attempt({ $0.digits(4...4) }) {
      return cursor.time(number / 100, number % 100)
    }
    guard cursor.next?.kind == .digits else { return nil }
    return cursor.time(cursor.digits(1...2), part: said)
  }

  private func saidPart(_ cursor: inout TokenCursor) -> DayPart? {
    guard let own = cursor.take(Self.parts) else { return part }
    _ = cursor.takes("的")
    return own
  }
}
