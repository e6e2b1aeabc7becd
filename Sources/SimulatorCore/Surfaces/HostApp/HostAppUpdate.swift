import IntentModel

extension Simulator {
  func update(_ state: inout SimulationState, _ event: HostAppEvent) -> Update {
    switch event {
    case .opened(let app): open(app: app, in: &state)
    case .pageShown(let page): show(page: page, in: &state)
    case .elementSelected(let element): select(element, in: &state)
    case .buttonPressed(let button): press(button: button, in: &state)
    case .itemToggled(let item): toggle(item: item, in: &state)
    case .bannerOpened(let banner): openBanner(banner, in: &state)
    case .bannerPutAway(let banner): putAwayBanner(banner, in: &state)
    }
  }

  /// The page's app, while the page is shown and nothing is in front of it.
  private func front(of state: SimulationState) -> (host: HostAppState, app: AppCatalog)? {
    guard case .hostApp(let host) = state.surface, state.run == nil, host.sheet == nil,
      whyNothingIsSeen(in: state) == nil
    else { return nil }
    return index.app(host.app).map { (host, $0) }
  }

  private func noPage(in state: SimulationState) -> Update {
    if let why = whyNothingIsSeen(in: state) { return .refused(reason: "\(why); ask Siri instead") }
    if case .hostApp(let host) = state.surface, host.sheet != nil {
      return .refused(reason: "the share sheet is in front of the page")
    }
    return .refused(reason: "no app is at the front")
  }

  private func toggle(item id: String, in state: inout SimulationState) -> Update {
    guard var (host, _) = front(of: state) else { return noPage(in: state) }
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
    return .accepted([])
  }

  private func show(page: String, in state: inout SimulationState) -> Update {
    guard let (host, app) = front(of: state) else { return noPage(in: state) }
    guard app.pages.contains(where: { $0.id == page }) else {
      return .refused(reason: "no page '\(page)' in \(host.app)")
    }
    state.surface = .hostApp(HostAppState(app: host.app, page: page))
    return .accepted([])
  }

  private func select(_ element: PageElement, in state: inout SimulationState) -> Update {
    guard var (host, _) = front(of: state) else { return noPage(in: state) }
    guard elements(of: host, in: state).contains(element) else {
      return .refused(reason: "that is not on the page")
    }
    host.selected = element
    state.surface = .hostApp(host)
    return .accepted([])
  }

  private func press(button id: String, in state: inout SimulationState) -> Update {
    guard let (host, app) = front(of: state) else { return noPage(in: state) }
    guard elements(of: host, in: state).contains(.button(id)),
      let button = page(of: host)?.buttons.first(where: { $0.id == id })
    else { return .refused(reason: "no button '\(id)' on this page") }
    return .accepted(press(button, of: app, on: host, in: &state))
  }

  /// Brings an app to the front; opening it renews the order of its values.
  func open(app id: String, in state: inout SimulationState) -> Update {
    guard let app = index.app(id) else { return .refused(reason: "no app '\(id)' on this phone") }
    guard !state.context.isLocked else {
      return .refused(reason: "the phone is locked: an app opens once it is unlocked")
    }
    abandonRun(in: &state)
    beginConversation(in: &state)
    renewValueOrders(of: app, in: &state)
    state.surface = .hostApp(HostAppState(app: id, page: app.pages.first?.id))
    return .accepted([])
  }

  package func page(of host: HostAppState) -> Page? {
    index.app(host.app)?.pages.first { $0.id == host.page }
  }

  /// What can have the mark on a page: its items, its buttons, the share control, and a Mac's
  /// toolbar, as far as their conditions hold.
  package func elements(of host: HostAppState, in state: SimulationState) -> [PageElement] {
    guard let page = page(of: host) else { return [] }
    let holds = { (when: Condition) in
      when.holds { conditionValue($0, app: host.app, run: nil, in: state) }
    }
    let items = page.items.filter { holds($0.when) }
    let isShareable = page.content != nil || items.contains { $0.contentType != nil }
    return items.map { .item($0.id) }
      + page.buttons.filter { holds($0.when) }.map { .button($0.id) }
      + (isShareable && hasShareSheet(state.context.device) ? [.share] : [])
      + (state.context.device == .mac ? page.toolbar.map { .toolbar($0) } : [])
  }

  private func hasShareSheet(_ device: Device) -> Bool {
    if case .none = ShareRoute.shareButton.presentation(on: device) { false } else { true }
  }

  /// What has the mark on a page: what it was moved to, as long as it is there, else the first.
  package func marked(of host: HostAppState, in state: SimulationState) -> PageElement? {
    let there = elements(of: host, in: state)
    return host.selected.flatMap { there.contains($0) ? $0 : nil } ?? there.first
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
    let update = open(app: banner.app, in: &state)
    guard update.refusal == nil else { return update }
    state.banners.removeAll { $0.id == id }
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
