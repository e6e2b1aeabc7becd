import Findings
import IntentModel

extension Session {
  /// Return: what the screen's most natural next step is.
  mutating func accept() -> [FrontRequest] {
    switch chrome.overlay {
    case .help?, .devices?:
      chrome.overlay = nil
      return []
    case .context(let panel)?:
      return carryOut(dispatch(panel.selected.event(forward: true, in: self)))
    case .palette(let palette)?:
      let commands = CommandSearch.commands(for: palette.query)
      chrome.overlay = nil
      chrome.caret = .max
      guard commands.indices.contains(palette.selected) else { return [] }
      return perform(commands[palette.selected], visibleRows: 10)
    case nil: break
    }
    if chrome.focus == .inspector, chrome.inspectorTab == .findings,
      let location = selectedFinding?.location
    {
      return [.openEditorAt(location)]
    }
    let before = state.conversation.number
    let effects = acceptOnDevice()
    if state.conversation.number != before || field == .conversation { chrome.focus = .field }
    chrome.caret = .max
    return carryOut(effects)
  }

  private mutating func acceptOnDevice() -> [Effect] {
    chrome.historyDepth = 0
    if field == .conversation, !state.conversation.draft.trimmingBlanks().isEmpty {
      return dispatch(.conversation(.said(state.conversation.draft)))
    }
    if let run = state.run { return accept(run) }
    if openSheet != nil { return acceptInSheet() }
    if let banner = bannerInFront { return dispatch(.app(.bannerOpened(banner.id))) }
    switch state.surface {
    case .siri:
      chrome.notice = Chrome.Notice(.refusal, "type what you would say to Siri, then Return")
      return []
    case .spotlight:
      if let why = whyNoSpotlight {
        chrome.notice = Chrome.Notice(.refusal, "\(why); ask Siri instead")
        return []
      }
      guard let row = selectedRow else {
        chrome.notice = Chrome.Notice(.refusal, "nothing to choose")
        return []
      }
      return dispatch(.spotlight(.rowChosen(row.id)))
    case .hostApp(let host):
      let elements = simulator.elements(of: host, in: state)
      switch host.selected ?? elements.first {
      case .button(let id)?: return dispatch(.app(.buttonPressed(id)))
      case .share?: return dispatch(.share(.opened(.shareButton)))
      case .toolbar(let reference)?: return dispatch(.share(.opened(.toolbar(reference))))
      case .item(let id)?: return accept(item: id, on: host)
      case nil:
        chrome.notice = Chrome.Notice(.refusal, "there is nothing on this page")
        return []
      }
    }
  }

  /// An item is selected to be shared; one embedded in what is written, on a Mac, offers actions.
  private mutating func accept(item id: String, on host: HostAppState) -> [Effect] {
    if offersActions(on: id, of: host) {
      return dispatch(.share(.opened(.pointer(item: id))))
    }
    return dispatch(.app(.itemToggled(id)))
  }

  /// Whether a Mac's pointer on an item of a page has action extensions to offer.
  package func offersActions(on item: String, of host: HostAppState) -> Bool {
    state.context.device == .mac
      && simulator.page(of: host)?.items.first { $0.id == item }?.isEmbedded == true
  }

  private mutating func accept(_ run: IntentRun) -> [Effect] {
    switch run.phase {
    case .performing(let performing):
      return dispatch(.context(.clockMoved(to: performing.ends)))
    case .finished: return dispatch(.conversation(.dismissed))
    case .choosingApp, .requestingValue, .confirmingGuess, .disambiguating, .authenticating,
      .confirming:
      guard let option = simulator.selectedOption(of: run) else {
        chrome.notice = Chrome.Notice(.refusal, "type an answer, then Return")
        return []
      }
      return dispatch(.run(.optionChosen(option)))
    }
  }

  mutating func toggle() -> [Effect] {
    if openSheet != nil { return toggleEditRow() }
    if state.run == nil, case .hostApp(let host) = state.surface {
      guard case .item(let id)? = host.selected ?? simulator.elements(of: host, in: state).first
      else { return [] }
      return dispatch(.app(.itemToggled(id)))
    }
    guard let run = state.run, let option = simulator.selectedOption(of: run) else { return [] }
    if option == Disambiguation.done { return dispatch(.run(.optionsAccepted)) }
    return dispatch(.run(.optionToggled(option)))
  }

  private func carryOut(_ effects: [Effect]) -> [FrontRequest] {
    effects.isEmpty ? [] : [.carryOut(effects)]
  }
}
