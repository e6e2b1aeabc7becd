import Findings
import IntentModel

/// Tabs, sheets and the editor: what a designer looks at, which no undo touches.
extension Session {
  /// - Parameter inspector: its text, where it stands beside the device: the key of an open text
  ///   turns its pages.
  mutating func show(
    _ tab: Chrome.InspectorTab, _ inspector: Chrome.InspectorText? = nil
  ) -> [Effect] {
    if let inspector, chrome.inspectorTab == tab, chrome.overlay == nil {
      turnPage(of: inspector)
      return []
    }
    chrome.overlay = nil
    // On a narrow screen the same key brings the device back.
    chrome.isInspectorInFront = !(chrome.isInspectorInFront && chrome.inspectorTab == tab)
    chrome.inspectorTab = tab
    chrome.inspectorScroll = 0
    // A list is there to be walked through; from what is only read, the keys come back.
    if tab == .findings {
      chrome.focus = .inspector
    } else if chrome.focus == .inspector {
      chrome.focus = field == nil ? .device : .field
    }
    return []
  }

  mutating func show(_ overlay: Chrome.Overlay) -> [Effect] {
    if case .palette = overlay { chrome.caret = 0 }
    let isSame =
      switch (chrome.overlay, overlay) {
      case (.help?, .help), (.palette?, .palette), (.context?, .context), (.devices?, .devices),
        (.comparison?, .comparison):
        true
      default: false
      }
    chrome.overlay = isSame ? nil : overlay
    return []
  }

  mutating func openEditor() -> [FrontRequest] {
    if chrome.inspectorTab == .findings, chrome.focus == .inspector,
      let location = selectedFinding?.location
    {
      return [.openEditorAt(location)]
    }
    return [.openEditor(declarationShown)]
  }

  package var selectedFinding: Finding? {
    chrome.findings.indices.contains(chrome.selectedFinding)
      ? chrome.findings[chrome.selectedFinding] : chrome.findings.first
  }

  /// Where what is on the screen is declared.
  package var declarationShown: DeclarationReference {
    if let run = state.run {
      switch run.phase {
      case .requestingValue(let request): return .parameter(run.intent, request.parameter)
      case .confirmingGuess(let guess): return .parameter(run.intent, guess.parameter)
      case .disambiguating(let choice): return .parameter(run.intent, choice.parameter)
      default: return .intent(run.intent)
      }
    }
    switch state.surface {
    case .siri: return .phone
    case .hostApp(let host):
      if case .target(.activity(let reference))? = selectedEntry {
        return .activity(app: reference.app, id: reference.activity)
      }
      return host.page.map { .page(app: host.app, id: $0) } ?? .app(host.app)
    case .spotlight:
      switch selectedRow?.id {
      case .app(let app)?: return .app(app)
      case .appShortcut(let shortcut, _)?: return .intent(shortcut.intent)
      case .intent(let intent)?: return .intent(intent)
      case .content(let item)?:
        return .entityItem(app: item.app, entity: item.entity, id: item.item)
      case .contact?, .recentSearch?, .clearSearches?, nil: return .phone
      }
    }
  }

  mutating func moveFocus(forward: Bool) -> [Effect] {
    guard chrome.overlay == nil else { return [] }
    let order: [Chrome.Focus] =
      field == nil ? [.device, .inspector] : [.field, .device, .inspector]
    let current = field == nil && chrome.focus == .field ? .device : chrome.focus
    chrome.focus = order.neighbour(of: current, forward)
    chrome.isInspectorInFront = chrome.focus == .inspector
    return []
  }
}
