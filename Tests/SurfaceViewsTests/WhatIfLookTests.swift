import SimulatorCore
import Testing

/// What if where there is little room.
@Suite struct WhatIfLookTests {
  @Test func whatTheColumnsOfAWhatIfAreStaysInView() throws {
    var session = SampleScenes.named("comparison")
    let comparison = try #require(session.comparisonShown).comparison
    let last = try #require(comparison.rows.last).name
    func rows() -> [String] { (0..<12).map { session.row($0, 40, 12) } }
    #expect(!rows().contains { $0.contains(last) }, "there is more than the screen holds")
    for _ in 0..<99 { _ = session.perform(.moveDown, visibleRows: 1, lastScroll: .max) }
    let shown = rows()
    #expect(shown[2].contains(/most used first .  2 of [0-9]+/))
    #expect(shown[3].contains("moved") && shown[3].contains("place   keys"))
    #expect(shown[4...].contains { $0.contains(last) }, "\(shown)")
  }

  @Test(arguments: [44, 80, 120])
  func everyEntryStandsWithItsPlacesAndKeys(columns: Int) throws {
    var session = SampleScenes.named("comparison")
    session.send(.share(.favouriteAdded(.activity(SharingPhone.retouch))))
    session.press(.caretRight)
    let rows = try #require(session.comparisonShown).comparison.rows
    let lines = session.text(columns, 80).split(separator: "\n")
      .map { $0.filter { $0 != " " && $0 != "│" } }
    func pair(_ before: Int?, _ after: Int?) -> String {
      let (before, after) = (before.map(String.init) ?? "–", after.map(String.init) ?? "–")
      return before == after ? before : "\(before)→\(after)"
    }
    for row in rows {
      let mark = row.rise.map { $0 > 0 ? "↑\($0)" : $0 < 0 ? "↓\(-$0)" : "" } ?? ""
      // A long name is cut where there is little room.
      let start = mark + row.name.filter { $0 != " " }.prefix(12)
      let numbers = pair(row.before, row.after) + pair(row.keysBefore, row.keysAfter)
      #expect(lines.contains { $0.hasPrefix(start) && $0.contains(numbers) }, "\(row.name)")
    }
  }

  @Test func everyWordOfAReasonIsThere() {
    let words = SampleScenes.named("comparison").text(40, 40).replacing("│", with: " ")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("use: score 1.28 of 9.00 → shared to 2 times in 28 days"))
  }
}
