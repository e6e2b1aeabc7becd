import IntentModel

/// One thing a person can choose, whatever list it comes from.
package struct Choice: Hashable, Sendable {
  package var id: String
  package var display: DisplayRepresentation
  package var isSample: Bool

  package init(id: String, display: DisplayRepresentation, isSample: Bool = false) {
    self.id = id
    self.display = display
    self.isSample = isSample
  }
}

extension Simulator {
  /// What a parameter of a finite type can be now: removed items and those whose condition does not
  /// hold left out, in the order of the snapshot taken when the app was last opened.
  package func choices(
    of type: ValueType, app appID: String, in state: SimulationState
  ) -> [Choice] {
    guard let app = index.app(appID) else { return [] }
    switch type {
    case .enumeration(let id):
      return app.enums.first { $0.id == id }?.cases.map {
        Choice(id: $0.id, display: $0.display)
      } ?? []
    case .entity(let id):
      return itemChoices(app: app, entity: id, in: state)
    default:
      return []
    }
  }

  private func itemChoices(
    app: AppCatalog, entity id: String, in state: SimulationState
  ) -> [Choice] {
    guard let entity = app.entities.first(where: { $0.id == id }) else { return [] }
    let present = entity.items.filter { isPresent($0, of: id, app: app.id, in: state) }
    let choices = present.map { Choice(id: $0.id, display: $0.display, isSample: $0.isSample) }
    guard let order = state.valueOrders[EntityReference(app: app.id, entity: id)] else {
      return choices
    }
    let ranks = Dictionary(
      order.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    return choices.enumerated().sorted {
      (ranks[$0.element.id] ?? .max, $0.offset) < (ranks[$1.element.id] ?? .max, $1.offset)
    }.map(\.element)
  }

  /// Whether an option of a finite type is there now.
  func isChoosable(
    _ option: String, of type: ValueType, app: AppCatalog, in state: SimulationState
  ) -> Bool {
    guard case .entity(let id) = type else {
      return choices(of: type, app: app.id, in: state).contains { $0.id == option }
    }
    guard
      let item = app.entities.first(where: { $0.id == id })?.items.first(where: { $0.id == option })
    else { return false }
    return isPresent(item, of: id, app: app.id, in: state)
  }

  private func isPresent(
    _ item: EntityItem, of entity: String, app: String, in state: SimulationState
  ) -> Bool {
    !state.removedItems.contains(ItemReference(app: app, entity: entity, item: item.id))
      && item.when.holds { conditionValue($0, app: app, run: nil, in: state) }
  }

  /// Whether a value can be guessed now: an option that is still there, a moment still to come.
  func isOffered(
    _ value: IntentValue, for parameter: IntentParameter, app: String, in state: SimulationState
  ) -> Bool {
    guard let id = value.optionID else { return !value.isPast(at: state.context.time) }
    return choices(of: parameter.type, app: app, in: state).contains { $0.id == id }
  }

  /// Takes what is no longer offered out of an open list. A list that is left empty ends the run.
  func withdrawOptions(in state: inout SimulationState) -> [Effect] {
    guard let run = state.run, case .disambiguating(var choice) = run.phase,
      let parameter = parameter(choice.parameter, of: run)
    else { return [] }
    let offered = Set(choices(of: parameter.type, app: run.intent.app, in: state).map(\.id))
    guard !choice.options.allSatisfy(offered.contains) else { return [] }
    choice.options.removeAll { !offered.contains($0) }
    choice.taken.removeAll { !offered.contains($0) }
    guard !choice.options.isEmpty else {
      return fail(.nothingToChoose(parameter: parameter.id), in: &state)
    }
    state.run?.phase = .disambiguating(choice)
    return []
  }

  /// The choice behind an option value of a parameter, whether or not it can be chosen now.
  package func choice(
    _ optionID: String, of parameter: IntentParameter, app appID: String
  ) -> Choice? {
    guard let app = index.app(appID) else { return nil }
    switch parameter.type {
    case .enumeration(let id):
      return app.enums.first { $0.id == id }?.cases.first { $0.id == optionID }.map {
        Choice(id: $0.id, display: $0.display)
      }
    case .entity(let id):
      return app.entities.first { $0.id == id }?.items.first { $0.id == optionID }.map {
        Choice(id: $0.id, display: $0.display, isSample: $0.isSample)
      }
    default: return nil
    }
  }
}

extension IntentValue {
  /// Whether it is over. The day, and the minute, under way are not.
  fileprivate func isPast(at now: SimulatedTime) -> Bool {
    switch self {
    case .date(let date): date.dayNumber < now.date.dayNumber
    case .dateTime(let moment): moment < now.adding(seconds: -now.time.second)
    default: false
    }
  }
}
