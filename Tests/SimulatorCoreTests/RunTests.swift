import IntentModel
import Testing

@testable import SimulatorCore

@Suite struct RunTests {
  @Test func aFirstOrderGoesThroughEveryPhase() {
    var walk = Walk()
    walk.say("Order with Corner Cup")
    #expect(walk.options == ["latte", "mocha", "greentea", "blacktea"])
    #expect(walk.last?.shown == "Which drink?")
    walk.send(.run(.optionChosen("mocha")))
    #expect(walk.options == [Confirmation.accept, Confirmation.cancel])
    #expect(walk.last?.shown == "Order it?")
    #expect(walk.last?.spoken == "1 Mocha from Market Street for 4.50. Order it?")
    #expect(walk.last?.snippet?.title == "Mocha")
    walk.send(.run(.optionChosen(Confirmation.accept)))
    guard case .performing(let performing)? = walk.phase else {
      Issue.record("not performing: \(String(describing: walk.phase))")
      return
    }
    #expect(performing.outcome == "ordered")
    #expect(walk.state.person.performances.isEmpty)
    walk.send(.context(.clockMoved(to: performing.due)))
    #expect(walk.result == .succeeded(outcome: "ordered"))
    #expect(walk.last?.shown == "Ordered.")
    #expect(walk.last?.spoken == "One Mocha, ready at 08:22.")
    #expect(walk.state.liveActivities.map(\.title) == ["Your Mocha"])
    #expect(
      walk.session.simulator.fact("openOrders", app: "corner", in: walk.state) == .number(1))
    #expect(walk.state.person.performances.map(\.intent) == [SampleCatalog.order])
  }

  @Test func aValueInThePhraseIsNotAskedFor() {
    var walk = Walk()
    walk.say("order milky one with corner")
    #expect(walk.state.run?.resolution(of: "drink")?.source == .given)
    #expect(walk.state.run?.resolution(of: "drink")?.values == [.option(id: "latte")])
    #expect(walk.last?.kind == .question(.confirmation))
  }

  @Test(arguments: ["Mocha, please", "I'd like a mocha", "the mocha", "um, mocha then"])
  func whatIsSaidAroundAnAnswerDoesNotHideIt(_ answer: String) {
    var walk = Walk()
    walk.say("Order with Corner Cup")
    walk.say(answer)
    #expect(walk.state.run?.resolution(of: "drink")?.values == [.option(id: "mocha")])
  }

  @Test func severalAnswersInOneBreathAreSeveralValues() {
    var walk = Walk()
    walk.send(.run(.startedDirectly(SampleCatalog.rest, values: [])))
    walk.say("ten minutes")
    walk.say("the rain and some wind, please")
    let sounds = walk.state.run?.resolution(of: "sounds")?.values
    #expect(sounds == [.option(id: "rain"), .option(id: "wind")])
  }

  @Test func whatWasUsedLastIsOfferedAndNoLeadsToTheList() {
    let before = Performance(
      intent: SampleCatalog.order,
      values: [GivenValue(parameter: "drink", values: [.option(id: "greentea")])],
      time: SimulatedTime(seconds: 0))
    var walk = Walk(person: Person(performances: [before]))
    walk.say("Order with Corner Cup")
    #expect(walk.last?.shown == "Green tea again?")
    walk.say("no")
    #expect(walk.options.first == "greentea", "the list is in the order of recency")
    #expect(walk.last?.kind == .question(.disambiguation))
    walk.session.undo()
    walk.say("yes")
    #expect(walk.state.run?.resolution(of: "drink")?.source == .guessConfirmed(.lastUsed))
    walk.session.undo()
    walk.say("mocha")
    #expect(walk.state.run?.resolution(of: "drink")?.values == [.option(id: "mocha")])
  }

  @Test func aWordThatFitsSeveralNarrowsTheList() {
    var walk = Walk()
    walk.say("Order with Corner Cup")
    walk.say("tea")
    #expect(walk.options == ["greentea", "blacktea"])
    walk.say("the second one")
    #expect(walk.state.run?.resolution(of: "drink")?.values == [.option(id: "blacktea")])
  }

  @Test func anAnswerThatDoesNotFitIsAskedAgainOnce() {
    var walk = Walk()
    walk.say("Order with Corner Cup")
    walk.say("a bicycle")
    #expect(walk.last?.kind == .question(.disambiguation))
    #expect(walk.result == nil)
    walk.say("a bicycle")
    #expect(walk.result == .failed(.answerDidNotFit(parameter: "drink")))
    #expect(walk.state.person.performances.isEmpty)
  }

  @Test func aValueOutOfRangeSaysTheRange() {
    var walk = Walk()
    walk.send(.run(.startedDirectly(SampleCatalog.rest, values: [])))
    walk.say("two hours")
    #expect(walk.last?.kind == .question(.valueRequest))
    #expect(walk.last?.shown.contains("How long?") == true)
    walk.say("twenty minutes")
    #expect(walk.state.run?.resolution(of: "length")?.values == [.duration(seconds: 1200)])
  }

  @Test func severalValuesAreTakenOneByOneOrSaidTogether() {
    var walk = Walk()
    walk.send(.run(.startedDirectly(SampleCatalog.rest, values: [])))
    walk.say("twenty minutes")
    let tooSoon = walk.refusal(of: .run(.optionsAccepted))
    #expect(tooSoon == "nothing is chosen yet")
    walk.send(.run(.optionChosen("sea")))
    walk.send(.run(.optionToggled("rain")))
    walk.send(.run(.optionToggled("sea")))
    walk.send(.run(.optionsAccepted))
    #expect(walk.state.run?.resolution(of: "sounds")?.values == [.option(id: "rain")])
    for _ in 0..<4 { walk.session.undo() }
    walk.say("sea and wind")
    #expect(
      walk.state.run?.resolution(of: "sounds")?.values
        == [.option(id: "sea"), .option(id: "wind")])
    #expect(walk.options == [GuessConfirmation.yes, GuessConfirmation.no])
    walk.send(.run(.optionChosen(GuessConfirmation.no)))
    #expect(walk.result == .succeeded(outcome: "resting"))
  }

  @Test(arguments: ["cancel", "never mind"])
  func cancelWorksAtEveryQuestion(word: String) {
    var walk = Walk()
    walk.say("Order with Corner Cup")
    walk.say(word)
    #expect(walk.result == .cancelled)
    walk.say("Order mocha with Corner Cup")
    walk.say(word)
    #expect(walk.result == .cancelled)
    #expect(walk.state.person.performances.isEmpty)
    #expect(walk.session.simulator.fact("openOrders", app: "corner", in: walk.state) == .number(0))
  }

  @Test(arguments: ["place the order", "Order", "yes please"])
  func theVerbAndItsSynonymsConfirm(words: String) {
    var walk = Walk()
    walk.say("Order mocha with Corner Cup")
    walk.say(words)
    if case .performing? = walk.phase {} else { Issue.record("\(words) did not confirm") }
  }

  @Test func whatWillFailFailsBeforeItIsConfirmed() {
    var walk = Walk()
    walk.send(.app(.opened(app: "corner")))
    walk.send(.app(.buttonPressed("signOut")))
    let again = walk.refusal(of: .app(.buttonPressed("signOut")))
    #expect(again != nil, "its condition is gone")
    walk.say("Order mocha with Corner Cup")
    #expect(walk.result == .failed(.outcome("signedOut")))
    #expect(walk.last?.shown == "Sign in first.")
  }

  @Test func aForcedOutcomeWins() {
    var walk = Walk { $0.forcedOutcome = "signedOut" }
    walk.say("Order mocha with Corner Cup")
    #expect(walk.result == .failed(.outcome("signedOut")))
  }

  /// An order that takes as long as it takes, confirmed.
  private func performing(seconds: Int, on device: Device = .iPhone) -> Walk {
    var phone = SampleCatalog.phone
    phone.apps[0].intents[0].outcomes[1].takesSeconds = seconds
    var walk = Walk(phone: phone) { $0.device = device }
    walk.say("Order mocha with Corner Cup")
    walk.send(.run(.optionChosen(Confirmation.accept)))
    return walk
  }

  private func wait(_ seconds: Int, _ walk: inout Walk) {
    walk.send(.context(.clockMoved(to: walk.state.context.time.adding(seconds: seconds))))
  }

  @Test(arguments: [Device.iPhone, .watch, .airPods])
  func whatTakesLongerThanTheLimitTimesOut(device: Device) {
    var walk = performing(seconds: 31, on: device)
    wait(29, &walk)
    #expect(walk.result == nil)
    wait(1, &walk)
    #expect(walk.result == .failed(.timedOut))
    #expect(walk.last?.shown == "It took too long.")
    wait(60, &walk)
    #expect(walk.state.person.performances.isEmpty, "what was under way does not end well later")
  }

  @Test func whatWillTimeOutIsDueWhenItIsGivenUp() {
    var walk = performing(seconds: 600)
    guard case .performing(let performing)? = walk.phase else {
      Issue.record("not under way: \(String(describing: walk.phase))")
      return
    }
    #expect(performing.due == walk.state.agenda.entries.first?.due)
    #expect(walk.session.acceptAct == .wait(until: walk.state.context.time.adding(seconds: 30)))
    let receipt = RunReceipt(walk.session.simulator, walk.state)?.lines.last?.text
    #expect(
      receipt == "ordered, which takes longer than 30 seconds: given up at \(performing.due.time)")
    _ = walk.session.perform(.accept, visibleRows: 5)
    #expect(walk.state.context.time == performing.due)
    #expect(walk.result == .failed(.timedOut))
  }

  @Test func theLimitItselfIsNotTooLong() {
    var walk = performing(seconds: 30)
    wait(30, &walk)
    #expect(walk.result == .succeeded(outcome: "ordered"))
  }

  @Test func theMacHasNoLimit() {
    var walk = performing(seconds: 300, on: .mac)
    wait(299, &walk)
    #expect(walk.result == nil)
    wait(1, &walk)
    #expect(walk.result == .succeeded(outcome: "ordered"))
  }

  @Test func whatIsUnderWayIsCancelledByVoice() {
    var walk = performing(seconds: 20)
    let other = walk.refusal(of: .conversation(.said("hurry")))
    #expect(other == "it is under way; only cancel reaches it")
    walk.say("cancel")
    #expect(walk.result == .cancelled)
    wait(60, &walk)
    #expect(walk.state.agenda.entries.isEmpty)
    #expect(walk.state.person.performances.isEmpty)
    #expect(walk.state.liveActivities.isEmpty)
  }

  @Test func aLockedPhoneAsksForItsOwnerBeforeMoney() {
    var walk = Walk { $0.isLocked = true }
    walk.say("Order mocha with Corner Cup")
    #expect(walk.last?.kind == .question(.authentication))
    walk.send(.run(.optionChosen(Authentication.unlock)))
    #expect(walk.last?.kind == .question(.confirmation))
    #expect(!walk.state.context.isLocked)
  }

  @Test func aNoAtTheLockCancels() {
    var walk = Walk { $0.isLocked = true }
    walk.say("Order mocha with Corner Cup")
    walk.say("no")
    #expect(walk.result == .cancelled)
    #expect(walk.state.context.isLocked)
  }

  @Test func whatIsNoAnswerAtTheLockIsAskedAgainOnce() {
    var walk = Walk { $0.isLocked = true }
    walk.say("Order mocha with Corner Cup")
    walk.say("a bicycle")
    #expect(walk.last?.kind == .question(.authentication))
    walk.say("a bicycle")
    #expect(walk.result == .cancelled)
  }

  @Test func anUnknownIntentStartsNothingAndNoConversation() {
    var walk = Walk()
    walk.send(.run(.startedDirectly(SampleCatalog.note, values: [])))
    let before = walk.state
    let unknown = IntentReference(app: "corner", intent: "Unknown")
    #expect(
      walk.refusal(of: .run(.startedDirectly(unknown, values: [])))
        == "no intent 'corner/Unknown' on this phone")
    #expect(walk.state == before)
  }

  @Test func aPhraseOfAnUnknownIntentIsNotUnderstood() {
    var phone = SampleCatalog.phone
    phone.apps[0].appShortcuts.append(
      AppShortcut(
        intent: "Unknown", shortTitle: "Polish",
        phrases: LocalizedList(["Polish cups with ${applicationName}"])))
    var walk = Walk(phone: phone)
    walk.say("Polish cups with Corner Cup")
    guard case .notUnderstood? = walk.last?.kind else {
      Issue.record("understood: \(String(describing: walk.last))")
      return
    }
  }

  @Test func aChildIsAskedForOnlyUnderItsParent() {
    var walk = Walk()
    let delivery = [GivenValue(parameter: "handover", values: [.option(id: "delivery")])]
    walk.send(.run(.startedDirectly(SampleCatalog.order, values: delivery)))
    walk.send(.run(.optionChosen("latte")))
    #expect(walk.last?.shown == "Where to?")
    walk.say("my place")
    #expect(
      walk.state.run?.resolution(of: "address")?.values == [.place(id: "home", text: "Home")])
    #expect(walk.state.run?.resolution(of: "shop")?.source == .notNeeded)
  }

  @Test func anIntentWithoutOutcomesSimplySucceeds() {
    var walk = Walk()
    walk.send(.run(.startedDirectly(SampleCatalog.note, values: [])))
    #expect(walk.result == .succeeded(outcome: "done"))
  }

  @Test func twoOfOneThingAreMany() {
    var walk = Walk()
    let two = [GivenValue(parameter: "count", values: [.integer(2)])]
    walk.send(.run(.startedDirectly(SampleCatalog.order, values: two)))
    walk.send(.run(.optionChosen("latte")))
    #expect(RunWording(walk.session.simulator, walk.state).summary() == "Order 2 lattes")
  }

  @Test func nothingMatchedShowsTheNearestPhrasesToTheDesigner() {
    var walk = Walk()
    walk.say("Order from Corner Cup")
    guard case .notUnderstood(let miss)? = walk.last?.kind else {
      Issue.record("understood: \(String(describing: walk.last))")
      return
    }
    #expect(miss.nearest.first?.phrase == "Order with Corner Cup")
    #expect(
      miss.nearest.first?.missing == ["\"from\" was said where it has the fixed words \"with\""])
  }
}
