import IntentModel
import Testing

@testable import SimulatorCore

@Suite struct ConfirmationTests {
  /// Two of something ask otherwise than one, and nothing to pay asks nothing.
  private static let phone: PhoneCatalog = {
    var phone = SampleCatalog.phone
    phone.apps[0].intents[0].confirmations = [
      IntentConfirmation(
        action: .verb("buy"), dialog: IntentDialog(full: "All of them?"),
        when: .equals(name: "count", .number(2))),
      IntentConfirmation(
        action: .verb("order"), dialog: IntentDialog(full: "Early as it is?"),
        when: .equals(name: "hour", .number(8))),
    ]
    return phone
  }()

  private func ordering(count: Int, hour: Int = 8) -> Walk {
    var walk = Walk(phone: Self.phone) {
      $0.time = SimulatedTime($0.time.date, ClockTime(hour: hour, minute: 59))
    }
    walk.send(
      .run(
        .startedDirectly(
          SampleCatalog.order,
          values: [
            GivenValue(parameter: "drink", values: [.option(id: "mocha")]),
            GivenValue(parameter: "count", values: [.integer(count)]),
          ])))
    return walk
  }

  private func isPerforming(_ walk: Walk) -> Bool {
    if case .performing? = walk.phase { true } else { false }
  }

  @Test func theFirstThatHoldsIsAsked() {
    #expect(ordering(count: 2).last?.shown == "All of them?")
    #expect(ordering(count: 1).last?.shown == "Early as it is?")
    #expect(ordering(count: 2, hour: 9).last?.shown == "All of them?")
  }

  @Test func whereNoneHoldsNothingIsAsked() {
    #expect(isPerforming(ordering(count: 1, hour: 9)))
  }

  @Test func eachHasItsOwnVerb() {
    var walk = ordering(count: 2)
    walk.say("buy it")
    #expect(isPerforming(walk))
  }

  @Test func aQuestionStaysWhatItWasWhateverTheClockSays() {
    var walk = ordering(count: 1)
    walk.send(.context(.clockMoved(to: walk.state.context.time.adding(seconds: 120))))
    walk.say("perhaps")
    #expect(walk.last?.kind == .question(.confirmation))
    #expect(walk.last?.shown.hasPrefix("Early as it is?") == true)
    walk.say("place the order")
    #expect(isPerforming(walk))
  }

  @Test func theLabelOfAButtonGoesBeforeTheWordsThatEndARun() {
    var phone = Self.phone
    phone.apps[0].intents[0].confirmations = [
      IntentConfirmation(
        action: .custom(
          accept: "Stop", acceptAlternatives: LocalizedList(["stop it"]), deny: "Keep",
          denyAlternatives: LocalizedList(), isDestructive: true),
        dialog: IntentDialog(full: "Stop the order?"))
    ]
    for (said, goesAhead) in [("stop", true), ("cancel", false), ("don't stop it", false)] {
      var walk = Walk(phone: phone)
      walk.send(
        .run(
          .startedDirectly(
            SampleCatalog.order,
            values: [
              GivenValue(parameter: "drink", values: [.option(id: "mocha")]),
              GivenValue(parameter: "count", values: [.integer(1)]),
            ])))
      walk.say(said)
      #expect(isPerforming(walk) == goesAhead, "\(said)")
      #expect((walk.result == .cancelled) == !goesAhead, "\(said)")
    }
  }

  /// Until the mark is moved on purpose, and again when the question is asked anew.
  @Test func returnAloneDestroysNothing() {
    var phone = Self.phone
    phone.apps[0].intents[0].confirmations = [
      IntentConfirmation(
        action: .custom(
          accept: "Delete", acceptAlternatives: LocalizedList(), deny: "Keep",
          denyAlternatives: LocalizedList(), isDestructive: true),
        dialog: IntentDialog(full: "Delete it?"))
    ]
    var walk = Walk(phone: phone)
    walk.send(
      .run(
        .startedDirectly(
          SampleCatalog.order,
          values: [GivenValue(parameter: "drink", values: [.option(id: "mocha")])])))
    let asked = walk
    walk.say("perhaps")
    for var walk in [asked, walk] {
      _ = walk.session.perform(.accept, visibleRows: 10)
      #expect(walk.result == .cancelled)
    }
    _ = walk.session.perform(.moveUp, visibleRows: 10)
    _ = walk.session.perform(.accept, visibleRows: 10)
    #expect(isPerforming(walk))
  }
}
