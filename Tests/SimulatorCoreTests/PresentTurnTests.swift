import IntentModel
import Testing

@testable import SimulatorCore

/// The phone's language changes under a turn.
@Suite struct PresentTurnTests {
  private static let pour = IntentReference(app: "quiet", intent: "Pour")

  private static func both(_ english: String, _ japanese: String) -> LocalizedText {
    LocalizedText(entries: [
      .init(language: "en", text: english), .init(language: "ja", text: japanese),
    ])
  }

  private func walk(changing change: StateChange = StateChange()) -> Walk {
    let item = EntityItem(
      id: "mint", display: DisplayRepresentation(title: Self.both("Mint", "ミント")))
    let other = EntityItem(
      id: "rose", display: DisplayRepresentation(title: Self.both("Rose", "ローズ")))
    var phone = SampleCatalog.phone
    phone.apps[1].facts.append(Fact(id: "cups", value: .number(1)))
    phone.apps[1].entities.append(AppEntity(id: "Tea", items: [item, other]))
    phone.apps[1].intents.append(
      AppIntent(
        id: "Pour", title: "Pour",
        parameters: [
          IntentParameter(
            id: "tea", type: .entity("Tea"), isRequired: true,
            ask: Self.both("Which tea?", "どのお茶？"))
        ],
        confirmations: [
          IntentConfirmation(
            action: .verb("order"),
            dialog: IntentDialog(full: Self.both("Pour ${tea}?", "${tea}を入れますか？")),
            snippet: Snippet(title: Self.both("Cup of ${tea}", "${tea}一杯")))
        ],
        outcomes: [
          Outcome(
            name: "poured",
            dialog: IntentDialog(full: Self.both("Poured cup ${cups}.", "${cups}杯目です。")),
            change: change, output: [.init(name: "kind", value: Self.both("Tea", "お茶"))])
        ]))
    var walk = Walk(phone: phone)
    walk.send(.run(.startedDirectly(Self.pour, values: [])))
    return walk
  }

  @Test func aQuestionIsAskedAnew() {
    var walk = walk()
    let asked = walk.last
    walk.send(.context(.languageChanged("ja")))
    #expect(walk.last?.shown == "どのお茶？")
    #expect(walk.last?.options == ["ミント", "ローズ"])
    #expect(walk.last?.spoken == "どのお茶？ミント、またはローズ？")
    #expect(walk.last?.id == asked?.id)
    walk.session.undo()
    #expect(walk.last == asked)
  }

  @Test func aHintIsAskedAnewAndWhatWasSaidStays() {
    var walk = walk()
    walk.say("a bicycle")
    walk.send(.context(.languageChanged("ja")))
    #expect(
      walk.state.transcript.map(\.shown)
        == ["Which tea?", "a bicycle", "「a bicycle」が見つかりません。どのお茶？"])
  }

  @Test func aConfirmationChangesWithItsCard() {
    var walk = walk()
    walk.say("mint")
    walk.send(.context(.languageChanged("ja")))
    #expect(walk.last?.shown == "ミントを入れますか？")
    #expect(walk.last?.snippet?.title == "ミント一杯")
  }

  @Test func aResultChangesUnlessItSpeaksOfWhatItChanged() {
    for (change, shown, output) in [
      (StateChange(), "1杯目です。", "お茶"),
      (StateChange(additions: [.init(fact: "cups", amount: 1)]), "Poured cup 1.", "Tea"),
    ] {
      var walk = walk(changing: change)
      walk.say("mint")
      walk.send(.run(.optionChosen(Confirmation.accept)))
      walk.send(.context(.languageChanged("ja")))
      #expect(walk.last?.shown == shown)
      guard case .finished(let conclusion)? = walk.phase else { return #expect(Bool(false)) }
      #expect(conclusion.outputs.map(\.value) == [output])
    }
  }

  @Test func whatWasNotUnderstoodAndWhatWasCancelledChange() {
    var walk = walk()
    walk.send(.run(.cancelled))
    walk.send(.context(.languageChanged("ja")))
    #expect(walk.last?.shown == "キャンセルしました。")
    walk = Walk()
    walk.say("a bicycle")
    walk.send(.context(.languageChanged("zh-Hans")))
    #expect(walk.last?.shown == "我没听懂。")
  }
}
