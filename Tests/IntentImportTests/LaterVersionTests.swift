import IntentModel
import Testing

@testable import IntentImport

@Suite struct LaterVersionTests {
  let read: ImportedApp
  let intent: AppIntent

  init() throws {
    read = Definition.read(try LaterVersionFixture.bytes())
    intent = try #require(read.intent("SetScene"))
  }

  private func parameter(_ id: String) throws -> IntentParameter {
    try #require(intent.parameter(id))
  }

  @Test func everyIntentIsThere() {
    #expect(read.app.intents.map(\.id) == ["SetScene", "PlayTune", "LampWidget", "OldLamp"])
    #expect(read.app.intents.map(\.kind) == [.custom, .system, .custom, .custom])
    #expect(CatalogRules.faults(of: read.app) == [])
    #expect(read.rules() == ["type-has-no-counterpart"])
  }

  @Test func theBinaryFormSaysTheSame() throws {
    let binary = Definition.read(try LaterVersionFixture.bytes(.binary))
    #expect(binary.app == read.app)
    #expect(binary.findings.map(\.message) == read.findings.map(\.message))
  }

  @Test func theUnsetValueIsSkippedUnlessItHasALabel() {
    #expect(read.app.enums.map(\.id) == ["Mood", "Glow"])
    #expect(read.app.enums[0].cases.map(\.id) == ["calm", "bright"])
    #expect(read.app.enums[1].cases.map(\.id) == ["unknown", "warm"])
    #expect(read.finding("unset-value-has-label").contains("Glow 'Default glow'"))
  }

  @Test func typesAndDynamicOptionsGetSampleValues() throws {
    #expect(read.app.entities.map(\.id) == ["Room", "Scene"])
    let room = read.app.entities[0]
    #expect(room.isSample && room.items.count == 4)
    #expect(room.items[0].display.title == LocalizedText("Room 1", origin: .derived))
    let scene = read.app.entities[1]
    #expect(try parameter("scene").type == .entity("Scene"))
    #expect(try parameter("scene").defaultValue == .option(id: "Evening"))
    #expect(scene.items.map(\.isSample) == [false, true, true, true, true])
    let findings = read.findings.filter { $0.rule == "sample-values" }
    #expect(findings.map(\.severity) == [.note, .note])
    #expect(findings[0].message.contains("put yours into 'items' of entity 'Room'"))
  }

  @Test func parentsStandBeforeTheirChildren() throws {
    #expect(
      intent.parameters.map(\.id) == ["mood", "level", "rooms", "scene", "fade", "quiet", "note"])
    #expect(try parameter("level").when == .equals(name: "mood", .text("bright")))
  }

  @Test func defaultsAndBoundsAreTyped() throws {
    #expect(try parameter("mood").defaultValue == .option(id: "bright"))
    let level = try parameter("level")
    #expect(level.defaultValue == .decimal(0.4))
    #expect(level.minimum == 0 && level.maximum == 1)
    let fade = try parameter("fade")
    #expect(fade.type == .duration && fade.defaultValue == .duration(seconds: 120))
    #expect(fade.minimum == 1 && fade.maximum == 3600)
    #expect(try parameter("quiet").defaultValue == .boolean(true))
    #expect(try parameter("note").defaultValue == nil)
  }

  @Test func promptsGoWhereTheyAreSaid() throws {
    let rooms = try parameter("rooms")
    #expect(rooms.isRequired && rooms.isMany)
    #expect(rooms.ask == "Where shall it glow?")
    #expect(
      rooms.chooseAmong
        == LocalizedText(
          "There are ${count} options matching ‘${rooms}’. Which one?", origin: .stock))
    #expect(rooms.confirmGuess?.origin == .stock)
    let level = try parameter("level")
    #expect(level.ask == LocalizedText("What level?", origin: .derived))
    #expect(level.unsupported == LocalizedText("Level can’t be higher than 1.", origin: .stock))
    #expect(try parameter("mood").isRequired, "the main summary has it")
  }

  @Test func theShortcutsSummaryGoesFirst() {
    #expect(intent.summary == [ParameterSummary(text: "Make ${rooms} ${mood}")])
    #expect(intent.description == "One tap and the room glows.")
    #expect(intent.keyParameter == "scene" && intent.inputParameter == "rooms")
    #expect(!intent.opensAppWhenRun)
  }

  @Test func outcomesFollowTheFlagAndNotTheName() {
    #expect(intent.outcomes.map(\.name) == ["success", "failureButFine", "failure"])
    #expect(intent.outcomes.map { $0.failure == nil } == [true, true, false])
    #expect(intent.outcomes[0].dialog?.supporting == "${watts} watts")
    #expect(intent.outcomes[0].output.map(\.name) == ["usedScene", "watts"])
    #expect(intent.outcomes[0].output.map(\.value.own) == ["Room 1", "3"])
    #expect(intent.outcomes[0].output.map(\.value.origin) == [.derived, .derived])
  }

  @Test func aSystemIntentTakesOpenText() throws {
    let play = try #require(read.intent("PlayTune"))
    #expect(play.parameters.map(\.type) == [.string])
    #expect(play.outcomes.map(\.name) == ["success"])
    #expect(play.outcomes[0].dialog == nil, "nobody wrote one")
    #expect(
      play.summary == [ParameterSummary(text: LocalizedText("Play a tune", origin: .derived))])
  }

  @Test func whatIsLeftOutIsNamedOncePerKind() {
    let left = read.finding("left-out")
    for part in [
      "1 summary for suggestions left out", "1 question of the shortcut and widget editors",
      "1 reason for refusing a value left out", "1 Boolean parameter has labels for yes and no",
      "1 default consisting of blanks", "1 list size for widgets", "1 parameter's search",
      "1 type has properties of their own", "1 default image left out: lamp of SetScene",
      "2 parameters have settings for typing",
    ] { #expect(left.contains(part)) }
    #expect(read.finding("widget-settings").contains("LampWidget"))
    #expect(read.finding("not-suggested").contains("LampWidget"))
    #expect(read.finding("deprecated").contains("OldLamp"))
    #expect(read.finding("verb-of-its-own").contains("SetScene 'Brew'"))
    #expect(read.finding("summary-without-text").contains("PlayTune"))
    #expect(read.finding("unknown-keys").contains("INIntentSparkle"))
    #expect(read.finding("stock-wording").contains("4 texts"))
  }
}
