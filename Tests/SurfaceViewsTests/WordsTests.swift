import CellGrid
import IntentModel
import SimulatorCore
import SurfaceViews
import Testing

/// Words on the screen that go by what the walk is.
struct WordsTests {
  private func picture(_ session: Session) -> String {
    Render.grid(session, theme: .plain, canvas: Canvas(columns: 160, rows: 60)).plainText
  }

  @Test func thePhoneOfOneAppGoesByItsNameAllTheTime() {
    var phone = SamplePhone.phone
    phone.apps = [phone.apps[0]]
    var session = SamplePhone.session(phone: phone)
    #expect(picture(session).hasPrefix(" Brew Bar "))
    let rate = IntentReference(app: "brewbar", intent: "RateCoffee")
    session.send(.run(.startedDirectly(rate, values: [])))
    #expect(picture(session).hasPrefix(" Brew Bar "))
  }

  @Test func historyTellsWhatWasBefore() {
    var session = SampleScenes.named("guess")
    session.chrome.inspectorTab = .state
    #expect(picture(session).contains("done before the walk, 0 in it"))
    #expect(!picture(session).contains("0 done before the walk"))
  }

  @Test func whatIsMadeUpIsMarkedOnTheResult() {
    var phone = SamplePhone.phone
    for index in phone.apps[0].entities[0].items.indices {
      phone.apps[0].entities[0].items[index].isSample = true
    }
    var session = SamplePhone.session(phone: phone)
    session.send(.surfacePresented(.siri))
    session.send(.conversation(.said("Order Latte with Brew Bar")))
    #expect(picture(session).contains("sample: Latte"))
  }

  @Test func stockWordsInAnotherLanguageSayWhoseTheyAre() {
    var session = SampleScenes.named("cancelled")
    session.send(.context(.languageChanged("de")))
    let text = picture(session)
    #expect(text.contains("Understudy: the catalog has none, and Understudy none in German"))
  }

  @Test(arguments: [
    ("en", "No results for “zebra”"), ("ja", "「zebra」は見つかりません"), ("zh-Hans", "没有“zebra”的结果"),
  ])
  func marksOfQuotationAreThoseOfTheLanguage(language: String, words: String) {
    var session = SampleScenes.named("no-results")
    session.send(.context(.languageChanged(language)))
    #expect(picture(session).contains(words))
  }
}
