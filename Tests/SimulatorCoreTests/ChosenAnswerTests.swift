import IntentModel
import Testing

@testable import SimulatorCore

/// What is picked stands in the conversation as the person's own turn.
@Suite struct ChosenAnswerTests {
  private func chosen(_ walk: Walk) -> [String] {
    walk.state.transcript.filter { $0.kind == .chosen }.map(\.shown)
  }

  @Test func anOptionAndTheGoAheadAreTurns() {
    var walk = Walk()
    walk.say("Order with Corner Cup")
    walk.send(.run(.optionChosen("greentea")))
    walk.send(.run(.optionChosen(Confirmation.accept)))
    #expect(chosen(walk) == ["Green tea", "Order"])
    #expect(walk.state.transcript.filter(\.isPerson).count == 3)
  }

  @Test func severalAreOneTurnWhenTheyAreAll() {
    var walk = Walk()
    walk.send(.run(.startedDirectly(SampleCatalog.rest, values: [])))
    walk.say("20 minutes")
    walk.send(.run(.optionChosen("wind")))
    walk.send(.run(.optionToggled("sea")))
    #expect(chosen(walk) == [])
    walk.send(.run(.optionsAccepted))
    walk.send(.run(.optionChosen(GuessConfirmation.no)))
    #expect(chosen(walk) == ["Wind and Sea", "No"])
  }

  @Test func aCancelSaysOnlyThatItWasCancelled() {
    var walk = Walk()
    walk.say("Order mocha with Corner Cup")
    walk.send(.run(.optionChosen(Confirmation.cancel)))
    #expect(chosen(walk) == [])
  }

  @Test func onlyWhatWasTypedComesBackIntoTheField() {
    var walk = Walk()
    walk.say("Order with Corner Cup")
    walk.send(.run(.optionChosen("mocha")))
    walk.send(.run(.cancelled))
    walk.send(.surfacePresented(.siri))
    _ = walk.session.perform(.moveUp, visibleRows: 5)
    #expect(walk.session.fieldText == "Order with Corner Cup")
  }
}
