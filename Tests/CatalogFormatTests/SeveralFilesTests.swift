import IntentModel
import Testing

@testable import CatalogFormat

@Suite struct SeveralFilesTests {
  private func app(_ id: String, file: String, _ rest: String = "") -> CatalogSource {
    source(file, #"{ "format": 1, "app": { "id": "\#(id)", "name": "A" }\#(rest) }"#)
  }

  private func source(_ file: String, _ text: String) -> CatalogSource {
    CatalogSource(file: file, bytes: Array(text.utf8))
  }

  private func read(_ sources: CatalogSource...) -> LoadedCatalog {
    CatalogReader.read(sources, phoneID: "given")
  }

  @Test func withoutAPhoneTheAppsAreInTheOrderOfTheirFileNames() {
    let loaded = read(
      app("one", file: "x/c.app.jsonc"), app("two", file: "y/a.app.jsonc"),
      app("three", file: "x/b.app.jsonc"))
    #expect(loaded.phone.apps.map(\.id) == ["two", "three", "one"])
    #expect(loaded.phone.id == "given")
    #expect(loaded.findings == [])
  }

  @Test func thePhoneSaysTheOrderAndTheOthersFollow() {
    let loaded = read(
      app("one", file: "a.app.jsonc"), app("two", file: "b.app.jsonc"),
      app("three", file: "c.app.jsonc"),
      source("phone.jsonc", #"{ "format": 1, "id": "p", "apps": ["three", "one", "three"] }"#))
    #expect(loaded.phone.apps.map(\.id) == ["three", "one", "two"])
    #expect(loaded.phone.id == "p")
  }

  @Test func ofTwoAppsWithOneIDTheFirstCounts() {
    let loaded = read(
      app("same", file: "a.app.jsonc", #", "facts": [ { "id": "x", "value": 1 } ]"#),
      app("same", file: "b.app.jsonc"))
    #expect(loaded.phone.apps.map(\.facts.count) == [1])
    #expect(
      loaded.findings.map(\.description) == [
        "b.app.jsonc:1:31: error: [id-duplicate] 'same' is already the id of an app, in 'a.app.jsonc'; "
          + "this file is left out"
      ])
    #expect(loaded.locations[.app("same")]?.file == "a.app.jsonc")
  }

  @Test func aSecondPhoneIsLeftOut() {
    let loaded = read(
      source("a/phone.jsonc", #"{ "format": 1, "id": "first" }"#),
      source("b/phone.jsonc", #"{ "format": 1, "id": "second" }"#))
    #expect(loaded.phone.id == "first")
    #expect(
      loaded.findings.map(\.description) == [
        "b/phone.jsonc:1:1: warning: [second-phone-file] a phone is described by one file, and "
          + "'a/phone.jsonc' is named before this one, which is left out; name its folder first to "
          + "have it count"
      ])
  }

  @Test func contentTypesOfSeveralAppsThatLeadInACircleAreOpened() {
    func types(_ id: String, _ parents: String) -> String {
      ", \"contentTypes\": [ { \"id\": \"\(id)\", \"conformsTo\": [ \(parents) ] } ]"
    }
    let loaded = read(
      app("one", file: "a.app.jsonc", types("a.note", #""public.text", "b.page""#)),
      app("two", file: "b.app.jsonc", types("b.page", #""c.sheet""#)),
      app("three", file: "c.app.jsonc", types("c.sheet", #""a.note", "b.leaf""#)))
    #expect(
      loaded.findings.map(\.description) == [
        "c.app.jsonc:1:108: error: [content-type-conforms-to-itself] 'a.note' conforms to itself: "
          + "a.note → b.page → c.sheet → a.note"
      ])
    #expect(
      loaded.phone.apps.map { $0.contentTypes.map(\.conformsTo) }
        == [[["public.text", "b.page"]], [["c.sheet"]], [["b.leaf"]]])
  }

  @Test func findingsAreInTheOrderOfTheFilesThenOfTheirLines() {
    let loaded = read(
      app("z", file: "z.app.jsonc", ", \"b\": 1,\n \"a\": 2"),
      app("a", file: "a.app.jsonc", #", "c": 3"#),
      source("phone.jsonc", #"{ "format": 1, "d": 4 }"#))
    #expect(
      loaded.findings.map { $0.message.split(separator: "'")[1] } == ["b", "a", "c", "d"])
  }

  @Test func anAppWithoutAnIDIsCalledAsItsFile() {
    let loaded = read(source("x/brew.app.jsonc", #"{ "format": 1 }"#))
    #expect(loaded.phone.apps.map(\.id) == ["brew"])
    #expect(loaded.phone.apps[0].name == LocalizedText("brew", origin: .derived))
  }

  @Test func aFileThatIsNoJSONHidesNoOther() {
    let loaded = read(source("a.app.jsonc", "\u{0}\u{1}"), app("b", file: "b.app.jsonc"))
    #expect(loaded.phone.apps.map(\.id) == ["b"])
    #expect(!loaded.findings.isEmpty)
  }

  @Test func placesAndPeopleAreUnknownOnlyWhereThereIsAPhone() {
    let walk = app(
      "walk", file: "walk.app.jsonc",
      #"""
      , "intents": [ { "id": "Go", "title": "Go", "parameters": [
        { "id": "to", "type": "place", "default": "hme" },
        { "id": "with", "type": "person", "default": { "id": "mika", "text": "my sister" } } ] } ]
      """#)
    let alone = read(walk)
    #expect(alone.findings == [])
    #expect(
      alone.phone.apps[0].intents[0].parameters.map(\.defaultValue) == [
        .place(id: "hme", text: "hme"), .person(id: "mika", text: "my sister"),
      ])
    let phone = source(
      "phone.jsonc", #"{ "format": 1, "places": [ { "id": "home", "title": "Home" } ] }"#)
    #expect(
      read(walk, phone).findings.map(\.message) == [
        "the phone knows no place 'hme'; did you mean 'home'?",
        "the phone knows no person 'mika'",
      ])
  }

  @Test func aWrongPartHidesNoneOfTheRightOnes() throws {
    let loaded = read(
      app(
        "a", file: "a.app.jsonc",
        #"""
        , "entities": [ 7, { "id": "E", "items": [ { "id": "" }, { "id": "i", "title": 5, "symbol": "x" } ] } ],
          "intents": [ { "title": "No id" }, {
            "id": "I", "title": "I", "verb": "ordr", "keyParameter": "q", "risk": "payment",
            "parameters": [ { "id": "e", "type": "F" }, { "id": "n", "type": "integer", "default": "x" } ],
            "confirmation": { "verb": "ordr", "dialog": "Sure?" },
            "outcomes": [ { "dialog": "Done", "takes": "long", "set": { "x": 1 } } ] } ],
          "appShortcuts": [ { "intent": "J" },
            { "intent": "I", "phrases": [ "Go", "${n} ${applicationName}", "Go ${applicationName}" ] } ]
        """#))
    let app = try #require(loaded.phone.apps.first)
    #expect(
      app.entities == [
        AppEntity(
          id: "E",
          items: [
            EntityItem(
              id: "i",
              display: DisplayRepresentation(
                title: LocalizedText("i", origin: .derived), symbol: "x"))
          ])
      ])
    #expect(
      app.intents == [
        AppIntent(
          id: "I", title: "I", risk: .payment,
          parameters: [
            IntentParameter(id: "e", type: .string), IntentParameter(id: "n", type: .integer),
          ],
          confirmations: [
            IntentConfirmation(
              action: .verb("continue"), dialog: IntentDialog(full: "Sure?"))
          ],
          outcomes: [Outcome(name: "unnamed", dialog: IntentDialog(full: "Done"))])
      ])
    #expect(
      app.appShortcuts == [
        AppShortcut(
          intent: "I", shortTitle: LocalizedText("I", origin: .derived),
          phrases: LocalizedList(["Go ${applicationName}"]))
      ])
    #expect(loaded.findings.count == 18)
  }

  @Test func aConfirmationTakesItsVerbFromTheIntent() {
    let loaded = read(
      app(
        "a", file: "a.app.jsonc",
        #", "intents": [ { "id": "I", "title": "I", "verb": "order", "confirmation": {} } ]"#))
    #expect(loaded.phone.apps[0].intents[0].confirmations.first?.action == .verb("order"))
    #expect(loaded.findings == [])
  }
}
