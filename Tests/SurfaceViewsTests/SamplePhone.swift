import IntentModel
import SimulatorCore

/// A small phone for pictures: a coffee bar, a meditation app and one with much to choose from.
enum SamplePhone {
  static let phone = PhoneCatalog(
    id: "Demo", apps: [brewBar, quietHours, pantry],
    places: [Place(id: "home", display: DisplayRepresentation(title: "Home"))],
    startingContext: PhoneContext(place: "home"))

  static func session(
    device: Device = .iPhone, phone: PhoneCatalog = phone, history: [SeededPerformance] = []
  ) -> Session {
    var phone = phone
    phone.startingContext.device = device
    phone.history = history
    return Session(Simulator(phone))
  }

  /// With a second coffee bar that goes by the first one's short name.
  static let evenPhone: PhoneCatalog = {
    var phone = Self.phone
    var other = brewBar
    other.id = "potteryard"
    other.name = "Pottery Yard"
    other.tileColor = .grape
    phone.apps.append(other)
    return phone
  }()

  static func item(
    _ id: String, _ title: LocalizedText, _ subtitle: LocalizedText? = nil, symbol: String? = nil,
    isSample: Bool = false
  ) -> EntityItem {
    EntityItem(
      id: id,
      display: DisplayRepresentation(title: title, subtitle: subtitle, symbol: symbol),
      isSample: isSample)
  }

  // MARK: Brew Bar

  static let brewBar = AppCatalog(
    id: "brewbar", name: "Brew Bar", synonyms: LocalizedList(["Brew"]),
    symbol: "cup.and.saucer.fill", tileColor: .tangerine,
    facts: [
      Fact(id: "signedIn", value: .boolean(true)), Fact(id: "openOrders", value: .number(0)),
    ],
    entities: [
      AppEntity(
        id: "Coffee",
        items: [
          item("latte", "Latte", "milky", symbol: "mug.fill"),
          item("mocha", "Mocha", "with chocolate", symbol: "mug.fill"),
          item("filter", "Filter", symbol: "cup.and.saucer"),
        ]),
      AppEntity(
        id: "Extra",
        items: [
          item("oat", "Oat milk"), item("shot", "Extra shot"), item("syrup", "Vanilla syrup"),
        ]),
    ],
    intents: [orderCoffee, deleteOrders, rateCoffee],
    appShortcuts: [
      AppShortcut(
        intent: "OrderCoffee", shortTitle: "Order coffee", symbol: "cup.and.saucer.fill",
        phrases: LocalizedList([
          "Order ${coffee} with ${applicationName}", "Order with ${applicationName}",
          "Get me coffee with ${applicationName}",
        ]))
    ],
    pages: [
      Page(
        id: "menu", title: "Menu",
        items: [
          PageItem(
            id: "latte", title: "Latte", subtitle: "4.50", symbol: "mug.fill",
            contentType: "brewbar.coffee", content: "Latte"),
          PageItem(id: "mocha", title: "Mocha", subtitle: "5.00", symbol: "mug.fill"),
        ],
        buttons: [
          PageButton(
            id: "reorder", title: "Order the usual", performs: "OrderCoffee",
            values: [GivenValue(parameter: "coffee", values: [.option(id: "latte")])],
            donates: true,
            change: StateChange(additions: [.init(fact: "openOrders", amount: 1)])),
          PageButton(id: "sign-out", title: "Sign out"),
        ])
    ])

  private static let orderCoffee = AppIntent(
    id: "OrderCoffee", title: "Order coffee", verb: "order", risk: .payment,
    keyParameter: "coffee",
    parameters: [
      IntentParameter(
        id: "coffee", title: "Coffee", type: .entity("Coffee"), isRequired: true,
        ask: "Which coffee?", guess: .lastUsed, confirmGuess: "The usual, ${coffee}?"),
      IntentParameter(
        id: "quantity", type: .integer, isRequired: true, defaultValue: .integer(1), minimum: 1,
        maximum: 12),
      IntentParameter(id: "extras", title: "Extras", type: .entity("Extra"), isMany: true),
    ],
    summary: [ParameterSummary(text: "Order ${coffee}")],
    confirmations: [
      IntentConfirmation(
        action: .verb("order"),
        dialog: IntentDialog(full: "One ${coffee}, 4.50. Order it?", supporting: "Order it?"),
        snippet: Snippet(
          title: "${coffee}", subtitle: "Brew Bar Harbour", symbol: "mug.fill",
          rows: [
            .init(label: "Pickup", value: "08:22"), .init(label: "Extras", value: "none"),
            .init(label: "Total", value: "4.50"),
          ]))
    ],
    outcomes: [
      Outcome(
        name: "closed", when: .equals(name: "coffee", .text("filter")),
        failure: IntentDialog(full: "Harbour is closed until nine.")),
      Outcome(
        name: "ordered",
        dialog: IntentDialog(
          full: "Your ${coffee} will be ready at 08:22.", supporting: "Ready at 08:22."),
        snippet: Snippet(
          title: "${coffee}", symbol: "mug.fill", rows: [.init(label: "Ready", value: "08:22")]),
        liveActivity: LiveActivity(
          title: "Your ${coffee}", symbol: "mug.fill", length: .seconds(720)),
        change: StateChange(additions: [.init(fact: "openOrders", amount: 1)]), takesSeconds: 5),
    ])

