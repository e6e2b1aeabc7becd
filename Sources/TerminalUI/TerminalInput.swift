import SimulatorCore

/// What comes from the terminal: keys, pastes, and news about the terminal itself.
package enum TerminalInput: Hashable, Sendable {
  case key(Key)
  /// A bracketed paste, whole: text, never keys, so that nothing in it can choose or confirm. Line
  /// breaks are `\n`, other control characters than tabs are gone.
  case pasted(String)
  /// The wheel: lines to move down, negative for up. Only when the mouse was asked for.
  case scrolled(lines: Int)
  case resized(columns: Int, rows: Int)
  /// The program was asked to end by a signal; it has two seconds to do it.
  case terminated(signal: Int32)
  /// The terminal is gone; nothing more will come.
  case closed

  /// Leaves wherever the cursor is.
  var isQuit: Bool {
    if case .key(let key) = self { Self.quitKeys.contains(key) } else { false }
  }

  private static let quitKeys = Set(
    Keymap.keys(of: .quit).filter { Keymap.command(for: $0, isTyping: true) == .quit })
}
