import CTestProcess
import Foundation

/// A program started with nothing of ours but what it is given: no descriptors, no blocked or
/// ignored signals, no environment.
final class ChildProcess {
  enum End: Hashable {
    case status(Int32)
    case signal(Int32)
  }

  /// What a standard descriptor is.
  struct Stream {
    var path: String
    var flags: Int32

    static let nothing = Stream(path: "/dev/null", flags: O_RDWR)
    static func terminal(_ path: String) -> Stream { Stream(path: path, flags: O_RDWR) }
    static func newFile(_ path: String) -> Stream {
      Stream(path: path, flags: O_WRONLY | O_CREAT | O_TRUNC)
    }
  }

  let id: pid_t
  private var end: End?

  /// - Parameter ownsTerminal: the first terminal opened becomes its own, as for a program in a
  ///   window.
  init(
    _ words: [String], environment: [String: String], folder: String,
    input: Stream, output: Stream, errors: Stream, ownsTerminal: Bool = false
  ) throws {
    let path = words[0].contains("/") ? words[0] : try Tool.path(words[0])
    let streams = [input, output, errors]
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    let files = streams.map { UnsafePointer(strdup($0.path)) }
    defer {
      for word in arguments + variables { free(word) }
      for file in files { free(UnsafeMutablePointer(mutating: file)) }
    }
    id = test_process_start(
      path, arguments, variables, folder, files, streams.map(\.flags), ownsTerminal)
    guard id > 0 else {
      end = .status(-1)
      throw EndToEndError.cannotStart(words[0], reason: String(cString: strerror(-id)))
    }
  }

  deinit {
    guard end == nil else { return }
    kill(id, SIGKILL)
    _ = wait(seconds: 5)
  }

  /// How it ended; nil when it has not within the time.
  func wait(seconds: Double) -> End? {
    _ = Poll.until(seconds: seconds) { look() }
    return end
  }

  private func look() -> Bool {
    if end != nil { return true }
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return false }
    let signal = status & 0x7F
    end = signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
    return true
  }
}

/// Waiting for something that can be seen, never for a time.
enum Poll {
  /// Answers whether it came true.
  static func until(
    seconds: Double, every milliseconds: UInt32 = 5, _ isTrue: () throws -> Bool
  ) rethrows -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      if try isTrue() { return true }
      if ContinuousClock.now >= deadline { return false }
      usleep(milliseconds * 1_000)
    }
  }
}

/// A program of the system's.
enum Tool {
  static func path(_ name: String) throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(
      separator: ":")
    let path = folders.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let path else { throw EndToEndError.noTool(name) }
    return path
  }
}
