import CTestProcess
import Foundation

/// A terminal of which every byte can be seen, and its modes, and whose wire can be cut.
final class Pseudoterminal {
  let child: ChildProcess
  let place: Place
  private let master: Int32
  private var received: [UInt8] = []
  private var isOpen = true
  /// As they were before the program came.
  let modesFound: Modes

  private static let patience = 15.0

  static func running(
    _ arguments: String..., at place: Place? = nil, environment: [String: String?] = [:],
    input: ChildProcess.Stream? = nil, errors: ChildProcess.Stream? = nil,
    columns: Int = 80, rows: Int = 24
  ) throws -> Pseudoterminal {
    try Pseudoterminal(
      [Program.path()] + arguments, at: place, environment: environment, input: input,
      errors: errors, columns: columns, rows: rows)
  }

  init(
    _ words: [String], at place: Place? = nil, environment: [String: String?] = [:],
    input: ChildProcess.Stream? = nil, errors: ChildProcess.Stream? = nil,
    columns: Int = 80, rows: Int = 24
  ) throws {
    self.place = try place ?? Place()
    var path = [CChar](repeating: 0, count: 128)
    master = test_terminal_open(Int32(columns), Int32(rows), &path, path.count)
    guard master >= 0 else {
      throw EndToEndError.cannotStart("a terminal", reason: String(cString: strerror(errno)))
    }
    let terminal = ChildProcess.Stream.terminal(
      path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) })
    modesFound = Modes(master)
    child = try ChildProcess(
      words,
      environment: self.place.environment(
        ["TERM": "xterm-256color"].merging(environment) { $1 }),
      folder: self.place.work, input: input ?? terminal, output: terminal,
      errors: errors ?? terminal, ownsTerminal: true)
  }

  deinit { cut() }

  func send(_ text: String) { send(bytes: Array(text.utf8)) }

  func send(bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// Another window, of whose size the program is told.
  func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(clamping: columns)
    size.ws_row = UInt16(clamping: rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// The other end of the wire is gone, as when a window is closed or a connection breaks.
  func cut() {
    if isOpen { Foundation.close(master) }
    isOpen = false
  }

  /// Everything the program sent up to now.
  func bytes() -> [UInt8] {
    guard isOpen else { return received }
    var room = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(master, &room, room.count)
      guard count > 0 else { return received }
      received += room[..<count]
    }
  }

  func text() -> String { String(decoding: bytes(), as: UTF8.self) }

  /// Waits until the program has sent something, after what had come before.
  func wait(for text: String, after start: Int = 0) throws {
    let wanted = Array(text.utf8)
    let came = Poll.until(seconds: Self.patience) {
      bytes().dropFirst(start).firstRange(of: wanted) != nil
    }
    guard came else {
      throw EndToEndError.tookTooLong(
        "'\(text)'", seen: String(decoding: received.suffix(3_000), as: UTF8.self).debugDescription)
    }
  }

  /// How the program ended; everything it sent is taken meanwhile.
  func waitForEnd(seconds: Double = patience) throws -> ChildProcess.End {
    var end: ChildProcess.End?
    _ = Poll.until(seconds: seconds) {
      _ = bytes()
      end = child.wait(seconds: 0)
      return end != nil
    }
    guard let end else {
      throw EndToEndError.tookTooLong(
        "its end", seen: String(decoding: received.suffix(2_000), as: UTF8.self).debugDescription)
    }
    _ = bytes()
    return end
  }

  var modes: Modes { Modes(master) }

  /// What `stty -a` tells.
  struct Modes: Hashable, CustomStringConvertible {
    private var numbers: [UInt] = []
    private var characters: [UInt8] = []

    init(_ descriptor: Int32) {
      var modes = termios()
      guard tcgetattr(descriptor, &modes) == 0 else { return }
      numbers = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map { UInt($0) }
      characters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
    }

    var description: String {
      numbers.map { String($0, radix: 16) }.joined(separator: ":") + " \(characters)"
    }
  }
}
