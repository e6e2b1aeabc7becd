import IntentModel

extension Simulator {
  func update(_ state: inout SimulationState, _ event: HostAppEvent) -> Update {
    switch event {
    case .opened(let app): open(app: app, in: &state)
    case .pageShown(let page): show(page: page, in: &state)
    case .elementSelected(let element): select(element, in: &state)
    case .buttonPressed(let button): press(button: button, in: &state)
    }
  }

  private func front(of state: SimulationState) -> (host: HostAppState, app: AppCatalog)? {
    guard case .hostApp(let host) = state.surface, state.run == nil else { return nil }
    return index.app(host.app).map { (host, $0) }
  }

  private var noAppIsAtTheFront: Update { .refused(reason: "no app is at the front") }

  private func show(page: String, in state: inout SimulationState) -> Update {
    guard let (host, app) = front(of: state) else { return noAppIsAtTheFront }
    guard app.pages.contains(where: { $0.id == page }) else {
      return .refused(reason: "no page '\(page)' in \(host.app)")
    }
    state.surface = .hostApp(HostAppState(app: host.app, page: page))
    return .accepted([])
  }

  private func select(_ element: PageElement, in state: inout SimulationState) -> Update {
    guard var (host, _) = front(of: state) else { return noAppIsAtTheFront }
    guard elements(of: host, in: state).contains(element) else {
      return .refused(reason: "that is not on the page")
    }
    host.selected = element
    state.surface = .hostApp(host)
    return .accepted([])
  }

  private func press(button id: String, in state: inout SimulationState) -> Update {
    guard let (host, app) = front(of: state) else { return noAppIsAtTheFront }
    guard elements(of: host, in: state).contains(.button(id)),
      let button = page(of: host)?.buttons.first(where: { $0.id == id })
    else { return .refused(reason: "no button '\(id)' on this page") }
    return .accepted(press(button, of: app, on: host, in: &state))
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

  /// What can have the mark on a page: its items, then its buttons, as far as their conditions
  /// hold.
  package func elements(of host: HostAppState, in state: SimulationState) -> [PageElement] {
    guard let page = page(of: host) else { return [] }
    let holds = { (when: Condition) in
      when.holds { conditionValue($0, app: host.app, run: nil, in: state) }
    }
    return page.items.filter { holds($0.when) }.map { .item($0.id) }
      + page.buttons.filter { holds($0.when) }.map { .button($0.id) }
  }

  /// What the button performs, then what it changes itself. A value that it does not give is asked
  /// for, as anywhere; pressing it is agreement enough, so nothing is confirmed: a guess, since an
  /// app decides for itself what its own buttons ask.
  private func press(
    _ button: PageButton, of app: AppCatalog, on host: HostAppState,
    in state: inout SimulationState
  ) -> [Effect] {
    if button.endsLiveActivities { endLiveActivities(of: app.id, in: &state) }
    if let page = button.opensPage, app.pages.contains(where: { $0.id == page }) {
      state.surface = .hostApp(HostAppState(app: app.id, page: page))
    } else {
      state.surface = .hostApp(
        HostAppState(app: host.app, page: host.page, selected: .button(button.id)))
    }
    let effects = button.performs.map { perform($0, by: button, of: app.id, in: &state) } ?? []
    apply(button.change, app: app.id, to: &state)
    return effects + withdrawOptions(in: &state)
  }

  private func perform(
    _ performed: String, by button: PageButton, of app: String, in state: inout SimulationState
  ) -> [Effect] {
    let intent = IntentReference(app: app, intent: performed)
    guard let title = index.intent(intent)?.title.text(in: state.context.language) else {
      return []
    }
    beginConversation(in: &state)
    addTurn(.happened, shown: title, in: &state)
    let origin = RunOrigin.page(button: button.id, donates: button.donates)
    guard
      case .accepted(let effects) = start(intent, given: button.values, origin: origin, in: &state)
    else { return [] }
    return effects
  }
}
