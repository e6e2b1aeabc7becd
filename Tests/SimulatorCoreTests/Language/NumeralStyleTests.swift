import Foundation
import IntentModel
import Testing

@testable import SimulatorCore

/// Numbers as each language writes them.
struct NumeralStyleTests {
  @Test(
    arguments: [
      ("de", "21,5", "21.5"), ("de", "1.200,5", "1200.5"), ("de", "1.200", "1200"),
      ("de", "21.5", "21.5"), ("de", "0.125", "0.125"), ("de", "-,5", "-0.5"),
      ("de", "12.50.5", nil), ("de", "1,2,3", nil), ("fr", "12 000,5", "12000.5"),
      ("fr", "12\u{202F}000,5", "12000.5"), ("fr", "12 00", nil), ("de-CH", "1’200.5", "1200.5"),
      ("es", "1,25", "1.25"), ("es-MX", "1,250.5", "1250.5"), ("pt_BR", "1.250,5", "1250.5"),
      ("en", "21,5", nil), ("en", "1,200.5", "1200.5"), ("ja", "1,200", "1200"),
    ] as [(String, String, String?)])
  func reads(language: String, said: String, number: String?) {
    #expect(
      NumberReader.read(said, SpokenLanguage(language)) == number.flatMap { Decimal(string: $0) })
  }

  @Test(arguments: [
    ("en", "1,234,567.25", "$1,200.00"), ("de", "1.234.567,25", "1.200,00 $"),
    ("fr", "1\u{A0}234\u{A0}567,25", "1\u{A0}200,00 $"), ("de-CH", "1’234’567.25", "$1’200.00"),
    ("es-MX", "1,234,567.25", "$1,200.00"), ("zh-Hans", "1,234,567.25", "1,200.00美元"),
  ])
  func writes(language: String, number: String, amount: String) {
    let language = SpokenLanguage(language)
    #expect(ValueWording.number(Decimal(123_456_725) / 100, language) == number)
    #expect(ValueWording.currency(1200, code: "USD", language) == amount)
  }

  @Test(arguments: [
    "da", "de", "de-CH", "en", "es", "es-MX", "fi", "fr", "it", "ja", "nb", "nl", "pl", "pt", "ru",
    "sv", "tr", "cs", "zh-Hans",
  ])
  func whatIsWrittenIsRead(tag: String) throws {
    let language = SpokenLanguage(tag)
    for plain in ["0.5", "7", "21.5", "999.999", "1200", "12000.25", "1234567.125"] {
      let number = try #require(Decimal(string: plain))
      #expect(NumberReader.read(ValueWording.number(number, language), language) == number)
    }
    let amount = CurrencyReader.read(
      ValueWording.currency(Decimal(123_450) / 100, code: "USD", language), language,
      defaultCode: "USD")
    #expect(amount?.amount == Decimal(123_450) / 100)
  }

  @Test func everyLanguageWithStockWordsHasTablesOfItsOwn() {
    let tables = LanguageTag.withStockWords.map { SpokenLanguage($0).tables }
    #expect(Set(tables) == Set(SpokenLanguage.Tables.allCases))
    #expect(tables.count == SpokenLanguage.Tables.allCases.count)
  }
}
