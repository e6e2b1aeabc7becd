import Findings

/// Why the program cannot run in this terminal; it is as it was.
package enum TerminalError: Error, Hashable, Sendable {
  case outputIsNoTerminal
  case noTerminalForKeys
  case typeNotSet
  case unknownType(String)
  case cannotDraw(type: String, capability: String)
  case failed(type: String)
}

extension TerminalError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .outputIsNoTerminal:
      "standard output is not a terminal; 'say', 'play' and 'still' print to a file or pipe"
    case .noTerminalForKeys:
      "standard input is not a terminal and there is no other to read keys from"
    case .typeNotSet: "TERM is not set, expected the terminal's type, such as 'xterm-256color'"
    case .unknownType(let type):
      "TERM names the unknown terminal '\(shown(type))'; try 'TERM=xterm-256color' or 'TERM=vt100'"
    case .cannotDraw(let type, let capability):
      "the terminal '\(shown(type))' cannot \(capability); try 'TERM=xterm-256color' or 'TERM=vt100'"
    case .failed(let type): "the terminal '\(shown(type))' could not be set up"
    }
  }

  /// 2 for a wrong use, 3 for what could not be read or written.
  package var exitCode: Int32 {
    switch self {
    case .outputIsNoTerminal, .typeNotSet, .unknownType, .cannotDraw: 2
    case .noTerminalForKeys, .failed: 3
    }
  }

  /// The environment may hold anything.
  private func shown(_ type: String) -> String {
    HarmlessText.spelledOut(String(String.UnicodeScalarView(type.unicodeScalars.prefix(40))))
  }
}
