import CellGrid
import SimulatorCore
import SurfaceViews

/// Feeds what the keyboard says to the session and shows what comes of it, until the person leaves.
@MainActor
package final class RunLoop {
  package internal(set) var session: Session
  let screen: CursesScreen
  private let theme: Theme
  private let host: any RunLoopHost
  let voice: (any SpeakingVoice)?
  var autopilot: (any Autopilot)?
  var isOver = false
  /// Text that came after other text, not yet in the field.
  private var typed = ""
  /// What was last made ready for searching, and whether the screen has seen it.
  private var prepared: (index: CatalogIndex, language: String, isShown: Bool)?

  /// How often an idle program looks whether the catalog has changed.
  private static let idleMilliseconds = 400
  /// How long a picture may be out of date while keys keep coming.
  private static let mostUndrawn = Duration.milliseconds(50)

  package init(
    session: Session, screen: CursesScreen, theme: Theme, host: any RunLoopHost,
    voice: (any SpeakingVoice)? = nil, autopilot: (any Autopilot)? = nil
  ) {
    self.session = session
    self.screen = screen
    self.theme = theme
    self.host = host
    self.voice = voice
    self.autopilot = autopilot
  }

  package func run() {
    draw()
    while !isOver {
      prepareSearch()
      if autopilot != nil {
        fly()
      } else if let input = screen.nextInput(timeoutMilliseconds: Self.idleMilliseconds) {
        takeAll(from: input)
        guard !isOver else { break }
        settle()
        draw()
      } else {
        hearVoice()
        reloadIfChanged()
        showReadings()
      }
    }
    settle()
  }

  private func settle() {
    if let notice = host.settled(session) { session.chrome.notice = notice }
  }

  func draw() {
    screen.show(Render.grid(session, theme: theme, canvas: screen.canvas))
  }

  /// Has whatever a search needs made in the background, so that the first key does not wait for
  /// it.
  private func prepareSearch() {
    let index = session.simulator.index
    let language = session.state.context.language
    if let prepared, prepared.index === index, prepared.language == language { return }
    prepared = (index, language, index.hasReadings(language: language))
    Task.detached { index.prepareSearch(language: language) }
  }

  /// Titles that are found since their transliteration is there.
  private func showReadings() {
    guard let prepared, !prepared.isShown, prepared.index.hasReadings(language: prepared.language)
    else { return }
    self.prepared?.isShown = true
    draw()
  }

  // MARK: Input

  /// Whatever came in one go is shown in one go, as far as there is time between two pictures.
  private func takeAll(from first: TerminalInput) {
    let end = ContinuousClock.now + Self.mostUndrawn
    take(first)
    while !isOver, let more = screen.nextInput(timeoutMilliseconds: 0) {
      take(more)
      if ContinuousClock.now >= end {
        // Whoever wants to leave does not wait for all that was pressed before.
        screen.skip { $0.isQuit }
        break
      }
    }
    takeTyped()
  }

  func take(_ input: TerminalInput) {
    if let text = addedText(input) {
      typed += text
      return
    }
    takeTyped()
    switch input {
    case .key(let key): carryOut(take(key))
    case .pasted(let text): carryOut(session.paste(text))
    case .scrolled(let lines):
      carryOut(perform(lines < 0 ? .moveUp : .moveDown))
    case .resized: break
    case .terminated(let signal):
      settle()
      screen.end(by: signal)
    case .closed: isOver = true
    }
  }

  /// A character that does nothing but follow others in the field, which may be long: a key held
  /// down is taken in one piece.
  private func addedText(_ input: TerminalInput) -> String? {
    guard case .key(let key) = input, let text = key.text, session.isTyping,
      !session.fieldText.isEmpty, Keymap.command(for: key, isTyping: true) == nil
    else { return nil }
    return text
  }

  private func takeTyped() {
    guard !typed.isEmpty else { return }
    let text = typed
    typed = ""
    carryOut(session.type(text))
  }

  private func take(_ key: Key) -> [FrontRequest] {
    if let command = Keymap.command(for: key, isTyping: session.isTyping) {
      return perform(command)
    }
    guard let text = key.text else { return [] }
    if session.isTyping { return session.type(text) }
    if let effects = session.chooseByDigit(text) { return [.carryOut(effects)] }
    let help = Keymap.label(of: .help, in: .outsideField)
    let field = Keymap.label(of: .nextFocus)
    session.chrome.notice = Chrome.Notice(
      .refusal, "'\(text)' is no command here; \(help) lists them, \(field) goes to the field")
    return []
  }

  private func perform(_ command: Command) -> [FrontRequest] {
    // How much is shown of a list or text only matters to what moves in it.
    let isPaging = command == .pageUp || command == .pageDown
    return session.perform(
      command, visibleRows: isPaging ? Render.visibleRows(session, canvas: screen.canvas) : 1,
      lastScroll: command.group == .moving
        ? Render.lastScroll(session, canvas: screen.canvas) : .max,
      inspector: command.group == .looking
        ? Render.inspectorText(session, canvas: screen.canvas) : nil)
  }

  func carryOut(_ requests: [FrontRequest]) {
    for request in requests {
      switch request {
      case .quit: isOver = true
      case .suspend:
        settle()
        screen.stop()
      case .redraw: screen.redraw()
      case .openEditor, .openEditorAt: edit(request)
      case .writeRecording(let mark): session.chrome.notice = host.write(mark, of: session)
      case .carryOut(let effects): carryOut(effects)
      }
    }
  }

  // MARK: The catalog

  private func edit(_ request: FrontRequest) {
    screen.suspend()
    let problem = host.open(request)
    screen.resume()
    if let problem {
      session.chrome.notice = Chrome.Notice(.refusal, problem)
    } else {
      reloadIfChanged()
    }
  }

  private func reloadIfChanged() {
    guard let changed = host.changedCatalog() else { return }
    session.chrome.findings = changed.findings
    switch changed.result {
    case .lastGoodKept(let reason):
      session.chrome.showsLastGoodCatalog = true
      let key = Keymap.label(of: .findings, isPlain: screen.glyphs == .ascii)
      session.chrome.notice = Chrome.Notice(
        .refusal, "last good catalog kept, \(key): \(reason)")
    case .read(let simulator):
      session.chrome.showsLastGoodCatalog = false
      session.chrome.notice = notice(of: session.reload(simulator))
    }
    draw()
  }

  private func notice(of result: Session.FoldResult) -> Chrome.Notice {
    switch result {
    case .everythingApplied: Chrome.Notice(.information, "the catalog was read again")
    case .stopped(_, let reason, let left):
      Chrome.Notice(
        .refusal, "read again; the walk stops here: \(reason) (\(left) left, redo tries again)")
    }
  }
}
