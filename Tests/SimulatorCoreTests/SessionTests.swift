import IntentModel
import Testing

@testable import SimulatorCore

@Suite struct SessionTests {
  @Test func anAppThatLacksThePhonesLanguageIsNamed() {
    let note = "Quiet Hour is not in Japanese (JP): it speaks English, its first language"
    var walk = Walk { $0.language = "ja-JP" }
    #expect(walk.session.languageNote == note)
    walk.send(.run(.startedDirectly(SampleCatalog.order, values: [])))
    #expect(walk.session.languageNote == nil, "the app of the run is in it")
    walk.send(.run(.startedDirectly(SampleCatalog.rest, values: [])))
    #expect(walk.session.languageNote == note)
    #expect(Walk { $0.language = "en-GB" }.session.languageNote == nil)
    #expect(
      Walk { $0.language = "zh-Hans" }.session.languageNote
        == "no app is in Simplified Chinese: each speaks its first language")
  }

  @Test func typingIsOneStepAndMovedMarksBelongToTheStepBefore() {
    var walk = Walk()
    for text in ["c", "co", "cor"] { walk.send(.spotlight(.queryChanged(text))) }
    walk.send(.spotlight(.rowSelected(.app("corner"))))
    walk.send(.spotlight(.queryChanged("corn")))
    #expect(walk.session.stepCount == 1)
    walk.session.undo()
    #expect(walk.state.surface == .spotlight(SpotlightState()))
    #expect(walk.session.log.isEmpty)
    walk.session.redo()
    #expect(walk.state.surface == .spotlight(SpotlightState(query: "corn")))
  }

  @Test func aRefusedEventLeavesEverythingAsItWas() {
    var walk = Walk()
    let before = walk.state
    let refused: [Event] = [
      .run(.optionChosen(Confirmation.accept)), .run(.cancelled), .conversation(.said("hello")),
      .app(.opened(app: "nowhere")), .context(.placeChanged("nowhere")),
      .context(.clockMoved(to: SimulatedTime(seconds: 0))),
      .run(.startedDirectly(IntentReference(app: "corner", intent: "None"), values: [])),
      .spotlight(.rowChosen(.app("nowhere"))), .effectAnswered(EffectID(99), .finished),
    ]
    for event in refused {
      let reason = walk.refusal(of: event)
      #expect(reason != nil)
      #expect(walk.state == before)
    }
    #expect(walk.session.log.isEmpty)
  }

  @Test func anotherWayAfterAnUndoForgetsWhatWasTakenBack() {
    var walk = Walk()
    walk.say("Order with Corner Cup")
    walk.send(.run(.optionChosen("latte")))
    walk.session.undo()
    #expect(walk.session.canRedo)
    walk.send(.run(.optionChosen("mocha")))
    #expect(!walk.session.canRedo)
    #expect(walk.state.run?.resolution(of: "drink")?.values == [.option(id: "mocha")])
  }

  @Test func aLateAnswerToSomethingUndoneIsDropped() {
    var walk = Walk()
    walk.send(.surfacePresented(.siri))
    guard case .accepted(let effects) = walk.session.send(.conversation(.said("hm"))) else {
      Issue.record("refused")
      return
    }
    let requests = walk.session.takeRequests(for: effects)
    #expect(requests.count == 1)
    walk.session.undo()
    walk.say("ahem")
    let before = walk.state
    let answer = walk.session.answer(requests[0].number, with: .finished)
    #expect(answer.refusal != nil)
    #expect(walk.state == before)
  }

  @Test func anAnswerInTimeIsLogged() {
    var walk = Walk()
    walk.send(.surfacePresented(.siri))
    guard case .accepted(let effects) = walk.session.send(.conversation(.said("hm"))) else {
      Issue.record("refused")
      return
    }
    let request = walk.session.takeRequests(for: effects)[0]
    #expect(walk.state.pendingSpeech != nil)
    let answer = walk.session.answer(request.number, with: .finished)
    #expect(answer == .accepted([]))
    #expect(walk.state.pendingSpeech == nil)
    #expect(walk.session.stepCount == 2)
  }

  @Test func rewindingKeepsEveryStepForRedo() {
    var walk = Walk()
    walk.say("Order with Corner Cup")
    walk.send(.run(.optionChosen("latte")))
    let end = walk.state
    let count = walk.session.stepCount
    walk.session.rewind(toStep: 1)
    #expect(walk.session.stepCount == 1)
    while walk.session.redo() {}
    #expect(walk.session.stepCount == count)
    #expect(walk.state == end)
  }

  @Test func aReloadedCatalogFoldsTheWalkAgain() {
    var walk = Walk()
    walk.say("Order with Corner Cup")
    walk.send(.run(.optionChosen("mocha")))
    var phone = SampleCatalog.phone
    phone.apps[0].entities[0].items[1].display.title = "Mochaccino"
    let renamed = walk.session.reload(Simulator(phone))
    #expect(renamed == .everythingApplied)
    #expect(walk.last?.snippet?.title == "Mochaccino")
    phone.apps[0].entities[0].items.remove(at: 1)
    let event = Event.run(.optionChosen("mocha"))
    let stopped = walk.session.reload(Simulator(phone))
    #expect(
      stopped
        == .stopped(at: event, reason: "no option 'mocha' here", left: 1))
    #expect(walk.last?.shown == "Which drink?")
    // The log is kept: with the old catalog back, redo goes on.
    let back = walk.session.reload(Simulator(SampleCatalog.phone))
    #expect(back == .everythingApplied)
    let isRedone = walk.session.redo()
    #expect(isRedone)
    #expect(walk.last?.snippet?.title == "Mocha")
  }

  @Test func theAgendaFiresInTheOrderOfItsTimes() {
    var agenda = Agenda()
    let at = { SimulatedTime(seconds: $0) }
    agenda.add(.liveActivityEnds(1), at: at(20))
    agenda.add(.liveActivityEnds(2), at: at(10))
    agenda.add(.liveActivityEnds(3), at: at(20))
    let early = agenda.takeNext(dueBy: at(9))
    #expect(early == nil)
    var fired = [Agenda.Due]()
    while let entry = agenda.takeNext(dueBy: at(20)) { fired.append(entry.what) }
    #expect(fired == [.liveActivityEnds(2), .liveActivityEnds(1), .liveActivityEnds(3)])
  }
}
