import IntentModel
import Testing

@testable import IntentImport

@Suite struct TranslationTests {
  private func app(_ companions: [ImportSource.Companion]) throws -> ImportedApp {
    let parameter = Definition.parameter(
      "mood", "Integer",
      [
        "INIntentParameterEnumType": "Mood", "INIntentParameterDisplayNameID": "parm01",
        "INIntentParameterSupportsResolution": true,
        "INIntentParameterPromptDialogs": [
          [
            "INIntentParameterPromptDialogType": "DisambiguationIntroduction",
            "INIntentParameterPromptDialogFormatString":
              "There are ${count} options matching ‘${mood}’.",
            "INIntentParameterPromptDialogFormatStringID": "intro1",
          ],
          [
            "INIntentParameterPromptDialogType": "Confirmation",
            "INIntentParameterPromptDialogFormatString": "You wanted ${mood}?",
            "INIntentParameterPromptDialogFormatStringID": "conf01",
          ],
        ],
      ])
    let summary: [String: Any] = [
      "mood": [
        "INIntentParameterCombinationTitle": "Make it ${mood}",
        "INIntentParameterCombinationTitleID": "summ01",
      ]
    ]
    return try Definition.import_(
      Definition.root(
        intent: [
          "INIntentParameters": [parameter], "INIntentManagedParameterCombinations": summary,
        ],
        enums: [
          Definition.enumeration(
            "Mood",
            [
              Definition.value("calm", "Calm", id: "mood01", index: 1),
              Definition.value("bright", "Bright", id: "mood02", index: 2),
            ])
        ]), companions: companions)
  }

