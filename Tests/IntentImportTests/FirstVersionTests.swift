import IntentModel
import Testing

@testable import IntentImport

@Suite struct FirstVersionTests {
  let read = Definition.read(FirstVersionFixture.bytes, file: "Ferryboat/Intents.intentdefinition")

  @Test func theAppIsNamedAfterItsFolder() {
    #expect(read.isReadable)
    #expect(read.app.id == "ferryboat")
    #expect(read.app.name == LocalizedText("Ferryboat", origin: .derived))
    #expect(read.app.languages == ["en"])
    #expect(read.app.appShortcuts.isEmpty)
    #expect(CatalogRules.faults(of: read.app) == [])
  }

  @Test func anEnumOfTheFirstVersionKeepsItsFirstValue() {
    let pier = read.app.enums.first
    #expect(pier?.id == "Pier")
    #expect(pier?.title == LocalizedText("Pier", origin: .derived))
    #expect(pier?.cases.map(\.id) == ["north", "south"])
    #expect(pier?.cases.map(\.display.title.own) == ["North pier", "South pier"])
  }

  @Test func whatTheMainSummaryHasIsRequired() throws {
    let intent = try #require(read.intent("BoardFerry"))
    #expect(intent.parameters.map(\.id) == ["fromPier", "passengerCount", "vessel"])
    #expect(intent.parameters.map(\.type) == [.enumeration("Pier"), .integer, .string])
    #expect(intent.parameters.map(\.isRequired) == [true, true, false])
    #expect(intent.parameters[0].title == LocalizedText("From pier", origin: .derived))
    #expect(intent.parameters[0].ask == LocalizedText("Which from pier?", origin: .derived))
    #expect(intent.parameters[1].ask == LocalizedText("What passenger count?", origin: .derived))
    #expect(read.finding("required-is-guessed").contains("BoardFerry.fromPier"))
    #expect(read.finding("type-has-no-counterpart").contains("'vessel' is of an object without"))
  }

  @Test func summariesBecomeVariantsWithTheMainOneLast() throws {
    let intent = try #require(read.intent("BoardFerry"))
    let both = Condition.all([
      .isSet(name: "passengerCount", true), .isSet(name: "fromPier", true),
    ])
    #expect(
      intent.summary == [
        ParameterSummary(when: both, text: "Board ${passengerCount} at ${fromPier}"),
        ParameterSummary(when: .isSet(name: "fromPier", true), text: "Board at ${fromPier}"),
        ParameterSummary(text: "Board ${passengerCount} at ${fromPier}"),
      ])
    #expect(intent.opensAppWhenRun)
    #expect(read.finding("left-out").contains("1 subtitle of summaries left out"))
  }

  @Test func verbRiskAndLockComeAlong() throws {
    let intent = try #require(read.intent("BoardFerry"))
    #expect(intent.verb == "checkIn")
    #expect(intent.risk == .payment)
    #expect(intent.authentication == .requiresAuthentication)
    #expect(intent.confirmations == [IntentConfirmation(action: .verb("checkIn"))])
  }

  @Test func theSuccessComesFirstAndTheOthersWaitToBeForced() throws {
    let outcomes = try #require(read.intent("BoardFerry")).outcomes
    #expect(outcomes.map(\.name) == ["success", "failure", "noSeats"])
    #expect(outcomes.map(\.when) == [.always, .any([]), .any([])])
    #expect(outcomes[0].dialog?.full == "Ticket ${ticket} for ${fromPier}.")
    #expect(outcomes[0].output.map(\.name) == ["ticket"], "only a failure tells the next time")
    #expect(outcomes[0].output[0].value == LocalizedText("Ticket", origin: .derived))
    #expect(outcomes[1].failure?.full == LocalizedText("Something went wrong.", origin: .stock))
    #expect(outcomes[1].output.isEmpty)
    #expect(outcomes[2].failure?.full == "${fromPier} is full until ${nextTime}.")
    #expect(outcomes[2].output.map(\.name) == ["nextTime"])
    #expect(read.finding("output-named-like-parameter").contains("BoardFerry.fromPier"))
  }

  @Test func aFindingLeadsToTheLineOfTheName() throws {
    let finding = try #require(read.findings.first { $0.rule == "type-has-no-counterpart" })
    let lines = String(decoding: FirstVersionFixture.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(finding.location?.line)
    #expect(lines[line - 1].contains("<string>vessel</string>"))
    #expect(finding.message.hasSuffix("(INIntents[0].INIntentParameters[2])"))
  }
}
