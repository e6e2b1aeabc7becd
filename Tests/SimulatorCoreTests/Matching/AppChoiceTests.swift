import IntentModel
import Testing

@testable import SimulatorCore

/// Phrases of two apps that fit alike.
@Suite struct AppChoiceTests {
  private static let phone = PhoneCatalog(
    id: "even",
    apps: [
      PhoneOfPhrases.app(
        "Bright Cup", synonyms: ["Cup"],
        [
          ("Order", ["Order with ${applicationName}"]),
          ("Again", ["Order with ${applicationName}"]),
        ]
      ),
      PhoneOfPhrases.app(
        "Round Cup", synonyms: ["Cup"], [("Buy", ["Order with ${applicationName}"])]),
    ])

  private let buy = IntentReference(app: "roundcup", intent: "Buy")

  @Test func siriAsksWhichAppAndTakesTheAnswer() {
    var walk = Walk(phone: Self.phone)
    walk.say("Order with Cup")
    #expect(walk.last?.kind == .question(.application))
    #expect(walk.last?.options == ["Bright Cup", "Round Cup"])
    #expect(walk.options == ["brightcup", "roundcup"])
    walk.say("Round Cup")
    #expect(walk.state.run?.intent == buy)
    guard case .siri(let match)? = walk.state.run?.origin else { return }
    #expect(match.rivals.first?.lostBy.label == "the person's choice")
  }

  @Test func anAppCanBeChosenByItsPlaceOrByPressing() {
    var walk = Walk(phone: Self.phone)
    walk.say("Order with Cup")
    walk.say("the second one")
    #expect(walk.state.run?.intent == buy)
    walk.say("cancel")
    walk.say("Order with Cup")
    walk.send(.run(.optionSelected("roundcup")))
    walk.send(.run(.optionChosen("brightcup")))
    #expect(walk.state.run?.intent.intent == "Order")
  }

  @Test func twoAnswersThatNameNeitherEndIt() {
    var walk = Walk(phone: Self.phone)
    walk.say("Order with Cup")
    walk.say("the harbour")
    #expect(walk.last?.kind == .question(.application))
    walk.say("the harbour")
    #expect(walk.result == .cancelled)
  }

  @Test func theAppUsedLastIsNotAskedAbout() {
    let used = Performance(
      intent: buy, time: SimulatedTime(CalendarDate(dayNumber: 9500), ClockTime(hour: 8, minute: 0))
    )
    let walk = Walk(phone: Self.phone, person: Person(performances: [used]))
    let match = walk.hearing(of: "Order with Cup").match
    #expect(match?.reference == buy)
    #expect(
      match?.rivals.map(\.words) == [
        "\"Order with ${applicationName}\" lost by the app used last: never used, against it is that app",
        "\"Order with ${applicationName}\" lost by the app used last: never used, against it is that app",
      ])
  }

  @Test func valuesOfOneNameAreAskedAbout() {
    var phone = PhoneOfPhrases.meditation
    phone.apps[0].entities[0].items.append(
      EntityItem(
        id: "late", display: DisplayRepresentation(title: "Sleep", subtitle: "Late at night")))
    var walk = Walk(phone: phone)
    walk.say("Create a sleep session in Tidepool")
    #expect(walk.options == ["v2", "late"])
  }
}