  private static let deleteOrders = AppIntent(
    id: "DeleteOrders", title: "Delete all orders", risk: .destructive,
    confirmations: [
      IntentConfirmation(
        action: .custom(
          accept: "Delete", acceptAlternatives: LocalizedList(["remove"]), deny: nil,
          denyAlternatives: LocalizedList(), isDestructive: true),
        dialog: IntentDialog(full: "Delete all your orders? They cannot be brought back."))
    ])

  private static let rateCoffee = AppIntent(
    id: "RateCoffee", title: "Rate a coffee",
    parameters: [
      IntentParameter(
        id: "extras", title: "Extras", type: .entity("Extra"), isRequired: true, isMany: true,
        ask: "Which extras did you have?"),
      IntentParameter(id: "note", type: .string, isRequired: true, ask: "What should it say?"),
    ])

  // MARK: Quiet Hours

  static let quietHours = AppCatalog(
    id: "quiethours", name: "Quiet Hours", symbol: "moon.stars", tileColor: .grape,
    entities: [
      AppEntity(
        id: "Session",
        items: [
          item("focus", "Focus", "10 minutes", symbol: "brain.head.profile"),
          item("gratitude", "Gratitude", "5 minutes", symbol: "heart"),
          item("walking", "Walking", "20 minutes", symbol: "figure.walk"),
          item("compassion", "Compassion", "15 minutes", symbol: "sparkles"),
          item("sleep", "Sleep", "30 minutes", symbol: "moon.zzz"),
          item("rain", "Rain on a tin roof", "60 minutes", symbol: "cloud.rain"),
          item("bells", "Temple bells", isSample: true),
        ])
    ],
    intents: [
      AppIntent(
        id: "StartSession", title: "Start meditation",
        parameters: [
          IntentParameter(
            id: "session", type: .entity("Session"), isRequired: true,
            ask: "Which meditation would you like to start?")
        ],
        outcomes: [
          Outcome(name: "started", dialog: IntentDialog(full: "Breathe in. ${session} begins."))
        ])
    ],
    appShortcuts: [
      AppShortcut(
        intent: "StartSession", shortTitle: "Meditate", symbol: "figure.mind.and.body",
        phrases: LocalizedList([
          "Start ${session} with ${applicationName}", "Meditate with ${applicationName}",
        ]))
    ])

  // MARK: Pantry

  /// Sixty things, and a question of 600 characters.
  static let pantry = AppCatalog(
    id: "pantry", name: "Pantry", symbol: "cart", tileColor: .lime,
    entities: [
      AppEntity(
        id: "Thing", items: (1...60).map { item("thing\($0)", LocalizedText("Shelf \($0)")) })
    ],
    intents: [
      AppIntent(
        id: "FindThing", title: "Find a thing",
        parameters: [
          IntentParameter(
            id: "thing", type: .entity("Thing"), isRequired: true,
            ask: LocalizedText(
              String(repeating: "Where did we put the good olive oil this time? ", count: 13)))
        ])
    ],
    appShortcuts: [
      AppShortcut(
        intent: "FindThing", shortTitle: "Find a thing", symbol: "magnifyingglass",
        phrases: LocalizedList(["Find a thing with ${applicationName}"]))
    ])
}

extension Session {
  mutating func press(_ commands: Command...) {
    for command in commands { _ = perform(command, visibleRows: 10) }
  }

  /// Types words and says them.
  mutating func say(_ words: String) {
    _ = type(words)
    press(.accept)
  }
}
