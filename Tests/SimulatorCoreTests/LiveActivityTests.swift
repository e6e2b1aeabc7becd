import IntentModel
import Testing

@testable import SimulatorCore

@Suite struct LiveActivityTests {
  /// An order stays in view for twelve minutes and takes itself off the count; “Stop” ends it
  /// early, and a rest lasts as long as was said.
  private static let phone: PhoneCatalog = {
    var phone = SampleCatalog.phone
    phone.apps[0].intents[0].outcomes[1].liveActivity?.change = StateChange(
      additions: [.init(fact: "openOrders", amount: -1)],
      removals: [.init(entity: "Drink", item: "mocha")])
    phone.apps[0].intents.append(
      AppIntent(
        id: "Stop", title: "Stop",
        outcomes: [
          Outcome(
            name: "stopped", liveActivity: LiveActivity(title: "Stopping", length: .seconds(60)),
            endsLiveActivities: true)
        ]))
    phone.apps[0].pages[0].buttons.append(
      PageButton(id: "stop", title: "Stop", endsLiveActivities: true))
    phone.apps[1].intents[0].outcomes[0].liveActivity = LiveActivity(
      title: "Resting", length: .parameter("length"))
    return phone
  }()
  private static let stop = IntentReference(app: "corner", intent: "Stop")

  private func ordered() -> Walk {
    var walk = Walk(phone: Self.phone)
    walk.say("Order mocha with Corner Cup")
    walk.send(.run(.optionChosen(Confirmation.accept)))
    wait(3, &walk)
    return walk
  }

  private func wait(_ seconds: Int, _ walk: inout Walk) {
    walk.send(.context(.clockMoved(to: walk.state.context.time.adding(seconds: seconds))))
  }

  private func openOrders(_ walk: Walk) -> FactValue? {
    walk.session.simulator.fact("openOrders", app: "corner", in: walk.state)
  }

  private func titles(_ walk: Walk) -> [String] { walk.state.liveActivities.map(\.title) }

  @Test func itsEndChangesSomething() {
    var walk = ordered()
    wait(719, &walk)
    #expect(titles(walk) == ["Your Mocha"])
    #expect(openOrders(walk) == .number(1))
    wait(1, &walk)
    #expect(titles(walk).isEmpty)
    #expect(openOrders(walk) == .number(0))
    walk.say("Order with Corner Cup")
    walk.say("no")
    #expect(walk.options == ["latte", "greentea", "blacktea"])
  }

  @Test func whatIsEndedEarlyChangesNothing() {
    var walk = ordered()
    walk.send(.run(.startedDirectly(Self.stop, values: [])))
    #expect(titles(walk) == ["Stopping"], "its own begins after the others have ended")
    #expect(openOrders(walk) == .number(1))
    wait(3_600, &walk)
    #expect(titles(walk).isEmpty)
    #expect(openOrders(walk) == .number(1))
    #expect(walk.state.agenda.entries.isEmpty)
  }

  @Test func aButtonEndsThoseOfItsAppOnly() {
    var walk = ordered()
    rest(&walk, length: "ten minutes")
    #expect(titles(walk) == ["Your Mocha", "Resting"])
    walk.send(.app(.opened(app: "corner")))
    walk.send(.app(.buttonPressed("stop")))
    #expect(titles(walk) == ["Resting"])
  }

  @Test func itLastsAsLongAsWasSaid() {
    var walk = Walk(phone: Self.phone)
    rest(&walk, length: "ten minutes")
    #expect(walk.state.liveActivities.map(\.ends) == [walk.state.context.time.adding(seconds: 600)])
  }

  @Test func withoutALengthThereIsNone() {
    var phone = Self.phone
    phone.apps[1].intents[0].outcomes[0].liveActivity?.length = .parameter("dim")
    var walk = Walk(phone: phone)
    rest(&walk, length: "ten minutes")
    #expect(walk.result == .succeeded(outcome: "resting"))
    #expect(titles(walk).isEmpty)
    #expect(walk.state.agenda.entries.isEmpty)
  }

  private func rest(_ walk: inout Walk, length: String) {
    walk.send(.run(.startedDirectly(SampleCatalog.rest, values: [])))
    walk.say(length)
    walk.say("sea")
    walk.say("no")
  }
}
