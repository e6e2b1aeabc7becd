import IntentModel

/// The words of a run, with its values in: the catalog's, or stock ones where it has none.
package struct RunWording {
  package struct Said: Hashable, Sendable {
    package var shown: String
    package var spoken: String
    package var origin: TextOrigin = .written
    package var snippet: FilledSnippet?
    package var options: [String] = []

    init(_ text: String, spoken: String? = nil, origin: TextOrigin = .written) {
      shown = text
      self.spoken = spoken ?? text
      self.origin = origin
    }
  }

  let simulator: Simulator
  let state: SimulationState
  let run: IntentRun?
  let intent: AppIntent?
  let tag: String
  let language: SpokenLanguage

  package init(_ simulator: Simulator, _ state: SimulationState) {
    self.simulator = simulator
    self.state = state
    run = state.run
    intent = state.run.flatMap { simulator.index.intent($0.intent) }
    tag = state.context.language
    language = SpokenLanguage(tag)
  }
}
