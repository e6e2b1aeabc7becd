/// A definition of model version 1.0: no display names of parameters, no prompts, no types.
enum FirstVersionFixture {
  static let bytes = Definition.xml(
    """
    <key>INEnums</key>
    <array><dict>
      <key>INEnumName</key><string>Pier</string>
      <key>INEnumType</key><string>Regular</string>
      <key>INEnumValues</key>
      <array>
        <dict><key>INEnumValueDisplayName</key><string>North pier</string>
          <key>INEnumValueDisplayNameID</key><string>pier01</string>
          <key>INEnumValueIndex</key><integer>0</integer>
          <key>INEnumValueName</key><string>north</string></dict>
        <dict><key>INEnumValueDisplayName</key><string>South pier</string>
          <key>INEnumValueDisplayNameID</key><string>pier02</string>
          <key>INEnumValueIndex</key><integer>2</integer>
          <key>INEnumValueName</key><string>south</string></dict>
      </array>
    </dict></array>
    <key>INIntentDefinitionModelVersion</key><string>1.0</string>
    <key>INIntentDefinitionSystemVersion</key><string>18A1</string>
    <key>INIntents</key>
    <array>
      <dict>
        <key>INIntentCategory</key><string>order</string>
        <key>INIntentDescription</key><string>Buys a crossing.</string>
        <key>INIntentDescriptionID</key><string>desc01</string>
        <key>INIntentLastParameterTag</key><integer>3</integer>
        <key>INIntentName</key><string>BoardFerry</string>
        <key>INIntentParameterCombinations</key>
        <dict>
          <key>fromPier</key>
          <dict>
            <key>INIntentParameterCombinationIsPrimary</key><false/>
            <key>INIntentParameterCombinationSubtitle</key><string></string>
            <key>INIntentParameterCombinationTitle</key><string>Board at ${fromPier}</string>
            <key>INIntentParameterCombinationTitleID</key><string>comb01</string>
          </dict>
          <key>passengerCount,fromPier</key>
          <dict>
            <key>INIntentParameterCombinationIsPrimary</key><true/>
            <key>INIntentParameterCombinationSubtitle</key><string>${passengerCount} aboard</string>
            <key>INIntentParameterCombinationSubtitleID</key><string>comb02</string>
            <key>INIntentParameterCombinationSupportsBackgroundExecution</key><false/>
            <key>INIntentParameterCombinationTitle</key><string>Board ${passengerCount} at ${fromPier}</string>
            <key>INIntentParameterCombinationTitleID</key><string>comb03</string>
          </dict>
        </dict>
        <key>INIntentParameters</key>
        <array>
          <dict><key>INIntentParameterName</key><string>fromPier</string>
            <key>INIntentParameterEnumType</key><string>Pier</string>
            <key>INIntentParameterSupportsMultipleValues</key><false/>
            <key>INIntentParameterType</key><string>Integer</string></dict>
          <dict><key>INIntentParameterName</key><string>passengerCount</string>
            <key>INIntentParameterType</key><string>Integer</string></dict>
          <dict><key>INIntentParameterName</key><string>vessel</string>
            <key>INIntentParameterType</key><string>Object</string></dict>
        </array>
        <key>INIntentResponse</key>
        <dict>
          <key>INIntentResponseCodes</key>
          <array>
            <dict><key>INIntentResponseCodeName</key><string>failure</string>
              <key>INIntentResponseCodeFormatString</key><string></string>
              <key>INIntentResponseCodeSuccess</key><false/></dict>
            <dict><key>INIntentResponseCodeName</key><string>noSeats</string>
              <key>INIntentResponseCodeFormatString</key><string>${fromPier} is full until ${nextTime}.</string>
              <key>INIntentResponseCodeSuccess</key><false/></dict>
            <dict><key>INIntentResponseCodeName</key><string>success</string>
              <key>INIntentResponseCodeFormatString</key><string>Ticket ${ticket} for ${fromPier}.</string>
              <key>INIntentResponseCodeSuccess</key><true/></dict>
          </array>
          <key>INIntentResponseParameters</key>
          <array>
            <dict><key>INIntentResponseParameterName</key><string>ticket</string>
              <key>INIntentResponseParameterType</key><string>String</string></dict>
            <dict><key>INIntentResponseParameterName</key><string>nextTime</string>
              <key>INIntentResponseParameterType</key><string>DateComponents</string></dict>
            <dict><key>INIntentResponseParameterName</key><string>fromPier</string>
              <key>INIntentResponseParameterType</key><string>Integer</string>
              <key>INIntentResponseParameterEnumType</key><string>Pier</string></dict>
          </array>
        </dict>
        <key>INIntentRestrictions</key><integer>1</integer>
        <key>INIntentTitle</key><string>Board a ferry</string>
        <key>INIntentTitleID</key><string>titl01</string>
        <key>INIntentType</key><string>Custom</string>
        <key>INIntentUserConfirmationRequired</key><true/>
        <key>INIntentVerb</key><string>CheckIn</string>
      </dict>
    </array>
    """)
}
