import IntentModel

/// The one text field that takes letters at a moment.
package enum ActiveField: Hashable, Sendable {
  case spotlight
  /// What is said to Siri, or answered to a run.
  case conversation
  case palette
  /// The text of the system's compose view.
  case post
}

extension Session {
  /// The field on the screen; nil where nothing can be typed. It has the focus unless `chrome` says
  /// otherwise.
  package var field: ActiveField? {
    switch chrome.overlay {
    case .palette?: return .palette
    case .help?, .context?, .devices?, .comparison?: return nil
    case nil: break
    }
    if let run = state.run {
      switch run.phase {
      case .finished: return state.surface == .siri ? .conversation : nil
      case .performing: return nil
      default: return .conversation
      }
    }
    switch state.surface {
    case .siri: return .conversation
    case .spotlight: return showsRows ? .spotlight : nil
    case .hostApp:
      guard let running = runningActivity, running.alert == nil, running.openOption == nil,
        simulator.activity(of: running.target, in: state)?.presentation == .composeView
      else { return nil }
      return .post
    }
  }

  /// Whether letters go into the field.
  package var isTyping: Bool {
    guard let field else { return false }
    return field == .palette || chrome.focus == .field
  }

  package var fieldText: String {
    switch field {
    case .palette?:
      if case .palette(let palette)? = chrome.overlay { palette.query } else { "" }
    case .conversation?: state.conversation.draft
    case .spotlight?:
      if case .spotlight(let spotlight) = state.surface { spotlight.query } else { "" }
    case .post?: runningActivity?.text ?? ""
    case nil: ""
    }
  }

  /// The field's text with its caret, brought into range.
  package var editing: TextEditing { TextEditing(fieldText, caret: chrome.caret) }

  /// Changes the field's text or caret; only a changed text is an event.
  mutating func edit(_ change: (inout TextEditing) -> Void) -> [Effect] {
    guard let field else { return [] }
    var editing = editing
    let before = editing.text
    change(&editing)
    chrome.caret = editing.caret
    guard editing.text != before else { return [] }
    return setText(editing.text, of: field)
  }

  /// Puts another text into a field, which leaves what was said or searched before.
  mutating func setText(_ text: String, of field: ActiveField) -> [Effect] {
    chrome.historyDepth = 0
    switch field {
    case .palette:
      var palette = Chrome.Palette()
      palette.query = text
      chrome.overlay = .palette(palette)
      return []
    case .conversation: return dispatch(.conversation(.draftChanged(text)))
    case .spotlight: return dispatch(.spotlight(.queryChanged(text)))
    case .post: return dispatch(.share(.textChanged(text)))
    }
  }

  /// Sends an event and shows a refusal as a notice.
  mutating func dispatch(_ event: Event) -> [Effect] {
    let fresh = state.nextNumber
    switch send(event) {
    case .accepted(let effects):
      if !event.isTyping, !event.isMovingMark {
        chrome.freshFrom = fresh
        chrome.inspectorScroll = 0
        chrome.snippetScroll = 0
      }
      return effects
    case .refused(let reason):
      chrome.notice = Chrome.Notice(.refusal, reason)
      return []
    }
  }
}
