import CNcurses
import CTerminalGuard
import CellGrid
import SimulatorCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The real terminal: shows grids, and is put back however the program ends.
///
/// `TerminalUI` is the front: the one place that knows curses and the terminal. Grids go out, keys
/// come in; what they mean is decided elsewhere. One screen at a time, from the main thread.
package final class CursesScreen {
  /// How many colours are used.
  package private(set) var colorDepth: ColorDepth
  /// Which lines and marks the terminal's character set can show.
  package let glyphs: GlyphSet
  /// How much room there is; never less than one cell.
  package private(set) var size: Size

  package var canvas: Canvas {
    Canvas(size: size, glyphs: glyphs, hasColors: colorDepth != .none)
  }

  private let profile: TerminalProfile
  private var session = CursesSession()
  private let ownedInput: Int32?
  private let input: Int32
  private var reader: InputReader
  private var keepsOwnColors = false
  private var pairs: ColorPairs
  private var rows: RowEncoder
  private var shown: Grid?
  private var isUp = false
  private var isOver = false

  /// Takes the terminal over. When it throws, the terminal is untouched.
  package init(mouse: Bool = false, isPlain: Bool = false) throws(TerminalError) {
    guard isatty(STDOUT_FILENO) == 1 else { throw .outputIsNoTerminal }
    let isUnicode = curses_take_character_set()
    glyphs = isUnicode && !isPlain ? .unicode : .ascii
    profile = try TerminalProfile(output: STDOUT_FILENO, mouse: mouse)
    (input, ownedInput) = try Self.openKeys()
    colorDepth = profile.depth
    size = Size(columns: 1, rows: 1)
    rows = RowEncoder()
    pairs = ColorPairs(limit: 1) { _, _, _ in false }
    let notices = understudy_guard_arm(
      input, STDOUT_FILENO, profile.farewell.map { CChar(bitPattern: $0) },
      profile.farewell.count, profile.farewellExtras)
    let keys = profile.keys(understudy_guard_erase_byte())
    reader = InputReader(terminal: input, notices: notices, keys: keys)
    guard notices >= 0, begin() else {
      understudy_guard_disarm()
      if let ownedInput { close(ownedInput) }
      throw .failed(type: profile.type)
    }
  }

  deinit { leave() }

  /// Shows a grid: rows that have not changed cost nothing. A grid of another size is clipped.
  package func show(_ grid: Grid) {
    guard isUp else { return }
    if !putRows(of: grid, stopsAtMissingPair: true) {
      // All pairs are dealt out anew, for this grid alone.
      pairs.forgetAll()
      rows.forgetStyles()
      shown = nil
      _ = putRows(of: grid, stopsAtMissingPair: false)
    }
    let cursor = grid.cursor.flatMap { Rect(size).contains($0) ? $0 : nil }
    let place = cursor ?? Point(column: 0, row: size.rows - 1)
    curses_place_cursor(Int32(place.row), Int32(place.column), cursor != nil)
    curses_show()
    shown = grid
  }

  /// Draws everything anew, whatever may stand there.
  package func redraw() {
    guard isUp, let shown else { return }
    curses_distrust_screen()
    self.shown = nil
    show(shown)
  }

  /// Gives the terminal to another program, such as an editor, until `resume`.
  package func suspend() {
    guard isUp else { return }
    isUp = false
    curses_pause()
    understudy_guard_lend()
  }

  /// Takes the terminal again and draws everything anew. The window may have another size by now.
  package func resume() {
    guard !isOver else { return }
    reader.forgetContinuations()
    understudy_guard_retake()
    curses_take_modes()
    understudy_guard_take_keys()
    isUp = true
    takeSize()
    curses_distrust_screen()
    withEnvironment(sidesForCurses) { curses_show() }
    greet()
    if let shown {
      self.shown = nil
      show(shown)
    }
  }

  /// Stops the program as a job, as ^Z does elsewhere; returns when it is continued.
  package func stop(wholeGroup: Bool = true) {
    if isUp {
      isUp = false
      curses_pause()
      understudy_guard_give_back()
    }
    understudy_guard_stop(wholeGroup)
    resume()
  }

  /// Puts the terminal back for good and shows what was written to stderr meanwhile.
  package func leave() {
    guard !isOver else { return }
    isOver = true
    isUp = false
    curses_end(&session)
    understudy_guard_give_back()
    understudy_guard_disarm()
    if let ownedInput { close(ownedInput) }
  }

  /// Ends the program by the signal that asked for it, the terminal put back.
  package func end(by signal: Int32) -> Never {
    leave()
    understudy_guard_end_by(signal)
  }

  /// The next thing that comes from the terminal; nothing when the time is over. Without a time,
  /// waits for ever. Being stopped from outside and continued happens in here.
  package func nextInput(timeoutMilliseconds: Int? = nil) -> TerminalInput? {
    while true {
      switch reader.next(timeoutMilliseconds: timeoutMilliseconds) {
      case .nothing: return nil
      case .input(let input): return input
      case .signal(let number):
        if let input = take(signal: number) { return input }
      }
    }
  }

  /// Drops what waits before the first input of a kind; nothing when none waits.
  package func skip(to isWanted: (TerminalInput) -> Bool) { reader.skip(to: isWanted) }
}

