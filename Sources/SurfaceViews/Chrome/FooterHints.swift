import CellGrid
import IntentModel
import SimulatorCore

/// What the footer says: the bindings meant for it, as far as they work now, in words for the moment.
struct FooterHints {
  let context: ViewContext
  let layout: Layout

  private var session: Session { context.session }

  var hints: [FooterHint] {
    if let playback = context.chrome.playback { return hints(of: playback) }
    return switch context.chrome.overlay {
    case .help?, .devices?: overlayHints(("scroll", context.marks.upDown))
    case .palette?: overlayHints(("run", key(.accept)), ("move", context.marks.upDown))
    case .context?:
      overlayHints(("row", context.marks.upDown), ("change", context.marks.leftRight))
    case nil: foldHint + Keymap.bindings.compactMap(hint)
    }
  }

  private func hints(of playback: Chrome.Playback) -> [FooterHint] {
    [
      FooterHint(key: key(.accept), word: "next"),
      FooterHint(
        key: Key(.character(" ")).label(isPlain: isPlain),
        word: playback == .paused ? "go on" : "pause"),
      FooterHint(key: key(.quit), word: "quit", rank: FooterHint.always),
    ]
  }

  private func overlayHints(_ first: (word: String, key: String)...) -> [FooterHint] {
    first.map { FooterHint(key: $0.key, word: $0.word) }
      + [
        FooterHint(
          key: key(.back), word: BackAct.closeOverlay.footerWord, rank: FooterHint.wayBack),
        FooterHint(key: key(.quit), word: "quit", rank: FooterHint.always),
      ]
  }

  /// On a narrow screen with the inspector in front, the key back to the device.
  private var foldHint: [FooterHint] {
    guard layout.isFolded, layout.device == nil else { return [] }
    return [FooterHint(key: key(.inspector), word: "device", rank: FooterHint.always)]
  }

  private func hint(_ binding: Binding) -> FooterHint? {
    guard binding.isInFooter, session.refusal(of: binding.command) == nil,
      binding.scope == .everywhere || (binding.scope == .field) == session.isTyping,
      let key = binding.keys.first, let word = word(binding.command)
    else { return nil }
    return FooterHint(
      key: label(of: key, for: binding.command), word: word, rank: rank(binding.command))
  }

  /// In a run other surfaces matter less than why it is where it is.
  private func rank(_ command: Command) -> Int {
    switch command {
    case .help, .quit: FooterHint.always
    case .back: FooterHint.wayBack
    // Where the inspector is folded: the key to it, and in it those to its other tabs.
    case .nextTab where layout.isFolded: FooterHint.wayBack
    case .why where layout.isFolded:
      layout.device == nil ? FooterHint.usual + 2 : FooterHint.wayBack
    case .nextTab: FooterHint.usual + 1
    case .siri where session.whyNoSpotlight != nil: FooterHint.wayBack
    case .siri, .spotlight: session.state.run == nil ? FooterHint.usual : FooterHint.usual + 2
    case .contextPanel, .palette: FooterHint.usual + 1
    default: FooterHint.usual
    }
  }

  private func label(of key: Key, for command: Command) -> String {
    switch command {
    case .moveUp: context.marks.upDown
    // In an empty field the space bar alone does.
    case .toggle where session.fieldText.isEmpty: Key(.character(" ")).label(isPlain: isPlain)
    default: key.label(isPlain: isPlain)
    }
  }

  private var isPlain: Bool { context.glyphs == .ascii }

  private func key(_ command: Command) -> String {
    Keymap.keys(of: command).first?.label(isPlain: isPlain) ?? ""
  }

  /// The command's word here; nil where it has nothing to do.
  private func word(_ command: Command) -> String? {
    switch command {
    case .accept: acceptWord
    case .back: session.backAct?.footerWord
    case .moveUp: hasList ? command.footerWord : nil
    // Return does the same.
    case .toggle: ["take", "select", "switch"].contains(acceptWord) ? nil : command.footerWord
    case .siri: session.showsConversation && session.state.run == nil ? nil : command.title
    case .spotlight: isOnSpotlight ? nil : command.title
    case .nextTab: isInInspector ? command.footerWord : nil
    default: command.footerWord
    }
  }

  private var isInInspector: Bool {
    context.chrome.focus == .inspector || (layout.isFolded && layout.device == nil)
  }

  private var isOnSpotlight: Bool {
    if case .spotlight = session.state.surface { session.state.run == nil } else { false }
  }

  private var acceptWord: String? {
    if context.chrome.focus == .inspector {
      return context.chrome.inspectorTab == .findings ? "edit" : nil
    }
    let draft = session.state.conversation.draft
    if session.field == .conversation, draft.contains(where: { !$0.isWhitespace }) { return "say" }
    if let run = session.state.run {
      switch run.phase {
      case .performing: return "wait"
      case .finished: return "done"
      default:
        guard let option = session.simulator.selectedOption(of: run) else { return nil }
        return session.refusal(of: .toggle) == nil && option != Disambiguation.done
          ? "take" : "choose"
      }
    }
    if session.bannerInFront != nil { return "open" }
    switch session.state.surface {
    case .siri: return nil
    case .spotlight:
      guard let row = context.selectedRow else { return nil }
      switch row.id {
      case .app, .content: return "open"
      case .appShortcut, .intent: return "run"
      case .recentSearch: return "search"
      case .clearSearches: return "clear"
      case .contact: return nil
      }
    case .hostApp(let host):
      if let sheet = host.sheet { return acceptWord(in: sheet) }
      let elements = session.simulator.elements(of: host, in: session.state)
      switch host.selected ?? elements.first {
      case .button?: return "press"
      case .share?: return "share"
      case .toolbar?: return "run"
      case .item(let id)?:
        if session.offersActions(on: id, of: host) { return "actions" }
        return session.refusal(of: .toggle) == nil ? "select" : nil
      case nil: return nil
      }
    }
  }

  private func acceptWord(in sheet: ShareSheetState) -> String {
    switch sheet.screen {
    case .entries: "choose"
    case .more, .editActions: "switch"
    case .running(let running):
      switch session.selectedElement(of: running) {
      case .option?, .value?: "choose"
      case .cancel?: "cancel"
      case .proceed?, nil: "go on"
      }
    }
  }

  private var hasList: Bool {
    if context.chrome.focus == .inspector { return true }
    if let run = session.state.run { return !session.simulator.optionIDs(of: run).isEmpty }
    switch session.state.surface {
    case .siri: return false
    case .spotlight: return context.rows.count > 1
    case .hostApp(let host):
      return host.sheet != nil
        || session.simulator.elements(of: host, in: session.state).count > 1
    }
  }
}
