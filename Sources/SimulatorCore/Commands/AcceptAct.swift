import Findings
import IntentModel

/// What Return does at a moment, the screen's most natural next step: Return does it, and the
/// footer says it.
package enum AcceptAct: Hashable, Sendable {
  case closeOverlay
  /// To the next value of a row of the context panel.
  case change(ContextRow)
  /// What the palette has found; nil when it has found nothing.
  case run(Command?)
  case edit(SourceLocation)
  case say(String)
  /// To when the run under way is over.
  case wait(until: SimulatedTime)
  case putResultAway
  case choose(option: String)
  /// Adds one to the several that are wanted, or takes it out.
  case take(option: String)
  case endTaking
  case chooseRow(SpotlightRow.ID)
  case press(button: String)
  /// Selects an item of a page to be shared, or leaves it again.
  case select(item: String)
  /// Opens the share sheet, or goes on in it.
  case share(ShareEvent)
  /// The app that a banner tells of comes to the front.
  case openBanner(Int)
  /// There is nothing to do, and why, in words for the designer.
  case nothing(String)

  /// Nil for what the footer does not offer.
  package var footerWord: String? {
    switch self {
    case .closeOverlay: "close"
    case .change: "change"
    case .run: "run"
    case .edit: "edit"
    case .say: "say"
    case .wait: "wait"
    case .putResultAway: "done"
    case .choose, .endTaking: "choose"
    case .take: "take"
    case .chooseRow(.app), .chooseRow(.content): "open"
    case .chooseRow(.appShortcut), .chooseRow(.intent): "run"
    case .chooseRow(.recentSearch): "search"
    case .chooseRow(.clearSearches): "clear"
    case .press: "press"
    case .select: "select"
    case .openBanner: "open"
    case .share(let event): Self.word(of: event)
    case .chooseRow(.contact), .nothing: nil
    }
  }

  private static func word(of event: ShareEvent) -> String {
    switch event {
    case .opened(.pointer): "actions"
    case .opened(.toolbar): "run"
    case .opened: "share"
    case .optionRowChosen(.switch): "switch"
    case .entryChosen, .optionRowChosen, .optionOpened, .optionChosen: "choose"
    case .favouriteAdded, .favouriteRemoved, .appPlaced: "switch"
    case .cancelled: "cancel"
    case .alertPutAway: "close"
    default: "go on"
    }
  }
}

extension Session {
  package var acceptAct: AcceptAct { acceptAct(row: selectedRow) }

  /// - Parameter row: the row of Spotlight that has the mark, for who knows it already.
  package func acceptAct(row: @autoclosure () -> SpotlightRow?) -> AcceptAct {
    switch chrome.overlay {
    case .help?, .devices?, .comparison?: return .closeOverlay
    case .context(let panel)?: return .change(panel.selected)
    case .palette(let palette)?:
      return .run(CommandSearch.commands(for: palette.query)[safe: palette.selected])
    case nil: break
    }
    if chrome.focus == .inspector, chrome.inspectorTab == .findings,
      let location = selectedFinding?.location
    {
      return .edit(location)
    }
    if field == .conversation, !state.conversation.draft.trimmingBlanks().isEmpty {
      return .say(state.conversation.draft)
    }
    if let run = state.run { return acceptAct(in: run) }
    if let why = whyNothingIsSeen { return .nothing("\(why); ask Siri instead") }
    if let banner = bannerInFront { return .openBanner(banner.id) }
    switch state.surface {
    case .siri: return .nothing("type what you would say to Siri, then Return")
    case .spotlight:
      return row().map { .chooseRow($0.id) } ?? .nothing("nothing to choose")
    case .hostApp(let host): return host.sheet == nil ? acceptAct(on: host) : acceptActInSheet
    }
  }

  private func acceptAct(on host: HostAppState) -> AcceptAct {
    switch simulator.marked(of: host, in: state) {
    case .button(let id)?: return .press(button: id)
    case .share?: return .share(.opened(.shareButton))
    case .toolbar(let reference)?: return .share(.opened(.toolbar(reference)))
    case .item(let id)?:
      guard let item = simulator.page(of: host)?.items.first(where: { $0.id == id }),
        item.contentType != nil
      else { return .nothing("it can be neither pressed nor shared") }
      return item.isEmbedded && state.context.device == .mac
        ? .share(.opened(.pointer(item: id))) : .select(item: id)
    case nil: return .nothing("there is nothing on this page")
    }
  }

  private func acceptAct(in run: IntentRun) -> AcceptAct {
    switch run.phase {
    case .performing(let performing): return .wait(until: performing.due)
    case .finished: return .putResultAway
    case .choosingApp, .requestingValue, .confirmingGuess, .disambiguating, .authenticating,
      .confirming:
      switch simulator.mark(of: run) {
      case .option(let option)?:
        return simulator.isChoosingSeveral(run) ? .take(option: option) : .choose(option: option)
      case .done?: return .endTaking
      case nil: return .nothing("type an answer, then Return")
      }
    }
  }

  mutating func accept() -> [FrontRequest] {
    let act = acceptAct
    switch act {
    case .closeOverlay:
      chrome.overlay = nil
      return []
    case .change(let row): return carryOut(dispatch(row.event(forward: true, in: self)))
    case .run(let command):
      chrome.overlay = nil
      chrome.caret = .max
      return command.map { perform($0, visibleRows: 10) } ?? []
    case .edit(let location): return [.openEditorAt(location)]
    case .say, .wait, .putResultAway, .choose, .take, .endTaking, .chooseRow, .press, .select,
      .share, .openBanner, .nothing:
      break
    }
    chrome.historyDepth = 0
    let before = state.conversation.number
    let effects = eventOfAccepting(act).map { dispatch($0) } ?? []
    if act == .share(.proceeded) { tellWhatIsToBeChosen() }
    if case .nothing(let reason) = act { chrome.notice = Chrome.Notice(.refusal, reason) }
    // Whatever asks for words gets them.
    if state.conversation.number != before || field == .conversation || field == .post {
      chrome.focus = .field
    }
    chrome.caret = .max
    return carryOut(effects)
  }

  private func eventOfAccepting(_ act: AcceptAct) -> Event? {
    switch act {
    case .say(let words): .conversation(.said(words))
    case .wait(let time): .context(.clockMoved(to: time))
    case .putResultAway: .conversation(.dismissed)
    case .choose(let option): .run(.optionChosen(option))
    case .take(let option): .run(.optionToggled(option))
    case .endTaking: .run(.optionsAccepted)
    case .chooseRow(let row): .spotlight(.rowChosen(row))
    case .press(let button): .app(.buttonPressed(button))
    case .select(let item): .app(.itemToggled(item))
    case .share(let event): .share(event)
    case .openBanner(let banner): .app(.bannerOpened(banner))
    case .closeOverlay, .change, .run, .edit, .nothing: nil
    }
  }

  mutating func toggle() -> [Effect] {
    if openSheet != nil { return toggleEditRow() }
    if state.run == nil, case .hostApp(let host) = state.surface {
      guard case .item(let id)? = simulator.marked(of: host, in: state) else { return [] }
      return dispatch(.app(.itemToggled(id)))
    }
    return toggleOption()
  }

  private mutating func toggleOption() -> [Effect] {
    switch state.run.flatMap(simulator.mark) {
    case .option(let option)?: dispatch(.run(.optionToggled(option)))
    case .done?: dispatch(.run(.optionsAccepted))
    case nil: []
    }
  }

  private func carryOut(_ effects: [Effect]) -> [FrontRequest] {
    effects.isEmpty ? [] : [.carryOut(effects)]
  }
}
