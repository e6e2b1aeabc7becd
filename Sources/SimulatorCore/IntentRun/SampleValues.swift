import IntentModel

extension Session {
  /// The values in what Siri says that only stand in for real ones, as they are written there.
  package func samples(in turn: Turn) -> [String] {
    guard !turn.isPerson, let run = state.run, let intent = simulator.index.intent(run.intent)
    else { return [] }
    let snippet = turn.snippet
    let rows = snippet?.rows.map(\.value) ?? []
    let texts = [turn.shown, snippet?.title, snippet?.subtitle].compactMap(\.self) + rows
    var names = [String]()
    for name in sampleOptions(of: run, intent) + sampleOutputs(of: run, intent)
    where !name.isEmpty && !names.contains(name) && texts.contains(where: { $0.contains(name) }) {
      names.append(name)
    }
    return names
  }

  private func sampleOptions(of run: IntentRun, _ intent: AppIntent) -> [String] {
    run.resolved.flatMap { resolved in
      resolved.values.compactMap { value -> String? in
        guard case .option(let id) = value, let parameter = intent.parameter(resolved.parameter),
          let choice = simulator.choice(id, of: parameter, app: run.intent.app), choice.isSample
        else { return nil }
        return choice.display.title.text(in: state.context.language)
      }
    }
  }

  private func sampleOutputs(of run: IntentRun, _ intent: AppIntent) -> [String] {
    guard case .finished(let conclusion) = run.phase else { return [] }
    let name: String
    switch conclusion.result {
    case .succeeded(let outcome), .failed(.outcome(let outcome)): name = outcome
    case .failed, .cancelled: return []
    }
    let outcome = intent.outcomes.first { $0.name == name }
    return outcome?.output.filter { $0.value.origin == .derived }
      .map { $0.value.text(in: state.context.language) } ?? []
  }
}
