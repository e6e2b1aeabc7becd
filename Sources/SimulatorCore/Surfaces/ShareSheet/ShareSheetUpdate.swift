import IntentModel

/// Opening, walking through and closing a share sheet.
extension Simulator {
  func update(_ state: inout SimulationState, _ event: ShareEvent) -> Update {
    // It is of the person, whatever is at the front.
    if event == .arrangedAsDelivered { return arrange(&state.person, event) }
    guard case .hostApp(let host) = state.surface, state.run == nil else {
      return .refused(reason: "no app is at the front; what is shared stands on a page")
    }
    if case .opened(let route) = event { return open(route, over: host, in: &state) }
    guard let sheet = host.sheet else { return .refused(reason: "no share sheet is open") }
    switch event {
    case .opened: return .refused(reason: "the share sheet is open already")
    case .closed:
      if case .running = sheet.screen { return .refused(reason: Self.activityIsOpen) }
      set(nil, in: &state)
      return .accepted([])
    case .screenLeft: return leaveScreen(of: sheet, in: &state)
    case .entrySelected(let id):
      guard markable(in: sheet, over: host, state).contains(id) else {
        return .refused(reason: "that is not in the sheet")
      }
      change(&state) { $0.selected = id }
      return .accepted([])
    case .entryChosen(let id): return choose(id, of: sheet, over: host, in: &state)
    case .optionRowSelected(let id): return selectOption(id, of: sheet, over: host, in: &state)
    case .optionRowChosen(let id): return chooseOption(id, of: sheet, over: host, in: &state)
    case .favouriteAdded, .favouriteRemoved, .favouriteMoved, .appPlaced, .arrangedAsDelivered:
      let update = arrange(&state.person, event)
      // The mark stays with what was arranged, wherever that goes.
      if case .accepted = update, sheet.screen != .entries, let target = event.arranged {
        change(&state) { $0.selected = .target(target) }
      }
      return update
    case .textChanged, .elementSelected, .optionOpened, .optionChosen, .proceeded, .alertPutAway,
      .cancelled:
      guard case .running(let running) = sheet.screen else {
        return .refused(reason: "no activity is being carried out")
      }
      return update(&state, event, running, over: host)
    }
  }

  /// The open sheet's content; nil when there is nothing to share any more.
  package func sharedContent(
    _ sheet: ShareSheetState, over host: HostAppState, in state: SimulationState
  ) -> SharedContent? {
    sharedContent(sheet.items, on: host, in: state).map {
      content($0, sentIfPossibleAs: sheet.options.way, in: state)
    }
  }

  /// The sheet as it stands, whichever of its screens is shown.
  package func shareSheet(
    of host: HostAppState, in state: SimulationState, policy: SharePolicy = .use
  ) -> ShareSheet? {
    guard let sheet = host.sheet, let content = sharedContent(sheet, over: host, in: state) else {
      return nil
    }
    return ShareSheet(self, state, content, route: sheet.route, policy: policy)
  }

  // MARK: Opening

  private func open(
    _ route: ShareRoute, over host: HostAppState, in state: inout SimulationState
  ) -> Update {
    if let why = refusal(ofOpening: route, over: host, in: state) { return .refused(reason: why) }
    guard let choice = choice(by: route, over: host, in: state) else {
      return .refused(reason: whyNothingIsShared(over: host, in: state))
    }
    var opened = host
    opened.sheet = ShareSheetState(route: route, items: choice.items)
    opened.finished = nil
    opened.performed = nil
    if let item = route.item { opened.selected = .item(item) }
    guard case .toolbar(let reference) = route else {
      state.surface = .hostApp(opened)
      return .accepted([])
    }
    guard page(of: host)?.toolbar.contains(reference) == true else {
      return .refused(reason: "the toolbar has no button for '\(reference)'")
    }
    guard let offered = shareSheet(of: opened, in: state) else {
      return .refused(reason: whyNothingIsShared(over: host, in: state))
    }
    guard offered.entry(.target(.activity(reference))) != nil else {
      let why = offered.leftOut.first { $0.entry.target == .activity(reference) }?.why.words
      return .refused(reason: why ?? "there is no activity '\(reference)'")
    }
    state.surface = .hostApp(opened)
    return run(.activity(reference), over: opened, in: &state)
  }

  /// Why a way leads nowhere now; nil when it leads to something.
  func refusal(
    ofOpening route: ShareRoute, over host: HostAppState, in state: SimulationState
  ) -> String? {
    if host.sheet != nil { return "the share sheet is open already" }
    if state.context.isLocked { return Self.nothingIsSharedLocked }
    if case .none(let why) = route.presentation(on: state.context.device) { return why }
    if choice(by: route, over: host, in: state) == nil {
      return whyNothingIsShared(over: host, in: state)
    }
    if case .pointer(let item) = route, !isEmbedded(item, on: host) {
      return "the pointer offers actions only on embedded content"
    }
    if case .quickActions = route, page(of: host)?.hasQuickActions != true {
      return "this page lists no files with Quick Actions"
    }
    return nil
  }

