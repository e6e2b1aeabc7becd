import IntentModel

extension Simulator {
  func update(_ state: inout SimulationState, _ event: HostAppEvent) -> Update {
    if case .opened(let app) = event { return open(app: app, in: &state) }
    guard case .hostApp(var host) = state.surface, state.run == nil,
      let app = index.app(host.app)
    else { return .refused(reason: "no app is at the front") }
    switch event {
    case .opened: return .accepted([])
    case .pageShown(let page):
      guard app.pages.contains(where: { $0.id == page }) else {
        return .refused(reason: "no page '\(page)' in \(host.app)")
      }
      state.surface = .hostApp(HostAppState(app: host.app, page: page))
    case .elementSelected(let element):
      guard elements(of: host, in: state).contains(element) else {
        return .refused(reason: "that is not on the page")
      }
      host.selected = element
      state.surface = .hostApp(host)
    case .buttonPressed(let id):
      guard elements(of: host, in: state).contains(.button(id)),
        let button = page(of: host)?.buttons.first(where: { $0.id == id })
      else { return .refused(reason: "no button '\(id)' on this page") }
      press(button, of: app, on: host, in: &state)
    }
    return .accepted([])
  }

  /// Brings an app to the front; opening it renews the order of its values.
  func open(app id: String, in state: inout SimulationState) -> Update {
    guard let app = index.app(id) else { return .refused(reason: "no app '\(id)' on this phone") }
    abandonRun(in: &state)
    beginConversation(in: &state)
    takeValueOrders(of: app, in: &state)
    state.surface = .hostApp(HostAppState(app: id, page: app.pages.first?.id))
    return .accepted([])
  }

  package func page(of host: HostAppState) -> Page? {
    index.app(host.app)?.pages.first { $0.id == host.page }
  }

  /// What can have the mark on a page: its items, then its buttons, as far as their conditions hold.
  package func elements(of host: HostAppState, in state: SimulationState) -> [PageElement] {
    guard let page = page(of: host) else { return [] }
    let holds = { (when: Condition) in
      when.holds { conditionValue($0, app: host.app, run: nil, in: state) }
    }
    return page.items.filter { holds($0.when) }.map { .item($0.id) }
      + page.buttons.filter { holds($0.when) }.map { .button($0.id) }
  }

  /// A button does its work in the app's own interface: no question, no confirmation. Only what a
  /// person really performed, and the app donates, reaches the history.
  private func press(
    _ button: PageButton, of app: AppCatalog, on host: HostAppState,
    in state: inout SimulationState
  ) {
    apply(button.change, app: app.id, to: &state)
    if button.endsLiveActivities { endLiveActivities(of: app.id, in: &state) }
    if let performed = button.performs {
      let reference = IntentReference(app: app.id, intent: performed)
      if button.donates {
        state.person.add(
          Performance(
            intent: reference, values: button.values, time: state.context.time,
            place: state.context.place))
      }
      let title = index.intent(reference)?.title.text(in: state.context.language) ?? performed
      addTurn(.happened, shown: title, in: &state)
    }
    if let page = button.opensPage, app.pages.contains(where: { $0.id == page }) {
      state.surface = .hostApp(HostAppState(app: app.id, page: page))
    } else {
      state.surface = .hostApp(
        HostAppState(app: host.app, page: host.page, selected: .button(button.id)))
    }
  }
}
