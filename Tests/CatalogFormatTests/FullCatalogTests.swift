import Findings
import Foundation
import IntentModel
import Testing

@testable import CatalogFormat

@Suite struct FullCatalogTests {
  private let loaded = CatalogReader.read(FullCatalog.sources, phoneID: "unused")

  /// It declares a second language, in which most of its texts are not.
  @Test func nothingIsWrong() {
    #expect(loaded.findings.map(\.rule) == ["language-incomplete"])
  }

  @Test func theAppIsAsWritten() throws {
    let app = try #require(loaded.phone.apps.first)
    #expect(loaded.phone.apps.count == 1)
    #expect(app == FullCatalog.expectedApp)
  }

  @Test func thePhoneIsAsWritten() {
    var phone = loaded.phone
    phone.apps = []
    #expect(phone == FullCatalog.expectedPhone)
  }

  @Test func everyDeclarationHasAPlace() {
    let collect = IntentReference(app: "sudsy", intent: "CollectWash")
    func place(_ reference: DeclarationReference) -> String? {
      loaded.locations[reference]?.description
    }
    #expect(place(.phone) == "phone/phone.jsonc:1:1")
    #expect(place(.app("sudsy")) == "phone/sudsy.app.jsonc:4:10")
    #expect(place(.intent(collect)) == "phone/sudsy.app.jsonc:15:16")
    #expect(place(.parameter(collect, "bags")) == "phone/sudsy.app.jsonc:23:7")
    #expect(place(.entity(app: "sudsy", id: "Wash")) == "phone/sudsy.app.jsonc:11:17")
    #expect(
      place(.entityItem(app: "sudsy", entity: "Wash", id: "bedding"))
        == "phone/sudsy.app.jsonc:14:5")
    #expect(place(.enumeration(app: "sudsy", id: "Handover")) == "phone/sudsy.app.jsonc:8:14")
    #expect(
      place(.enumCase(app: "sudsy", enumeration: "Handover", id: "shop"))
        == "phone/sudsy.app.jsonc:10:5")
    #expect(place(.appShortcut(app: "sudsy", index: 0)) == "phone/sudsy.app.jsonc:50:21")
    #expect(place(.activity(app: "sudsy", id: "wash-note")) == "phone/sudsy.app.jsonc:53:19")
    #expect(place(.page(app: "sudsy", id: "home")) == "phone/sudsy.app.jsonc:55:14")
    #expect(loaded.locations.count == 19)
  }
}

extension FullCatalog {
  fileprivate static var expectedPhone: PhoneCatalog {
    PhoneCatalog(
      id: "test-phone",
      people: [
        Contact(
          id: "mika",
          display: DisplayRepresentation(title: "Mika", synonyms: LocalizedList(["my sister"])))
      ],
      places: [Place(id: "home", display: DisplayRepresentation(title: "Home", symbol: "house"))],
      routines: [
        Routine(
          id: "morning", title: "Morning", from: ClockTime(hour: 7, minute: 0),
          to: ClockTime(hour: 9, minute: 30))
      ],
      startingContext: PhoneContext(
        device: .airPods, era: .flexible, language: "ja", appearance: .light,
        time: SimulatedTime("2026-03-02T18:05") ?? SimulatedTime(seconds: 0), place: "home",
        isLocked: true, isOffline: true, forcedOutcome: "full"),
      history: [
        SeededPerformance(
          intent: IntentReference(app: "sudsy", intent: "CollectWash"),
          time: SimulatedTime("2026-02-20T08:05") ?? SimulatedTime(seconds: 0)),
        SeededPerformance(
          intent: IntentReference(app: "sudsy", intent: "CollectWash"),
          values: [
            GivenValue(parameter: "wash", values: [.option(id: "shirts")]),
            GivenValue(parameter: "tip", values: [.currency(amount: 2, code: "EUR")]),
          ], time: SimulatedTime("2026-02-27T08:05") ?? SimulatedTime(seconds: 0), place: "home"),
      ])
  }

  fileprivate static var expectedApp: AppCatalog {
    AppCatalog(
      id: "sudsy", name: text("Sudsy", ja: "サッジー"), synonyms: LocalizedList(["Suds"]),
      symbol: "washer", tileColor: .teal, languages: ["en", "ja"],
      facts: [
        Fact(id: "signedIn", value: .boolean(true)), Fact(id: "openBags", value: .number(0)),
        Fact(id: "plan", value: .text("basic")),
      ], enums: [handover], entities: [wash], intents: [collect],
      appShortcuts: [
        AppShortcut(
          intent: "CollectWash", shortTitle: "Collect", symbol: "washer",
          phrases: LocalizedList(entries: [
            .init(language: "en", texts: ["Collect ${wash} with ${applicationName}"]),
            .init(language: "ja", texts: ["${applicationName}で洗濯"]),
          ]), negativePhrases: LocalizedList(["Collect my thoughts"]))
      ],
      activities: [
        Activity(
          id: "wash-note", category: .share, title: "Add a note", symbol: "note",
          accepts: ["public.text"], isExtension: true,
          when: .equals(name: "signedIn", .boolean(true)))
      ], pages: [home])
  }

  private static func text(_ english: String, ja: String) -> LocalizedText {
    LocalizedText(entries: [.init(language: "en", text: english), .init(language: "ja", text: ja)])
  }

  private static var handover: AppEnum {
    AppEnum(
      id: "Handover", title: "Handover",
      cases: [
        AppEnumCase(
          id: "door",
          display: DisplayRepresentation(
            title: "At the door", synonyms: LocalizedList(["doorstep"]))),
        AppEnumCase(
          id: "shop",
          display: DisplayRepresentation(title: "In the shop", subtitle: "Open until eight")),
      ])
  }

