import IntentModel

/// One parameter at a time: given, defaulted, guess confirmed, disambiguated, or asked.
///
/// That each is settled, chosen from a list or asked for is SiriKit's ("Resolving and Handling
/// Intents", SiriKit documentation); that a guess is asked about first is a model of ours.
extension Simulator {
  /// Settles a parameter without a question and answers nil, or asks and answers what the front has
  /// to do. May end the run.
  func settle(
    _ parameter: IntentParameter, of intent: AppIntent, in state: inout SimulationState
  ) -> [Effect]? {
    guard let run = state.run else { return [] }
    let isNeeded = parameter.when.holds {
      conditionValue($0, app: run.intent.app, run: run, in: state)
    }
    guard isNeeded else {
      resolve(parameter, to: [], as: .notNeeded, in: &state)
      return nil
    }
    if let unclear = run.unclear, unclear.parameter == parameter.id {
      return askChoice(
        Disambiguation(
          parameter: parameter.id, options: unclear.options,
          reason: .severalFit(said: unclear.said)),
        in: &state)
    }
    if let value = parameter.defaultValue {
      resolve(parameter, to: [value], as: .defaulted, in: &state)
      return nil
    }
    guard parameter.isRequired else {
      resolve(parameter, to: [], as: .leftOut, in: &state)
      return nil
    }
    if let value = guess(for: parameter, in: state) {
      return askGuess(
        GuessConfirmation(parameter: parameter.id, value: value, policy: parameter.guess),
        in: &state)
    }
    guard parameter.type.isFiniteList else {
      return askValue(ValueRequest(parameter: parameter.id), in: &state)
    }
    let options = choices(of: parameter.type, app: run.intent.app, in: state).map(\.id)
    if options.isEmpty {
      return fail(.nothingToChoose(parameter: parameter.id), in: &state)
    }
    if options.count == 1, !parameter.isMany {
      resolve(parameter, to: [.option(id: options[0])], as: .onlyOption, in: &state)
      return nil
    }
    let reason: Disambiguation.Reason =
      run.declinedGuesses.contains(parameter.id) ? .guessDeclined : .noValue
    return askChoice(
      Disambiguation(parameter: parameter.id, options: options, reason: reason), in: &state)
  }

  func resolve(
    _ parameter: IntentParameter, to values: [IntentValue],
    as source: ResolvedParameter.Source, in state: inout SimulationState
  ) {
    state.run?.resolved.append(
      ResolvedParameter(parameter: parameter.id, values: values, source: source))
  }

  /// The assumption about a missing value, unless the person has said no to it.
  func guess(for parameter: IntentParameter, in state: SimulationState) -> IntentValue? {
    guard let run = state.run, parameter.guess != .none,
      !run.declinedGuesses.contains(parameter.id)
    else { return nil }
    let history = history(in: state).filter { $0.intent == run.intent }
    let value: IntentValue? =
      switch parameter.guess {
      case .none: nil
      case .lastUsed:
        history.last { !$0.values(of: parameter.id).isEmpty }?
          .values(of: parameter.id).first
      case .mostUsed: mostUsed(parameter.id, in: history)
      case .timeOfDay:
        mostUsed(
          parameter.id,
          in: history.filter { $0.time.time.isWithinAnHour(of: state.context.time.time) })
      case .popular: mostPopular(parameter, app: run.intent.app, in: state)
      }
    return value.flatMap {
      isOffered($0, for: parameter, app: run.intent.app, in: state) ? $0 : nil
    }
  }

  /// Of equals the one used last.
  private func mostUsed(_ parameter: String, in history: [Performance]) -> IntentValue? {
    var counts = [(value: IntentValue, count: Int, last: Int)]()
    for (position, performance) in history.enumerated() {
      guard let value = performance.values(of: parameter).first else { continue }
      if let place = counts.firstIndex(where: { $0.value == value }) {
        counts[place].count += 1
        counts[place].last = position
      } else {
        counts.append((value, 1, position))
      }
    }
    return counts.max { ($0.count, $0.last) < ($1.count, $1.last) }?.value
  }

  /// Of equals the first in the author's order; nothing when no item says how popular it is.
  private func mostPopular(
    _ parameter: IntentParameter, app: String, in state: SimulationState
  ) -> IntentValue? {
    guard case .entity(let id) = parameter.type,
      let entity = index.entity(EntityReference(app: app, entity: id))
    else { return nil }
    let possible = Set(choices(of: parameter.type, app: app, in: state).map(\.id))
    var best: (id: String, popularity: Int)?
    for item in entity.items where possible.contains(item.id) {
      if let popularity = item.popularity, popularity > (best?.popularity ?? .min) {
        best = (item.id, popularity)
      }
    }
    return best.map { .option(id: $0.id) }
  }
}
