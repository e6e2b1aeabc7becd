import Foundation

/// Another program that gets the terminal while we wait for it.
///
/// In our own process group: one of its own, as Foundation gives every program on Linux, is stopped
/// as soon as it reads a key.
enum ForegroundProgram {
  /// How it ended, as a shell numbers it; nil when it could not be started.
  static func run(_ words: [String]) -> Int32? {
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var id: pid_t = 0
    guard posix_spawnp(&id, words[0], nil, nil, arguments, variables) == 0 else { return nil }
    return waitForEnd(of: id)
  }

  private static func waitForEnd(of id: pid_t) -> Int32? {
    while true {
      var status: Int32 = 0
      guard waitpid(id, &status, WUNTRACED) == id else {
        if errno == EINTR { continue }
        return nil
      }
      let signal = status & 0x7F
      switch signal {
      case 0: return (status >> 8) & 0xFF
      case 0x7F:
        // ^Z in it stops the whole job, which is both of us.
        raise(SIGSTOP)
        kill(id, SIGCONT)
      default: return 128 + signal
      }
    }
  }
}
