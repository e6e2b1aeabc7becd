import IntentModel
import Testing

@testable import SimulatorCore

/// What a button on a page performs.
@Suite struct PageButtonTests {
  private func pressed(
    _ change: (inout PageButton) -> Void = { _ in },
    in context: (inout PhoneContext) -> Void = { _ in }
  ) -> Walk {
    var phone = SampleCatalog.phone
    change(&phone.apps[0].pages[0].buttons[0])
    var walk = Walk(phone: phone, context)
    walk.send(.app(.opened(app: "corner")))
    walk.send(.app(.buttonPressed("mocha")))
    return walk
  }

  private var openOrders: FactReference { FactReference(app: "corner", fact: "openOrders") }

  @Test func itsOutcomeIsBroughtAboutOnThePage() {
    let walk = pressed()
    #expect(walk.state.run == nil, "nothing to put away")
    #expect(walk.state.changedFacts[openOrders] == .number(1))
    #expect(walk.state.liveActivities.map(\.title) == ["Your Mocha"])
    #expect(walk.state.person.performances.map(\.intent) == [SampleCatalog.order])
    #expect(walk.last?.shown == "Ordered.")
    #expect(walk.last?.isFromApp == true)
    #expect(walk.state.pendingSpeech == nil)
    let receipt = RunReceipt(walk.session.simulator, walk.state)?.lines ?? []
    #expect(
      receipt.first
        == ReceiptLine(
          .origin, "run",
          "Order a drink, by the button 'mocha' in the app: pressing it is the go-ahead"))
    #expect(
      receipt.contains(ReceiptLine(.parameter("drink"), "Drink", "Mocha: given at the start")))
    #expect(receipt.contains { $0.kind == .ending && $0.text.hasPrefix("ordered, performed") })
  }

  @Test func onlyWhatIsDonatedIsHistory() {
    #expect(pressed { $0.donates = false }.state.person == .nobody)
  }

  @Test func aFailureIsToldThereToo() {
    let walk = pressed {
      $0.change = StateChange()
    } in: {
      $0.forcedOutcome = "signedOut"
    }
    #expect(walk.state.run == nil)
    #expect(walk.last?.shown == "Sign in first.")
    #expect(walk.state.runShown?.phase == .finished(.init(result: .failed(.outcome("signedOut")))))
    #expect(walk.state.person == .nobody)
  }

  @Test func itsOwnChangesComeAfterWhatItPerforms() {
    let walk = pressed {
      $0.change = StateChange(assignments: [.init(fact: "signedIn", value: .boolean(false))])
    }
    #expect(walk.last?.shown == "Ordered.")
    #expect(
      walk.state.changedFacts[FactReference(app: "corner", fact: "signedIn")] == .boolean(false))
  }

  @Test func whatItLeavesOutIsAskedFor() {
    var walk = pressed { $0.values = [] }
    #expect(walk.last?.shown == "Which drink?")
    walk.send(.run(.optionChosen("latte")))
    guard case .performing(let performing)? = walk.phase else {
      Issue.record("not performing: \(String(describing: walk.phase))")
      return
    }
    walk.send(.context(.clockMoved(to: performing.due)))
    #expect(walk.result == .succeeded(outcome: "ordered"))
    #expect(walk.state.changedFacts[openOrders] == .number(1))
    walk.send(.conversation(.dismissed))
    #expect(
      walk.state.surface
        == .hostApp(HostAppState(app: "corner", page: "menu", selected: .button("mocha"))))
  }

  @Test func aLockedPhoneAsksForItsOwner() {
    var walk = Walk()
    walk.send(.app(.opened(app: "corner")))
    walk.send(.context(.lockChanged(true)))
    walk.send(.app(.buttonPressed("mocha")))
    #expect(walk.last?.kind == .question(.authentication))
    walk.send(.run(.optionChosen(Authentication.unlock)))
    #expect(!walk.state.context.isLocked)
    #expect(walk.phase != nil)
  }
}
