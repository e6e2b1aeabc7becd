import IntentModel
import TestSupport
import Testing

@testable import SimulatorCore

/// The keys a comparison tells are those that a person presses, on any phone.
@Suite struct ShareKeystrokeTests {
  private static let phoneCount = 16

  @Test func everyEntryOfBothSidesIsReachedByAsManyKeysAsIsSaid() throws {
    var random = SeededGenerator()
    var compared = 0
    for _ in 0..<Self.phoneCount {
      let phone = RandomSharePhone(using: &random)
      let (simulator, state) = (phone.simulator, phone.state)
      let sheet = try phone.sheet()
      for change in try Self.changes(of: phone) {
        let moment = try ShareScenario([change])
          .moment(simulator, state, sheet.content, route: .shareButton)
        let comparison = ShareComparison(sheet, moment.sheet)
        compared += comparison.rows.count
        let before = Self.keys(simulator, state)
        let after = Self.keys(simulator, moment.state)
        for row in comparison.rows {
          #expect(row.keysBefore == before[row.entry.id], "\(row.name), \(random)")
          #expect(row.keysAfter == after[row.entry.id], "\(row.name) \(change), \(random)")
          #expect((row.before == nil) == (row.keysBefore == nil), "\(random)")
          let hasStayed =
            row.before == row.after && row.isUnderMoreBefore == row.isUnderMoreAfter
          #expect((row.why == nil) == hasStayed, "\(row.name), \(random)")
        }
        let shown = Set(before.keys).union(after.keys).filter {
          if case .target = $0 { true } else { false }
        }
        #expect(Set(comparison.rows.map(\.entry.id)) == shown, "\(random)")
      }
    }
    #expect(compared > 1_000)
  }

  private static func changes(
    of phone: RandomSharePhone
  ) throws -> [ShareScenario.Change] {
    let actions = try phone.sheet().actions.compactMap(\.target)
    return [.week, .device(.iPad), .device(.mac), .favourites([]), .favourites(actions.suffix(2))]
  }

  /// The fewest keys that lead to each entry and choose it, found by pressing them: the Share key,
  /// arrows, and Return. What is under More is reached there.
  private static func keys(
    _ simulator: Simulator, _ state: SimulationState
  ) -> [ShareEntry.ID: Int] {
    var session = Session(
      simulator, start: .init(person: state.person, context: state.context))
    session.send(.app(.opened(app: "app0")))
    session.send(.app(.itemToggled("image")))
    _ = session.perform(.share, visibleRows: 5)
    var keys = [ShareEntry.ID: Int]()
    var reached = [(session: session, count: 1)]
    while !reached.isEmpty {
      let (session, count) = reached.removeFirst()
      guard let id = session.selectedEntry, keys[id] == nil else { continue }
      if session.acceptActInSheet == .share(.entryChosen(id)) { keys[id] = count + 1 }
      for command in [Command.moveDown, .moveUp, .caretRight, .caretLeft] {
        var next = session
        _ = next.perform(command, visibleRows: 5)
        reached.append((next, count + 1))
      }
    }
    return keys.merging(keysUnderMore(reached: keys[.more], session)) { inTheRow, _ in inTheRow }
  }

  private static func keysUnderMore(
    reached count: Int?, _ session: Session
  ) -> [ShareEntry.ID: Int] {
    guard let count else { return [:] }
    var session = session
    session.send(.share(.entryChosen(.more)))
    var keys = [ShareEntry.ID: Int]()
    for place in session.editRows.indices {
      guard case .share(.entryChosen(let id)) = session.acceptActInSheet else { break }
      var chosen = session
      if chosen.send(.share(.entryChosen(id))).refusal == nil { keys[id] = count + place + 1 }
      _ = session.perform(.moveDown, visibleRows: 5)
    }
    return keys
  }
}