  private static var wash: AppEntity {
    AppEntity(
      id: "Wash", order: .recency,
      items: [
        EntityItem(
          id: "shirts",
          display: DisplayRepresentation(
            title: text("Shirts", ja: "シャツ"), plural: "Shirts",
            reading: LocalizedText(entries: [.init(language: "ja", text: "しゃつ")]),
            symbol: "tshirt"), popularity: 9),
        EntityItem(
          id: "bedding", display: DisplayRepresentation(title: "Bedding"),
          when: .equals(name: "plan", .text("plus")), isSample: true),
      ])
  }

  private static var collect: AppIntent {
    AppIntent(
      id: "CollectWash", title: "Collect wash", description: "Books a collection.", verb: "book",
      handles: [.list], risk: .payment, authentication: .requiresAuthentication, needsNetwork: true,
      keyParameter: "wash", inputParameter: "wash", parameters: parameters,
      summary: [
        ParameterSummary(
          when: .oneOf(name: "handover", [.text("door")]), text: "Collect ${wash} at ${where}"),
        ParameterSummary(text: "Collect ${wash} in the shop"),
      ],
      confirmations: [
        IntentConfirmation(
          action: .custom(
            accept: "Collect", acceptAlternatives: LocalizedList(["fetch it"]), deny: "Leave it",
            denyAlternatives: LocalizedList(["no thanks"]), isDestructive: false),
          dialog: IntentDialog(full: "${bags} bags of ${wash}?", isSupportingSuppressed: true),
          when: .all([
            .isSet(name: "wash", true), .equals(name: "offline", .boolean(false)),
          ]))
      ],
      outcomes: [
        Outcome(
          name: "full",
          when: .any([
            .equals(name: "openBags", .number(4)),
            .not(.equals(name: "signedIn", .boolean(true))),
          ]), failure: IntentDialog(full: "There is no room for more."),
          liveActivity: LiveActivity(title: "Waiting", length: .parameter("patience")),
          endsLiveActivities: true), booked,
      ])
  }

  private static var parameters: [IntentParameter] {
    [
      IntentParameter(
        id: "wash", type: .entity("Wash"), isRequired: true, ask: "What shall we wash?",
        chooseAmong: "${count} kinds. Which?", guess: .lastUsed, confirmGuess: "${wash} again?",
        unsupported: "We do not wash that."),
      IntentParameter(
        id: "bags", title: "Bags", type: .integer, defaultValue: .integer(1), minimum: 1,
        maximum: 4),
      IntentParameter(
        id: "handover", type: .enumeration("Handover"), defaultValue: .option(id: "door")),
      IntentParameter(
        id: "where", type: .place, defaultValue: .place(id: "home", text: "home"),
        when: .equals(name: "handover", .text("door"))),
      IntentParameter(
        id: "tip", type: .currency, defaultValue: .currency(amount: Decimal(15) / 10, code: "EUR"),
        unit: "EUR"),
      IntentParameter(id: "extras", type: .entity("Wash"), isMany: true),
      IntentParameter(id: "patience", type: .duration),
    ]
  }

  private static var booked: Outcome {
    Outcome(
      name: "booked", dialog: IntentDialog(full: "Booked for ${at}.", supporting: "Booked."),
      snippet: Snippet(
        title: "${wash}", subtitle: "Sudsy", symbol: "washer",
        rows: [
          .init(label: "Ready", value: "${at}"), .init(label: "Open", value: "${openBags}"),
        ]),
      liveActivity: LiveActivity(
        title: "Your ${wash}", subtitle: "On its way", length: .seconds(5400),
        change: StateChange(
          assignments: [.init(fact: "plan", value: .text("basic"))],
          additions: [.init(fact: "openBags", amount: -1)],
          removals: [.init(entity: "Wash", item: "shirts")])),
      change: StateChange(
        assignments: [.init(fact: "plan", value: .text("plus"))],
        additions: [.init(fact: "openBags", amount: 1)],
        removals: [.init(entity: "Wash", item: "bedding")]),
      output: [.init(name: "at", value: "18:40")], takesSeconds: 3, opensPage: "home")
  }

  private static var home: Page {
    Page(
      id: "home", title: "Home",
      options: ShareOptions(
        ways: [
          .init(id: "plain", title: "Plain"),
          .init(
            id: "pdf", title: "PDF",
            forms: [
              .init(of: "public.url", types: ["com.adobe.pdf"]), .init(types: ["public.text"]),
            ], isCollaboration: true, says: "Nobody else"),
        ],
        switches: [.init(id: "price", title: "Price", isOn: true, says: "With Price")]),
      items: [
        PageItem(
          id: "offer", title: "Spring offer", subtitle: "Until May", symbol: "tag",
          contentType: "public.url", content: "https://sudsy.example/spring",
          when: .equals(name: "hour", .number(8)))
      ],
      buttons: [
        PageButton(
          id: "again", title: "Again", symbol: "arrow.clockwise", performs: "CollectWash",
          values: [
            GivenValue(parameter: "wash", values: [.option(id: "shirts")]),
            GivenValue(parameter: "bags", values: [.integer(2)]),
            GivenValue(
              parameter: "extras", values: [.option(id: "shirts"), .option(id: "bedding")]),
          ], donates: true,
          change: StateChange(
            assignments: [.init(fact: "signedIn", value: .boolean(true))],
            additions: [.init(fact: "openBags", amount: -1)],
            removals: [.init(entity: "Wash", item: "shirts")]),
          endsLiveActivities: true, opensPage: "home", when: .equals(name: "plan", .text("plus")))
      ])
  }
}
