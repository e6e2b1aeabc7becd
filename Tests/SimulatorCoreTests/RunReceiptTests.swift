import IntentModel
import Testing

@testable import SimulatorCore

@Suite struct RunReceiptTests {
  private func lines(_ walk: Walk) -> [ReceiptLine] {
    RunReceipt(walk.session.simulator, walk.state)?.lines ?? []
  }

  private func performed(_ change: (inout PhoneContext) -> Void = { _ in }) -> Walk {
    var walk = Walk(phone: SampleCatalog.phone, change)
    walk.say("Order mocha with Corner Cup")
    walk.send(.run(.optionChosen(Confirmation.accept)))
    return walk
  }

  @Test func optionsAndParametersGoByTheirTitles() {
    var walk = Walk()
    let row = SpotlightRow.ID.appShortcut(
      AppShortcutReference(SampleCatalog.order), option: "greentea")
    walk.send(.spotlight(.rowChosen(row)))
    #expect(
      lines(walk).prefix(3) == [
        ReceiptLine(
          .origin, "run", "Order a drink, from its Spotlight row with the value Green tea"),
        ReceiptLine(.parameter("drink"), "Drink", "Green tea: given at the start"),
        ReceiptLine(.parameter("count"), "Count", "1: the default"),
      ])
    #expect(
      lines(walk).contains(ReceiptLine(.parameter("handover"), "handover", "Pickup: the default")),
      "it has no title")
  }

  @Test func anEndNamesTheParameterByItsTitle() {
    var walk = Walk()
    walk.say("Order with Corner Cup")
    walk.say("a bicycle")
    walk.say("a bicycle")
    #expect(
      lines(walk).last == ReceiptLine(.ending, "ended", "two answers in a row did not fit Drink"))
  }

  @Test func oneOfSeveralConfirmationsSaysWhich() {
    var phone = SampleCatalog.phone
    let first = IntentConfirmation(action: .verb("buy"), when: .equals(name: "count", .number(2)))
    phone.apps[0].intents[0].confirmations.insert(first, at: 0)
    var walk = Walk(phone: phone)
    walk.say("Order mocha with Corner Cup")
    #expect(
      lines(walk).last
        == ReceiptLine(
          .ending, "confirm",
          "asked before it runs: risk payment; of 2, the first whose condition holds"))
  }

  @Test func anOutcomeForcedInVainIsSaid() {
    let said = "; the context forces 'soldOut', which this intent does not have"
    var walk = performed { $0.forcedOutcome = "soldOut" }
    #expect(lines(walk).last == ReceiptLine(.ending, "outcome", "ordered, due at 08:10:03\(said)"))
    walk.send(.context(.clockMoved(to: walk.state.context.time.adding(seconds: 3))))
    #expect(walk.result == .succeeded(outcome: "ordered"))
    #expect(
      lines(walk).suffix(2) == [
        ReceiptLine(
          .ending, "outcome",
          "ordered, performed: of 2, the first whose condition holds\(said)"),
        ReceiptLine(.ending, "output", "readyAt: 08:22"),
      ])
    for fine in [nil, "ordered"] {
      let walk = performed { $0.forcedOutcome = fine }
      #expect(lines(walk).last == ReceiptLine(.ending, "outcome", "ordered, due at 08:10:03"))
    }
  }

  @Test func aQuestionSaysWhatAnswersIt() {
    var walk = Walk()
    walk.send(
      .run(
        .startedDirectly(
          SampleCatalog.rest,
          values: [
            GivenValue(parameter: "length", values: [.duration(seconds: 60)]),
            GivenValue(parameter: "sounds", values: [.option(id: "sea")]),
          ])))
    #expect(
      lines(walk).contains(
        ReceiptLine(
          .parameter("dim"), "dim",
          "no value said, no default, no guess declared, asked: yes or no")))
  }

  @Test func valuesThatStandInForRealOnesAreNamed() {
    var phone = SampleCatalog.phone
    phone.apps[0].entities[0].items[1].isSample = true
    var walk = Walk(phone: phone)
    walk.say("Order mocha with Corner Cup")
    #expect(walk.last.map(walk.session.samples) == ["Mocha"], "it is in the card")
    walk = Walk(phone: phone)
    walk.say("Order Latte with Corner Cup")
    #expect(walk.last.map(walk.session.samples) == [])
  }
}
