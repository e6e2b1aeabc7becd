import IntentModel
import Testing

@testable import SimulatorCore

/// Who and where are meant, when several go by what was said.
@Suite struct PersonAnswerTests {
  private static let call = IntentReference(app: "quiet", intent: "Call")

  /// Asks for a person on a phone with two Meis and one Jonas.
  private func asking(_ language: String = "en", isMany: Bool = false) -> Walk {
    var parameter = IntentParameter(id: "who", title: "Contact", type: .person, isRequired: true)
    parameter.isMany = isMany
    var phone = SampleCatalog.phone
    phone.people = [
      contact("arita", "Mei Arita"), contact("jonas", "Jonas Pell"),
      contact("tanabe", "Mei Tanabe"),
    ]
    phone.apps[1].intents.append(AppIntent(id: "Call", title: "Call", parameters: [parameter]))
    var walk = Walk(phone: phone) { $0.language = language }
    walk.send(.run(.startedDirectly(Self.call, values: [])))
    return walk
  }

  private func contact(_ id: String, _ name: String) -> Contact {
    Contact(id: id, display: DisplayRepresentation(title: LocalizedText(name)))
  }

  private func values(_ walk: Walk) -> [IntentValue]? {
    walk.state.run?.resolution(of: "who")?.values
  }

  @Test func severalOfOneNameAreAskedAbout() {
    var walk = asking()
    walk.say("Mei, please")
    #expect(walk.last?.kind == .question(.disambiguation))
    #expect(walk.last?.shown == "Which of the two?")
    #expect(walk.last?.options == ["Mei Arita", "Mei Tanabe"])
    #expect(walk.options == ["arita", "tanabe"])
    walk.say("the second one")
    #expect(values(walk) == [.person(id: "tanabe", text: "Mei Tanabe")])
  }

  @Test func oneOfThemIsNamedInFullOrChosen() {
    var said = asking()
    said.say("Mei")
    said.say("Arita")
    #expect(values(said) == [.person(id: "arita", text: "Mei Arita")])
    var chosen = asking()
    chosen.say("Mei")
    chosen.send(.run(.optionChosen("arita")))
    #expect(values(chosen) == [.person(id: "arita", text: "Mei Arita")])
  }

  @Test func noPlaceInAListCountsWhereNoListIsShown() {
    var walk = asking()
    walk.say("the second one")
    #expect(walk.last?.shown == "No contact by that name. Who?")
  }

  @Test func nobodyByThatNameEndsAfterTheSecondTime() {
    var walk = asking()
    walk.say("Bartholomew")
    #expect(walk.last?.shown == "No contact by that name. Who?")
    walk.say("Bartholomew")
    #expect(walk.result == .failed(.answerDidNotFit(parameter: "who")))
  }

  @Test func whoeverLeavesItOpenHearsWhatIsExpected() {
    var walk = asking()
    walk.say("I don't know")
    #expect(walk.last?.shown == "I need a contact's name. Who?")
  }

  @Test func severalPeopleFillAParameterThatTakesMany() {
    var walk = asking(isMany: true)
    walk.say("Jonas and Mei Arita")
    #expect(
      values(walk) == [
        .person(id: "jonas", text: "Jonas Pell"), .person(id: "arita", text: "Mei Arita"),
      ])
  }
}
