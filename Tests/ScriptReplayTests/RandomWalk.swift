import IntentModel
import SimulatorCore
import TestSupport

/// A session that random things happened to, as far as the phone took them in.
struct RandomWalk {
  var session: Session
  var generator: SeededGenerator

  init(seed: UInt64, eventCount: Int) {
    generator = SeededGenerator(seed: seed)
    var phone = TestPhone.phone
    phone.apps.append(SharingPhone.album)
    let simulator = Simulator(phone)
    session = Session(simulator, start: Self.start(&generator, simulator))
    if Bool.random(using: &generator) { session.send(.app(.opened(app: "album"))) }
    for _ in 0..<eventCount { takeSomething() }
  }

  private static func start(
    _ generator: inout SeededGenerator, _ simulator: Simulator
  ) -> Session.Start {
    var context = simulator.phone.startingContext
    context.language = ["en", "ja", "zh-Hans"].randomElement(using: &generator)!
    context.device = (Device.allCases + [.iPhone, .iPhone, .iPad, .mac]).randomElement(
      using: &generator)!
    context.place = [nil, "home", "work"].randomElement(using: &generator)!
    context.isLocked = Bool.random(using: &generator)
    context.forcedOutcome = [nil, nil, "closed"].randomElement(using: &generator)!
    let performances = (0..<Int.random(in: 0...3, using: &generator)).map { day in
      Performance(
        intent: TestPhone.order,
        values: [
          GivenValue(
            parameter: "coffee",
            values: [.option(id: TestPhone.coffees.randomElement(using: &generator)!.id)]),
          GivenValue(parameter: "quantity", values: [.integer(day)]),
        ],
        time: SimulatedTime(context.time.date.adding(days: day - 9)), place: "home")
    }
    var person = Person(performances: performances)
    if Bool.random(using: &generator) {
      let frame = ShareTarget.activity(ActivityReference(app: "album", activity: "frame"))
      person.add(
        Share(target: frame, host: "album", time: context.time, place: "home"))
      person.shareSheet.favouriteActions = [.system(.print), frame, .system(.copyToPasteboard)]
      person.shareSheet.favouriteApps = [.system(.mail), .system(.message)]
      person.shareSheet.hiddenApps = [.system(.airDrop)]
    }
    return Session.Start(person: person, context: context)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }

  private mutating func takeSomething() {
    switch Int.random(in: 0..<40, using: &generator) {
    case 0: session.undo()
    case 1: session.redo()
    case 2: session.rewind(toStep: max(0, session.stepCount - 3))
    case 3..<10: if let event = contextEvent() { session.send(event) }
    case 10..<14: if let event = conversationEvent() { session.send(event) }
    case 14..<30 where isAtSomethingShared:
      for _ in 0..<Int.random(in: 1...4, using: &generator) where isAtSomethingShared { share() }
    default: if let event = eventHere() { session.send(event) }
    }
  }

  /// What the screen offers now, and what it may not.
  private mutating func eventHere() -> Event? {
    if let run = session.state.run, !run.isFinished {
      let option = pick(session.simulator.optionIDs(of: run) + ["latte"]) ?? "latte"
      return pick(
        [.optionChosen(option), .optionChosen(option), .optionToggled(option)]
          + [.optionSelected(option), .optionsAccepted, .cancelled]
      ).map(Event.run)
    }
    if session.state.run != nil, Bool.random(using: &generator) {
      return .conversation(.dismissed)
    }
    switch session.state.surface {
    case .siri: return conversationEvent()
    case .spotlight:
      let row = pick(Array(session.spotlightRows))?.id ?? .app("kettle")
      return pick([
        .spotlight(.rowChosen(row)), .spotlight(.rowSelected(row)), directRun(),
        .spotlight(.queryChanged(pick(words) ?? "")),
      ])
    case .hostApp(let host):
      let elements = session.simulator.elements(of: host, in: session.state)
      return pick(
        elements.map { .app(.elementSelected($0)) }
          + [
            .app(.buttonPressed("again")), .app(.buttonPressed("orders")),
            .app(.pageShown(host.app == "album" ? pick(["pictures", "story", "jobs"])! : "menu")),
            .surfacePresented(.spotlight), directRun(),
          ])
    }
  }

  let words = [
    "", "l", "latte", "order coffee", "Order with Kettle House", "ケトルで注文", "send with parcel post",
    "Order Flat White with Kettle House", "yes", "no", "cancel", "the second one", "2", "House",
    "a \"b\" \\ # c, d\u{2028}", " x  y ", "はい", "\u{301}é", "注文",
  ]

  private mutating func conversationEvent() -> Event? {
    let text = pick(words) ?? ""
    return pick(
      [
        .surfacePresented(.siri), .surfacePresented(.spotlight), .app(.opened(app: "kettle")),
        .app(.opened(app: "album")), .app(.opened(app: "album")),
        .conversation(.draftChanged(text)), .conversation(.draftChanged(text)),
        .conversation(.said(text)), .conversation(.said(text)), .conversation(.dismissed),
        directRun(),
      ] + speechAnswers)
  }

  private var speechAnswers: [Event] {
    guard let speech = session.state.pendingSpeech else { return [] }
    return [
      .effectAnswered(speech, .finished), .effectAnswered(speech, .failed(reason: "no \"sound\"")),
    ]
  }

  private mutating func contextEvent() -> Event? {
    let later = session.state.context.time.adding(
      seconds: Int.random(in: 0...100_000, using: &generator))
    let due = session.state.agenda.entries.first?.due ?? later
    return pick([
      .deviceChanged(pick(Device.allCases)!), .eraChanged(pick(Era.allCases)!),
      .languageChanged(pick(["en", "ja", "zh-Hans"])!), .appearanceChanged(.light),
      .clockMoved(to: later), .clockMoved(to: due), .clockMoved(to: due),
      .placeChanged(pick([nil, "home", "work"])!), .lockChanged(Bool.random(using: &generator)),
      .networkChanged(isOffline: Bool.random(using: &generator)),
      .outcomeForced(pick([nil, nil, "closed", "ordered", "unheard of"])!),
    ]).map(Event.context)
  }

  private mutating func directRun() -> Event {
    let ring: [GivenValue] = [
      GivenValue(parameter: "tip", values: [.currency(amount: 4.5, code: "USD")]),
      GivenValue(parameter: "cup", values: [.measurement(value: -250, unit: "fl oz")]),
      GivenValue(parameter: "wait", values: [.duration(seconds: 5_401)]),
      GivenValue(parameter: "share", values: [.decimal(0.125)]),
      GivenValue(
        parameter: "moment", values: [.dateTime(session.state.context.time.adding(seconds: 1))]),
      GivenValue(parameter: "where", values: [.place(id: nil, text: "the \"pier\", north")]),
      GivenValue(parameter: "link", values: [.url("https://a.example/?b=c#d")]),
    ]
    let choice = Int.random(in: 0..<5, using: &generator)
    return .run(
      .startedDirectly(
        IntentReference(
          app: "kettle",
          intent: ["OrderCoffee", "OrderCoffee", "ChooseExtras", "SetGift", "Ring"][choice]),
        values: choice == 4
          ? ring.filter { _ in Bool.random(using: &generator) }
          : choice == 0
            ? [GivenValue(parameter: "coffee", values: [.option(id: "house-2")])] : []))
  }
}
