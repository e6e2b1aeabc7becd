import IntentModel
import ScriptReplay
import SimulatorCore

/// A small phone with two invented apps: names that need quotes, titles that two things share, an
/// action that takes its time.
enum TestPhone {
  static let phone = PhoneCatalog(
    id: "test", apps: [kettle, parcel],
    people: [Contact(id: "noor", display: named("Noor", ja: "ノア"))],
    places: [
      Place(id: "home", display: named("Home", ja: "自宅")),
      Place(id: "work", display: named("Work, upstairs")),
    ],
    startingContext: PhoneContext(
      language: "en",
      time: SimulatedTime(
        CalendarDate(year: 2026, month: 3, day: 2)!, ClockTime(hour: 8, minute: 10))))

  static let order = IntentReference(app: "kettle", intent: "OrderCoffee")

  static func named(_ title: String, ja: String? = nil) -> DisplayRepresentation {
    DisplayRepresentation(title: text(title, ja: ja))
  }

  static func text(_ english: String, ja: String? = nil) -> LocalizedText {
    LocalizedText(
      entries: [.init(language: "en", text: english)]
        + (ja.map { [.init(language: "ja", text: $0)] } ?? []))
  }

  // MARK: Kettle House

  static let coffees: [EntityItem] = [
    EntityItem(id: "latte", display: named("Latte", ja: "ラテ")),
    EntityItem(id: "mocha", display: named("Mocha", ja: "モカ")),
    EntityItem(id: "flat", display: named("Flat White", ja: "フラットホワイト")),
    EntityItem(id: "salted", display: named("Salt, \"Pepper\" #1")),
    EntityItem(id: "house", display: named("House")),
    EntityItem(id: "house-2", display: named("House")),
    EntityItem(id: "done", display: named("none")),
  ]

  static let kettle = AppCatalog(
    id: "kettle", name: text("Kettle House", ja: "ケトル"), languages: ["en", "ja"],
    facts: [
      Fact(id: "openOrders", value: .number(0)), Fact(id: "isOpen", value: .boolean(true)),
    ],
    enums: [
      AppEnum(
        id: "Fulfilment",
        cases: [
          AppEnumCase(id: "pickup", display: named("Pickup")),
          AppEnumCase(id: "delivery", display: named("Delivery")),
        ])
    ],
    entities: [
      AppEntity(id: "Coffee", order: .recency, items: coffees),
      AppEntity(
        id: "Extra",
        items: ["Vanilla", "Oat milk", "Cinnamon"].map {
          EntityItem(id: $0.lowercased(), display: named($0))
        }),
    ],
    intents: [orderCoffee, extras, gift, ring],
    appShortcuts: [
      AppShortcut(
        intent: "OrderCoffee", shortTitle: text("Order coffee", ja: "コーヒーを注文"),
        phrases: LocalizedList(entries: [
          .init(
            language: "en",
            texts: [
              "Order with ${applicationName}", "Order ${coffee} with ${applicationName}",
            ]),
          .init(language: "ja", texts: ["${applicationName}で注文"]),
        ]))
    ],
    pages: [
      Page(
        id: "menu", title: text("Menu", ja: "メニュー"),
        items: [PageItem(id: "today", title: "Today's cup")],
        buttons: [
          PageButton(
            id: "again", title: "Order again", performs: "OrderCoffee",
            values: [GivenValue(parameter: "coffee", values: [.option(id: "mocha")])],
            donates: true),
          PageButton(id: "orders", title: "Orders", opensPage: "orders"),
        ]),
      Page(id: "orders", title: "Orders", items: [], buttons: []),
    ])

  static let orderCoffee = AppIntent(
    id: "OrderCoffee", title: text("Order coffee", ja: "コーヒーを注文"), risk: .payment,
    parameters: [
      IntentParameter(
        id: "coffee", type: .entity("Coffee"), isRequired: true,
        ask: text("Which coffee?", ja: "どのコーヒーにしますか？"), guess: .lastUsed,
        confirmGuess: text("${coffee} again?")),
      IntentParameter(
        id: "quantity", type: .integer, defaultValue: .integer(1)),
      IntentParameter(
        id: "fulfilment", type: .enumeration("Fulfilment"), defaultValue: .option(id: "pickup")),
    ],
    confirmations: [
      IntentConfirmation(
        action: .verb("order"),
        dialog: IntentDialog(full: text("${coffee}, 4.50. Order it?", ja: "${coffee}を注文しますか？")))
    ],
    outcomes: [
      Outcome(
        name: "closed", when: .equals(name: "isOpen", .boolean(false)),
        failure: IntentDialog(full: "Kettle House is closed.")),
      Outcome(
        name: "ordered",
        dialog: IntentDialog(
          full: text("One ${coffee}, ready at 8:42.", ja: "${coffee}を注文しました。"),
          supporting: text("One ${coffee}.", ja: "${coffee}ひとつ。")),
        snippet: Snippet(
          title: "${coffee}", rows: [.init(label: "Ready", value: "08:42")]),
        liveActivity: LiveActivity(title: "Your ${coffee}", length: .seconds(720)),
        change: StateChange(additions: [.init(fact: "openOrders", amount: 1)]),
        output: [.init(name: "cost", value: "4.50")], takesSeconds: 4),
    ])

  static let extras = AppIntent(
    id: "ChooseExtras", title: "Choose extras",
    parameters: [
      IntentParameter(
        id: "extras", type: .entity("Extra"), isRequired: true, isMany: true, ask: "Which extras?")
    ],
    outcomes: [Outcome(name: "kept", dialog: IntentDialog(full: "With ${extras}."))])

  static let gift = AppIntent(
    id: "SetGift", title: "Set gift", authentication: .requiresAuthentication,
    parameters: [
      IntentParameter(id: "isGift", type: .boolean, isRequired: true, ask: "Is it a gift?"),
      IntentParameter(id: "note", type: .string, isRequired: true, ask: "What should it say?"),
    ],
    outcomes: [Outcome(name: "set", dialog: IntentDialog(full: "Done."), opensPage: "orders")])

  static let ring = AppIntent(
    id: "Ring", title: "Ring", needsNetwork: true,
    parameters: [
      IntentParameter(id: "tip", type: .currency), IntentParameter(id: "cup", type: .measurement),
      IntentParameter(id: "wait", type: .duration), IntentParameter(id: "day", type: .date),
      IntentParameter(id: "at", type: .time), IntentParameter(id: "moment", type: .dateTime),
      IntentParameter(id: "share", type: .decimal), IntentParameter(id: "where", type: .place),
      IntentParameter(id: "who", type: .person), IntentParameter(id: "link", type: .url),
    ],
    outcomes: [Outcome(name: "rang", dialog: IntentDialog(full: "Rang."))])

  // MARK: Parcel Post

  /// Its shortcut has the same title as the other app's.
  static let parcel = AppCatalog(
    id: "parcel", name: "Parcel Post",
    intents: [
      AppIntent(
        id: "Send", title: "Send a parcel",
        outcomes: [Outcome(name: "sent", dialog: IntentDialog(full: "On its way."))])
    ],
    appShortcuts: [
      AppShortcut(
        intent: "Send", shortTitle: "Order coffee",
        phrases: LocalizedList(["Send with ${applicationName}"]))
    ])
}

extension Replayer {
  /// On the test phone, from a script that has to be readable.
  init(_ text: String) {
    let (script, findings) = ScriptParser.parse(text, file: "test.walk")
    precondition(findings.isEmpty, findings.map(\.description).joined(separator: "\n"))
    self.init(script, phone: TestPhone.phone)
  }
}
