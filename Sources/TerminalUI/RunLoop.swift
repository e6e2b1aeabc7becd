import CellGrid
import Findings
import SimulatorCore
import SurfaceViews

/// What the terminal front cannot do alone: files, editors, the person's memory.
@MainActor
package protocol RunLoopHost: AnyObject {
  /// The catalog as it now stands on disk, when that has changed since the last time.
  func changedCatalog() -> ChangedCatalog?
  /// Opens an editor while the terminal is given away; what went wrong, in words.
  func open(_ request: FrontRequest) -> String?
  /// Writes the walk down; what was written where, or why not.
  func write(_ recording: Chrome.RecordingMark, of session: Session) -> Chrome.Notice
  /// A step has settled: the moment to keep what the person did and how far the walk came.
  func settled(_ session: Session)
}

/// What became of a catalog that somebody changed.
package struct ChangedCatalog {
  package enum Result {
    case read(Simulator)
    /// What is on disk is broken for now: the walk goes on with what there was, and says why.
    case lastGoodKept(reason: String)
  }

  package var result: Result
  package var findings: [Finding]

  package init(_ result: Result, findings: [Finding]) {
    self.result = result
    self.findings = findings
  }
}

/// Plays steps by itself, for a room to watch.
@MainActor
package protocol Autopilot: AnyObject {
  func step(_ session: inout Session) -> AutopilotStep
}

/// What comes after an autopilot's step.
package enum AutopilotStep: Hashable, Sendable {
  case show(milliseconds: Int)
  /// The keyboard is the person's now.
  case handOver
  case leave
}

/// Feeds what the keyboard says to the session and shows what comes of it, until the person leaves.
@MainActor
package final class RunLoop {
  package private(set) var session: Session
  private let screen: CursesScreen
  private let theme: Theme
  private let host: any RunLoopHost
  private var autopilot: (any Autopilot)?
  private var isOver = false
  /// What was last made ready for searching, and whether the screen has seen it.
  private var prepared: (index: CatalogIndex, language: String, isShown: Bool)?

  /// How often an idle program looks whether the catalog has changed.
  private static let idleMilliseconds = 400

  package init(
    session: Session, screen: CursesScreen, theme: Theme, host: any RunLoopHost,
    autopilot: (any Autopilot)? = nil
  ) {
    self.session = session
    self.screen = screen
    self.theme = theme
    self.host = host
    self.autopilot = autopilot
  }

  package func run() {
    draw()
    while !isOver {
      prepareSearch()
      if autopilot != nil {
        fly()
      } else if let input = screen.nextInput(timeoutMilliseconds: Self.idleMilliseconds) {
        take(input)
        // Whatever came in one go is shown in one go.
        while !isOver, let more = screen.nextInput(timeoutMilliseconds: 0) { take(more) }
        guard !isOver else { break }
        host.settled(session)
        draw()
      } else {
        reloadIfChanged()
        showReadings()
      }
    }
    host.settled(session)
  }

  private func draw() {
    screen.show(Render.grid(session, theme: theme, canvas: screen.canvas))
  }

  /// Has whatever a search needs made in the background, so that the first key does not wait for it.
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

  private func take(_ input: TerminalInput) {
    switch input {
    case .key(let key): carryOut(take(key))
    case .pasted(let text): carryOut(session.paste(text))
    case .clicked: break
    case .scrolled(let lines):
      carryOut(perform(lines < 0 ? .moveUp : .moveDown))
    case .resized: break
    case .terminated(let signal):
      host.settled(session)
      screen.end(by: signal)
    case .closed: isOver = true
    }
  }

  private func take(_ key: Key) -> [FrontRequest] {
    if let command = Keymap.command(for: key, isTyping: session.isTyping) {
      return perform(command)
    }
    guard case .character(let text) = key.code, !key.control, !key.alt else { return [] }
    if session.isTyping { return session.type(text) }
    if let effects = session.chooseByDigit(text) { return [.carryOut(effects)] }
    session.chrome.notice = Chrome.Notice(
      .refusal, "'\(text)' is no command here; ? lists them, Tab goes to the field")
    return []
  }

  private func perform(_ command: Command) -> [FrontRequest] {
    // How long a text is only matters to what moves in it.
    let lastScroll =
      command.group == .moving ? Render.lastScroll(session, canvas: screen.canvas) : .max
    return session.perform(
      command, visibleRows: Render.visibleRows(session, canvas: screen.canvas),
      lastScroll: lastScroll)
  }

  private func carryOut(_ requests: [FrontRequest]) {
    for request in requests {
      switch request {
      case .quit: isOver = true
      case .suspend:
        host.settled(session)
        screen.stop()
      case .redraw: screen.redraw()
      case .openEditor, .openEditorAt: edit(request)
      case .writeRecording(let mark): session.chrome.notice = host.write(mark, of: session)
      case .carryOut(let effects): carryOut(effects)
      }
    }
  }

  /// A front without a voice leaves speech unasked: nothing waits for it, and nothing is logged.
  private func carryOut(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .speak: break
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
      session.chrome.notice = Chrome.Notice(.refusal, "last good catalog kept: \(reason)")
    case .read(let simulator): session.chrome.notice = notice(of: session.reload(simulator))
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

  // MARK: Playing by itself

  private func fly() {
    switch autopilot?.step(&session) {
    case .show(let pause)?:
      draw()
      wait(milliseconds: pause)
    case .handOver?, nil:
      autopilot = nil
      draw()
    case .leave?: isOver = true
    }
  }

  /// Any key but quit hurries it on.
  private func wait(milliseconds: Int) {
    guard let input = screen.nextInput(timeoutMilliseconds: milliseconds) else { return }
    switch input {
    case .key(let key):
      if Keymap.command(for: key, isTyping: false) == .quit { isOver = true }
    case .resized: draw()
    default: take(input)
    }
  }
}
