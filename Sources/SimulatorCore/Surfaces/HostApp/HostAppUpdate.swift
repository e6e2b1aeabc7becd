import IntentModel

extension Simulator {
  func update(_ state: inout SimulationState, _ event: HostAppEvent) -> Update {
    if case .opened(let app) = event { return open(app: app, in: &state) }
    if case .bannerOpened(let id) = event { return openBanner(id, in: &state) }
    if case .bannerPutAway(let id) = event { return putAwayBanner(id, in: &state) }
    guard case .hostApp(var host) = state.surface, state.run == nil,
      let app = index.app(host.app)
    else { return .refused(reason: "no app is at the front") }
    guard host.sheet == nil else {
      return .refused(reason: "the share sheet is in front of the page")
    }
    switch event {
    case .opened, .bannerOpened, .bannerPutAway: return .accepted([])
    case .itemToggled(let id):
      guard elements(of: host, in: state).contains(.item(id)),
        page(of: host)?.items.first(where: { $0.id == id })?.contentType != nil
      else { return .refused(reason: "that cannot be shared") }
      if host.chosen.contains(id) {
        host.chosen.removeAll { $0 == id }
      } else {
        host.chosen.append(id)
      }
      host.selected = .item(id)
      host.finished = nil
      state.surface = .hostApp(host)
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
      return .accepted(press(button, of: app, on: host, in: &state))
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
    let items = page.items.filter { holds($0.when) }
    let isShareable = page.content != nil || items.contains { $0.contentType != nil }
    return items.map { .item($0.id) }
      + page.buttons.filter { holds($0.when) }.map { .button($0.id) }
      + (isShareable ? [.share] : [])
      + (state.context.device == .mac ? page.toolbar.map { .toolbar($0) } : [])
  }

  /// What the button performs, then what it changes itself. A value that it does not give is asked
  /// for, as anywhere; pressing it is agreement enough, so nothing is confirmed.
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
    let effects =
      button.performs.map {
        perform(
          IntentReference(app: app.id, intent: $0), given: button.values,
          origin: .page(button: button.id, donates: button.donates), in: &state)
      } ?? []
    apply(button.change, app: app.id, to: &state)
    return effects + withdrawOptions(in: &state)
  }

  /// Performs an intent in the app's own interface.
  func perform(
    _ intent: IntentReference, given: [GivenValue], origin: RunOrigin,
    in state: inout SimulationState
  ) -> [Effect] {
    guard let title = index.intent(intent)?.title.text(in: state.context.language) else {
      return []
    }
    beginConversation(in: &state)
    addTurn(.happened, shown: title, in: &state)
    guard case .accepted(let effects) = start(intent, given: given, origin: origin, in: &state)
    else { return [] }
    return effects
  }

  // MARK: Banners

  private func openBanner(_ id: Int, in state: inout SimulationState) -> Update {
    guard let banner = state.banners.first(where: { $0.id == id }) else {
      return .refused(reason: "that banner is gone")
    }
    state.banners.removeAll { $0.id == id }
    let update = open(app: banner.app, in: &state)
    if let page = jobsPage(of: banner.app) {
      state.surface = .hostApp(HostAppState(app: banner.app, page: page.id))
    }
    return update
  }

  private func putAwayBanner(_ id: Int, in state: inout SimulationState) -> Update {
    guard state.banners.contains(where: { $0.id == id }) else {
      return .refused(reason: "that banner is gone")
    }
    state.banners.removeAll { $0.id == id }
    return .accepted([])
  }
}
