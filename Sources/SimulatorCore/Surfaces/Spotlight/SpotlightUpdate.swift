import IntentModel

extension Simulator {
  func update(_ state: inout SimulationState, _ event: SpotlightEvent) -> Update {
    guard case .spotlight(var spotlight) = state.surface, state.run == nil else {
      return .refused(reason: "Spotlight is not at the front")
    }
    switch event {
    case .queryChanged(let query):
      spotlight = SpotlightState(query: query)
      state.surface = .spotlight(spotlight)
      return .accepted([])
    case .rowSelected(let row):
      guard exists(row, in: state) else { return .refused(reason: "that row is no longer there") }
      spotlight.selected = row
      state.surface = .spotlight(spotlight)
      return .accepted([])
    case .rowChosen(let row):
      guard exists(row, in: state) else { return .refused(reason: "that row is no longer there") }
      let update = choose(row, in: &state)
      if case .accepted = update { remember(search: spotlight.query, in: &state) }
      return update
    }
  }

  private func choose(_ row: SpotlightRow.ID, in state: inout SimulationState) -> Update {
    switch row {
    case .app(let app):
      return open(app: app, in: &state)
    case .appShortcut(let shortcut, let option):
      var given = [GivenValue]()
      if let option, let parameter = phraseParameter(of: shortcut) {
        given = [GivenValue(parameter: parameter.id, values: [.option(id: option)])]
      }
      return startAnew(shortcut.intent, given: given, origin: .spotlight(row), in: &state)
    case .intent(let intent):
      return startAnew(intent, given: [], origin: .spotlight(row), in: &state)
    case .content(let item): return open(app: item.app, in: &state)
    case .contact:
      return .refused(reason: "a person is found here, but this phone has no app that shows people")
    case .recentSearch(let search):
      state.surface = .spotlight(SpotlightState(query: search))
      return .accepted([])
    case .clearSearches:
      state.person.recentSearches = []
      state.surface = .spotlight(SpotlightState())
      return .accepted([])
    }
  }

  private func exists(_ row: SpotlightRow.ID, in state: SimulationState) -> Bool {
    switch row {
    case .app(let app): return index.app(app) != nil
    case .intent(let intent): return index.intent(intent) != nil
    case .contact(let id): return index.contact(id) != nil
    case .recentSearch(let search): return state.person.recentSearches.contains(search)
    case .clearSearches: return !state.person.recentSearches.isEmpty
    case .content(let item):
      return choices(of: .entity(item.entity), app: item.app, in: state)
        .contains { $0.id == item.item }
    case .appShortcut(let shortcut, let option):
      guard state.context.era.hasAppShortcuts, index.intent(shortcut.intent) != nil,
        index.appShortcut(shortcut) != nil
      else { return false }
      guard let option else { return true }
      guard let parameter = phraseParameter(of: shortcut) else { return false }
      return isOffered(.option(id: option), for: parameter, app: shortcut.intent.app, in: state)
    }
  }

  private func phraseParameter(of shortcut: AppShortcutReference) -> IntentParameter? {
    guard let app = index.app(shortcut.intent.app) else { return nil }
    return index.appShortcut(shortcut)?.phraseParameter(of: app)
  }

  private func remember(search: String, in state: inout SimulationState) {
    let search = search.trimmingBlanks()
    guard !search.isEmpty else { return }
    state.person.add(search: search)
  }
}

extension String {
  func trimmingBlanks() -> String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
