import IntentModel
import Testing

@testable import SimulatorCore

@Suite struct NearPhraseTests {
  private func match(_ words: String, phone: PhoneCatalog = SampleCatalog.phone) -> PhraseMatch? {
    Walk(phone: phone) { $0.era = .flexible }.hearing(of: words).match
  }

  @Test(
    arguments: [
      ("Please order a latte from Corner Cup", 4), ("Order latte in Corner", 2),
      ("With Corner Cup, order latte", 2), ("Order the latte with Corner Cup, please", 2),
    ])
  func functionWordsAndOrderMayDiffer(words: String, distance: Int) {
    let found = match(words)
    #expect(found?.option == "latte")
    #expect(found?.distance?.count == distance)
  }

  @Test func whatDiffersIsTold() {
    let found = match("Order a latte in Corner")
    #expect(found?.distance?.words == "without \"with\", with \"a\" \"in\"")
  }

  @Test func aListedPhraseIsPreferredToANearOne() {
    let found = match("Order latte with Corner Cup")
    #expect(found?.distance == nil)
    #expect(found?.option == "latte")
  }

  @Test(arguments: [
    "Get a latte with Corner Cup",  // another verb
    "Don't order a latte with Corner Cup",
    "Order a latte without Corner Cup",
    "Order a latte",  // no app
    "Order a latte with Quiet Hour",  // another app
    "Order a cocoa with Corner Cup",  // no such value
    "Order latte mocha with Corner Cup",
    "Order a latte with Corner Cup and Quiet Hour",
    "Corner Cup",
    "Could you please now just order me a latte with Corner Cup",  // too far
  ])
  func whatMeansSomethingElseIsRefused(words: String) {
    #expect(match(words) == nil)
  }

  @Test func saveIsNotCreate() {
    let phone = PhoneOfPhrases.meditation
    #expect(match("Save a focus session in Tidepool", phone: phone) == nil)
    #expect(match("Create the focus session with Tidepool", phone: phone)?.intent == "Create")
    #expect(
      match("Start gratitude meditation with ocean waves in Tidepool", phone: phone) == nil)
  }

  @Test func japaneseAndChineseHaveTheirOwnFunctionWords() {
    var phone = SampleCatalog.phone
    let japanese = Walk(phone: phone) {
      $0.era = .flexible
      $0.language = "ja"
    }
    #expect(japanese.hearing(of: "Corner CupでLatteを注文してください").match?.option == "latte")
    #expect(japanese.hearing(of: "Corner CupでLatteを取り消し").match == nil)
    phone.apps[0].appShortcuts[0].phrases = LocalizedList(entries: [
      .init(language: "zh-Hans", texts: ["用${applicationName}点${drink}"])
    ])
    let chinese = Walk(phone: phone) {
      $0.era = .flexible
      $0.language = "zh-Hans"
    }
    #expect(chinese.hearing(of: "请帮我在Corner Cup点Latte").match?.option == "latte")
    #expect(chinese.hearing(of: "不用Corner Cup点Latte").match == nil)
  }
}
