import IntentModel
import Testing

@testable import SimulatorCore

@Suite struct PhraseMatcherTests {
  private func match(_ words: String, language: String = "en") -> PhraseMatch? {
    let walk = Walk { $0.language = language }
    return walk.hearing(of: words).match
  }

  @Test(
    arguments: [
      ("Order with Corner Cup", nil, "Corner Cup"), ("order with corner", nil, "Corner"),
      ("ORDER  with, Corner Cup!", nil, "Corner Cup"),
      ("Order latte with Corner Cup", "latte", "Corner Cup"),
      ("order the milky one with corner", nil, nil),
      ("order milky one with corner", "latte", "Corner"),
      ("order lattes with corner", "latte", "Corner"),
      ("order green tea with corner cup", "greentea", "Corner Cup"),
    ] as [(String, String?, String?)])
  func listedVariantsMatchWhole(words: String, option: String?, name: String?) {
    let found = match(words)
    #expect(found?.option == option)
    #expect(found?.applicationName == name)
  }

  @Test(arguments: [
    "Order", "Order with Corner Cup please now", "Order a latte with Corner Cup",
    "with Corner Cup order", "Order with Cornering Cup", "Orderwith Corner", "",
  ])
  func whatIsNotListedDoesNotMatch(words: String) {
    #expect(match(words) == nil)
  }

  @Test func otherLanguagesHaveTheirOwnPhrases() {
    #expect(match("Corner CupでLatteを注文", language: "ja")?.option == "latte")
    #expect(match("Order with Corner Cup", language: "ja") == nil)
  }

  @Test func theLongerWordingWinsAndTheOtherIsNamed() {
    var phone = SampleCatalog.phone
    phone.apps[1].synonyms = LocalizedList(["Corner Cup"])
    phone.apps[1].appShortcuts = [
      AppShortcut(
        intent: "Note", shortTitle: "Note",
        phrases: LocalizedList(["Order latte with ${applicationName}"]))
    ]
    let walk = Walk(phone: phone)
    let found = walk.hearing(of: "Order latte with Corner Cup").match
    #expect(found?.intent == "Note")
    #expect(found?.rivals.map(\.intent) == [SampleCatalog.order])
    #expect(
      found?.rivals.first?.words
        == "\"Order ${drink} with ${applicationName}\" lost by fixed wording: 9 letters, against 14 letters"
    )
  }

  @Test func aNegativePhraseKeepsTheAppOut() {
    var phone = SampleCatalog.phone
    phone.apps[0].appShortcuts[0].negativePhrases = LocalizedList([
      "Order with ${applicationName}", "Order mocha", "Order black tea with ${applicationName}",
      "Order ${shop} with ${applicationName}",
    ])
    let walk = Walk(phone: phone)
    guard case .missed(let miss) = walk.hearing(of: "Order with Corner Cup") else {
      Issue.record("it was not kept out")
      return
    }
    #expect(miss.barred.map(\.negative) == ["Order with ${applicationName}"])
    #expect(miss.barred.first?.phrase?.intent == SampleCatalog.order)
    #expect(walk.hearing(of: "Order latte with Corner Cup").match != nil)
    #expect(walk.hearing(of: "Order black tea with Corner").match == nil)
    #expect(walk.hearing(of: "Order Market Street with Corner").match == nil)
  }

  @Test func phrasesWithoutTheAppsNameOrWithTwoParametersAreNotRegistered() {
    var phone = SampleCatalog.phone
    phone.apps[0].appShortcuts[0].phrases = LocalizedList([
      "Order a drink", "Order ${drink} ${handover} with ${applicationName}",
    ])
    let book = Simulator(phone).index.phraseBook(language: "en")
    #expect(book.entries.isEmpty)
  }
}

extension Walk {
  func hearing(of words: String) -> Hearing {
    session.simulator.hearing(of: words, in: state)
  }
}

extension Hearing {
  var match: PhraseMatch? { if case .matched(let match) = self { match } else { nil } }

  var miss: PhraseMiss? { if case .missed(let miss) = self { miss } else { nil } }

  var builtIn: BuiltInCatch? { if case .builtIn(let found) = self { found } else { nil } }
}
