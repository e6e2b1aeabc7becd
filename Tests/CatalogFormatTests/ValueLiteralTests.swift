import Foundation
import IntentModel
import PositionedJSON
import Testing

@testable import CatalogFormat

@Suite struct ValueLiteralTests {
  private let app = AppCatalog(
    id: "a", name: "A",
    entities: [
      AppEntity(id: "Tea", items: [EntityItem(id: "green", display: .init(title: "Green"))])
    ])
  private let phone = PhoneCatalog(
    id: "p", people: [Contact(id: "mika", display: .init(title: "Mika"))],
    places: [Place(id: "home", display: .init(title: "Home"))])

  private func read(_ text: String, _ type: ValueType) -> String {
    let result = ValueLiteral.read(text, as: type, unit: "EUR", app: app, phone: phone)
    switch result {
    case .success(let value): return "\(value)"
    case .failure(let fault): return fault.description
    }
  }

  @Test func aLineOfTextIsReadAsEachType() throws {
    #expect(read("12", .integer) == "integer(12)")
    #expect(read("twelve", .integer) == "expected a whole number, found 'twelve'")
    #expect(read("1.5", .decimal) == "decimal(1.5)")
    #expect(read("true", .boolean) == "boolean(true)")
    #expect(read("yes", .boolean) == "expected true or false, found 'yes'")
    #expect(read("08:10", .time) == "time(08:10)")
    #expect(read("4.50", .currency) == #"currency(amount: 4.5, code: "EUR")"#)
    #expect(read("4.50 JPY", .currency) == #"currency(amount: 4.5, code: "JPY")"#)
    #expect(read("90 fl oz", .measurement) == #"measurement(value: 90, unit: "fl oz")"#)
    #expect(read("home", .place) == #"place(id: Optional("home"), text: "home")"#)
    #expect(read("the bridge", .place) == #"place(id: nil, text: "the bridge")"#)
    #expect(read("green", .entity("Tea")) == #"option(id: "green")"#)
    #expect(read("gren", .entity("Tea")) == "'Tea' has no item 'gren'; did you mean 'green'?")
  }

  @Test(arguments: [
    ("12m", 720), ("1h30m", 5400), ("45s", 45), ("1h 5s", 3605), ("0s", 0), ("90m", 5400),
  ])
  func durations(_ text: String, _ seconds: Int) throws {
    #expect(try DurationText.seconds(text) == seconds)
  }

  @Test(arguments: [
    "", " ", "12", "m", "1m1h", "1m1m", "-1m", "1.5h", "1 m", "1h30", "1d", "1d9999999s",
  ])
  func noDurations(_ text: String) {
    #expect(throws: DurationText.Fault.unreadable) { try DurationText.seconds(text) }
  }

  @Test func aDurationOfTooManyDigits() throws {
    #expect(throws: DurationText.Fault.tooManyDigits) { try DurationText.seconds("9999999s") }
    #expect(try DurationText.seconds("999999s") == 999_999)
  }

  @Test func aWrittenDurationIsReadBack() throws {
    for seconds in [0, 1, 59, 60, 3599, 3600, 3661, 86_400, 999_999] {
      #expect(try DurationText.seconds(DurationText.text(seconds: seconds)) == seconds)
    }
  }

  @Test(arguments: ["1", "-1", "0.50", "12345678901234567890123456789012345678"])
  func decimals(_ text: String) {
    #expect(DecimalText.decimal(text) == Decimal(string: text))
  }

  @Test(arguments: ["", "-", ".5", "5.", "1e5", "1,5", "+1", "1.2.3", "NaN", "１", "1 "])
  func noDecimals(_ text: String) {
    #expect(DecimalText.decimal(text) == nil)
  }

  @Test func theExamplesOfThePageAreRead() throws {
    for (name, type) in ValueType.builtIn {
      for example in ValueLiteral.examples(type) {
        let node = try #require(JSONReader.read(Array(example.utf8), file: "x").root)
        let result = ValueLiteral.read(node, as: type, unit: "EUR", app: app, phone: phone)
        #expect((try? result.get()) != nil, "\(name): \(example)")
      }
    }
  }

  @Test(arguments: ["en", "ja", "zh-Hans", "sv_FI", "pt-BR", "sr-Latn-RS", "en-001", "yue"])
  func languageTags(_ tag: String) { #expect(LanguageTag.isWellFormed(tag)) }

  @Test(arguments: [
    "", "e", "english", "en-", "-en", "e1", "日本", "en us", "en--us", "en-abcdefghi",
  ])
  func noLanguageTags(_ tag: String) { #expect(!LanguageTag.isWellFormed(tag)) }
}
