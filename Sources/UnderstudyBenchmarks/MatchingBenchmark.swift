import IntentModel
import SimulatorCore

/// How long it takes to hear one utterance: on 250 apps of four phrases and ten values, which write
/// out to 10,000 phrases. `Scripts/benchmark-matching` gives hassil the like.
enum MatchingBenchmark {
  /// What is measured, and milliseconds for one utterance.
  static func times() -> [(String, Double)] {
    let phone = PhoneCatalog(id: "phrases", apps: (0..<250).map(app))
    var flexible = PhoneContext()
    flexible.era = .flexible
    return [
      ("match a listed phrase", time(phone, PhoneContext(), hits)),
      ("match a near phrase", time(phone, flexible, near)),
      ("find out what is nearest", time(phone, PhoneContext(), misses)),
    ]
  }

  private static let hits = (0..<50).map { "start value \($0 % 10) with app \($0 * 5)" }
  private static let near = (0..<50).map { "please start the value \($0 % 10) in app \($0 * 5)" }
  private static let misses = (0..<50).map { "start value \($0 % 10) without app \($0 * 5)" }

  private static func time(
    _ phone: PhoneCatalog, _ context: PhoneContext, _ utterances: [String]
  ) -> Double {
    let simulator = Simulator(phone)
    let state = simulator.initialState(context: context)
    return Stopwatch.median(of: 15) {
      for words in utterances {
        let isMatched =
          if case .matched = simulator.hearing(of: words, in: state) { true } else { false }
        precondition(isMatched == (utterances != misses), words)
      }
    } / Double(utterances.count)
  }

  static func app(_ number: Int) -> AppCatalog {
    AppCatalog(
      id: "app\(number)", name: LocalizedText("App \(number)"),
      entities: [
        AppEntity(
          id: "Value",
          items: (0..<10).map {
            EntityItem(
              id: "v\($0)", display: DisplayRepresentation(title: LocalizedText("Value \($0)")))
          })
      ],
      intents: [
        AppIntent(
          id: "Start", title: "Start",
          parameters: [IntentParameter(id: "value", type: .entity("Value"), isRequired: true)],
          confirmations: [IntentConfirmation(action: .verb("start"))])
      ],
      appShortcuts: [
        AppShortcut(
          intent: "Start", shortTitle: "Start",
          phrases: LocalizedList([
            "Start ${value} with ${applicationName}", "Begin ${value} in ${applicationName}",
            "${applicationName} ${value}", "Go for ${value} with ${applicationName}",
          ]))
      ])
  }
}
