import IntentModel
import Testing

@testable import SimulatorCore

/// Before iOS 16 there are no App Shortcuts: neither phrases nor rows of Spotlight.
@Suite struct ClassicEraTests {
  private func walk(searching query: String) -> Walk {
    var walk = Walk { $0.era = .classic }
    walk.send(.spotlight(.queryChanged(query)))
    return walk
  }

  private func hidden(_ walk: Walk, _ query: String) -> [HiddenRow] {
    SpotlightRanking(walk.session.simulator, walk.state).hidden(query: query)
  }

  @Test(arguments: ["", "drink", "corner cup", "order a drink", "latte"])
  func noRowIsAnAppShortcut(query: String) {
    let rows = walk(searching: query).session.spotlightRows
    #expect(!rows.isEmpty)
    for row in rows {
      if case .appShortcut = row.id { Issue.record("\(row.title)") }
      #expect(!row.isSiriSuggestion)
    }
  }

  @Test func whatAnAppShortcutNamesIsRunDirectly() {
    var walk = walk(searching: "drink")
    #expect(walk.session.spotlightRows.map(\.id) == [.intent(SampleCatalog.order)])
    walk.send(.spotlight(.rowChosen(.intent(SampleCatalog.order))))
    #expect(
      RunReceipt(walk.session.simulator, walk.state)?.lines.first
        == ReceiptLine(
          .origin, "run", "Order a drink, directly: before iOS 16 there are no App Shortcuts"))
    #expect(
      !Walk().session.spotlightRows.contains { $0.id == .intent(SampleCatalog.order) },
      "elsewhere its App Shortcut stands for it")
  }

  @Test func anAppShortcutsRowIsNoLongerThere() {
    var walk = walk(searching: "drink")
    let row = SpotlightRow.ID.appShortcut(AppShortcutReference(SampleCatalog.order), option: nil)
    #expect(walk.refusal(of: .spotlight(.rowChosen(row))) == "that row is no longer there")
  }

  @Test(arguments: [("drink", 5), ("", 1)])
  func whatIsHiddenSaysWhy(query: String, count: Int) {
    let rows = hidden(walk(searching: query), query).filter { $0.reason == .noAppShortcuts }
    #expect(rows.count == count)
    #expect(rows.first?.title == "Order a drink")
    #expect(rows.allSatisfy { $0.isNearMiss })
    #expect(
      rows.first?.reason.words
        == "hidden: before iOS 16 there are no App Shortcuts; its action is run directly")
    #expect(!hidden(Walk(), query).contains { $0.reason == .noAppShortcuts })
  }

  @Test func noPhraseIsNearestWhereNoneIsUnderstood() {
    var walk = Walk { $0.era = .classic }
    walk.say("Order with Corner Cup")
    guard case .notUnderstood(let miss)? = walk.last?.kind else {
      Issue.record("it was understood")
      return
    }
    #expect(miss.isBeforeAppShortcuts)
    #expect(miss.nearest.isEmpty)
  }
}
