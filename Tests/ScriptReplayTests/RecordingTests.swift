import IntentModel
import ScriptReplay
import SimulatorCore
import TestSupport
import Testing

@Suite struct RecordingTests {
  /// Walks are recorded, written, read and replayed: the phone ends up the same, and everything
  /// that was seen on the way is seen again.
  @Test func replayedRecordingIsTheSameWalk() throws {
    let generator = SeededGenerator()
    var stepCount = 0
    var expectationCount = 0
    var counts: [String: Int] = [:]
    for number in 0..<400 {
      let seed = generator.seed &+ UInt64(number)
      let walk = RandomWalk(seed: seed, eventCount: 30).session
      let script = Recording.script(of: walk, catalogs: ["../Apps"])
      let text = ScriptWriter.text(of: script)
      let (read, findings) = ScriptParser.parse(text)
      try #require(findings == [], "UNDERSTUDY_SEED=\(seed)\n\(text)")
      try #require(read == script, "UNDERSTUDY_SEED=\(seed)\n\(text)")
      var replayer = Replayer(read, simulator: walk.simulator)
      let result = replayer.run()
      try #require(
        result.isFine, "UNDERSTUDY_SEED=\(seed)\n\(result.failure?.description ?? "")\n\(text)")
      try #require(
        replayer.session.state.recorded == walk.state.recorded, "UNDERSTUDY_SEED=\(seed)\n\(text)")
      expectationCount += script.steps.count {
        if case .expect = $0.value { true } else { false }
      }
      for step in script.steps {
        let words = step.value.written.split(separator: " ")
        let word = words.first == "expect" ? words.prefix(2).joined(separator: " ") : "\(words[0])"
        counts[word, default: 0] += 1
      }
      stepCount += script.steps.count
    }
    for word in [
      "share", "select", "take", "favourite", "unfavourite", "move", "arrange", "type", "banner",
      "expect sheet", "expect tells", "expect alert",
    ] { #expect(counts[word, default: 0] > 0, "\(word) is never recorded") }
    #expect(stepCount > 4_000)
    #expect(expectationCount > 1_000)
  }

  @Test func theSecondShortcutOfAnIntentHasANameOfItsOwn() throws {
    var phone = TestPhone.phone
    phone.apps[0].appShortcuts.append(
      AppShortcut(
        intent: "OrderCoffee", shortTitle: "Order coffee",
        phrases: LocalizedList(["Brew ${coffee} with ${applicationName}"])))
    var walk = Session(Simulator(phone))
    let row = SpotlightRow.ID.appShortcut(
      AppShortcutReference(TestPhone.order, ordinal: 1), option: "latte")
    for event in [SpotlightEvent.queryChanged("latte"), .rowChosen(row)] {
      #expect(walk.send(.spotlight(event)).refusal == nil)
    }
    let script = Recording.script(of: walk, catalogs: ["../Apps"])
    #expect(ScriptWriter.text(of: script).contains("id:shortcut/2/kettle/OrderCoffee/latte"))
    var replayer = Replayer(script, simulator: walk.simulator)
    #expect(replayer.run().isFine)
    #expect(replayer.session.state.recorded == walk.state.recorded)
  }

  @Test func recordingReadsLikeOnePersonWroteIt() {
    var replayer = Replayer(
      """
      context place Home
      did kettle/OrderCoffee coffee="Flat White" at 2026-03-01T08:05
      search "lat"
      search "latte"
      open siri
      type "Ord"
      say "Order with Kettle House"
      choose No
      choose Mocha
      undo
      choose House
      expect refused
      choose id:house
      press Order
      clock +4s
      """)
    replayer.run()
    #expect(replayer.failure == nil)
    let script = Recording.script(
      of: replayer.session, catalogs: ["demo:Apps"], from: .init(fromStep: 2))
    #expect(
      ScriptWriter.text(of: script) == """
        catalog demo:Apps
        context device iPhone, era app-shortcuts, language en, appearance dark, time 2026-03-02T08:10
        context place Home, locked no, offline no, outcome automatic
        did kettle/OrderCoffee coffee="Flat White" at 2026-03-01T08:05

        search "latte"
        open siri
        say "Order with Kettle House"
        expect asks "Flat White again?"

        choose No
        expect asks "Which coffee?"
        expect options Flat White, Latte, Mocha, "Salt, \\"Pepper\\" #1", House, House, "none"

        choose id:house
        expect confirms Order
        expect says "House, 4.50. Order it?"

        press Order
        expect says "Working…"

        clock 08:10:04
        expect says "One House."
        expect snippet "House"
        expect result ordered

        """)
  }

  /// Both apps of the phone go by one name, and a phrase of each is the same with it.
  private static let evenPhone: PhoneCatalog = {
    var phone = TestPhone.phone
    for place in phone.apps.indices { phone.apps[place].synonyms = LocalizedList(["the Stand"]) }
    phone.apps[1].appShortcuts[0].phrases = LocalizedList(["Order with ${applicationName}"])
    return phone
  }()

  @Test(
    "the question which app is meant is recorded and played again",
    arguments: [
      (
        [Event.run(.optionSelected("parcel")), .run(.optionChosen("parcel"))],
        "choose Parcel Post\nexpect says \"On its way.\"\nexpect result sent\n"
      ),
      (
        [.conversation(.said("the first one"))],
        "say \"the first one\"\nexpect asks \"Which coffee?\"\n"
          + "expect options Latte, Mocha, Flat White, \"Salt, \\\"Pepper\\\" #1\", House, House, "
          + "\"none\"\n"
      ),
      (
        [.conversation(.said("neither")), .conversation(.said("neither"))],
        "say \"neither\"\nexpect asks \"Which app?\"\n"
          + "expect options Kettle House, Parcel Post\n\nsay \"neither\"\nexpect cancelled\n"
      ),
    ])
  func whichApp(events: [Event], script rest: String) throws {
    var walk = Session(Simulator(Self.evenPhone))
    for event in [.surfacePresented(.siri), .conversation(.said("Order with the Stand"))] + events {
      #expect(walk.send(event).refusal == nil)
    }
    let script = Recording.script(of: walk, catalogs: [])
    let text = ScriptWriter.text(of: script)
    #expect(
      text.hasSuffix(
        "say \"Order with the Stand\"\nexpect asks \"Which app?\"\n"
          + "expect options Kettle House, Parcel Post\n\n" + rest), "\(text)")
    let (read, findings) = ScriptParser.parse(text)
    #expect(findings.isEmpty)
    var replayer = Replayer(read, simulator: walk.simulator)
    let result = replayer.run()
    #expect(result.isFine, "\(result.failure?.description ?? "")")
    #expect(replayer.session.state.recorded == walk.state.recorded)
  }

  @Test("a row that is run directly before iOS 16 is played again") func classicRow() throws {
    var walk = Session(Simulator(TestPhone.phone))
    walk.send(.context(.eraChanged(.classic)))
    walk.send(.spotlight(.queryChanged("order")))
    walk.send(.spotlight(.rowChosen(.intent(TestPhone.order))))
    #expect(walk.state.run != nil)
    let text = ScriptWriter.text(of: Recording.script(of: walk, catalogs: []))
    var replayer = Replayer(ScriptParser.parse(text).script, simulator: walk.simulator)
    #expect(replayer.run().isFine, "\(text)")
    #expect(replayer.session.state.recorded == walk.state.recorded)
    var byID = Replayer("context era classic\nsearch \"zebra\"\nchoose id:kettle/OrderCoffee")
    #expect(byID.run().isFine, "by its id, though it is not shown")
  }

  @Test func walkThatNeverBeganIsAnEmptyScript() {
    let script = Recording.script(of: Session(Simulator(TestPhone.phone)), catalogs: [])
    #expect(script.steps.isEmpty)
    #expect(script.catalogs == [])
  }
}
