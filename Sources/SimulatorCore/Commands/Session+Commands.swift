import IntentModel

extension Session {
  /// Carries a command out: events for the phone, changes of chrome for the designer's screen, and
  /// whatever is left for the front.
  ///
  /// - Parameters:
  ///   - visibleRows: how many rows of the device's list are on the screen, for paging.
  ///   - lastScroll: how far down the text that moves can be scrolled; only the front knows.
  ///   - inspector: the inspector's text, where it stands beside the device.
  package mutating func perform(
    _ command: Command, visibleRows: Int, lastScroll: Int = .max,
    inspector: Chrome.InspectorText? = nil
  ) -> [FrontRequest] {
    chrome.notice = nil
    if let reason = refusal(of: command) {
      chrome.notice = Chrome.Notice(.refusal, reason)
      return []
    }
    let effects: [Effect]
    switch command {
    case .siri: effects = showSurface(.siri)
    case .spotlight: effects = showSurface(.spotlight)
    case .share: effects = share()
    case .contextMenu: effects = openContextMenu()
    case .quickActions: effects = dispatch(.share(.opened(.quickActions)))
    case .openBanner: effects = openBanner()
    case .compare: effects = show(.comparison(Chrome.Comparison()))
    case .promote: effects = promote()
    case .demote: effects = demote()
    case .moveEarlier: effects = moveFavourite(later: false)
    case .moveLater: effects = moveFavourite(later: true)
    case .arrangeAsDelivered: effects = dispatch(.share(.arrangedAsDelivered))
    case .accept: return accept()
    case .toggle: effects = toggle()
    case .back: effects = goBack()
    case .undo: effects = takeBack { $0.undo() }
    case .redo: effects = takeBack { $0.redo() }
    case .startOver: effects = takeBack { $0.rewind(toStep: 0) }
    case .record: return toggleRecording()
    case .advanceClock: effects = advanceClock()
    case .nextDevice: effects = dispatch(ContextRow.device.event(forward: true, in: self))
    case .contextPanel: effects = show(.context(Chrome.ContextPanel(chrome.contextRow)))
    case .why: effects = show(.why, inspector)
    case .stateTab: effects = show(.state, inspector)
    case .transcript: effects = show(.transcript, inspector)
    case .findings: effects = show(.findings)
    case .everyDevice: effects = show(.devices(scroll: 0))
    case .nextTab:
      effects = show(Chrome.InspectorTab.allCases.neighbour(of: chrome.inspectorTab, true))
    case .inspector:
      chrome.isInspectorInFront.toggle()
      effects = []
    case .openEditor: return openEditor()
    case .palette: effects = show(.palette(Chrome.Palette()))
    case .help: effects = show(.help(scroll: 0))
    case .moveUp, .moveDown, .pageUp, .pageDown, .moveToTop, .moveToBottom:
      effects = move(command, visibleRows: visibleRows, lastScroll: lastScroll)
    case .nextFocus: effects = moveFocus(forward: true)
    case .previousFocus: effects = moveFocus(forward: false)
    case .caretLeft where isWalkingSheet: effects = moveInSheet(rows: 0, columns: -1)
    case .caretRight where isWalkingSheet: effects = moveInSheet(rows: 0, columns: 1)
    case .caretLeft, .caretRight, .wordLeft, .wordRight, .lineStart, .lineEnd, .deleteBackward,
      .deleteForward, .deleteWord, .deleteToStart, .deleteToEnd:
      effects = edit(command)
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .quit: return [.quit]
    }
    return effects.isEmpty ? [] : [.carryOut(effects)]
  }

  /// Letters typed while they go into the field; a digit chooses where options are shown and the
  /// field is empty.
  package mutating func type(_ text: String) -> [FrontRequest] {
    chrome.notice = nil
    if let effects = chooseByDigit(text) { return effects.isEmpty ? [] : [.carryOut(effects)] }
    // The key that takes or leaves one outside the field does so in an empty field, too.
    if isChoosingSeveral, fieldText.isEmpty,
      Keymap.command(for: .letter(text), isTyping: false) == .toggle
    {
      return perform(.toggle, visibleRows: 1)
    }
    return insert(text)
  }

  /// Text that was pasted: it goes into the field and does nothing else.
  package mutating func paste(_ text: String) -> [FrontRequest] {
    chrome.notice = nil
    guard field != nil else {
      chrome.notice = Chrome.Notice(.refusal, "there is no field here to paste into")
      return []
    }
    if field != .palette { chrome.focus = .field }
    return insert(text)
  }

  private mutating func insert(_ text: String) -> [FrontRequest] {
    var isWhole = true
    let effects = edit { isWhole = $0.insert(text) }
    if !isWhole {
      chrome.notice = Chrome.Notice(
        .refusal,
        "a field holds \(TextEditing.maximumLength) characters; what is more was left out")
    }
    return effects.isEmpty ? [] : [.carryOut(effects)]
  }

  /// A digit key outside the field, too.
  package mutating func chooseByDigit(_ text: String) -> [Effect]? {
    guard text.count == 1, let digit = text.first?.wholeNumberValue, text.first?.isASCII == true,
      digit > 0, chrome.overlay == nil, fieldText.isEmpty, let run = state.run
    else { return nil }
    let options = simulator.optionIDs(of: run)
    guard !options.isEmpty else { return nil }
    guard options.indices.contains(digit - 1) else {
      chrome.notice = Chrome.Notice(.refusal, "there are \(options.count) options")
      return []
    }
    return dispatch(.run(.optionChosen(options[digit - 1])))
  }

