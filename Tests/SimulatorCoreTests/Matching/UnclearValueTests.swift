import IntentModel
import Testing

@testable import SimulatorCore

/// A value said with the request that several go by: which of them is asked, and nothing wider.
@Suite struct UnclearValueTests {
  private static let names = ["en": "Mei", "ja": "芽衣", "zh-Hans": "芽衣"]

  /// Two people of one name and a third, a message to one of whom the phone itself takes; and a
  /// shop in which two drinks share a synonym.
  private func walk(_ language: String) -> Walk {
    func display(_ title: String, _ synonyms: [String] = []) -> DisplayRepresentation {
      DisplayRepresentation(title: LocalizedText(title), synonyms: LocalizedList(synonyms))
    }
    let name = Self.names[language] ?? ""
    var phone = SampleCatalog.phone
    phone.people = [
      Contact(id: "arita", display: display("\(name) Arita", [name])),
      Contact(id: "jonas", display: display("Jonas Pell", ["Jonas"])),
      Contact(id: "okuda", display: display("\(name) Okuda", [name])),
    ]
    phone.apps[1].intents.append(
      AppIntent(
        id: "Write", title: "Write", handles: [.message],
        parameters: [
          IntentParameter(id: "who", title: "Person", type: .person, isRequired: true),
          IntentParameter(id: "text", type: .string, isRequired: true),
        ]))
    phone.apps[0].entities[0].items[0].display.synonyms = LocalizedList(["コーヒー", "咖啡", "coffee"])
    phone.apps[0].entities[0].items[1].display.synonyms = LocalizedList(["コーヒー", "咖啡", "coffee"])
    phone.apps[0].intents[0].parameters[0].guess = .none
    phone.apps[0].appShortcuts[0].phrases = LocalizedList([
      "Order a ${drink} with ${applicationName}", "${applicationName}で${drink}を注文",
      "用${applicationName}点${drink}",
    ])
    return Walk(phone: phone) { $0.language = language }
  }

  @Test(
    "two people of one name",
    arguments: [
      ("en", "text Mei", "Mei"), ("en", "send a message to Mei", "Mei"),
      ("en", "text my friend Mei a joke", "Mei"), ("ja", "芽衣にメッセージを送って", "芽衣"),
      ("zh-Hans", "发短信给芽衣", "给芽衣"),
    ])
  func people(language: String, words: String, said: String) {
    var walk = walk(language)
    walk.say(words)
    #expect(walk.last?.kind == .question(.disambiguation))
    #expect(walk.options == ["arita", "okuda"])
    let name = Self.names[language] ?? ""
    #expect(
      receipt(walk) == [
        "\"\(said)\" fits several: 2 options, author's order",
        "\(name) Arita: its synonym \"\(name)\"", "\(name) Okuda: its synonym \"\(name)\"",
      ])
    walk.send(.run(.optionChosen("okuda")))
    #expect(
      walk.state.run?.resolution(of: "who")?.values
        == [.person(id: "okuda", text: "\(name) Okuda")])
  }

  @Test func aPersonOfOneNameIsNotAskedAbout() {
    var walk = walk("en")
    walk.say("text Jonas")
    #expect(
      walk.state.run?.resolution(of: "who")?.values == [.person(id: "jonas", text: "Jonas Pell")])
  }

  @Test func aWordThatOnlyBeginsANameIsNone() {
    var walk = walk("en")
    walk.say("text a note")
    #expect(walk.last?.shown == "Who?")
  }

  @Test(
    "two values of one synonym",
    arguments: [
      ("en", "Order a COFFEE with Corner Cup", "COFFEE", "coffee"),
      ("ja", "Corner Cupでコーヒーを注文", "コーヒー", "コーヒー"), ("zh-Hans", "用 Corner Cup 点咖啡", "咖啡", "咖啡"),
    ])
  func values(language: String, words: String, said: String, synonym: String) {
    var walk = walk(language)
    walk.say(words)
    #expect(walk.options == ["latte", "mocha"])
    #expect(
      receipt(walk).first?.hasPrefix("\"\(said)\" fits several: 2 options") == true,
      "in the person's own letters")
    #expect(
      receipt(walk).dropFirst() == [
        "Latte: its synonym \"\(synonym)\"", "Mocha: its synonym \"\(synonym)\"",
      ])
  }

  @Test func whatIsOnlyPartOfATitleSaysSo() {
    var walk = walk("en")
    walk.say("Order a zebra with Corner Cup")
    walk.send(.run(.startedDirectly(SampleCatalog.order, values: [])))
    walk.say("tea")
    #expect(walk.options == ["greentea", "blacktea"])
    #expect(
      receipt(walk).dropFirst() == ["Green tea: part of its title", "Black tea: part of its title"])
  }

  /// What the receipt says of the parameter asked about.
  private func receipt(_ walk: Walk) -> [String] {
    guard case .disambiguating(let choice)? = walk.phase else { return [] }
    return (RunReceipt(walk.session.simulator, walk.state)?.lines ?? [])
      .filter { $0.kind == .parameter(choice.parameter) }.map(\.text)
  }
}
