/// A program's bytes as a terminal takes them: text, and what it acts on.
struct TerminalStream {
  enum Part: Hashable {
    case text(String)
    /// One of C0, or DEL.
    case control(UInt8)
    /// One of C1, spelled as a character.
    case c1(UInt32)
    /// `CSI parameters final`.
    case sequence(parameters: String, final: Character)
    /// `ESC` and two bytes, or one.
    case escape(String)
    /// OSC, DCS, SOS, PM and APC: from the letter up to its end.
    case string(String)
  }

  private(set) var parts: [Part] = []

  init(_ bytes: [UInt8]) {
    var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    var text = String.UnicodeScalarView()
    func flush() {
      if !text.isEmpty { parts.append(.text(String(text))) }
      text = String.UnicodeScalarView()
    }
    while let scalar = rest.popFirst() {
      switch scalar.value {
      case 0x1B:
        flush()
        parts.append(Self.escape(&rest))
      case 0x00...0x1F, 0x7F:
        flush()
        parts.append(.control(UInt8(scalar.value)))
      case 0x80...0x9F:
        flush()
        parts.append(.c1(scalar.value))
      default: text.append(scalar)
      }
    }
    flush()
  }

  private static func escape(_ rest: inout ArraySlice<Unicode.Scalar>) -> Part {
    guard let kind = rest.popFirst() else { return .escape("") }
    switch kind {
    case "[":
      var parameters = String.UnicodeScalarView()
      while let next = rest.popFirst() {
        if (0x40...0x7E).contains(next.value) {
          return .sequence(parameters: String(parameters), final: Character(next))
        }
        parameters.append(next)
      }
      return .sequence(parameters: String(parameters), final: " ")
    case "]", "P", "X", "^", "_":
      var body = String.UnicodeScalarView([kind])
      while let next = rest.popFirst() {
        if next.value == 0x07 { break }
        if next.value == 0x1B {
          _ = rest.popFirst()
          break
        }
        body.append(next)
      }
      return .string(String(body))
    case "(", ")", "*", "+", "#", "%", " ":
      return .escape(String(kind) + (rest.popFirst().map { String($0) } ?? ""))
    default: return .escape(String(kind))
    }
  }

  var text: String {
    parts.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }

  /// What none of our own drawing sends.
  var strangers: [Part] {
    parts.filter { part in
      switch part {
      case .text(let text): text.unicodeScalars.contains(where: Self.turnsText)
      case .control(let byte): ![0x08, 0x09, 0x0A, 0x0D, 0x0F].contains(byte)
      case .string, .c1: true
      case .escape(let name): !["7", "8", "=", ">", "(B", ")B", ")0", "M"].contains(name)
      case .sequence(let parameters, let final): !Self.isOurs(parameters, final)
      }
    }
  }

  /// Bidirectional embeddings, overrides and isolates, line separators.
  private static func turnsText(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      || scalar.value == 0x2028 || scalar.value == 0x2029
  }

  private static let ourModes: Set<String> = ["1", "7", "12", "25", "1049", "2004", "1000", "1006"]

  private static func isOurs(_ parameters: String, _ final: Character) -> Bool {
    let isNumbers = parameters.allSatisfy { $0.isNumber || $0 == ";" }
    switch final {
    case "h", "l":
      if parameters == "4" { return true }  // insert mode, which curses turns off at its start
      return parameters.first == "?"
        && parameters.dropFirst().split(separator: ";").allSatisfy { ourModes.contains(String($0)) }
    case "t": return parameters == "22;0;0" || parameters == "23;0;0"  // xterm keeps its title
    case "m", "H", "J", "K", "A", "B", "C", "D", "G", "d", "r", "X", "@", "P", "L", "M", "S", "T",
      "b", "I", "Z", "n":
      return isNumbers && !(final == "n")
    default: return false
    }
  }

  /// The SGR sequences that set a colour.
  var colors: [String] {
    parts.compactMap { part in
      guard case .sequence(let parameters, "m") = part else { return nil }
      let numbers = parameters.split(separator: ";").compactMap { Int($0) }
      let isColor = numbers.contains {
        (30...38).contains($0) || (40...48).contains($0) || (90...107).contains($0)
      }
      return isColor ? parameters : nil
    }
  }

  /// Private modes that are not as a terminal is found: 25, the cursor, is on; all others are off.
  var modesLeft: [String: Bool] {
    var modes: [String: Bool] = [:]
    for case .sequence(let parameters, let final) in parts where final == "h" || final == "l" {
      guard parameters.first == "?" else { continue }
      for mode in parameters.dropFirst().split(separator: ";") {
        modes[String(mode)] = final == "h"
      }
    }
    return modes.filter { $0.key == "25" || $0.key == "7" ? !$0.value : $0.value }
  }

  /// Whether the last word about colours and attributes takes them all off.
  var isPlainAtTheEnd: Bool {
    let last = parts.last { if case .sequence(_, "m") = $0 { true } else { false } }
    guard case .sequence(let parameters, _)? = last else { return true }
    return ["", "0", "39;49"].contains(parameters)
  }
}
