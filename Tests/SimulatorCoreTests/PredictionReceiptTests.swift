import IntentModel
import Testing

@testable import SimulatorCore

/// An app's score, so that it can be added up from its receipt.
@Suite struct PredictionReceiptTests {
  /// 2026-03-02 is a Monday; so many days before it, at a time.
  private func used(_ days: Int, _ hour: Int, _ place: String? = "home") -> Performance {
    Performance(
      intent: SampleCatalog.order,
      time: SimulatedTime(
        CalendarDate(dayNumber: 9557 - days), ClockTime(hour: hour, minute: 0)), place: place)
  }

  private func lines(
    declared: [Performance] = [], own: [Performance] = [],
    _ change: (inout PhoneContext) -> Void = { _ in }
  ) -> [ReceiptLine] {
    var phone = SampleCatalog.phone
    phone.history = declared.map {
      SeededPerformance(intent: $0.intent, values: [], time: $0.time, place: $0.place)
    }
    let walk = Walk(phone: phone, person: Person(performances: own), change)
    let receipt = SpotlightReceipt(walk.session, walk.session.spotlightRows, at: 0)
    return receipt.lines.filter {
      ["use", "counted", "frequency", "recency", "time of day", "here"].contains($0.label)
    }
  }

  private func rule(_ label: String, _ text: String) -> ReceiptLine {
    ReceiptLine(.rule, label, text)
  }

  @Test func everyPartSaysWhatItCountsOfWhat() {
    let declared = [used(40, 8, "work"), used(7, 8), used(4, 19), used(3, 8)]
    #expect(
      lines(declared: declared, own: [used(1, 8)]) == [
        rule("use", "score 6.12 of 9.00: its app's, the four parts below added up"),
        rule(
          "counted",
          "5 performances of its app's actions: 1 by the person and 4 in the phone's own history, "
            + "which --fresh keeps"),
        rule("frequency", "1.20 of 3.00: 4 of the 5 in the last 28 days, 0.30 each, ten at most"),
        rule("recency", "1.82 of 2.00: the last was yesterday; half of it is lost in 7 days"),
        rule(
          "time of day",
          "1.50 of 2.00: 4 of the 5 on weekdays, 3 of these within an hour of 08:10"),
        rule("here", "1.60 of 2.00: 4 of the 5 at Home"),
      ])
  }

  @Test(arguments: [[2, 1, 0], [0], [12], [30, 9, 9, 9]])
  func thePartsAddUp(days: [Int]) throws {
    let lines = lines(own: days.map { used($0, 8) })
    func hundredths(_ text: Substring) throws -> Int {
      try #require(Int(text.replacing(".", with: "")))
    }
    let sum = try hundredths(lines[0].text.dropFirst("score ".count).prefix(4))
    let parts = try lines.dropFirst(2).map { try hundredths($0.text.prefix(4)) }
    #expect(parts.reduce(0, +) == sum)
    #expect(sum > 0)
  }

  @Test func whoseTheCountsAreIsSaid() {
    #expect(
      lines(own: [used(0, 8)])[1].text == "1 performance of its app's actions, all by the person")
    #expect(
      lines(declared: [used(0, 8)])[1].text
        == "1 performance of its app's actions, all in the phone's own history, which --fresh keeps"
    )
  }

  @Test func whatIsNoHabitSaysWhatWouldBe() {
    let one = lines(own: [used(0, 8)])
    #expect(one[4].text == "0.00 of 2.00: 1 of the 1 on weekdays; 3 show a habit")
    #expect(one[5].text == "0.00 of 2.00: one alone; 2 show a habit")
    #expect(
      lines(own: [used(0, 8)]) { $0.place = nil }[5].text
        == "0.00 of 2.00: the phone is nowhere in particular")
  }

  @Test func anAppNeverUsedSaysSo() {
    #expect(
      lines() == [rule("use", "score 0.00 of 9.00: its app was never used")])
  }
}