// MARK: Signals and size

extension CursesScreen {
  private func take(signal: Int32) -> TerminalInput? {
    let before = size
    switch signal {
    case SIGWINCH:
      takeSize()
      curses_distrust_screen()
      shown = nil
    case SIGTSTP:
      stop(wholeGroup: false)
      if size == before { return nil }
    case SIGCONT:
      // Stopped in a way that cannot be noticed; the shell may have changed everything.
      if isUp { resume() }
      if size == before { return nil }
    default: return .terminated(signal: signal)
    }
    return .resized(columns: size.columns, rows: size.rows)
  }

  private static var reportedSize: Size {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 else { return .zero }
    return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Whenever curses takes the terminal it asks for the size itself, and breaks on some; it asks
  /// here first.
  private var sidesForCurses: [(String, String)] {
    [("LINES", "\(size.rows)"), ("COLUMNS", "\(size.columns)")]
  }

  private func takeSize() {
    let wanted = WindowSize.drawn(Self.reportedSize, otherwise: size)
    _ = curses_resize(Int32(wanted.rows), Int32(wanted.columns))
    size = Size(columns: max(1, Int(curses_columns())), rows: max(1, Int(curses_rows())))
  }
}

// MARK: Beginning

extension CursesScreen {
  /// Keys come from standard input, or from the terminal itself when that is a file or pipe.
  private static func openKeys() throws(TerminalError) -> (Int32, owned: Int32?) {
    if isatty(STDIN_FILENO) == 1 { return (STDIN_FILENO, nil) }
    // By its name where it has one: not every system can wait for /dev/tty.
    var opened: Int32 = -1
    if let name = ttyname(STDOUT_FILENO) { opened = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC) }
    if opened < 0 { opened = open("/dev/tty", O_RDWR | O_CLOEXEC) }
    guard opened >= 0 else { throw .noTerminalForKeys }
    return (opened, opened)
  }

  private func begin() -> Bool {
    size = WindowSize.atStart(
      reported: Self.reportedSize, described: profile.size, environment: environment)
    guard beginCurses() else { return false }
    understudy_guard_take_keys()
    beginColors()
    isUp = true
    takeSize()
    curses_show()
    greet()
    return true
  }

  private func beginCurses() -> Bool {
    if let description = profile.directDescription, let name = description.names.first {
      let variables = sidesForCurses + [("TERMINFO", description.environmentValue)]
      let hasBegun = withEnvironment(variables) {
        curses_begin(&session, name, STDOUT_FILENO, input)
      }
      if hasBegun { return true }
    }
    return withEnvironment(sidesForCurses) {
      curses_begin(&session, profile.type, STDOUT_FILENO, input)
    }
  }

  private func beginColors() {
    guard colorDepth != .none else { return }
    let colors = Int(curses_begin_colours())
    if colorDepth != .trueColor || colors < 1 << 24 { colorDepth = .palette(colors: colors) }
    guard colorDepth != .none else { return }
    keepsOwnColors = curses_keep_own_colours()
    pairs = ColorPairs(limit: min(Int(curses_pair_limit()), 1 << 15)) {
      curses_set_pair($0, $1, $2)
    }
  }

  private func greet() {
    profile.greeting.withUnsafeBytes { _ = write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}

// MARK: Drawing

extension CursesScreen {
  /// Answers false when there were not enough colour pairs.
  private func putRows(of grid: Grid, stopsAtMissingPair: Bool) -> Bool {
    let same = shown?.size == grid.size ? shown : nil
    for row in 0..<size.rows {
      let cells = grid.row(row)
      if let same, same.row(row) == cells { continue }
      let hasPairs = rows.encode(cells, columns: size.columns) { look(of: $0) }
      if !hasPairs, stopsAtMissingPair { return false }
      rows.withCells { curses_put_row(Int32(row), $0.baseAddress, Int32($0.count)) }
    }
    return true
  }

  private func look(of style: CellStyle) -> RowEncoder.Look? {
    let reduced = style.reduced(to: colorDepth)
    var (foreground, background) = (
      reduced.foreground.cursesNumber, reduced.background.cursesNumber
    )
    if !keepsOwnColors, foreground != background {
      if foreground == -1 { foreground = 7 }
      if background == -1 { background = 0 }
    }
    return pairs.pair(foreground: foreground, background: background).map {
      RowEncoder.Look(attributes: reduced.attributes.cursesBits, pair: $0)
    }
  }
}

extension CellStyle.Attributes {
  fileprivate var cursesBits: Int32 {
    let bits: [(CellStyle.Attributes, CursesAttribute)] = [
      (.bold, CURSES_BOLD), (.dim, CURSES_DIM), (.underline, CURSES_UNDERLINE),
      (.reverse, CURSES_REVERSE), (.italic, CURSES_ITALIC),
    ]
    return bits.reduce(0) { contains($1.0) ? $0 | Int32($1.1.rawValue) : $0 }
  }
}
