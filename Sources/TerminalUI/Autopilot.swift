import SimulatorCore

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

extension RunLoop {
  func fly() {
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
