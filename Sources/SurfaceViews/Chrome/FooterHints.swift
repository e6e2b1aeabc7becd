import CellGrid
import IntentModel
import SimulatorCore

/// What the footer says: the bindings meant for it, as far as they work now, in words for the
/// moment.
struct FooterHints {
  let context: ViewContext
  let layout: Layout
  /// The inspector's text, where there is one.
  let inspector: Chrome.InspectorText?

  private var session: Session { context.session }

  var hints: [FooterHint] {
    if let playback = context.chrome.playback { return hints(of: playback) }
    return switch context.chrome.overlay {
    case .help?, .devices?: overlayHints(("scroll", context.marks.upDown))
    case .comparison?:
      overlayHints(("what if", context.marks.leftRight), ("scroll", context.marks.upDown))
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
        key: Keymap.label(of: .toggle, in: .outsideField, isPlain: isPlain),
        word: playback == .paused ? "go on" : "pause"),
      FooterHint(key: key(.quit), word: "quit", rank: FooterHint.always),
    ]
  }

  private func overlayHints(_ first: (word: String, key: String)...) -> [FooterHint] {
    first.map { FooterHint(key: $0.key, word: $0.word) }
      + [
        FooterHint(
          key: key(.back), word: BackAct.closeOverlay.footerWord, rank: FooterHint.needed),
        FooterHint(key: key(.quit), word: "quit", rank: FooterHint.always),
      ]
  }

  /// On a narrow screen with the inspector in front, the key back to the device.
  private var foldHint: [FooterHint] {
    guard isBehindInspector else { return [] }
    return [FooterHint(key: key(.inspector), word: "device", rank: FooterHint.always)]
  }

  private func hint(_ binding: Binding) -> FooterHint? {
    guard binding.isInFooter, session.refusal(of: binding.command) == nil,
      binding.scope == .everywhere || (binding.scope == .field) == session.isTyping,
      let key = binding.keys.first, let word = word(binding.command)
    else { return nil }
    return FooterHint(
      key: label(of: key, for: binding.command), word: word, rank: rank(binding.command),
      expendable: expendable(binding.command))
  }

  private func expendable(_ command: Command) -> FooterHint.Expendable? {
    switch command {
    case .moveUp: .arrows
    case .help: .help
    case .back: .back
    default: nil
    }
  }

  /// Whether what can be chosen or typed is behind the inspector.
  private var isBehindInspector: Bool { layout.isFolded && layout.device == nil }

  /// In a run other surfaces matter less than why it is where it is.
  private func rank(_ command: Command) -> Int {
    switch command {
    case .help, .quit: FooterHint.always
    case .accept: isBehindInspector ? FooterHint.usual + 1 : FooterHint.always
    case .moveUp: isBehindInspector ? FooterHint.usual + 1 : FooterHint.needed
    case .back: isBehindInspector ? FooterHint.usual : FooterHint.needed
    // Where the inspector is folded: the key to it, and in it those to its other tabs.
    case .nextTab where layout.isFolded: FooterHint.needed
    case .why where layout.isFolded:
      isBehindInspector ? FooterHint.usual + 2 : FooterHint.needed
    case .nextTab: FooterHint.usual + 1
    case .siri where session.whyNothingIsSeen != nil: FooterHint.needed
    // On a page, and in a sheet, what is done there comes first.
    case .siri, .spotlight:
      session.state.run == nil && !isOnPage ? FooterHint.usual : FooterHint.usual + 2
    case .contextPanel, .palette: FooterHint.usual + 1
    case .toggle where isUnderMore: FooterHint.needed
    default: FooterHint.usual
    }
  }

  private var isOnPage: Bool {
    if session.state.run == nil, case .hostApp = session.state.surface { true } else { false }
  }

  private func label(of key: Key, for command: Command) -> String {
    switch command {
    case .moveUp: context.marks.upDown
    // In an empty field the key from outside it does.
    case .toggle where session.fieldText.isEmpty:
      Keymap.label(of: .toggle, in: .outsideField, isPlain: isPlain)
    default: key.label(isPlain: isPlain)
    }
  }

  private var isPlain: Bool { context.glyphs == .ascii }

  private func key(_ command: Command) -> String {
    Keymap.label(of: command, isPlain: isPlain)
  }

  /// The command's word here; nil where it has nothing to do.
  private func word(_ command: Command) -> String? {
    switch command {
    case .accept: acceptWord
    case .back: session.backAct?.footerWord
    // The key that opened the sheet closes it, as Esc does at its front.
    case .share where session.openSheet != nil:
      session.backAct == .closeSheet ? nil : BackAct.closeSheet.footerWord
    case .openBanner: context.isBannerInFront ? nil : bannerWord
    case .moveUp: hasList ? command.footerWord : nil
    // Return does the same.
    case .toggle: ["take", "select", "switch"].contains(acceptWord) ? nil : toggleWord
    case .siri: session.showsConversation && session.state.run == nil ? nil : command.title
    case .spotlight: isOnSpotlight ? nil : command.title
    case .nextTab: isInInspector ? command.footerWord : nil
    case .why: whyWord
    default: command.footerWord
    }
  }

  /// Under More, Return uses the app that has the mark.
  private var toggleWord: String { isUnderMore ? "switch" : Command.toggle.footerWord }

  private var isUnderMore: Bool { session.openSheet?.sheet.screen == .more }

  /// An open text has pages, which the same key turns.
  private var whyWord: String {
    guard let inspector, layout.device != nil, context.chrome.inspectorTab == .why,
      inspector.lastScroll > 0
    else { return Command.why.footerWord }
    return context.chrome.inspectorScroll < inspector.lastScroll ? "more" : "top"
  }

  private var isInInspector: Bool {
    context.chrome.focus == .inspector || isBehindInspector
  }

  private var isOnSpotlight: Bool {
    if case .spotlight = session.state.surface { session.state.run == nil } else { false }
  }

  private var acceptWord: String? {
    let act = session.acceptAct(row: context.selectedRow)
    if case .openBanner = act { return bannerWord }
    guard act == .share(.proceeded), let running = session.runningActivity else {
      return act.footerWord
    }
    guard session.simulator.refusal(ofProceeding: running, in: session.state) == nil else {
      return nil
    }
    // The words of the button that Return presses.
    let title = session.simulator.proceedTitle(of: running, in: session.state).lowercased()
    return DisplayWidth.truncated(title, toColumns: 16, glyphs: context.glyphs)
  }

  /// With the app that comes to the front.
  private var bannerWord: String? {
    guard let banner = session.state.banners.last else { return nil }
    let app = session.simulator.index.app(banner.app)?.name.text(in: context.language)
    return DisplayWidth.truncated(
      "\(Command.openBanner.footerWord) \(app ?? banner.app)", toColumns: 20,
      glyphs: context.glyphs)
  }

  private var hasList: Bool {
    if context.chrome.focus == .inspector { return true }
    if let run = session.state.run { return !session.simulator.optionIDs(of: run).isEmpty }
    if session.whyNothingIsSeen != nil { return false }
    switch session.state.surface {
    case .siri: return false
    case .spotlight: return context.rows.count > 1
    case .hostApp(let host):
      return host.sheet != nil
        || session.simulator.elements(of: host, in: session.state).count > 1
    }
  }
}
