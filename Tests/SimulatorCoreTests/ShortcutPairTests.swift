import Foundation
import IntentModel
import Testing

@testable import SimulatorCore

/// Two App Shortcuts of one intent are two things to Spotlight.
@Suite struct ShortcutPairTests {
  private static let second = AppShortcutReference(SampleCatalog.order, ordinal: 1)

  /// The second shortcut asks for where to hand over, where the first asks for the drink.
  private var walk: Walk {
    var phone = SampleCatalog.phone
    phone.apps[0].appShortcuts.append(
      AppShortcut(
        intent: "Order", shortTitle: "Hand over a drink",
        phrases: LocalizedList(["Bring it by ${handover} with ${applicationName}"])))
    return Walk(phone: phone)
  }

  @Test func theMarkPassesTheFirstOfThem() {
    var walk = walk
    walk.send(.spotlight(.queryChanged("drink")))
    let rows = walk.session.spotlightRows.map(\.id)
    #expect(Set(rows).count == rows.count)
    var marked = [walk.session.selectedRow?.id]
    for _ in rows.dropFirst() {
      _ = walk.session.perform(.moveDown, visibleRows: 5)
      marked.append(walk.session.selectedRow?.id)
    }
    #expect(marked == rows)
  }

  @Test func theSecondGivesItsOwnParameter() {
    var walk = walk
    walk.send(.spotlight(.rowChosen(.appShortcut(Self.second, option: "delivery"))))
    #expect(walk.state.run?.resolution(of: "handover")?.values == [.option(id: "delivery")])
    #expect(walk.state.run?.resolution(of: "drink") == nil)
    walk.send(.surfacePresented(.spotlight))
    let refusal = walk.refusal(
      of: .spotlight(.rowChosen(.appShortcut(Self.second, option: "latte"))))
    #expect(refusal == "that row is no longer there")
  }

  @Test func theSecondsReceiptSpeaksOfItsOwnValues() {
    var walk = walk
    walk.send(.spotlight(.queryChanged("hand over delivery")))
    let receipt = SpotlightReceipt(walk.session, walk.session.spotlightRows, at: 0)
    #expect(
      receipt.lines.first { $0.label == "value" }?.text
        == "place 2 in the list's order, the author's")
  }

  /// Of the first's values, which are ordered by use.
  @Test func theReceiptSaysSinceWhenTheOrderStands() {
    func words(_ walk: Walk) -> [String] {
      let rows = walk.session.spotlightRows
      return (0..<rows.count).flatMap { place in
        SpotlightReceipt(walk.session, rows, at: place).lines.filter { $0.label == "value" }
          .map(\.text).filter { $0.contains("most recent first") }
      }
    }
    var walk = walk
    walk.send(.spotlight(.queryChanged("mocha")))
    let atStart = words(walk)
    #expect(
      atStart.first?.hasSuffix(
        ", most recent first, as of the start: the app has not been opened since") == true)
    walk.send(.app(.opened(app: "corner")))
    walk.send(.surfacePresented(.spotlight))
    walk.send(.spotlight(.queryChanged("mocha")))
    #expect(
      words(walk).first?.hasSuffix(", most recent first, as of the app's last opening") == true)
  }

  @Test func whatWasKeptBeforeThereWereOrdinalsIsTheFirst() throws {
    let kept = Data(#"{"app":"corner","intent":"Order"}"#.utf8)
    let read = try JSONDecoder().decode(AppShortcutReference.self, from: kept)
    #expect(read == AppShortcutReference(SampleCatalog.order))
    let second = try JSONEncoder().encode(Self.second)
    #expect(try JSONDecoder().decode(AppShortcutReference.self, from: second) == Self.second)
  }
}
