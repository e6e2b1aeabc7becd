import Findings
import IntentModel
import SimulatorCore

/// The screens a designer meets, by name.
enum SampleScenes {
  struct Scene: CustomStringConvertible, Sendable {
    var name: String
    var session: Session
    var description: String { name }
  }

  static let all: [Scene] = surfaces + runs + chrome + devices + sharing

  static func named(_ name: String) -> Session {
    all.first { $0.name == name }?.session ?? SamplePhone.session()
  }

  private static func scene(
    _ name: String, device: Device = .iPhone, phone: PhoneCatalog = SamplePhone.phone,
    history: [SeededPerformance] = [], _ walk: (inout Session) -> Void
  ) -> Scene {
    var session = SamplePhone.session(device: device, phone: phone, history: history)
    walk(&session)
    return Scene(name: name, session: session)
  }

  private static let usual = [
    SeededPerformance(
      intent: IntentReference(app: "brewbar", intent: "OrderCoffee"),
      values: [GivenValue(parameter: "coffee", values: [.option(id: "mocha")])],
      time: SimulatedTime(seconds: 0))
  ]

  private static func order(_ session: inout Session) {
    session.press(.siri)
    session.say("Order Latte with Brew Bar")
  }

  private static func rate(_ session: inout Session) {
    session.send(
      .run(
        .startedDirectly(
          IntentReference(app: "brewbar", intent: "RateCoffee"), values: [])))
  }

  private static let surfaces: [Scene] = [
    scene("spotlight") { _ in },
    scene("search") {
      _ = $0.type("or")
      $0.press(.moveDown)
    },
    scene("no-results") { _ = $0.type("zebra") },
    scene("siri") { $0.press(.siri) },
    scene("page") { $0.send(.app(.opened(app: "brewbar"))) },
    scene("page-button") {
      $0.send(.app(.opened(app: "brewbar")))
      $0.press(.moveDown, .moveDown)
    },
    scene("page-performed") {
      $0.send(.app(.opened(app: "brewbar")))
      $0.send(.app(.buttonPressed("reorder")))
    },
    scene("spotlight-airPods", device: .airPods) { _ in },
    scene("search-classic") {
      $0.send(.context(.eraChanged(.classic)))
      _ = $0.type("or")
    },
    scene("siri-classic") {
      $0.send(.context(.eraChanged(.classic)))
      $0.press(.siri)
    },
    scene("suggestions-used", history: usual) { _ in },
  ]

  private static let runs: [Scene] = [
    scene("ask") {
      $0.press(.siri)
      $0.say("Order with Brew Bar")
    },
    scene("which-app", phone: SamplePhone.evenPhone) {
      $0.press(.siri)
      $0.say("Order with Brew")
      $0.press(.moveDown)
    },
    scene("guess", history: usual) {
      $0.press(.siri)
      $0.say("Order with Brew Bar")
    },
    scene("seven-options") {
      $0.press(.siri)
      $0.say("Meditate with Quiet Hours")
      $0.press(.moveDown)
    },
    scene("sixty-options") {
      $0.press(.siri)
      $0.say("Find a thing with Pantry")
      for _ in 0..<8 { $0.press(.moveDown) }
    },
    scene("several-values") {
      rate(&$0)
      $0.press(.accept, .moveDown)
    },
    scene("text-answer") {
      rate(&$0)
      $0.press(.accept, .moveDown, .moveDown, .moveDown, .accept)
      _ = $0.type("Best in town")
    },
    scene("confirmation") { order(&$0) },
    scene("destructive") {
      $0.send(
        .run(
          .startedDirectly(
            IntentReference(app: "brewbar", intent: "DeleteOrders"), values: [])))
    },
    scene("unlock") {
      $0.send(.context(.lockChanged(true)))
      $0.send(.context(.outcomeForced("ordered")))
      order(&$0)
      $0.press(.record)
    },
    scene("performing") {
      order(&$0)
      $0.press(.accept)
    },
    scene("result") {
      order(&$0)
      $0.press(.accept, .accept)
    },
    scene("failure") {
      $0.press(.siri)
      $0.say("Order Filter with Brew Bar")
    },
    scene("cancelled") {
      order(&$0)
      $0.press(.back)
    },
    scene("not-understood") {
      $0.press(.siri)
      $0.say("Order a pizza with Brew")
    },
  ]

