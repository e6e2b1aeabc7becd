import Testing

@testable import IntentModel

@Suite struct LocalizedTextTests {
  private let text = LocalizedText(entries: [
    .init(language: "en", text: "Latte"), .init(language: "zh-Hans", text: "拿铁"),
    .init(language: "pt_BR", text: "Café com leite"),
  ])

  @Test(arguments: [
    ("en", "Latte"), ("zh-Hans", "拿铁"), ("zh-hans", "拿铁"), ("zh", "拿铁"),
    ("pt-BR", "Café com leite"), ("ja", "Latte"),
  ])
  func theNearestLanguageSpeaks(language: String, expected: String) {
    #expect(text.text(in: language) == expected)
  }

  @Test func aTextWithoutALanguageServesAllAndIsWrittenInTheFirst() {
    let plain: LocalizedText = "Latte"
    #expect(plain.text(in: "ja") == "Latte")
    #expect(plain.isWritten(in: "en-GB", firstLanguage: "en"))
    #expect(!plain.isWritten(in: "ja", firstLanguage: "en"))
  }

  @Test func verbsAreNamedOnceAndSpokenInThreeLanguages() {
    #expect(Set(ConfirmationVerb.all.map(\.name)).count == 33)
    #expect(ConfirmationVerb.named("order")?.label.text(in: "ja") == "注文")
    #expect(ConfirmationVerb.named("confirm") == nil)
  }
}
