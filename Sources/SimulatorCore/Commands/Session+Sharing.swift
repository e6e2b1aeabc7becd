import IntentModel

/// What the keys do while something is shared.
extension Session {
  /// The share sheet that is open, over which page.
  package var openSheet: (sheet: ShareSheetState, host: HostAppState)? {
    guard state.run == nil, case .hostApp(let host) = state.surface, let sheet = host.sheet else {
      return nil
    }
    return (sheet, host)
  }

  /// What was chosen in the sheet and has a view of its own.
  package var runningActivity: RunningActivity? {
    guard case .running(let running)? = openSheet?.sheet.screen else { return nil }
    return running
  }

  /// The share sheet as it stands; nil while none is open.
  package var shareSheet: ShareSheet? {
    openSheet.flatMap { simulator.shareSheet(of: $0.host, in: state) }
  }

  /// The entry that has the mark in the sheet itself.
  package var selectedEntry: ShareEntry.ID? {
    guard let sheet = openSheet?.sheet, let shown = shareSheet else { return nil }
    return sheet.selected.flatMap { shown.entry($0)?.id } ?? shown.firstEntry
  }

  /// The line that has the mark in More or Edit Actions.
  package var selectedEditRow: ShareEditRow? {
    let rows = editRows
    guard case .target(let target)? = openSheet?.sheet.selected else { return rows.first }
    return rows.first { $0.target == target } ?? rows.first
  }

  /// The lines of More or Edit Actions; none elsewhere.
  package var editRows: [ShareEditRow] {
    guard let (sheet, host) = openSheet else { return [] }
    return switch sheet.screen {
    case .more: simulator.appRows(over: host, in: state)
    case .editActions: simulator.actionRows(over: host, in: state)
    case .entries, .options, .running: []
    }
  }

  /// The lines of Options; none elsewhere.
  package var optionRows: [ShareOptionRow] {
    guard let (sheet, host) = openSheet, sheet.screen == .options else { return [] }
    return simulator.optionRows(sheet, over: host, in: state)
  }

  /// The line that has the mark in Options: at first the way that is taken.
  package var selectedOptionRow: ShareOptionRow? {
    let rows = optionRows
    return rows.first { $0.id == openSheet?.sheet.selectedOption } ?? rows.first {
      $0.isOn && !$0.isSwitch
    }
      ?? rows.first
  }

  /// The element that has the mark in what was chosen.
  package func selectedElement(of running: RunningActivity) -> RunningActivity.Element? {
    let elements = simulator.elements(of: running, in: state)
    if let selected = running.selected, elements.contains(selected) { return selected }
    return elements.contains(.proceed) ? .proceed : elements.first
  }

  /// The banner that Return opens and Esc puts away: the newest, where nothing is asked or typed.
  package var bannerInFront: Banner? {
    guard state.run == nil, openSheet == nil, state.surface != .siri, chrome.overlay == nil,
      whyNothingIsSeen == nil,
      chrome.focus != .inspector, fieldText.isEmpty
    else { return nil }
    return state.banners.last
  }

  /// Whatever has the keys: the newest.
  mutating func openBanner() -> [Effect] {
    state.banners.last.map { dispatch(.app(.bannerOpened($0.id))) } ?? []
  }

  // MARK: Keys

  /// Opens the sheet for what is selected, or closes it.
  mutating func share() -> [Effect] {
    if openSheet != nil { return dispatch(.share(.closed)) }
    return dispatch(.share(.opened(.shareButton)))
  }

  mutating func openContextMenu() -> [Effect] {
    guard case .hostApp(let host) = state.surface, let item = markedItem(of: host) else {
      return []
    }
    return dispatch(.share(.opened(.contextMenu(item: item))))
  }

  private func markedItem(of host: HostAppState) -> String? {
    if case .item(let item)? = simulator.marked(of: host, in: state) { item } else { nil }
  }

  /// What Return does in an open sheet.
  var acceptActInSheet: AcceptAct {
    guard let (sheet, _) = openSheet else { return .nothing("no share sheet is open") }
    switch sheet.screen {
    case .entries:
      return selectedEntry.map { .share(.entryChosen($0)) } ?? .nothing("nothing to choose")
    case .options:
      return selectedOptionRow.map { .share(.optionRowChosen($0.id)) }
        ?? .nothing("nothing to choose")
    case .more:
      return selectedEditRow.map { .share(.entryChosen(.target($0.target))) }
        ?? .nothing("nothing to choose")
    case .editActions:
      return editRowToggle.map(AcceptAct.share) ?? .nothing("nothing to arrange")
    case .running(let running):
      if running.alert != nil { return .share(.alertPutAway) }
      switch selectedElement(of: running) {
      case .option(let option)?: return .share(.optionOpened(option))
      case .value(let value)?:
        return .share(.optionChosen(running.openOption ?? "", value: value))
      case .cancel?: return .share(.cancelled)
      case .proceed?, nil: return .share(.proceeded)
      }
    }
  }

  /// Why Post or Send led to a list of values.
  mutating func tellWhatIsToBeChosen() {
    guard let running = runningActivity, let open = running.openOption else { return }
    let options = simulator.activity(of: running.target, in: state)?.composeView?.options ?? []
    guard let option = options.first(where: { $0.id == open }) else { return }
    chrome.notice = Chrome.Notice(
      .information,
      running.target == .system(.message) && open == Simulator.recipientOption
        ? "choose whom to send it to"
        : "choose a value of '\(option.title.text(in: state.context.language))' first")
  }

