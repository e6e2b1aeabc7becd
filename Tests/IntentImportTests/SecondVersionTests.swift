import IntentModel
import Testing

@testable import IntentImport

/// Model version 1.1: display names, prompts and Shortcuts summaries, nothing yet for widgets.
@Suite struct SecondVersionTests {
  private static let bytes = Definition.xml(
    """
    <key>INEnums</key><array/>
    <key>INIntentDefinitionModelVersion</key><string>1.1</string>
    <key>INIntentDefinitionNamespace</key><string>KiLn11</string>
    <key>INIntents</key>
    <array><dict>
      <key>INIntentCategory</key><string>create</string>
      <key>INIntentConfigurable</key><true/>
      <key>INIntentDescriptionID</key><string>desc01</string>
      <key>INIntentManagedParameterCombinations</key>
      <dict>
        <key>glaze</key>
        <dict><key>INIntentParameterCombinationSupportsBackgroundExecution</key><true/></dict>
        <key>glaze,pieces</key>
        <dict><key>INIntentParameterCombinationTitle</key><string>Fire ${pieces} in ${glaze}</string>
          <key>INIntentParameterCombinationTitleID</key><string>summ01</string></dict>
        <key></key>
        <dict><key>INIntentParameterCombinationTitle</key><string>Fire the kiln</string></dict>
      </dict>
      <key>INIntentName</key><string>FireKiln</string>
      <key>INIntentParameters</key>
      <array>
        <dict><key>INIntentParameterDisplayName</key><string>Glaze</string>
          <key>INIntentParameterName</key><string>glaze</string>
          <key>INIntentParameterPromptDialogs</key>
          <array>
            <dict><key>INIntentParameterPromptDialogType</key><string>Primary</string></dict>
            <dict><key>INIntentParameterPromptDialogType</key><string>DisambiguationSelection</string>
              <key>INIntentParameterPromptDialogFormatString</key><string>Which one?</string></dict>
          </array>
          <key>INIntentParameterSupportsDynamicEnumeration</key><true/>
          <key>INIntentParameterSupportsResolution</key><true/>
          <key>INIntentParameterType</key><string>String</string></dict>
        <dict><key>INIntentParameterDisplayName</key><string> </string>
          <key>INIntentParameterName</key><string>pieces</string>
          <key>INIntentParameterType</key><string>Integer</string></dict>
      </array>
      <key>INIntentResponse</key>
      <dict><key>INIntentResponseCodes</key>
        <array>
          <dict><key>INIntentResponseCodeConciseFormatString</key><string>Fired</string>
            <key>INIntentResponseCodeName</key><string>success</string>
            <key>INIntentResponseCodeSuccess</key><true/></dict>
          <dict><key>INIntentResponseCodeName</key><string>failure</string></dict>
        </array></dict>
      <key>INIntentTitle</key><string>Fire the kiln</string>
      <key>INIntentTitleID</key><string>titl01</string>
      <key>INIntentType</key><string>Custom</string>
      <key>INIntentVerb</key><string>Create</string>
    </dict></array>
    <key>INTypes</key><array/>
    """)

  let read = Definition.read(bytes, file: "Kiln/Intents.intentdefinition")

  @Test func itIsReadAsWhole() throws {
    let intent = try #require(read.intent("FireKiln"))
    #expect(read.rules() == [])
    #expect(intent.verb == "create" && intent.description == nil)
    #expect(intent.parameters.map(\.type) == [.entity("Glaze"), .integer])
    #expect(intent.parameters.map(\.isRequired) == [true, true])
    #expect(intent.parameters[0].ask == LocalizedText("Which glaze?", origin: .derived))
    #expect(intent.parameters[0].chooseAmong == LocalizedText("Which one?", origin: .stock))
    #expect(intent.parameters[1].title == LocalizedText("Pieces", origin: .derived))
    #expect(CatalogRules.faults(of: read.app) == [])
  }

  @Test func aSummaryWithoutTextGivesWayToTheOthers() throws {
    let both = Condition.all([.isSet(name: "glaze", true), .isSet(name: "pieces", true)])
    #expect(
      try #require(read.intent("FireKiln")).summary == [
        ParameterSummary(when: both, text: "Fire ${pieces} in ${glaze}"),
        ParameterSummary(text: "Fire the kiln"),
      ])
  }

  @Test func theShortTextStandsInForTheLongOne() throws {
    let outcomes = try #require(read.intent("FireKiln")).outcomes
    #expect(outcomes[0].dialog == IntentDialog(full: "Fired"))
    #expect(outcomes[1].failure?.full.origin == .stock)
  }
}