  @Test func blanksAroundATextAreGone() throws {
    let read = try Definition.import_(
      Definition.root(intent: ["INIntentTitle": " Light a lamp "]),
      companions: [Definition.strings("de", "\"aaaaa1\" = \"Anzünden \";")])
    #expect(
      read.intent("LightLamp")?.title
        == LocalizedText(entries: [
          .init(language: "en", text: "Light a lamp"), .init(language: "de", text: "Anzünden"),
        ]))
  }

  @Test func languagesWithoutStockWordsAreTold() throws {
    let read = try app([
      Definition.strings("de", "\"aaaaa1\" = \"Anzünden\";"),
      Definition.strings("ja", "\"aaaaa1\" = \"点ける\";"),
      Definition.strings("pt-BR", "\"aaaaa1\" = \"Acender\";"),
    ])
    #expect(
      read.finding("language-without-stock-words").contains(
        "the system's own words stay English in German, Portuguese (BR): its buttons"))
    #expect(try app([]).finding("language-without-stock-words").isEmpty)
  }

  @Test func languagesAreTheBaseAndThenTheFoldersInOrder() throws {
    let read = try app([
      Definition.strings("sv_FI", "\"aaaaa1\" = \"Tänd\";"),
      Definition.strings("German", "\"aaaaa1\" = \"Anzünden\";"),
      Definition.strings("Base", "\"aaaaa1\" = \"x\";"),
      Definition.strings("not a language", "\"aaaaa1\" = \"x\";"),
    ])
    #expect(read.app.languages == ["en", "de", "sv-FI"])
    #expect(
      read.intent("LightLamp")?.title
        == LocalizedText(entries: [
          .init(language: "en", text: "Light a lamp"), .init(language: "de", text: "Anzünden"),
          .init(language: "sv-FI", text: "Tänd"),
        ]))
    #expect(read.rules() == ["translation-left-out"])
  }

  @Test func aTextWithoutTranslationsHasNoTable() throws {
    let read = try app([Definition.strings("de", "\"zzzzzz\" = \"x\"; \"aaaaa1\" = \" \";")])
    #expect(read.intent("LightLamp")?.title == "Light a lamp")
    #expect(read.app.languages == ["en", "de"])
  }

  @Test func aTableOfTheBaseLanguageReplacesTheTexts() throws {
    let read = try app([Definition.strings("en", "\"aaaaa1\" = \"Light the lamp\";")])
    #expect(read.intent("LightLamp")?.title == "Light the lamp")
    #expect(read.app.languages == ["en"])
    #expect(!read.finding("translation-lags").contains("'en'"))
  }

  @Test func sentencesByValueComeTogetherAgain() throws {
    let read = try app([
      Definition.strings(
        "de",
        """
        "mood01" = "Ruhig"; "mood02" = "Hell";
        "conf01-mood01" = "Also ruhig?"; "conf01-mood02" = "Also hell?";
        """)
    ])
    let parameter = try #require(read.intent("LightLamp")?.parameters.first)
    #expect(parameter.confirmGuess?.text(in: "de") == "Also ${mood}?")
    #expect(read.finding("translation-by-value-left-out") == "")
  }

  @Test func aSummaryByValueBecomesVariants() throws {
    let read = try app([
      Definition.strings("fr", "\"summ01\" = \"Rends-le ${mood}\";"),
      Definition.strings(
        "de",
        """
        "mood01" = "Ruhig"; "mood02" = "Hell";
        "summ01-mood01" = "Mach Ruhe"; "summ01-mood02" = "Mach es hell";
        """),
    ])
    let summary = try #require(read.intent("LightLamp")?.summary)
    #expect(summary.count == 3)
    #expect(summary[0].when == .equals(name: "mood", .text("calm")))
    #expect(summary[0].text.entries.map(\.language) == ["en", "de", "fr"])
    #expect(
      summary.map { $0.text.text(in: "de") } == ["Mach Ruhe", "Mach es hell", "Make it ${mood}"])
    #expect(
      summary.map { $0.text.text(in: "fr") } == [String](repeating: "Rends-le ${mood}", count: 3))
    #expect(summary[2].when == .always)
    #expect(CatalogRules.faults(of: read.app) == [])
  }

  @Test func otherSentencesByValueAreNamed() throws {
    let read = try app([
      Definition.strings(
        "de", "\"conf01-mood01\" = \"Ruhe also?\"; \"conf01-mood02\" = \"Ganz hell?\";")
    ])
    let parameter = try #require(read.intent("LightLamp")?.parameters.first)
    #expect(parameter.confirmGuess == "You wanted ${mood}?")
    #expect(read.finding("translation-by-value-left-out").contains("conf01 in de"))
  }

  @Test func pluralsKeepTheGeneralForm() throws {
    let dictionary = """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>There are ${count} options matching ‘${mood}’. - 2</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>Es gibt %#@n@ für ‘${mood}’.</string>
        <key>n</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>%ld</string>
          <key>one</key><string>eine Wahl</string><key>other</key><string>%ld Wahlen</string>
        </dict></dict></dict></plist>
      """
    let read = try app([
      .init(
        language: "de", kind: .stringsdict, file: "de.lproj/Intents.stringsdict",
        bytes: Array(dictionary.utf8))
    ])
    let parameter = try #require(read.intent("LightLamp")?.parameters.first)
    #expect(parameter.chooseAmong?.text(in: "de") == "Es gibt ${count} Wahlen für ‘${mood}’.")
    #expect(parameter.chooseAmong?.origin == .stock)
    #expect(read.finding("plural-forms-left-out").contains("1 translation has plural forms"))
  }

  @Test func lagIsToldOnceForLanguagesThatLagAlike() throws {
    let text = "\"aaaaa1\" = \"x\"; \"oldold\" = \"y\"; \"oldold-mood01\" = \"z\";"
    let read = try app([Definition.strings("de", text), Definition.strings("fr", text)])
    let findings = read.findings.filter { $0.rule == "translation-lags" }
    #expect(findings.count == 1)
    #expect(
      findings[0].message
        == "texts in 'de', 'fr': 6 not translated: conf01, intro1, mood01, mood02, "
        + "parm01, summ01; 2 belonging to no text: oldold, oldold-mood01")
    #expect(findings[0].location?.file == "Lantern/de.lproj/Intents.strings")
  }

  @Test func aTranslationThatDropsAPlaceholderIsReported() throws {
    let read = try app([
      Definition.strings("de", "\"summ01\" = \"Mach es ${stimmung}\"; \"conf01\" = \"Ja?\";")
    ])
    #expect(read.finding("translation-changes-placeholders").contains("conf01, summ01"))
    #expect(read.finding("unknown-placeholder").contains("'${stimmung}'"))
  }

  @Test func brokenTablesCostNothingButThemselves() throws {
    let read = try app([
      Definition.strings("de", "\"aaaaa1\" = "), Definition.strings("fr", ""),
      Definition.strings("it", "\"aaaaa1\" = \"Accendi\";"),
    ])
    #expect(read.intent("LightLamp")?.title.text(in: "it") == "Accendi")
    #expect(read.findings.filter { $0.rule == "translation-left-out" }.count == 2)
  }

  @Test func theFolderOfTheDefinitionSaysItsLanguage() throws {
    let read = Definition.read(
      try Definition.bytes(Definition.root()), file: "Lantern/pt_BR.lproj/Intents.intentdefinition",
      companions: [Definition.strings("en", "\"aaaaa1\" = \"Light\";")])
    #expect(read.app.languages == ["pt-BR", "en"])
    #expect(read.app.id == "lantern")
  }
}
