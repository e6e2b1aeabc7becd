import IntentModel
import Testing

@testable import SimulatorCore

/// What a field offers as an example must be understood when it is said.
struct AnswerKindTests {
  private static let types: [ValueType] = [
    .integer, .decimal, .duration, .date, .time, .dateTime, .currency, .measurement, .url,
  ]

  @Test("every example is an answer", arguments: ["en", "ja", "zh-Hans"])
  func examples(language: String) {
    for type in Self.types {
      for unit in type == .measurement ? [nil, "km"] : [nil] {
        let examples = StockWording(language).answerExamples(type, unit: unit)
        #expect(!examples.isEmpty, "\(type)")
        let parameter = IntentParameter(id: "value", type: type, isRequired: true, unit: unit)
        var walk = Walk()
        walk.send(.context(.languageChanged(language)))
        for example in examples {
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
  }

  @Test(
    "a field and a question asked again call a kind of answer alike",
    arguments: ["en", "ja", "zh-Hans"])
  func oneName(language: String) {
    let wording = StockWording(language)
    for (_, type) in ValueType.builtIn {
      let parameter = IntentParameter(id: "value", type: type, isRequired: true)
      let asked = wording.expectedAnswer(type).lowercased()
      let shown = wording.placeholders(for: parameter)
      #expect(shown.last.map { asked.contains($0.lowercased()) } == true, "\(type)")
      guard asked != shown.last?.lowercased() else { continue }
      let example = wording.answerExamples(type, unit: nil).first
      #expect(example.map { asked.contains($0) && shown[0].contains($0) } == true, "\(type)")
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
