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
    if session.chrome.playback == nil { session.chrome.playback = .running }
    let number = session.state.nextNumber
    switch autopilot?.step(&session) {
    case .show(let pause)?:
      draw()
      speakNewTurn(after: number)
      wait(.milliseconds(pause))
      if !isOver, hearVoice() { wait(.milliseconds(pause)) }
    case .handOver?, nil:
      autopilot = nil
      session.chrome.playback = nil
      draw()
    case .leave?: isOver = true
    }
  }

  /// How long a script that plays waits for words to end.
  private static let longestSpeech = Duration.seconds(60)

  /// Until the time is over and the words are said, or a key goes on. A key without a use here is
  /// told so, and not kept for later.
  private func wait(_ pause: Duration) {
    let end = ContinuousClock.now + pause
    while !isOver {
      let isPaused = session.chrome.playback == .paused
      let isSpeaking =
        voice?.isSpeaking == true && ContinuousClock.now < end + Self.longestSpeech
      let left = Int(max(.zero, end - .now) / .milliseconds(1))
      let patience = isPaused ? nil : isSpeaking ? max(left, 50) : left
      guard let input = screen.nextInput(timeoutMilliseconds: patience) else {
        if isSpeaking { continue }
        return
      }
      switch input {
      case .key(let key):
        if goesOn(Keymap.command(for: key, isTyping: false)) { return }
      case .pasted, .scrolled: tellKeys()
      case .resized: break
      case .terminated, .closed: take(input)
      }
      if !isOver { draw() }
    }
  }

  /// What a command does to a script that plays; answers whether its next step is wanted at once.
  private func goesOn(_ command: Command?) -> Bool {
    switch command {
    case .accept: return true
    case .toggle:
      guard session.chrome.playback == .paused else {
        session.chrome.playback = .paused
        return false
      }
      session.chrome.playback = .running
      return true
    case .quit: isOver = true
    case .suspend: carryOut([.suspend])
    case .redraw: carryOut([.redraw])
    default: tellKeys()
    }
    return false
  }

  private func tellKeys() {
    session.chrome.notice = Chrome.Notice(.refusal, "a script plays; its keys are below")
  }
}
