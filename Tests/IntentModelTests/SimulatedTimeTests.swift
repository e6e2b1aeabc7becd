import Foundation
import Testing

@testable import IntentModel

@Suite struct SimulatedTimeTests {
  @Test(arguments: [
    ("2000-01-01", 0, Weekday.saturday), ("2026-03-02", 9557, .monday),
    ("1999-12-31", -1, .friday), ("2000-02-29", 59, .tuesday), ("1900-03-01", -36465, .thursday),
  ])
  func daysAreCounted(text: String, number: Int, weekday: Weekday) throws {
    let date = try #require(CalendarDate(text))
    #expect(date.dayNumber == number)
    #expect(CalendarDate(dayNumber: number) == date)
    #expect(date.weekday == weekday)
    #expect(date.description == text)
  }

  @Test func everyDayNumberSurvivesTheRoundTrip() {
    for number in stride(from: -200_000, through: 200_000, by: 97) {
      #expect(CalendarDate(dayNumber: number).dayNumber == number)
    }
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "0-1-1", "2026-1", "x", "", "+026-01-01"])
  func daysThatNoCalendarHasAreRefused(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test(arguments: [
    ("2026-03-02T08:10", "2026-03-02T08:10"), ("2026-03-02T8:10:05", "2026-03-02T08:10:05"),
  ])
  func momentsAreReadAndWritten(text: String, written: String) {
    #expect(SimulatedTime(text)?.description == written)
  }

  @Test(arguments: ["24:00", "08:60", "8:1", "8", "8:10:99", ":", "08:10T"])
  func timesThatNoClockShowsAreRefused(text: String) {
    #expect(ClockTime(text) == nil)
  }

  /// Kept walks are files: a number in one may be any.
  @Test(arguments: [Int.min, Int.min + 1, -86_401, -86_400, -1, 0, 86_399, Int.max])
  func everyMomentHasADayAndATime(seconds: Int) {
    let moment = SimulatedTime(seconds: seconds)
    #expect((0..<86_400).contains(moment.time.secondOfDay))
    #expect((1...12).contains(moment.date.month))
    if abs(seconds / 86_400) < 1_000_000 {
      #expect(SimulatedTime(moment.date, moment.time) == moment)
    }
  }

  @Test func aDayThatNoCalendarHasIsNotReadFromAFile() throws {
    func date(_ json: String) throws -> CalendarDate {
      try JSONDecoder().decode(CalendarDate.self, from: Data(json.utf8))
    }
    let written = try JSONEncoder().encode(CalendarDate(dayNumber: 9557))
    #expect(try JSONDecoder().decode(CalendarDate.self, from: written).dayNumber == 9557)
    #expect(throws: DecodingError.self) { try date(#"{"year":2026,"month":0,"day":1}"#) }
    #expect(throws: DecodingError.self) {
      try date(#"{"year":9223372036854775807,"month":1,"day":1}"#)
    }
    let time = try JSONDecoder().decode(
      ClockTime.self, from: Data(#"{"hour":-1,"minute":9223372036854775807,"second":0}"#.utf8))
    #expect(time == ClockTime(hour: 0, minute: 59))
  }
}