  /// Shown or not, a favourite or not.
  mutating func toggleEditRow() -> [Effect] {
    editRowToggle.map { dispatch(.share($0)) } ?? []
  }

  private var editRowToggle: ShareEvent? {
    if let row = selectedOptionRow { return row.isSwitch ? .optionRowChosen(row.id) : nil }
    guard let (sheet, _) = openSheet, let row = selectedEditRow else { return nil }
    if sheet.screen == .editActions {
      return row.isFavourite ? .favouriteRemoved(row.target) : .favouriteAdded(row.target)
    }
    return .appPlaced(row.target, row.place == .hidden ? .suggested : .hidden)
  }

  /// A step towards the front: into the row, then to the favourites.
  mutating func promote() -> [Effect] {
    guard let (sheet, _) = openSheet, let row = selectedEditRow else { return [] }
    if sheet.screen == .editActions { return dispatch(.share(.favouriteAdded(row.target))) }
    let place: SharePreferences.AppPlace =
      switch row.place {
      case .hidden: .underMore
      case .underMore: .suggested
      case .suggested, .favourite: .favourite
      }
    return dispatch(.share(.appPlaced(row.target, place)))
  }

  /// A step away from the front: out of the favourites, under More, out of sight.
  mutating func demote() -> [Effect] {
    guard let (sheet, _) = openSheet, let row = selectedEditRow else { return [] }
    if sheet.screen == .editActions { return dispatch(.share(.favouriteRemoved(row.target))) }
    let place: SharePreferences.AppPlace =
      switch row.place {
      case .favourite: .suggested
      case .suggested: .underMore
      case .underMore, .hidden: .hidden
      }
    return dispatch(.share(.appPlaced(row.target, place)))
  }

  /// Moves the marked favourite among the favourites.
  mutating func moveFavourite(later: Bool) -> [Effect] {
    guard let (sheet, _) = openSheet, let row = selectedEditRow else { return [] }
    // Favourites that are not listed here keep their places.
    let list = editRows.filter { sheet.screen == .more ? $0.place == .favourite : $0.isFavourite }
      .map(\.target)
    guard let place = list.firstIndex(of: row.target) else {
      chrome.notice = Chrome.Notice(.refusal, "only favourites have an order of the person's")
      return []
    }
    guard list.indices.contains(later ? place + 1 : place - 1) else {
      chrome.notice = Chrome.Notice(
        .refusal, later ? "it is the last favourite" : "it is the first favourite")
      return []
    }
    let before = later ? (place + 2 < list.count ? list[place + 2] : nil) : list[place - 1]
    return dispatch(.share(.favouriteMoved(row.target, before: before)))
  }

  mutating func moveInSheet(rows: Int, columns: Int) -> [Effect] {
    guard let (sheet, _) = openSheet else { return [] }
    switch sheet.screen {
    case .entries:
      guard let shown = shareSheet,
        let next = shown.moved(from: selectedEntry, rows: rows, columns: columns),
        next != selectedEntry
      else { return [] }
      return dispatch(.share(.entrySelected(next)))
    case .options:
      guard let current = selectedOptionRow?.id,
        let next = optionRows.map(\.id).moved(from: current, by: rows), next != current
      else { return [] }
      return dispatch(.share(.optionRowSelected(next)))
    case .more, .editActions:
      guard let current = selectedEditRow?.target,
        let next = editRows.map(\.target).moved(from: current, by: rows), next != current
      else { return [] }
      return dispatch(.share(.entrySelected(.target(next))))
    case .running(let running):
      let elements = simulator.elements(of: running, in: state)
      let current = selectedElement(of: running)
      guard let next = elements.moved(from: current, by: rows + columns), next != current else {
        return []
      }
      return dispatch(.share(.elementSelected(next)))
    }
  }

  /// Why a command of the sheet has nothing to do now; nil when it has.
  func refusalInSheet(of command: Command) -> String? {
    switch command {
    case .share:
      if openSheet != nil { return runningActivity == nil ? nil : Simulator.activityIsOpen }
      guard state.run == nil, case .hostApp(let host) = state.surface else {
        return "open an app first; what is shared stands on its pages"
      }
      return simulator.refusal(ofOpening: .shareButton, over: host, in: state)
    case .contextMenu, .quickActions:
      guard state.run == nil, case .hostApp(let host) = state.surface, host.sheet == nil else {
        return "only an app's page has it"
      }
      if command == .quickActions {
        return simulator.refusal(ofOpening: .quickActions, over: host, in: state)
      }
      guard let item = markedItem(of: host) else { return "only an item has a context menu" }
      return simulator.refusal(ofOpening: .contextMenu(item: item), over: host, in: state)
    case .compare: return openSheet == nil ? "open a share sheet first" : nil
    case .arrangeAsDelivered:
      return state.person.shareSheet == SharePreferences()
        ? SharePreferences.nothingIsArranged : nil
    case .promote, .demote, .moveEarlier, .moveLater:
      if let why = whyNothingIsSeen { return why }
      return editRows.isEmpty ? "open More or Edit Actions in a share sheet first" : nil
    default: return nil
    }
  }
}
