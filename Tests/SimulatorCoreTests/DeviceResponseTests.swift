import IntentModel
import Testing

@testable import SimulatorCore

struct DeviceResponseTests {
  private func turn(on device: Device, of walk: Walk) -> Turn? {
    walk.session.responsesOnEveryDevice().first { $0.device == device && !$0.isLocked }?.turns.last
  }

  @Test("one response for each device, and one for a locked iPhone") func allDevices() {
    var walk = Walk()
    walk.say("Order with Corner Cup")
    let responses = walk.session.responsesOnEveryDevice()
    #expect(responses.filter { !$0.isLocked }.map(\.device) == Device.allCases)
    #expect(responses.filter(\.isLocked).map(\.device) == [.iPhone])
  }

  @Test("nothing before Siri has spoken") func nothingYet() {
    #expect(Walk().session.responsesOnEveryDevice().isEmpty)
  }

  @Test("a moved mark and a half typed answer do not change what was answered") func laterSteps() {
    var walk = Walk()
    walk.say("Order with Corner Cup")
    let asked = walk.session.responsesOnEveryDevice()
    walk.send(.run(.optionSelected("mocha")))
    walk.send(.conversation(.draftChanged("mo")))
    #expect(walk.session.responsesOnEveryDevice() == asked)
  }

  @Test("the walk itself stays where it is") func noSideEffect() {
    var walk = Walk()
    walk.say("Order Latte with Corner Cup")
    let before = walk.state
    _ = walk.session.responsesOnEveryDevice()
    #expect(walk.state == before)
    #expect(turn(on: .airPods, of: walk)?.spoken.contains("4.50") == true)
  }

  @Test("found behind many events and beyond a checkpoint") func longWalk() {
    var walk = Walk()
    for _ in 0..<70 { walk.send(.surfacePresented(.siri)) }
    walk.say("Order with Corner Cup")
    for index in 0..<70 { walk.send(.conversation(.draftChanged("\(index)"))) }
    #expect(turn(on: .iPhone, of: walk)?.shown == "Which drink?")
  }
}

struct DialogFactsTests {
  private func turn(
    shown: String, spoken: String, title: String? = nil, rows: [(String, String)] = [],
    options: [String] = []
  ) -> Turn {
    Turn(
      id: 1, conversation: 1, kind: .result, shown: shown, spoken: spoken, origin: .written,
      snippet: title.map {
        FilledSnippet(title: $0, rows: rows.map { .init(label: $0.0, value: $0.1) })
      }, options: options)
  }

  @Test("a price in the snippet that is never spoken") func onlyShown() {
    let facts = DialogFacts(
      turn(
        shown: "Order it?", spoken: "One latte. Order it?", title: "Latte",
        rows: [("Cost", "4.50")]))
    #expect(facts.onlyShown == ["4.50"])
    #expect(facts.onlyHeard.isEmpty)
  }

  @Test("a time that is spoken and stands nowhere") func onlyHeard() {
    let facts = DialogFacts(
      turn(shown: "Ordered.", spoken: "Your latte is ready at 08:22.", title: "Latte"),
      values: ["latte"])
    #expect(facts.onlyHeard == ["08:22"])
    #expect(facts.onlyShown.isEmpty)
  }

  @Test("a value of the run counts as a fact, in any script") func values() {
    let facts = DialogFacts(turn(shown: "ラテを注文しますか？", spoken: "注文しますか？"), values: ["ラテ"])
    #expect(facts.onlyShown == ["ラテ"])
  }

  @Test("a fact is told once, without its label, and not what goes without saying")
  func oneFactOnce() {
    let facts = DialogFacts(
      turn(
        shown: "Ordered.", spoken: "Ordered.", title: "1 Mocha",
        rows: [("To", "宛先：おばあちゃん"), ("Count", "2"), ("Place", "Here")]),
      values: ["Mocha"], usual: ["Here", "1"])
    #expect(facts.onlyShown == ["1 Mocha", "宛先：おばあちゃん", "Count 2"])
    let told = DialogFacts(
      turn(shown: "", spoken: "おばあちゃんにカフェラテを1杯", title: "カフェラテ 1杯", rows: []))
    #expect(told.isEmpty)
  }

  @Test("words in another order carry the same fact") func sameFact() {
    let facts = DialogFacts(
      turn(
        shown: "Ordered.", spoken: "It will be at the Market Hall counter in 12 minutes.",
        title: "Market Hall", rows: [("Ready", "12 minutes"), ("Where", "counter at Market Hall")]))
    #expect(facts.isEmpty)
  }

  @Test("a number is not found inside a longer one") func wholeNumbers() {
    let facts = DialogFacts(turn(shown: "Gate 4", spoken: "Gate 42"))
    #expect(facts.onlyShown == ["4"])
    #expect(facts.onlyHeard == ["42"])
  }

  @Test(
    "a number is found beside a sign or a letter of another script",
    arguments: [
      ("$4.50 a cup", "That is 4.50."), ("06:30に出発します", "出発は06:30です"), ("42℃", "42 degrees"),
    ])
  func numbersBesideOthers(shown: String, spoken: String) {
    #expect(DialogFacts(turn(shown: shown, spoken: spoken)).isEmpty)
  }

  @Test("an option is no fact, though a number of it is found") func optionNumbers() {
    let facts = DialogFacts(
      turn(
        shown: "Which one?", spoken: "Which one? Latte or 12 ounces. Ask for 7.",
        options: ["Latte", "Mocha", "12 ounces"]))
    #expect(facts.onlyShown.isEmpty)
    #expect(facts.onlyHeard == ["7"])
  }

  @Test("options read out are told to both") func options() {
    let facts = DialogFacts(
      turn(
        shown: "Which one?", spoken: "Which one? Latte or mocha.", options: ["Latte", "Mocha"]))
    #expect(facts.isEmpty)
  }
}
