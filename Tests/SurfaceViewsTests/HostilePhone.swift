import IntentModel
import SimulatorCore
import TestSupport

/// Phones and walks nobody would make, from a seed.
struct HostilePhone {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let texts: [String] = [
    "", " ", "a", "Latte", "👨‍👩‍👧‍👦 family", "🏳️‍🌈🇯🇵👍🏽", "ラテをふたつ", "咖啡", "قهوة بالحليب",
    "\u{202E}evil\u{202C}",
    "line\nbreak\r\nand\u{2028}more", "\u{1B}[31mred\u{1B}[0m", "tab\tand\u{7}bell",
    "\u{301}\u{302}",
    "क्षत्रिय", String(repeating: "wide 全角 ", count: 120), String(repeating: "x", count: 1_000),
    "e" + String(repeating: "\u{301}", count: 60), "\u{200D}\u{200D}", "${coffee} ${nobody} ${",
    "\u{0}\u{9B}31m", "🅰️⚠️❤️", "a\u{0}b",
  ]

  private mutating func text() -> String { Self.texts.randomElement(using: &random) ?? "" }
  private mutating func localized() -> LocalizedText { LocalizedText(text()) }

  private mutating func optional<Value>(_ value: (inout Self) -> Value) -> Value? {
    Bool.random(using: &random) ? value(&self) : nil
  }

  mutating func phone() -> PhoneCatalog {
    let apps = (0..<Int.random(in: 0...3, using: &random)).map { app(id: "app\($0)") }
    var context = PhoneContext()
    context.device = Device.allCases.randomElement(using: &random) ?? .iPhone
    return PhoneCatalog(
      id: text(), apps: apps,
      places: [Place(id: "p", display: DisplayRepresentation(title: localized()))],
      startingContext: context)
  }

  private mutating func app(id: String) -> AppCatalog {
    let counts = [0, 1, 2, 5, 6, 60]
    let items = (0..<(counts.randomElement(using: &random) ?? 2)).map { number in
      EntityItem(
        id: "item\(number)",
        display: DisplayRepresentation(
          title: localized(), subtitle: optional { $0.localized() }, symbol: optional { $0.text() }),
        isSample: Bool.random(using: &random))
    }
    let intents = (0..<3).map { intent(id: "intent\($0)") }
    let shortcuts = (0..<2).map { number in
      AppShortcut(
        intent: "intent\(number)", shortTitle: localized(), symbol: optional { $0.text() },
        phrases: LocalizedList([
          "Go \(number) ${applicationName}", "Take ${thing} ${applicationName}",
        ]))
    }
    return AppCatalog(
      id: id, name: localized(), symbol: optional { $0.text() },
      tileColor: TileColor.allCases.randomElement(using: &random),
      facts: [Fact(id: text(), value: .text(text()))],
      entities: [AppEntity(id: "Thing", items: items)], intents: intents,
      appShortcuts: shortcuts, pages: [page()])
  }

  private mutating func intent(id: String) -> AppIntent {
    let isMany = Bool.random(using: &random)
    return AppIntent(
      id: id, title: localized(), risk: .none,
      parameters: [
        IntentParameter(
          id: "thing", title: optional { $0.localized() }, type: .entity("Thing"),
          isRequired: true, isMany: isMany, ask: optional { $0.localized() }),
        IntentParameter(
          id: "sure", type: Bool.random(using: &random) ? .boolean : .string,
          isRequired: Bool.random(using: &random), ask: localized()),
      ],
      confirmations: optional {
        IntentConfirmation(
          action: .custom(
            accept: $0.localized(), acceptAlternatives: LocalizedList(), deny: $0.localized(),
            denyAlternatives: LocalizedList(), isDestructive: true),
          dialog: IntentDialog(full: $0.localized()), snippet: $0.snippet())
      }.map { [$0] } ?? [],
      outcomes: [
        Outcome(
          name: "done", dialog: IntentDialog(full: localized()), snippet: snippet(),
          liveActivity: LiveActivity(title: localized(), length: .seconds(600)),
          takesSeconds: Bool.random(using: &random) ? 3 : 0)
      ])
  }

  private mutating func snippet() -> Snippet {
    Snippet(
      title: localized(), subtitle: optional { $0.localized() }, symbol: text(),
      rows: (0..<Int.random(in: 0...15, using: &random)).map { _ in
        Snippet.Row(label: localized(), value: localized())
      })
  }

  private mutating func page() -> Page {
    Page(
      id: "page", title: localized(),
      items: (0..<Int.random(in: 0...30, using: &random)).map {
        PageItem(
          id: "i\($0)", title: localized(), subtitle: localized(), symbol: optional { $0.text() })
      },
      buttons: [PageButton(id: "b", title: localized(), performs: "intent0", donates: true)])
  }

  // MARK: A walk

  mutating func step(_ session: inout Session) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: _ = session.type(String(text().prefix(40)))
    case 1: _ = session.paste(text())
    case 2:
      guard let app = session.simulator.phone.apps.randomElement(using: &random) else { return }
      session.send(.app(.opened(app: app.id)))
    case 3:
      guard let app = session.simulator.phone.apps.randomElement(using: &random),
        let intent = app.intents.randomElement(using: &random)
      else { return }
      let reference = IntentReference(app: app.id, intent: intent.id)
      session.send(.run(.startedDirectly(reference, values: [])))
    case 4:
      session.send(
        .context(.deviceChanged(Device.allCases.randomElement(using: &random) ?? .iPhone)))
    case 5: session.press(.accept)
    case 6: for _ in 0..<4 { session.press(.moveDown) }
    default:
      if let command = Command.allCases.randomElement(using: &random) { session.press(command) }
    }
  }

  mutating func canvasSize() -> (columns: Int, rows: Int) {
    Bool.random(using: &random)
      ? (Int.random(in: 0...200, using: &random), Int.random(in: 0...60, using: &random))
      : (Int.random(in: 40...100, using: &random), Int.random(in: 12...30, using: &random))
  }
}
