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

  /// What choosing it gives a parameter of that type.
  package func value(of type: ValueType, in language: String) -> IntentValue {
    switch type {
    case .person: .person(id: id, text: display.title.text(in: language))
    case .place: .place(id: id, text: display.title.text(in: language))
    default: .option(id: id)
    }
  }
}

extension Simulator {
  /// What a parameter of a finite type can be now, and whom or where the phone knows: removed items
  /// and those whose condition does not hold left out, in the order of the snapshot taken when the
  /// app was last opened.
  package func choices(
    of type: ValueType, app appID: String, in state: SimulationState
  ) -> [Choice] {
    switch type {
    case .person: return phone.people.map { Choice(id: $0.id, display: $0.display) }
    case .place: return phone.places.map { Choice(id: $0.id, display: $0.display) }
    default: break
    }
    guard let list = index.optionList(of: type, app: appID) else { return [] }
    guard case .entity(let id) = type else { return list.choices }
    let choices = zip(list.choices, list.conditions).filter { choice, when in
      !state.removedItems.contains(ItemReference(app: appID, entity: id, item: choice.id))
        && when.holds { conditionValue($0, app: appID, run: nil, in: state) }
    }.map(\.0)
    guard let order = state.valueOrders[EntityReference(app: appID, entity: id)] else {
      return choices
    }
    let ranks = Dictionary(
      order.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    return choices.enumerated().sorted {
      (ranks[$0.element.id] ?? .max, $0.offset) < (ranks[$1.element.id] ?? .max, $1.offset)
    }.map(\.element)
  }

  /// Whether `choices` has an option of that id.
  func isChoosable(
    _ option: String, of type: ValueType, app: String, in state: SimulationState
  ) -> Bool {
    guard case .entity(let id) = type else {
      return choice(option, of: type, app: app) != nil
    }
    guard let when = index.optionList(of: type, app: app)?.condition(of: option) else {
      return false
    }
    return !state.removedItems.contains(ItemReference(app: app, entity: id, item: option))
      && when.holds { conditionValue($0, app: app, run: nil, in: state) }
  }

  /// Whether a value can be guessed now: an option that is still there, a moment still to come.
  func isOffered(
    _ value: IntentValue, for parameter: IntentParameter, app: String, in state: SimulationState
  ) -> Bool {
    guard let id = value.optionID else { return !value.isPast(at: state.context.time) }
    return isChoosable(id, of: parameter.type, app: app, in: state)
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
  ) -> Choice? { choice(optionID, of: parameter.type, app: appID) }

  private func choice(_ optionID: String, of type: ValueType, app appID: String) -> Choice? {
    switch type {
    case .person: index.contact(optionID).map { Choice(id: $0.id, display: $0.display) }
    case .place: index.place(optionID).map { Choice(id: $0.id, display: $0.display) }
    default: index.optionList(of: type, app: appID)?[optionID]
    }
  }
}

extension Simulator {
  /// What an option of a parameter's list stands for.
  func value(
    ofOption id: String, for parameter: IntentParameter, app: String, in state: SimulationState
  ) -> IntentValue {
    choice(id, of: parameter, app: app)?.value(of: parameter.type, in: state.context.language)
      ?? .option(id: id)
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
