import Foundation
import Testing

@testable import SimulatorCore

/// What a question's own unit or currency makes of an answer.
@Suite struct DefaultUnitTests {
  private let en = SpokenLanguage("en")

  @Test func sharedSignsMeanTheDefaultCurrency() {
    #expect(CurrencyReader.read("$5", en, defaultCode: "CAD")?.code == "CAD")
    #expect(CurrencyReader.read("$5", en, defaultCode: "EUR")?.code == "USD")
    #expect(CurrencyReader.read("50 cents", en, defaultCode: "EUR")?.code == "EUR")
    #expect(CurrencyReader.read("50 cents", en, defaultCode: "JPY") == nil)
    #expect(CurrencyReader.read("¥5", en, defaultCode: "CNY")?.code == "CNY")
  }

  @Test func aUnitIsReadInTheLightOfTheDefault() {
    func read(_ said: String, _ unit: String?) -> String? {
      MeasurementReader.read(said, en, defaultUnit: unit).map { "\($0.value) \($0.unit)" }
    }
    #expect(read("500 ml", nil) == "500 ml")
    #expect(read("5", nil) == nil)
    #expect(read("ten kilos", "km") == "10 km")
    #expect(read("8 ounces", "ml") == "8 fl oz")
    #expect(read("minus 5 degrees", "°C") == "-5 °C")
    #expect(read("70 degrees", "°F") == "70 °F")
    #expect(read("20°C", "°C") == "20 °C")
    #expect(read("-5°", "°C") == "-5 °C")
    #expect(read("3 shots", "shot") == "3 shot")
    #expect(read("100 km/h", "km/h") == "100 km/h")
    #expect(read("2 L", "L") == "2 L")
    #expect(MeasurementReader.converted(2, from: "kg", to: "g") == 2000)
    #expect(MeasurementReader.converted(212, from: "°F", to: "°C") == 100)
    #expect(MeasurementReader.converted(2, from: "kg", to: "ml") == nil)
  }
}