  private func whyNothingIsShared(over host: HostAppState, in state: SimulationState) -> String {
    let there = elements(of: host, in: state)
    let canSelect = page(of: host)?.items.contains {
      $0.contentType != nil && there.contains(.item($0.id))
    }
    return canSelect == true
      ? "nothing here can be shared; select an item with Space" : "this page has nothing to share"
  }

  package static let nothingIsSharedLocked =
    "the phone is locked: nothing is shared until it is unlocked"
  static let activityIsOpen = "finish or cancel it first: what was chosen is open"

  private func isEmbedded(_ item: String, on host: HostAppState) -> Bool {
    page(of: host)?.items.first { $0.id == item }?.isEmbedded ?? false
  }

  /// A sheet goes when the phone is locked, and with a device that has none; a menu has no Options,
  /// no More and no Edit Actions.
  func closeSheetWithoutRoute(in state: inout SimulationState) {
    guard case .hostApp(let host) = state.surface, let sheet = host.sheet else { return }
    if state.context.isLocked { return set(nil, in: &state) }
    switch sheet.route.presentation(on: state.context.device) {
    case .none: set(nil, in: &state)
    case .menu where [.options, .more, .editActions].contains(sheet.screen):
      change(&state) { ($0.screen, $0.selected) = (.entries, nil) }
    case .sheet, .popover, .menu, .immediate: break
    }
  }

  // MARK: Choosing

  private func choose(
    _ id: ShareEntry.ID, of sheet: ShareSheetState, over host: HostAppState,
    in state: inout SimulationState
  ) -> Update {
    if case .more = sheet.screen { return chooseUnderMore(id, over: host, in: &state) }
    guard case .entries = sheet.screen else {
      return .refused(reason: "an entry is chosen in the sheet itself")
    }
    guard let offered = shareSheet(of: host, in: state), offered.entry(id) != nil else {
      return .refused(reason: "that is not in the sheet")
    }
    switch id {
    case .more:
      change(&state) { ($0.screen, $0.selected) = (.more, nil) }
      return .accepted([])
    case .editActions:
      change(&state) { ($0.screen, $0.selected) = (.editActions, nil) }
      return .accepted([])
    case .options:
      change(&state) { ($0.screen, $0.selectedOption) = (.options, nil) }
      return .accepted([])
    case .target(let target): return run(target, over: host, in: &state)
    }
  }

  /// More lists every app, and each can be used there: from memory of iOS 16.
  private func chooseUnderMore(
    _ id: ShareEntry.ID, over host: HostAppState, in state: inout SimulationState
  ) -> Update {
    let rows = appRows(over: host, in: state)
    guard let row = rows.first(where: { .target($0.target) == id }) else {
      return .refused(reason: "that is not under More")
    }
    if let why = row.why, !why.isUnderMore { return .refused(reason: why.words) }
    return run(row.target, over: host, in: &state)
  }

  /// The entries that can have the mark in the screen that is open.
  private func markable(
    in sheet: ShareSheetState, over host: HostAppState, _ state: SimulationState
  ) -> [ShareEntry.ID] {
    switch sheet.screen {
    case .entries: shareSheet(of: host, in: state)?.entries.map(\.id) ?? []
    case .more: appRows(over: host, in: state).map { .target($0.target) }
    case .editActions: actionRows(over: host, in: state).map { .target($0.target) }
    case .options, .running: []
    }
  }

  private func leaveScreen(of sheet: ShareSheetState, in state: inout SimulationState) -> Update {
    switch sheet.screen {
    case .entries: return .refused(reason: "this is the sheet itself")
    case .options:
      change(&state) { ($0.screen, $0.selected) = (.entries, .options) }
    case .more:
      change(&state) { ($0.screen, $0.selected) = (.entries, .more) }
    case .editActions:
      change(&state) { ($0.screen, $0.selected) = (.entries, .editActions) }
    case .running(var running):
      guard running.openOption != nil else {
        return .refused(reason: "an activity is finished or cancelled")
      }
      running.closeOption()
      change(&state) { $0.screen = .running(running) }
    }
    return .accepted([])
  }

  // MARK: The sheet in the state

  func change(_ state: inout SimulationState, _ change: (inout ShareSheetState) -> Void) {
    guard case .hostApp(var host) = state.surface, var sheet = host.sheet else { return }
    change(&sheet)
    host.sheet = sheet
    state.surface = .hostApp(host)
  }

  func set(_ sheet: ShareSheetState?, in state: inout SimulationState) {
    guard case .hostApp(var host) = state.surface else { return }
    host.sheet = sheet
    state.surface = .hostApp(host)
  }
}
