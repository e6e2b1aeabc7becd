import IntentModel
import Testing

@testable import SimulatorCore

/// What happens to a question when an item that it offers goes away: here with the end of a Live
/// Activity, ten seconds after a note was made.
@Suite struct RemovedItemTests {
  private static func phone(removing items: [StateChange.Removal]) -> PhoneCatalog {
    var phone = SampleCatalog.phone
    phone.apps[0].intents.append(
      AppIntent(
        id: "LastCall", title: "Last call",
        outcomes: [
          Outcome(
            name: "called",
            liveActivity: LiveActivity(
              title: "Last call", length: .seconds(10),
              change: StateChange(removals: items)))
        ]))
    return phone
  }

  private func walk(removing items: StateChange.Removal..., lastUsed: String? = nil) -> Walk {
    let performances = lastUsed.map {
      Performance(
        intent: SampleCatalog.order,
        values: [GivenValue(parameter: "drink", values: [.option(id: $0)])],
        time: SimulatedTime(seconds: 0))
    }
    var walk = Walk(
      phone: Self.phone(removing: items),
      person: Person(performances: performances.map { [$0] } ?? []))
    walk.send(.surfacePresented(.siri))
    walk.send(
      .run(.startedDirectly(IntentReference(app: "corner", intent: "LastCall"), values: [])))
    walk.say("Order with Corner Cup")
    return walk
  }

  private func wait(_ walk: inout Walk) {
    walk.send(.context(.clockMoved(to: walk.state.context.time.adding(seconds: 10))))
  }

  @Test func anOpenListLosesIt() {
    var walk = walk(removing: .init(entity: "Drink", item: "mocha"))
    walk.send(.run(.optionSelected("mocha")))
    wait(&walk)
    #expect(walk.options == ["latte", "greentea", "blacktea"])
    #expect(walk.state.run.flatMap(walk.session.simulator.selectedOption) == "latte")
    #expect(walk.refusal(of: .run(.optionChosen("mocha"))) == "no option 'mocha' here")
    walk.say("the second one")
    #expect(walk.state.run?.resolution(of: "drink")?.values == [.option(id: "greentea")])
  }

  @Test func theNextQuestionDoesNotOfferIt() {
    var walk = walk(removing: .init(entity: "Drink", item: "mocha"))
    wait(&walk)
    walk.say("mocha")
    #expect(walk.last?.options == ["Latte", "Green tea", "Black tea"])
    walk.say("latte")
    #expect(walk.last?.kind == .question(.confirmation))
  }

  @Test func aYesToAGuessThatIsGoneLeadsToTheList() {
    var walk = walk(removing: .init(entity: "Drink", item: "mocha"), lastUsed: "mocha")
    #expect(walk.last?.shown == "Mocha again?")
    wait(&walk)
    walk.say("yes")
    #expect(walk.last?.kind == .question(.disambiguation))
    #expect(walk.options == ["latte", "greentea", "blacktea"])
  }

  @Test func whatWasTakenAlreadyIsGivenBack() {
    var phone = Self.phone(removing: [.init(entity: "Extra", item: "oat")])
    phone.apps[0].intents[0].parameters[0].type = .entity("Extra")
    phone.apps[0].intents[0].parameters[0].isMany = true
    var walk = Walk(phone: phone)
    walk.send(
      .run(.startedDirectly(IntentReference(app: "corner", intent: "LastCall"), values: [])))
    walk.send(.run(.startedDirectly(SampleCatalog.order, values: [])))
    walk.send(.run(.optionToggled("oat")))
    wait(&walk)
    #expect(walk.refusal(of: .run(.optionsAccepted)) == "nothing is chosen yet")
  }

  @Test func aListThatIsLeftEmptyEndsTheRun() {
    var walk = walk(
      removing: .init(entity: "Drink", item: "mocha"), .init(entity: "Drink", item: "latte"),
      .init(entity: "Drink", item: "greentea"), .init(entity: "Drink", item: "blacktea"))
    wait(&walk)
    #expect(walk.result == .failed(.nothingToChoose(parameter: "drink")))
    #expect(walk.last?.kind == .failure)
  }

  @Test func aConditionThatFailsTakesAnItemAwayToo() {
    var phone = SampleCatalog.phone
    phone.apps[0].entities[0].items[1].when = .equals(name: "offline", .boolean(false))
    var walk = Walk(phone: phone)
    walk.say("Order with Corner Cup")
    #expect(walk.options.contains("mocha"))
    walk.send(.context(.networkChanged(isOffline: true)))
    #expect(!walk.options.contains("mocha"))
  }

  @Test func aSpotlightRowOfItIsRefused() {
    var walk = walk(removing: .init(entity: "Drink", item: "mocha"))
    wait(&walk)
    walk.send(.surfacePresented(.spotlight))
    let row = SpotlightRow.ID.appShortcut(
      AppShortcutReference(SampleCatalog.order), option: "mocha")
    #expect(walk.refusal(of: .spotlight(.rowChosen(row))) == "that row is no longer there")
  }
}
