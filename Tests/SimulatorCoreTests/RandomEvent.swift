import IntentModel
import TestSupport

@testable import SimulatorCore

/// Events that mostly apply, and some that do not.
enum RandomEvent {
  /// `run.optionChosen`.
  static func name(of event: Event) -> String {
    var names = [String]()
    var value: Any = event
    while names.count < 2, let child = Mirror(reflecting: value).children.first,
      let label = child.label
    {
      names.append(label)
      value = child.value
    }
    if names.count == 1 { names.append(String("\(value)".prefix { $0 != "(" })) }
    return names[0] == "surfacePresented" || names[0] == "effectAnswered"
      ? names[0] : names.joined(separator: ".")
  }

  static func next(for session: Session, using random: inout SeededGenerator) -> Event {
    if let run = session.state.run, Int.random(in: 0..<4, using: &random) > 0 {
      return answer(to: run, in: session, using: &random)
    }
    let isSharing = session.openSheet != nil
    if Int.random(in: 0..<4, using: &random) < (isSharing ? 3 : 1) {
      return sharing(in: session, using: &random)
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      return .surfacePresented(Bool.random(using: &random) ? .siri : .spotlight)
    case 1, 2: return .spotlight(spotlight(in: session, using: &random))
    case 3: return .conversation(conversation(using: &random))
    case 4: return .app(page(in: session, using: &random))
    case 5: return .run(direct(using: &random))
    case 6:
      let speech = Bool.random(using: &random) ? session.state.pendingSpeech : nil
      return .effectAnswered(
        speech ?? EffectID(7), Bool.random(using: &random) ? .finished : .failed(reason: "no sound")
      )
    default: return .context(context(in: session, using: &random))
    }
  }

  private static func spotlight(
    in session: Session, using random: inout SeededGenerator
  ) -> SpotlightEvent {
    let unknown = IntentReference(app: "corner", intent: "Unknown")
    let rows =
      [
        .app("nowhere"), .intent(unknown), .appShortcut(AppShortcutReference(unknown), option: nil),
        .appShortcut(AppShortcutReference(SampleCatalog.order, ordinal: 1), option: nil),
        .appShortcut(AppShortcutReference(SampleCatalog.order), option: "unknown"),
        .content(ItemReference(app: "corner", entity: "Drink", item: "unknown")), .contact("mei"),
        .recentSearch("unknown"), .clearSearches,
      ] + session.spotlightRows.prefix(20).map(\.id)
    let row = rows.randomElement(using: &random) ?? .clearSearches
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .queryChanged(["", "o", "or", "res"].randomElement(using: &random) ?? "")
    case 1: return .rowSelected(row)
    default: return .rowChosen(row)
    }
  }

  private static func conversation(using random: inout SeededGenerator) -> ConversationEvent {
    let words =
      [
        "Order with Corner Cup", "order mocha with corner", "nonsense", "", "cancel",
        "Corner Cupで抹茶を注文", "\u{301}",
      ].randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .draftChanged(words)
    case 1: return .dismissed
    default: return .said(words)
    }
  }

  private static func page(
    in session: Session, using random: inout SeededGenerator
  ) -> HostAppEvent {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .opened(app: ["quiet", "nowhere"].randomElement(using: &random) ?? "")
    case 1: return .opened(app: "corner")
    case 2: return .pageShown(["menu", "unknown"].randomElement(using: &random) ?? "")
    case 3:
      return .elementSelected(
        [.item("board"), .button("mocha"), .button("signOut"), .item("unknown")]
          .randomElement(using: &random) ?? .item(""))
    default:
      return .buttonPressed(["mocha", "signOut", "none"].randomElement(using: &random) ?? "")
    }
  }

  private static func direct(using random: inout SeededGenerator) -> RunEvent {
    let intents = [
      SampleCatalog.rest, SampleCatalog.order, SampleCatalog.note,
      IntentReference(app: "corner", intent: "Unknown"),
      IntentReference(app: "nowhere", intent: "Order"),
    ]
    return .startedDirectly(intents.randomElement(using: &random) ?? SampleCatalog.rest, values: [])
  }

  private static func context(
    in session: Session, using random: inout SeededGenerator
  ) -> ContextEvent {
    let later = session.state.context.time.adding(
      seconds: Int.random(in: -60...900, using: &random))
    return [
      .clockMoved(to: later), .clockMoved(to: later), .deviceChanged(.airPods), .lockChanged(true),
      .networkChanged(isOffline: Bool.random(using: &random)), .deviceChanged(.mac),
      .deviceChanged(.iPhone), .languageChanged("ja"), .languageChanged("en"),
      .languageChanged(""), .outcomeForced("signedOut"), .outcomeForced(nil),
      .placeChanged("work"), .placeChanged("nowhere"), .eraChanged(.flexible),
      .appearanceChanged(.dark),
    ].randomElement(using: &random) ?? .lockChanged(false)
  }

  private static func answer(
    to run: IntentRun, in session: Session, using random: inout SeededGenerator
  ) -> Event {
    let options = session.simulator.optionIDs(of: run) + ["none"]
    let option = options.randomElement(using: &random) ?? "none"
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .run(.optionSelected(option))
    case 1, 2: return .run(.optionChosen(option))
    case 3: return .run(.optionToggled(option))
    case 4: return .run(.optionsAccepted)
    case 5: return .run(.cancelled)
    case 6: return .conversation(.draftChanged(option))
    case 7: return .run(.endSelected)
    default:
      let words = [
        "tea", "20 minutes", "latte", "sea and wind", "yes", "no", "the last one", "?", "3",
      ]
      return .conversation(.said(words.randomElement(using: &random) ?? ""))
    }
  }
}
