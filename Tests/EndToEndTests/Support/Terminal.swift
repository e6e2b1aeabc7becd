import Foundation

/// A terminal that shows what a person would see: `tmux` with a server of its own.
final class Terminal {
  struct Point: Hashable {
    var column: Int
    var row: Int
  }

  let place: Place
  private let socket: String
  private let statusFile: String
  private static let count = Counter()

  /// How long a screen may take to come, however busy the machine is.
  private static let patience = 15.0

  /// Runs `understudy` with arguments.
  static func running(
    _ arguments: String..., at place: Place? = nil, environment: [String: String?] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws -> Terminal {
    try Terminal(
      [Program.path()] + arguments, at: place, environment: environment, columns: columns,
      rows: rows)
  }

  init(
    _ words: [String], at place: Place? = nil, environment: [String: String?] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws {
    self.place = try place ?? Place()
    socket = "understudy-tests-\(getpid())-\(Self.count.next())"
    statusFile = self.place.folder + "/" + socket
    // `env -i`, since tmux adds what its server was started with. tmux itself at times misses how a
    // program ends, so a shell around it keeps that, and the window.
    let variables = self.place.environment(environment).map { "\($0.key)=\($0.value)" }
    let keeper = "end=$0; \"$@\"; echo $? > \"$end\"; exec sleep 300"
    try tmux(
      ["start-server"],
      ["set", "-g", "escape-time", "0"], ["set", "-g", "status", "off"],
      ["set", "-g", "default-terminal", "screen-256color"],
      // Should the tests be ended themselves, nothing is left behind for long.
      ["run-shell", "-b", "-d", "300", "-C", "kill-server"],
      ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c", self.place.work, "--"]
        + ["/bin/sh", "-c", keeper, statusFile, "/usr/bin/env", "-i"] + variables.sorted() + words)
  }

  deinit { _ = try? tmux(["kill-server"]) }

  /// Runs tmux commands, one after the other; answers what they print.
  @discardableResult
  private func tmux(_ commands: [String]...) throws -> String {
    let words = commands.map { $0.map { $0 == ";" ? "\\;" : $0 } }.joined(separator: [";"])
    let run = try Run.command(
      ["tmux", "-L", socket, "-f", "/dev/null"] + words, at: place,
      environment: ["TMUX_TMPDIR": place.folder])
    guard run.status == 0 else {
      throw EndToEndError.cannotStart("tmux \(words.prefix(3))", reason: run.description)
    }
    return run.text
  }
}

// MARK: The keyboard

extension Terminal {
  /// Characters, as a person types them.
  func type(_ text: String) throws { try tmux(["send-keys", "-l", "--", text]) }

  /// Keys by tmux's names: `Enter`, `Escape`, `Up`, `C-r`, `F2`.
  func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

  /// Bytes, as another kind of keyboard would send them.
  func send(bytes: [UInt8]) throws {
    try tmux(["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
  }

  /// What a terminal does with the clipboard: bracketed when the program asked for it.
  func paste(_ text: String) throws {
    try tmux(["set-buffer", "--", text], ["paste-buffer", "-p", "-r"])
  }

  func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// The window is closed.
  func close() throws { try tmux(["kill-server"]) }
}

// MARK: The screen

extension Terminal {
  /// The screen's text, one line a row.
  func screen() throws -> String { try tmux(["capture-pane", "-p"]) }

  /// The screen's text with its colours and attributes.
  func styledScreen() throws -> String { try tmux(["capture-pane", "-p", "-e"]) }

  /// What the program said after it gave the terminal back; lines the window broke are whole again.
  func lastWords() throws -> String {
    try waitForEnd()
    return try tmux(["capture-pane", "-p", "-J"])
  }

  func cursor() throws -> Point {
    let numbers = try display("#{cursor_x} #{cursor_y}").split(separator: " ").compactMap {
      Int($0)
    }
    return Point(column: numbers.first ?? -1, row: numbers.last ?? -1)
  }

  /// Which screen and modes the terminal is left in.
  func modes() throws -> String {
    try display("alternate #{alternate_on} keypad #{keypad_flag}")
  }

  /// How the program ended; nil while it runs.
  func end() throws -> ChildProcess.End? {
    guard let status = place.text(statusFile).flatMap({ Int32($0.dropLast()) }) else { return nil }
    return status > 128 ? .signal(status - 128) : .status(status)
  }

  private func display(_ format: String) throws -> String {
    try tmux(["display-message", "-p", format]).trimmingCharacters(in: .newlines)
  }
}

// MARK: Waiting

extension Terminal {
  /// Waits until all of some texts are on the screen; answers the screen.
  @discardableResult
  func wait(for texts: String...) throws -> String {
    try wait("\(texts)") { screen in texts.allSatisfy(screen.contains) }
  }

  /// Waits until the screen is as wished; throws with the last screen when it does not become so.
  @discardableResult
  func wait(_ what: String, until isRight: (String) throws -> Bool) throws -> String {
    var seen = ""
    let came = try Poll.until(seconds: Self.patience, every: 20) {
      seen = try screen()
      return try isRight(seen)
    }
    guard came else { throw EndToEndError.tookTooLong(what, seen: seen) }
    return seen
  }

  @discardableResult
  func waitForEnd(seconds: Double = patience) throws -> ChildProcess.End {
    var end: ChildProcess.End?
    _ = try Poll.until(seconds: seconds, every: 20) {
      end = try self.end()
      return end != nil
    }
    guard let end else { throw EndToEndError.tookTooLong("its end", seen: try screen()) }
    return end
  }

  func wait(forCursorAt point: Point) throws {
    var seen = Point(column: -1, row: -1)
    let came = try Poll.until(seconds: Self.patience, every: 20) {
      seen = try cursor()
      return seen == point
    }
    guard came else {
      throw EndToEndError.tookTooLong("the cursor at \(point)", seen: "\(seen)\n\(try screen())")
    }
  }
}

/// Numbers, each given out once.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var last = 0

  func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}
