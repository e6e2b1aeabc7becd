import IntentModel

/// Why a run is where it is, in the language of rules: what was heard, which phrase it met, and how
/// each parameter came by its value.
package struct RunReceipt {
  let simulator: Simulator
  let state: SimulationState
  let run: IntentRun
  let words: RunWording

  /// Of the run in progress or shown, else of what a page's button performed last.
  package init?(_ simulator: Simulator, _ state: SimulationState) {
    guard let run = state.runShown else { return nil }
    var state = state
    state.run = run
    self.simulator = simulator
    self.state = state
    self.run = run
    words = RunWording(simulator, state)
  }

  package var lines: [ReceiptLine] {
    guard let intent = simulator.index.intent(run.intent) else { return [] }
    if case .choosingApp(let choice) = run.phase { return appChoiceLines(choice) }
    return originLines(intent) + intent.resolutionOrder.flatMap { lines(for: $0) }
      + phaseLines(intent)
  }
}
