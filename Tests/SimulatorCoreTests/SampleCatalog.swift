import IntentModel

/// A small phone that has every kind of question: an order with a list, a guess, an extra, a child
/// of a choice, an open number, a confirmation, and outcomes that fail.
enum SampleCatalog {
  static let order = IntentReference(app: "corner", intent: "Order")
  static let rest = IntentReference(app: "quiet", intent: "Rest")
  static let note = IntentReference(app: "quiet", intent: "Note")

  static let phone = PhoneCatalog(
    id: "sample", apps: [corner, quiet],
    people: [Contact(id: "mei", display: named("Mei"))],
    places: [
      Place(id: "home", display: named("Home", synonyms: ["my place"])),
      Place(id: "work", display: named("Work")),
    ],
    startingContext: PhoneContext(place: "home"))

  static let corner = AppCatalog(
    id: "corner", name: "Corner Cup", synonyms: LocalizedList(["Corner"]),
    languages: ["en", "ja"],
    facts: [
      Fact(id: "signedIn", value: .boolean(true)), Fact(id: "openOrders", value: .number(0)),
    ],
    enums: [
      AppEnum(
        id: "Handover",
        cases: [
          AppEnumCase(id: "pickup", display: named("Pickup")),
          AppEnumCase(id: "delivery", display: named("Delivery")),
        ])
    ],
    entities: [
      AppEntity(
        id: "Drink", order: .recency,
        items: [
          item("latte", "Latte", plural: "lattes", synonyms: ["milky one"]),
          item("mocha", "Mocha"), item("greentea", "Green tea"), item("blacktea", "Black tea"),
        ]),
      AppEntity(id: "Extra", items: [item("oat", "Oat milk"), item("syrup", "Syrup")]),
      AppEntity(id: "Shop", items: [item("market", "Market Street")]),
    ],
    intents: [orderIntent],
    appShortcuts: [
      AppShortcut(
        intent: "Order", shortTitle: "Order a drink", symbol: "cup.and.saucer",
        phrases: LocalizedList(entries: [
          .init(
            language: "en",
            texts: ["Order with ${applicationName}", "Order ${drink} with ${applicationName}"]),
          .init(language: "ja", texts: ["${applicationName}で${drink}を注文"]),
        ]))
    ],
    pages: [
      Page(
        id: "menu", title: "Menu",
        items: [PageItem(id: "board", title: "Board", contentType: "public.text")],
        buttons: [
          PageButton(
            id: "mocha", title: "Order a mocha", performs: "Order",
            values: [GivenValue(parameter: "drink", values: [.option(id: "mocha")])],
            donates: true),
          PageButton(
            id: "signOut", title: "Sign out",
            change: StateChange(assignments: [.init(fact: "signedIn", value: .boolean(false))]),
            when: .equals(name: "signedIn", .boolean(true))),
        ])
    ])

  private static let orderIntent = AppIntent(
    id: "Order", title: "Order a drink", verb: "order", risk: .payment,
    parameters: [
      IntentParameter(
        id: "drink", title: "Drink", type: .entity("Drink"), isRequired: true,
        ask: "Which drink?", guess: .lastUsed, confirmGuess: "${drink} again?"),
      IntentParameter(
        id: "count", title: "Count", type: .integer, defaultValue: .integer(1),
        minimum: 1, maximum: 9),
      IntentParameter(
        id: "handover", type: .enumeration("Handover"), defaultValue: .option(id: "pickup")),
      IntentParameter(
        id: "address", type: .place, isRequired: true, ask: "Where to?",
        when: .equals(name: "handover", .text("delivery"))),
      IntentParameter(
        id: "shop", type: .entity("Shop"), isRequired: true,
        when: .equals(name: "handover", .text("pickup"))),
    ],
    summary: [ParameterSummary(text: "Order ${count} ${drink}")],
    confirmations: [
      IntentConfirmation(
        action: .verb("order"),
        dialog: IntentDialog(
          full: "${count} ${drink} from ${shop} for 4.50. Order it?", supporting: "Order it?"),
        snippet: Snippet(title: "${drink}", rows: [.init(label: "Cost", value: "4.50")]))
    ],
    outcomes: [
      Outcome(
        name: "signedOut", when: .equals(name: "signedIn", .boolean(false)),
        failure: IntentDialog(full: "Sign in first.")),
      Outcome(
        name: "ordered",
        dialog: IntentDialog(full: "One ${drink}, ready at ${readyAt}.", supporting: "Ordered."),
        snippet: Snippet(title: "${drink}"),
        liveActivity: LiveActivity(title: "Your ${drink}", length: .seconds(720)),
        change: StateChange(additions: [.init(fact: "openOrders", amount: 1)]),
        output: [.init(name: "readyAt", value: "08:22")], takesSeconds: 3),
    ])

  static let quiet = AppCatalog(
    id: "quiet", name: "Quiet Hour",
    entities: [
      AppEntity(
        id: "Sound", items: [item("rain", "Rain"), item("wind", "Wind"), item("sea", "Sea")])
    ],
    intents: [
      AppIntent(
        id: "Rest", title: "Rest",
        parameters: [
          IntentParameter(
            id: "length", title: "Length", type: .duration, isRequired: true, ask: "How long?",
            minimum: 60, maximum: 3600),
          IntentParameter(
            id: "sounds", type: .entity("Sound"), isRequired: true, isMany: true,
            ask: "Which sounds?"),
          IntentParameter(id: "dim", type: .boolean, isRequired: true, ask: "Dim the lights?"),
        ],
        outcomes: [Outcome(name: "resting", dialog: IntentDialog(full: "Rest well."))]),
      AppIntent(id: "Note", title: "Note it down"),
    ])

  private static func named(_ title: String, synonyms: [String] = []) -> DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedText(title), synonyms: LocalizedList(synonyms))
  }

  private static func item(
    _ id: String, _ title: String, plural: String? = nil, synonyms: [String] = []
  ) -> EntityItem {
    EntityItem(
      id: id,
      display: DisplayRepresentation(
        title: LocalizedText(title), plural: plural.map { LocalizedText($0) },
        synonyms: LocalizedList(synonyms)))
  }
}