  /// Why a command cannot be carried out now; nil when it can. Help greys it, the footer hides it.
  package func refusal(of command: Command) -> String? {
    switch command {
    case .undo: canUndo ? nil : "nothing to take back"
    case .startOver: canUndo ? nil : "this is the beginning"
    case .redo: canRedo ? nil : "nothing was taken back"
    case .toggle: isChoosingSeveral || canSelect ? nil : refusalToTake
    case .share, .contextMenu, .quickActions, .compare, .promote, .demote, .moveEarlier, .moveLater,
      .arrangeAsDelivered:
      refusalInSheet(of: command)
    case .everyDevice: refusalOfEveryDevice
    case .openBanner:
      state.banners.isEmpty ? "there is no banner" : whyNothingIsSeen
    case .back:
      backAct != nil ? nil : "this is the outermost level; \(Keymap.label(of: .quit)) quits"
    case .caretLeft, .caretRight, .wordLeft, .wordRight, .lineStart, .lineEnd, .deleteBackward,
      .deleteForward, .deleteWord, .deleteToStart, .deleteToEnd:
      field == nil && chrome.overlay == nil && !isWalkingSheet ? "there is no field here" : nil
    default: nil
    }
  }

  /// It is for what Siri said; where something else is looked at, which key shows that elsewhere.
  private var refusalOfEveryDevice: String? {
    guard lastResponse == nil else { return nil }
    guard case .hostApp(let host) = state.surface else { return "Siri has said nothing yet" }
    let key = Keymap.label(of: .nextDevice)
    return "it shows what Siri said; \(key) shows this \(host.sheet == nil ? "page" : "sheet") "
      + "on the next device"
  }

  /// Whether left and right move in a share sheet, not in a text.
  private var isWalkingSheet: Bool {
    openSheet != nil && chrome.overlay == nil && chrome.focus != .inspector && !isTyping
  }

  /// Whether an item of a page, or a line of Options, More or Edit Actions, can be taken or left.
  private var canSelect: Bool {
    guard chrome.overlay == nil, whyNothingIsSeen == nil, state.run == nil,
      case .hostApp(let host) = state.surface
    else { return false }
    if host.sheet != nil { return !editRows.isEmpty || selectedOptionRow?.isSwitch == true }
    guard case .item(let id)? = simulator.marked(of: host, in: state) else { return false }
    return simulator.page(of: host)?.items.first { $0.id == id }?.contentType != nil
  }

  private var refusalToTake: String {
    switch state.run?.phase {
    case .choosingApp, .requestingValue, .confirmingGuess, .disambiguating:
      "only one value is wanted here"
    case .authenticating, .confirming: "there are no values to take or leave here"
    case .performing, .finished, nil:
      "nothing is asked; where several values are, this takes or leaves one"
    }
  }

  var isChoosingSeveral: Bool {
    chrome.overlay == nil && state.run.map(simulator.isChoosingSeveral) == true
  }

  // MARK: Surfaces and time

  private mutating func showSurface(_ name: Surface.Name) -> [Effect] {
    chrome.overlay = nil
    chrome.focus = .field
    chrome.caret = 0
    chrome.historyDepth = 0
    chrome.isInspectorInFront = false
    return dispatch(.surfacePresented(name))
  }

  private mutating func takeBack(_ change: (inout Session) -> Void) -> [Effect] {
    let overlay = chrome.overlay
    change(&self)
    chrome.overlay = overlay
    chrome.focus = .field
    chrome.caret = .max
    chrome.historyDepth = 0
    chrome.inspectorScroll = 0
    chrome.freshFrom = state.nextNumber
    return []
  }

  /// To what is due next, so that waiting is one key; else by five minutes.
  private mutating func advanceClock() -> [Effect] {
    let now = state.context.time
    let due = state.agenda.entries.first?.due ?? now.adding(seconds: 300)
    return dispatch(.context(.clockMoved(to: max(due, now))))
  }

  private mutating func toggleRecording() -> [FrontRequest] {
    guard let mark = chrome.recording else {
      chrome.recording = Chrome.RecordingMark(fromStep: stepCount)
      chrome.notice = Chrome.Notice(.information, "recording from here; the same key writes it")
      return []
    }
    chrome.recording = nil
    return [.writeRecording(mark)]
  }

  // MARK: The field

  private mutating func edit(_ command: Command) -> [Effect] {
    if case .comparison? = chrome.overlay {
      turnComparison(command)
      return []
    }
    if case .context(let panel)? = chrome.overlay {
      switch command {
      case .caretLeft: return dispatch(panel.selected.event(forward: false, in: self))
      case .caretRight: return dispatch(panel.selected.event(forward: true, in: self))
      default: return []
      }
    }
    return edit { editing in
      switch command {
      case .caretLeft: editing.moveLeft()
      case .caretRight: editing.moveRight()
      case .wordLeft: editing.moveWordLeft()
      case .wordRight: editing.moveWordRight()
      case .lineStart: editing.moveToStart()
      case .lineEnd: editing.moveToEnd()
      case .deleteBackward: editing.deleteBackward()
      case .deleteForward: editing.deleteForward()
      case .deleteWord: editing.deleteWordBackward()
      case .deleteToStart: editing.deleteToStart()
      case .deleteToEnd: editing.deleteToEnd()
      default: break
      }
    }
  }
}
