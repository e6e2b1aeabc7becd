import Foundation
import IntentModel

/// What a name in a `when` stands for now: a parameter of the run, else a fact of the app, else a
/// part of the context.
extension Simulator {
  func conditionValue(
    _ name: String, app: String, run: IntentRun?, in state: SimulationState
  ) -> FactValue? {
    if let run, let intent = index.intent(run.intent), intent.parameter(name) != nil {
      return run.resolution(of: name)?.values.first.flatMap(factValue)
    }
    return fact(name, app: app, in: state) ?? state.context.conditionValue(name)
  }

  package func fact(_ id: String, app appID: String, in state: SimulationState) -> FactValue? {
    state.changedFacts[FactReference(app: appID, fact: id)]
      ?? index.app(appID)?.facts.first { $0.id == id }?.value
  }

  private func factValue(_ value: IntentValue) -> FactValue? {
    switch value {
    case .option(let id): .text(id)
    case .string(let text), .url(let text), .file(let text), .image(let text): .text(text)
    case .integer(let number): .number(Decimal(number))
    case .decimal(let number), .currency(let number, _), .measurement(let number, _):
      .number(number)
    case .duration(let seconds): .number(Decimal(seconds))
    case .boolean(let isTrue): .boolean(isTrue)
    case .date(let date): .text(date.description)
    case .time(let time): .text(time.description)
    case .dateTime(let moment): .text(moment.description)
    case .place(let id, let text), .person(let id, let text): .text(id ?? text)
    }
  }

  /// Carries out what an outcome or a button does to the app's own state.
  func apply(_ change: StateChange, app appID: String, to state: inout SimulationState) {
    for assignment in change.assignments {
      state.changedFacts[FactReference(app: appID, fact: assignment.fact)] = assignment.value
    }
    for addition in change.additions {
      var sum = addition.amount
      if case .number(let before)? = fact(addition.fact, app: appID, in: state) { sum += before }
      state.changedFacts[FactReference(app: appID, fact: addition.fact)] = .number(sum)
    }
    for removal in change.removals {
      state.removedItems.insert(
        ItemReference(app: appID, entity: removal.entity, item: removal.item))
    }
  }
}
