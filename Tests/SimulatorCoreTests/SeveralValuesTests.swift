import IntentModel
import Testing

@testable import SimulatorCore

/// Choosing several values: by marks, in words, and by both.
@Suite struct SeveralValuesTests {
  /// Asks which sounds, of so many as are given.
  private func asking(_ items: [EntityItem]? = nil) -> Walk {
    var phone = SampleCatalog.phone
    if let items { phone.apps[1].entities[0].items = items }
    var walk = Walk(phone: phone)
    let length = [GivenValue(parameter: "length", values: [.duration(seconds: 600)])]
    walk.send(.run(.startedDirectly(SampleCatalog.rest, values: length)))
    return walk
  }

  private func sounds(_ walk: Walk) -> [String] {
    walk.state.run?.resolution(of: "sounds")?.values.compactMap(\.optionID) ?? []
  }

  private func item(_ id: String, _ title: String) -> EntityItem {
    EntityItem(id: id, display: DisplayRepresentation(title: LocalizedText(title)))
  }

  @Test func anOptionWithTheIDDoneIsOneLikeTheOthers() {
    var walk = asking([item("done", "Doorbell"), item("rain", "Rain")])
    #expect(walk.session.acceptAct == .take(option: "done"))
    _ = walk.session.perform(.accept, visibleRows: 5)
    #expect(sounds(walk).isEmpty, "it is taken, not the end")
    _ = walk.session.perform(.moveToBottom, visibleRows: 5)
    #expect(walk.state.run.flatMap(walk.session.simulator.mark) == .done)
    _ = walk.session.perform(.toggle, visibleRows: 5)
    #expect(sounds(walk) == ["done"])
  }

  @Test func aDigitChoosesItToo() {
    var walk = asking([item("rain", "Rain"), item("done", "Doorbell")])
    _ = walk.session.type("2")
    guard case .disambiguating(let choice)? = walk.phase else {
      Issue.record("not asked: \(String(describing: walk.phase))")
      return
    }
    #expect(choice.taken == ["done"])
  }

  @Test func aNameIsFoundAtItsWordThoughItStandsInALongerOneBefore() {
    var walk = asking([
      item("rain", "Rain"), item("berry", "Strawberry and berry"), item("sea", "Sea"),
    ])
    walk.say("berry")
    #expect(sounds(walk) == ["berry"])
  }

  @Test func whatIsSaidComesToWhatWasTaken() {
    var walk = asking()
    walk.send(.run(.optionToggled("wind")))
    walk.say("sea and wind")
    #expect(sounds(walk) == ["wind", "sea"])
  }

  @Test func everythingButOneLeavesThatOneOut() {
    var walk = asking()
    walk.send(.run(.optionToggled("wind")))
    walk.say("everything but the wind")
    #expect(sounds(walk) == ["rain", "sea"])
  }

  @Test func whatWasTakenOutlivesANarrowerQuestion() {
    var walk = asking([
      item("rain", "Rain"), item("near", "Sea at night"), item("far", "Sea at noon"),
    ])
    walk.send(.run(.optionToggled("rain")))
    walk.say("sea")
    #expect(walk.options == ["near", "far"])
    walk.say("sea at noon")
    #expect(sounds(walk) == ["rain", "far"])
  }
}
