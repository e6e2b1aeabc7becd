/// A moment on the phone's own clock: civil time, to the second, with no zone and no leap seconds.
///
/// The simulator never reads a clock; every moment comes from the catalog or from an event.
package struct SimulatedTime: Hashable, Sendable, Codable {
  /// Seconds since 2000-01-01 00:00:00 on the phone's clock; may be negative.
  package var seconds: Int

  package init(seconds: Int) { self.seconds = seconds }

  package init(_ date: CalendarDate, _ time: ClockTime = ClockTime(hour: 0, minute: 0)) {
    seconds = date.dayNumber * 86_400 + time.secondOfDay
  }

  /// The last moment that a calendar of four-digit years can name.
  package static let latest = SimulatedTime(seconds: 252_455_615_999)

  package var date: CalendarDate { CalendarDate(dayNumber: Self.floorDivide(seconds, 86_400)) }
  package var time: ClockTime {
    let rest = seconds % 86_400
    return ClockTime(secondOfDay: rest < 0 ? rest + 86_400 : rest)
  }

  package func adding(seconds count: Int) -> SimulatedTime {
    let (sum, overflow) = seconds.addingReportingOverflow(count)
    return SimulatedTime(seconds: overflow ? seconds : sum)
  }

  static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    let (quotient, rest) = value.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}

extension SimulatedTime: Comparable {
  package static func < (left: SimulatedTime, right: SimulatedTime) -> Bool {
    left.seconds < right.seconds
  }
}

extension SimulatedTime: CustomStringConvertible {
  /// `2026-03-02T08:10`, with seconds only when there are any.
  package var description: String { "\(date)T\(time)" }

  /// Reads what `description` writes; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let date = CalendarDate(String(parts[0])),
      let time = ClockTime(String(parts[1]))
    else { return nil }
    self.init(date, time)
  }
}

/// A day of the Gregorian calendar.
package struct CalendarDate: Hashable, Sendable, Codable {
  package var year: Int
  /// 1 to 12.
  package var month: Int
  /// 1 to 31.
  package var day: Int

  /// Nil for a day that no calendar has, and outside the years 1 to 9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.dayCount(month: month, year: year)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Days since 2000-01-01.
  package init(dayNumber: Int) {
    // Counts from 0000-03-01, so that the leap day ends each year.
    let shifted = max(-3_000_000, min(dayNumber, 3_000_000)) + 730_425
    let era = SimulatedTime.floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 2000-01-01.
  package var dayNumber: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = SimulatedTime.floorDivide(shiftedYear, 400)
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 730_425
  }

  package var weekday: Weekday {
    // 2000-01-01 was a Saturday.
    let index = ((dayNumber + 5) % 7 + 7) % 7
    return Weekday.allCases[index]
  }

  package func adding(days: Int) -> CalendarDate { CalendarDate(dayNumber: dayNumber + days) }

  private enum CodingKeys: String, CodingKey {
    case year, month, day
  }

  /// Kept walks are files, which may hold anything: a day that no calendar has is refused.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let date = CalendarDate(
      year: try values.decode(Int.self, forKey: .year),
      month: try values.decode(Int.self, forKey: .month),
      day: try values.decode(Int.self, forKey: .day))
    guard let date else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no calendar has that day"))
    }
    self = date
  }

  package static func dayCount(month: Int, year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

extension CalendarDate: CustomStringConvertible {
  /// `2026-03-02`.
  package var description: String {
    String(repeating: "0", count: max(0, 4 - "\(year)".count)) + "\(year)-\(twoDigits(month))-"
      + twoDigits(day)
  }

  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let year = plainNumber(parts[0]), let month = plainNumber(parts[1]),
      let day = plainNumber(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

package enum Weekday: String, Hashable, Sendable, Codable, CaseIterable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}

/// A time of day.
package struct ClockTime: Hashable, Sendable, Codable {
  /// 0 to 23.
  package var hour: Int
  /// 0 to 59.
  package var minute: Int
  /// 0 to 59.
  package var second: Int

  /// Values out of range are brought to the nearest one in range.
  package init(hour: Int, minute: Int, second: Int = 0) {
    self.hour = min(max(hour, 0), 23)
    self.minute = min(max(minute, 0), 59)
    self.second = min(max(second, 0), 59)
  }

  package init(secondOfDay: Int) {
    self.init(
      hour: secondOfDay / 3600, minute: secondOfDay / 60 % 60, second: secondOfDay % 60)
  }

  package var secondOfDay: Int { hour * 3600 + minute * 60 + second }

  private enum CodingKeys: String, CodingKey {
    case hour, minute, second
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      hour: try values.decode(Int.self, forKey: .hour),
      minute: try values.decode(Int.self, forKey: .minute),
      second: try values.decode(Int.self, forKey: .second))
  }
}

extension ClockTime: CustomStringConvertible {
  /// `08:10`, or `08:10:30` when there are seconds.
  package var description: String {
    "\(twoDigits(hour)):\(twoDigits(minute))" + (second == 0 ? "" : ":\(twoDigits(second))")
  }

  /// Reads `8:10`, `08:10` and `08:10:30`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = plainNumber(parts[0]), hour < 24,
      let minute = plainNumber(parts[1]), minute < 60, parts[1].count == 2,
      let second = parts.count == 3 ? plainNumber(parts[2]) : 0, second < 60
    else { return nil }
    self.init(hour: hour, minute: minute, second: second)
  }
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

/// Digits only: no sign, no blank, at most four.
private func plainNumber(_ text: Substring) -> Int? {
  guard (1...4).contains(text.count), text.allSatisfy({ $0.isASCII && $0.isNumber }) else {
    return nil
  }
  return Int(text)
}
