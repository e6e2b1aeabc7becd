import IntentModel
import Testing

@testable import SimulatorCore

/// What a field offers as an example must be understood when it is said.
struct AnswerExampleTests {
  private static let types: [ValueType] = [
    .integer, .decimal, .duration, .date, .time, .dateTime, .currency, .measurement, .url,
  ]

  @Test("every example is an answer", arguments: ["en", "ja", "zh-Hans"])
  func examples(language: String) throws {
    for type in Self.types {
      for unit in type == .measurement ? [nil, "km"] : [nil] {
        let example = try #require(
          StockWording(language).answerExample(type, unit: unit), "\(type)")
        let parameter = IntentParameter(id: "value", type: type, isRequired: true, unit: unit)
        var walk = Walk()
        walk.send(.context(.languageChanged(language)))
        let reading = AnswerReader(
          walk.session.simulator, walk.state, parameter: parameter, app: "corner"
        ).read(example)
        guard case .values = reading else {
          Issue.record("\(type) in \(language): \(example) is \(reading)")
          continue
        }
      }
    }
  }

  @Test("no words of ours in a language we have none for") func otherLanguages() {
    let parameter = IntentParameter(id: "value", type: .time, isRequired: true)
    #expect(StockWording("de").placeholders(for: parameter).isEmpty)
    #expect(
      StockWording("en").placeholders(for: parameter)
        == ["A time, such as 19:30", "Such as 19:30", "A time"])
  }
}
