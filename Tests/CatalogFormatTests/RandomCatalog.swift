import Foundation
import IntentModel
import TestSupport

/// Catalogs with nothing wrong in them, made from a seed.
struct RandomCatalog {
  private var generator: SeededGenerator
  private var facts: [Fact] = []
  private var enums: [AppEnum] = []
  private var entities: [AppEntity] = []
  private var pageIDs: [String] = []

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  // MARK: Choices

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }
  mutating func chance(_ percent: Int = 50) -> Bool { number(0...99) < percent }
  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(0...(elements.count - 1))]
  }
  private mutating func maybe<Value>(
    _ percent: Int = 40, _ value: (inout RandomCatalog) -> Value
  ) -> Value? {
    chance(percent) ? value(&self) : nil
  }
  private mutating func list<Value>(
    _ range: ClosedRange<Int>, _ value: (inout RandomCatalog, Int) -> Value
  ) -> [Value] {
    (0..<number(range)).map { value(&self, $0) }
  }

  // MARK: Texts

  private static let words = [
    "Tea", "two cups", "", "\"quoted\"", "back\\slash", "line\nbreak", "お茶", "👨‍👩‍👧 e\u{301}",
    "$5", "{curly}", "// no comment", "\u{200F}עברית", "tab\there", "a/b",
  ]

  private mutating func string() -> String { one(of: Self.words) }

  mutating func text(tokens: [String] = []) -> LocalizedText {
    func string(_ catalog: inout RandomCatalog) -> String {
      let end = tokens.isEmpty || catalog.chance() ? "" : "${\(catalog.one(of: tokens))}"
      return catalog.string() + end
    }
    var text = LocalizedText(string(&self))
    if chance(30) {
      text.entries = ["en", "ja", "zh-Hans", "sv_FI"].shuffled(using: &generator)
        .prefix(number(1...3)).map { .init(language: $0, text: string(&self)) }
      if chance(20) { text.entries.append(.init(text: string(&self))) }
    }
    if chance(15) { text.origin = one(of: TextOrigin.allCases) }
    return text
  }

  private mutating func texts(_ texts: [String] = words) -> LocalizedList {
    switch number(0...3) {
    case 0: LocalizedList()
    case 1: LocalizedList(list(1...3) { catalog, _ in catalog.one(of: texts) })
    default:
      LocalizedList(entries: [
        .init(language: "en", texts: list(0...2) { catalog, _ in catalog.one(of: texts) }),
        .init(
          language: chance() ? "ja" : nil,
          texts: list(1...2) { catalog, _ in catalog.one(of: texts) }),
      ])
    }
  }

  private mutating func display() -> DisplayRepresentation {
    DisplayRepresentation(
      title: text(), subtitle: maybe { $0.text() }, plural: maybe { $0.text() },
      synonyms: texts(), reading: maybe { $0.text() }, symbol: maybe { _ in "mug.fill" })
  }

  // MARK: Conditions

  private mutating func condition(_ parameters: [IntentParameter] = [], depth: Int = 2) -> Condition
  {
    if depth == 2, chance(60) { return .always }
    switch number(0...(depth > 0 ? 9 : 5)) {
    case 0...2:
      let (name, values) = comparable(parameters)
      return .equals(name: name, one(of: values))
    case 3...4:
      let (name, values) = comparable(parameters)
      return .oneOf(name: name, Array(values.prefix(number(0...values.count))))
    case 5: return .isSet(name: comparable(parameters).name, chance())
    case 6: return .not(condition(parameters, depth: depth - 1))
    case 7...8:
      return .all(list(0...3) { catalog, _ in catalog.condition(parameters, depth: depth - 1) })
    default:
      return .any(list(0...3) { catalog, _ in catalog.condition(parameters, depth: depth - 1) })
    }
  }

  /// A name, and values it can be compared with.
  private mutating func comparable(
    _ parameters: [IntentParameter]
  ) -> (name: String, values: [FactValue]) {
    if let parameter = maybe(
      50, { $0.one(of: parameters + [IntentParameter(id: "", type: .string)]) }),
      !parameter.id.isEmpty
    {
      switch parameter.type {
      case .entity, .enumeration:
        return (parameter.id, options(of: parameter.type).map(FactValue.text))
      case .boolean: return (parameter.id, [.boolean(true), .boolean(false)])
      case .integer, .decimal: return (parameter.id, [.number(3), .number(Decimal(-25) / 10)])
      default: return (parameter.id, [.text("x"), .text("")])
      }
    }
    if let fact = maybe(60, { $0.one(of: $0.facts) }) { return (fact.id, [fact.value]) }
    return one(of: [
      ("device", Device.allCases.map { .text($0.rawValue) }), ("locked", [.boolean(true)]),
      ("hour", [.number(8), .number(23)]), ("weekday", [.text("monday"), .text("sunday")]),
      ("place", [.text("home")]), ("language", [.text("ja")]),
    ])
  }

  // MARK: Values

  private func options(of type: ValueType) -> [String] {
    switch type {
    case .entity(let id): entities.first { $0.id == id }?.items.map(\.id) ?? []
    case .enumeration(let id): enums.first { $0.id == id }?.cases.map(\.id) ?? []
    default: []
    }
  }

  private mutating func factValue() -> FactValue {
    switch number(0...2) {
    case 0: .boolean(chance())
    case 1: .number(Decimal(number(-500...500)) / 100)
    default: .text(string())
    }
  }

  private mutating func value(_ type: ValueType) -> IntentValue {
    let amount = Decimal(number(-99999...99999)) / 100
    return switch type {
    case .string: .string(string())
    case .integer: .integer(number(-1000...1000))
    case .decimal: .decimal(amount)
    case .boolean: .boolean(chance())
    case .date: .date(CalendarDate(dayNumber: number(-9000...9000)))
    case .time: .time(ClockTime(secondOfDay: number(0...86_399)))
    case .dateTime: .dateTime(SimulatedTime(seconds: number(-900_000_000...900_000_000)))
    case .duration: .duration(seconds: number(0...100_000))
    case .place:
      one(of: [
        .place(id: "home", text: "home"), .place(id: nil, text: string()),
        .place(id: "home", text: "my den"),
      ])
    case .person: one(of: [.person(id: "mika", text: "mika"), .person(id: nil, text: "a plumber")])
    case .currency: .currency(amount: amount, code: one(of: ["EUR", "JPY"]))
    case .measurement: .measurement(value: amount, unit: one(of: ["kg", "fl oz"]))
    case .url: .url("https://example.com/?q=1")
    case .file: .file("a b.pdf")
    case .image: .image(string())
    case .entity, .enumeration: .option(id: one(of: options(of: type)))
    }
  }

  private mutating func given(_ parameters: [IntentParameter]) -> [GivenValue] {
    parameters.filter { _ in chance(60) }.map { parameter in
      let count = parameter.isMany ? number(1...3) : 1
      return GivenValue(
        parameter: parameter.id, values: (0..<count).map { _ in value(parameter.type) })
    }
  }

  // MARK: Parts of an app

  mutating func app(_ id: String = "app") -> AppCatalog {
    facts = list(1...4) { Fact(id: "fact\($1)", value: $0.factValue()) }
    enums = list(1...2) { catalog, index in
      AppEnum(
        id: "Enum\(index)", title: catalog.maybe { $0.text() },
        cases: catalog.list(1...3) { AppEnumCase(id: "case\($1)", display: $0.display()) })
    }
    entities = []
    entities = list(1...2) { catalog, index in
      AppEntity(
        id: "Entity\(index)", title: catalog.maybe { $0.text() },
        order: catalog.one(of: ValueOrder.allCases),
        items: catalog.list(1...4) {
          EntityItem(
            id: "item\($1)", display: $0.display(), popularity: $0.maybe { $0.number(-5...50) },
            when: $0.condition(), isSample: $0.chance(20))
        })
    }
    pageIDs = ["page0", "page1"]
    let intents = list(1...4) { $0.intent("Intent\($1)") }
    return AppCatalog(
      id: id, name: text(), synonyms: texts(), symbol: maybe { _ in "cup" },
      tileColor: maybe { $0.one(of: TileColor.allCases) },
      languages: one(of: [["en"], ["ja", "en"], ["zh-Hans"]]), facts: facts, enums: enums,
      entities: entities, intents: intents, appShortcuts: shortcuts(intents),
      activities: list(0...2) {
        Activity(
          id: "activity\($1)", category: $0.one(of: Activity.Category.allCases), title: $0.text(),
          symbol: $0.maybe { $0.string() },
          accepts: $0.list(0...2) { catalog, _ in catalog.string() },
          isExtension: $0.chance(), when: $0.condition())
      }, pages: pageIDs.map { page($0, intents) })
  }

  private mutating func shortcuts(_ intents: [AppIntent]) -> [AppShortcut] {
    list(0...3) { catalog, _ in
      let intent = catalog.one(of: intents)
      let spoken = intent.parameters.filter(\.type.isFiniteList).map(\.id)
      let phrases =
        ["Do it with ${applicationName}", "${applicationName}で"]
        + spoken.map { "${\($0)} with ${applicationName}" }
      return AppShortcut(
        intent: intent.id, shortTitle: catalog.text(), symbol: catalog.maybe { $0.string() },
        phrases: catalog.texts(phrases), negativePhrases: catalog.texts())
    }
  }

  private mutating func intent(_ id: String) -> AppIntent {
    var parameters = [IntentParameter]()
    for index in 0..<number(0...5) {
      parameters.append(parameter("parameter\(index)", after: parameters))
    }
    let tokens = parameters.map(\.id) + ["applicationName"]
    return AppIntent(
      id: id, kind: one(of: AppIntent.Kind.allCases), title: text(),
      description: maybe { $0.text() }, verb: maybe { $0.verb() },
      handles: list(0...2) { catalog, _ in catalog.one(of: BuiltInCommand.allCases) },
      risk: one(of: AppIntent.Risk.allCases),
      authentication: one(of: AppIntent.AuthenticationPolicy.allCases), needsNetwork: chance(),
      opensAppWhenRun: chance(), keyParameter: parameters.first?.id,
      inputParameter: parameters.last?.id, parameters: parameters,
      summary: list(0...2) { catalog, _ in
        ParameterSummary(
          when: catalog.condition(parameters), text: catalog.text(tokens: tokens))
      }, confirmations: list(0...2) { catalog, _ in catalog.confirmation(parameters, tokens) },
      outcomes: list(0...3) { $0.outcome("outcome\($1)", parameters, tokens) })
  }

  private mutating func verb() -> String { one(of: ConfirmationVerb.all.map(\.name)) }

  private mutating func parameter(
    _ id: String, after others: [IntentParameter]
  ) -> IntentParameter {
    let type = one(
      of: ValueType.builtIn.map(\.type) + entities.map { .entity($0.id) }
        + enums.map { .enumeration($0.id) })
    let tokens = [id, "applicationName"]
    var parameter = IntentParameter(
      id: id, title: maybe { $0.text() }, type: type, isRequired: chance(), isMany: chance(30),
      defaultValue: maybe { $0.value(type) }, ask: maybe { $0.text(tokens: tokens) },
      chooseAmong: maybe { $0.text(tokens: tokens + ["count"]) },
      guess: one(of: GuessPolicy.allCases), confirmGuess: maybe { $0.text(tokens: tokens) },
      unsupported: maybe { $0.text(tokens: tokens) }, unit: maybe { _ in "kg" },
      when: condition(others))
    switch type {
    case .integer, .duration:
      parameter.minimum = maybe { _ in -1000 }
      parameter.maximum = maybe { _ in 200_000 }
    case .decimal, .currency, .measurement:
      parameter.minimum = maybe { _ in Decimal(-99_999_9) / 10 }
    default: break
    }
    return parameter
  }

  private mutating func confirmation(
    _ parameters: [IntentParameter], _ tokens: [String]
  ) -> IntentConfirmation {
    let custom = ConfirmationAction.custom(
      accept: text(), acceptAlternatives: texts(), deny: maybe { $0.text() },
      denyAlternatives: texts(), isDestructive: chance())
    return IntentConfirmation(
      action: chance() ? .verb(verb()) : custom, dialog: maybe { $0.dialog(tokens) },
      snippet: maybe { $0.snippet(tokens) }, when: condition(parameters))
  }

  private mutating func dialog(_ tokens: [String]) -> IntentDialog {
    let isSuppressed = chance(20)
    return IntentDialog(
      full: text(tokens: tokens),
      supporting: isSuppressed ? nil : maybe { $0.text(tokens: tokens) },
      isSupportingSuppressed: isSuppressed)
  }

  private mutating func snippet(_ tokens: [String]) -> Snippet {
    Snippet(
      title: text(tokens: tokens), subtitle: maybe { $0.text(tokens: tokens) },
      symbol: maybe { $0.string() },
      rows: list(0...3) { catalog, _ in
        .init(label: catalog.text(tokens: tokens), value: catalog.text(tokens: tokens))
      })
  }

  private mutating func outcome(
    _ name: String, _ parameters: [IntentParameter], _ tokens: [String]
  ) -> Outcome {
    let output = list(0...2) { Outcome.Output(name: "output\($1)", value: $0.text(tokens: tokens)) }
    let tokens = tokens + output.map(\.name) + facts.map(\.id)
    return Outcome(
      name: name, when: condition(parameters), dialog: maybe { $0.dialog(tokens) },
      failure: maybe(20) { $0.dialog(tokens) }, snippet: maybe { $0.snippet(tokens) },
      liveActivity: maybe {
        LiveActivity(
          title: $0.text(tokens: tokens), subtitle: $0.maybe { $0.text(tokens: tokens) },
          symbol: $0.maybe { $0.string() }, length: $0.length(parameters), change: $0.change())
      }, change: change(), endsLiveActivities: chance(), output: output,
      takesSeconds: chance() ? 0 : number(1...4000),
      opensPage: maybe { $0.one(of: $0.pageIDs) })
  }

  private mutating func length(_ parameters: [IntentParameter]) -> LiveActivity.Length {
    let durations = parameters.filter { $0.type == .duration }
    guard !durations.isEmpty, chance() else { return .seconds(number(0...9000)) }
    return .parameter(one(of: durations).id)
  }

  private mutating func change() -> StateChange {
    StateChange(
      assignments: facts.filter { _ in chance(30) }.map { .init(fact: $0.id, value: $0.value) },
      additions: facts.compactMap { fact in
        guard case .number = fact.value, chance(40) else { return nil }
        return .init(fact: fact.id, amount: Decimal(number(-30...30)) / 10)
      },
      removals: list(0...2) { catalog, _ in
        let entity = catalog.one(of: catalog.entities)
        return .init(entity: entity.id, item: catalog.one(of: entity.items).id)
      })
  }

  private mutating func page(_ id: String, _ intents: [AppIntent]) -> Page {
    Page(
      id: id, title: text(), options: maybe { $0.options() },
      items: list(0...3) {
        PageItem(
          id: "item\($1)", title: $0.text(), subtitle: $0.maybe { $0.text() },
          symbol: $0.maybe { $0.string() }, contentType: $0.maybe { _ in "public.url" },
          content: $0.maybe { $0.string() }, when: $0.condition())
      },
      buttons: list(0...3) { catalog, index in
        let intent = catalog.maybe { $0.one(of: intents) }
        return PageButton(
          id: "button\(index)", title: catalog.text(), symbol: catalog.maybe { $0.string() },
          performs: intent?.id, values: intent.map { catalog.given($0.parameters) } ?? [],
          donates: catalog.chance(), change: catalog.change(),
          endsLiveActivities: catalog.chance(), opensPage: catalog.maybe { $0.one(of: $0.pageIDs) },
          when: catalog.condition())
      })
  }

  /// One way to send is none.
  private mutating func options() -> ShareOptions {
    ShareOptions(
      ways: list(chance() ? 0...0 : 2...3) {
        ShareOptions.Way(
          id: "way\($1)", title: $0.text(),
          forms: $0.list(0...2) { catalog, _ in
            ShareOptions.Form(
              of: catalog.one(of: ["public.item", "public.image"]), types: ["com.adobe.pdf"])
          }, isCollaboration: $0.chance(), says: $0.maybe { $0.text() })
      },
      switches: list(1...2) {
        ShareOptions.Switch(
          id: "switch\($1)", title: $0.text(), isOn: $0.chance(), says: $0.maybe { $0.text() })
      })
  }

  // MARK: The phone

  mutating func phone() -> PhoneCatalog {
    let app = app()
    var history = list(0...4) { catalog, _ in
      let intent = catalog.one(of: app.intents)
      return SeededPerformance(
        intent: IntentReference(app: app.id, intent: intent.id),
        values: catalog.given(intent.parameters),
        time: SimulatedTime(seconds: catalog.number(0...900_000_000)),
        place: catalog.maybe { _ in "home" })
    }
    history.sort { $0.time < $1.time }
    return PhoneCatalog(
      id: "phone", apps: [app], people: [Contact(id: "mika", display: display())],
      places: [Place(id: "home", display: display())],
      routines: list(0...2) {
        Routine(
          id: "routine\($1)", title: $0.maybe { $0.text() },
          from: ClockTime(secondOfDay: $0.number(0...86_399)),
          to: ClockTime(secondOfDay: $0.number(0...86_399)))
      },
      startingContext: PhoneContext(
        device: one(of: Device.allCases), era: one(of: Era.allCases), language: "ja",
        appearance: one(of: Appearance.allCases),
        time: SimulatedTime(seconds: number(0...900_000_000)), place: maybe { _ in "home" },
        isLocked: chance(), isOffline: chance(),
        forcedOutcome: maybe { catalog in
          let names = app.intents.flatMap(\.outcomes).map(\.name)
          return names.isEmpty ? nil : catalog.one(of: names)
        } ?? nil), history: history)
  }
}
