import IntentModel

extension Session {
  /// The row of Spotlight that has the mark.
  package var selectedRow: SpotlightRow? {
    guard showsRows, case .spotlight(let spotlight) = state.surface else { return nil }
    let rows = spotlightRows
    return spotlight.selected.flatMap(rows.position).map { rows[$0] } ?? rows.first
  }

  /// Up is towards the first row, everywhere.
  mutating func move(_ command: Command, visibleRows: Int, lastScroll: Int) -> [Effect] {
    let distance: Int =
      switch command {
      case .moveUp: -1
      case .moveDown: 1
      case .pageUp: -max(1, visibleRows - 1)
      case .pageDown: max(1, visibleRows - 1)
      case .moveToTop: -1_000_000_000
      case .moveToBottom: 1_000_000_000
      default: 0
      }
    if case .comparison? = chrome.overlay, command == .moveToTop || command == .moveToBottom {
      turnComparison(command)
      return []
    }
    if moveInOverlay(by: distance, lastScroll: lastScroll) { return [] }
    if chrome.focus == .inspector {
      moveInInspector(by: distance, lastScroll: lastScroll)
      return []
    }
    if moveInSnippet(command, by: distance, lastScroll: lastScroll) { return [] }
    if let run = state.run { return moveInRun(run, command, by: distance) }
    if whyNothingIsSeen != nil { return [] }
    if openSheet != nil { return moveInSheet(rows: distance, columns: 0) }
    switch state.surface {
    case .siri: return recall(command)
    case .spotlight(let spotlight):
      return moveInSpotlight(spotlight, command, by: distance)
    case .hostApp(let host):
      let elements = simulator.elements(of: host, in: state)
      guard let next = elements.moved(from: simulator.marked(of: host, in: state), by: distance),
        next != host.selected
      else { return [] }
      return dispatch(.app(.elementSelected(next)))
    }
  }

  private mutating func moveInOverlay(by distance: Int, lastScroll: Int) -> Bool {
    switch chrome.overlay {
    case nil: return false
    case .help(let scroll)?:
      chrome.overlay = .help(scroll: scroll.scrolled(by: distance, last: lastScroll))
    case .comparison(var shown)?:
      shown.scroll = shown.scroll.scrolled(by: distance, last: lastScroll)
      chrome.overlay = .comparison(shown)
    case .devices(let scroll)?:
      chrome.overlay = .devices(scroll: scroll.scrolled(by: distance, last: lastScroll))
    case .palette(var palette)?:
      let count = CommandSearch.commands(for: palette.query).count
      palette.selected = min(max(0, palette.selected.addingClamped(distance)), max(0, count - 1))
      chrome.overlay = .palette(palette)
    case .context(var panel)?:
      panel.selected = ContextRow.allCases.moved(from: panel.selected, by: distance) ?? .device
      chrome.contextRow = panel.selected
      chrome.overlay = .context(panel)
    }
    return true
  }

  /// A snippet that is longer than the device goes by pages: the arrows are for its buttons.
  private mutating func moveInSnippet(
    _ command: Command, by distance: Int, lastScroll: Int
  ) -> Bool {
    guard command == .pageUp || command == .pageDown, (1..<Int.max).contains(lastScroll),
      lastResponse?.snippet != nil
    else { return false }
    chrome.snippetScroll = chrome.snippetScroll.scrolled(by: distance, last: lastScroll)
    return true
  }

  private mutating func moveInInspector(by distance: Int, lastScroll: Int) {
    if chrome.inspectorTab == .findings {
      let last = max(0, chrome.findings.count - 1)
      chrome.selectedFinding = min(max(0, chrome.selectedFinding.addingClamped(distance)), last)
    } else {
      chrome.inspectorScroll = chrome.inspectorScroll.scrolled(
        by: chrome.inspectorTab.opensAtItsEnd ? -distance : distance, last: lastScroll)
    }
  }

  /// The next page of the inspector's text, and from its end to where it opened.
  mutating func turnPage(of text: Chrome.InspectorText) {
    guard text.lastScroll > 0 else {
      chrome.notice = Chrome.Notice(
        .information, "\(chrome.inspectorTab.title) is open, and all of it is shown")
      return
    }
    chrome.inspectorScroll =
      chrome.inspectorScroll >= text.lastScroll
      ? 0 : chrome.inspectorScroll.scrolled(by: max(1, text.rows - 1), last: text.lastScroll)
  }

  private mutating func moveInRun(
    _ run: IntentRun, _ command: Command, by distance: Int
  ) -> [Effect] {
    let marks = simulator.marks(of: run)
    let marked = simulator.mark(of: run)
    guard !marks.isEmpty else { return recall(command) }
    guard let next = marks.moved(from: marked, by: distance), next != marked else { return [] }
    switch next {
    case .option(let option): return dispatch(.run(.optionSelected(option)))
    case .done: return dispatch(.run(.endSelected))
    }
  }

  private mutating func moveInSpotlight(
    _ spotlight: SpotlightState, _ command: Command, by distance: Int
  ) -> [Effect] {
    let rows = spotlightRows
    let selected = spotlight.selected.flatMap(rows.position) ?? 0
    let isBrowsing = chrome.historyDepth > 0
    if command == .moveUp, isBrowsing || (spotlight.query.isEmpty && selected == 0) {
      return recall(command)
    }
    if command == .moveDown, isBrowsing, selected == 0 { return recall(command) }
    let target = min(max(0, selected.addingClamped(distance)), max(0, rows.count - 1))
    guard rows.indices.contains(target), target != selected else { return [] }
    return dispatch(.spotlight(.rowSelected(rows[target].id)))
  }

  /// ↑ brings back what was said or searched before, ↓ what came after it.
  private mutating func recall(_ command: Command) -> [Effect] {
    guard let field, field != .post, command == .moveUp || command == .moveDown,
      fieldText.isEmpty || chrome.historyDepth > 0
    else { return [] }
    let history: [String] =
      field == .spotlight
      ? state.person.recentSearches
      : state.transcript.filter { $0.kind == .heard }.map(\.shown).reduce(into: []) { said, words in
        if said.last != words { said.append(words) }
      }
    let depth = chrome.historyDepth + (command == .moveUp ? 1 : -1)
    guard (0...history.count).contains(depth) else { return [] }
    let text = depth == 0 ? "" : history[history.count - depth]
    let effects = setText(text, of: field)
    chrome.historyDepth = depth
    chrome.caret = .max
    return effects
  }
}

extension Array where Element: Equatable {
  /// The element so far away, stopping at the ends; counted from the first when there is no
  /// current.
  func moved(from current: Element?, by distance: Int) -> Element? {
    guard !isEmpty else { return nil }
    guard let current, let place = firstIndex(of: current) else {
      return distance > 1 ? self[Swift.min(distance, count) - 1] : first
    }
    return self[Swift.min(Swift.max(0, place.addingClamped(distance)), count - 1)]
  }
}

extension Int {
  /// The first line shown after a move, from where one really is: text may have become shorter.
  fileprivate func scrolled(by distance: Int, last: Int) -> Int {
    Swift.min(Swift.max(0, Swift.min(self, last).addingClamped(distance)), Swift.max(0, last))
  }

  func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : .min) : sum
  }
}