  private static let chrome: [Scene] = [
    scene("state") {
      order(&$0)
      $0.press(.accept, .accept, .stateTab)
    },
    scene("transcript") {
      order(&$0)
      $0.press(.accept, .accept, .transcript)
    },
    scene("findings") {
      $0.chrome.findings = findings
      $0.press(.findings, .previousFocus)
    },
    scene("no-findings") { $0.press(.findings) },
    scene("refusal") { $0.press(.siri, .accept) },
    scene("help") { $0.press(.help) },
    scene("palette") {
      $0.press(.palette)
      _ = $0.type("co")
    },
    scene("every-device") {
      order(&$0)
      $0.press(.everyDevice)
    },
    scene("context") { $0.press(.contextPanel, .moveDown) },
    scene("question-without-field") {
      $0.press(.siri)
      $0.say("Order with Brew Bar")
      $0.press(.back)
    },
  ]

  private static let devices: [Scene] = Device.allCases.filter { $0 != .iPhone }.flatMap {
    device in
    [
      scene("ask-\(device.rawValue)", device: device) {
        $0.press(.siri)
        $0.say("Meditate with Quiet Hours")
      },
      scene("confirmation-\(device.rawValue)", device: device) { order(&$0) },
    ]
  }

  private static func shared(
    _ name: String, device: Device = .iPhone, _ walk: (inout Session) -> Void = { _ in }
  ) -> Scene {
    var session = SharingPhone.session(device: device)
    session.press(.share)
    walk(&session)
    return Scene(name: name, session: session)
  }

  private static func choose(_ entry: ShareEntry.ID, in session: inout Session) {
    session.send(.share(.entryChosen(entry)))
  }

  private static let sharing: [Scene] = [
    shared("share-sheet"),
    shared("share-sheet-sideways", device: .iPhoneSideways),
    shared("share-popover", device: .iPad),
    shared("share-menu", device: .mac),
    shared("share-options") {
      $0.send(.share(.entryChosen(.options)))
      $0.send(.share(.optionRowChosen(.way("pdf"))))
    },
    shared("share-sheet-sent-as-pdf") {
      $0.send(.share(.entryChosen(.options)))
      $0.send(.share(.optionRowChosen(.way("pdf"))))
      $0.send(.share(.screenLeft))
    },
    shared("edit-actions") {
      $0.send(.share(.favouriteAdded(.activity(SharingPhone.retouch))))
      choose(.editActions, in: &$0)
    },
    shared("compose-view") {
      choose(.target(.activity(SharingPhone.post)), in: &$0)
      _ = $0.type("The lake this morning")
    },
    shared("interface-alert") {
      choose(.target(.activity(SharingPhone.retouch)), in: &$0)
      $0.press(.accept)
    },
    shared("comparison") { $0.press(.compare, .caretRight) },
  ]

  private static let findings = [
    Finding(
      .error, rule: "unknown-key", "unknown key 'synonims'; did you mean 'synonyms'?",
      at: SourceLocation(file: "Apps/brewbar.app.jsonc", line: 12, column: 3)),
    Finding(
      .warning, rule: "disambiguation-over-five",
      "'session' offers 7 options; more than five tire a listener",
      at: SourceLocation(file: "Apps/quiethours.app.jsonc", line: 40, column: 9)),
    Finding(
      .note, rule: "order-unspecified", "'Thing' has 60 items and no order",
      at: SourceLocation(
        file: "/home/mei/Designs/A phone for the spring workshop/Apps/pantry.app.jsonc", line: 4,
        column: 9)),
  ]
}
