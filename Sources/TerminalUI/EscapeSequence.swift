import SimulatorCore

/// What a sequence that begins with ESC [ or ESC O means: the encodings of xterm, VT220, rxvt, the
/// Linux console, and the ones that name every key by number (modifyOtherKeys, CSI u).
enum EscapeSequence {
  /// What follows ESC [, its final byte included. Nothing for what is not a key.
  static func control(_ body: ArraySlice<UInt8>) -> TerminalInput? {
    guard let final = body.last else { return nil }
    let start = body.dropLast()
    if start.first == UInt8(ascii: "<") { return mouse(numbers(start.dropFirst()), final: final) }
    if start.elementsEqual([UInt8(ascii: "[")]) {
      let code: Key.Code? = final >= 0x41 && final <= 0x45 ? .function(Int(final) - 0x40) : nil
      return code.map { .key(Key($0)) }
    }
    guard start.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    return key(numbers(start), final: final).map { .key($0) }
  }

  /// What follows ESC O.
  static func singleShift(_ body: ArraySlice<UInt8>) -> TerminalInput? {
    guard let final = body.last else { return nil }
    let parameters = numbers(body.dropLast())
    if let code = letters[final] {
      return .key(modified(code, by: parameters.last?.first))
    }
    switch final {
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return letters[final - 0x20].map { .key(Key($0, control: true)) }
    case UInt8(ascii: "M"): return .key(Key(.enter))
    case UInt8(ascii: "I"): return .key(Key(.tab))
    case UInt8(ascii: "X"): return .key(Key(.character("=")))
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return .key(Key(.character(String(UnicodeScalar(final - 0x40)))))
    default: return nil
    }
  }

  /// Digits and nothing else, at least one.
  static func isPlainNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { (0x30...0x39).contains($0) }
  }
}

// MARK: Keys

extension EscapeSequence {
  private static let letters: [UInt8: Key.Code] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  private static let editing: [Int: Key.Code] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
    33: .function(19), 34: .function(20),
  ]

  private static func key(_ parameters: [[Int]], final: UInt8) -> Key? {
    let first = parameters.first?.first ?? 1
    let second = parameters.count > 1 ? parameters[1] : []
    guard second.count < 2 || second[1] != 3 else { return nil }  // the key was let go
    switch final {
    case UInt8(ascii: "~") where first == 27 && parameters.count == 3:
      return numbered(parameters[2].first ?? 0, modifiers: second.first)
    case UInt8(ascii: "~"): return editing[first].map { modified($0, by: second.first) }
    case UInt8(ascii: "u"): return numbered(first, modifiers: second.first)
    case UInt8(ascii: "Z"): return Key(.backTab)
    case UInt8(ascii: "^"): return editing[first].map { Key($0, control: true) }
    case UInt8(ascii: "$"): return editing[first].map { Key($0, shift: true) }
    case UInt8(ascii: "@"): return editing[first].map { Key($0, control: true, shift: true) }
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return letters[final - 0x20].map { Key($0, shift: true) }
    default:
      // Other first numbers belong to answers such as the cursor's place.
      guard first == 1, let code = letters[final] else { return nil }
      return modified(code, by: second.first)
    }
  }

  /// A key named by its Unicode number.
  private static func numbered(_ number: Int, modifiers: Int?) -> Key? {
    switch number {
    case 9:
      let key = modified(.tab, by: modifiers)
      return key.shift ? Key(.backTab, control: key.control, alt: key.alt) : key
    case 13, 57414: return modified(.enter, by: modifiers)
    case 27: return modified(.escape, by: modifiers)
    case 8, 127: return modified(.backspace, by: modifiers)
    case 32...126, 160..<57344, 63744..<0x110000:
      guard let scalar = Unicode.Scalar(UInt32(number)) else { return nil }
      var key = modified(.character(String(scalar)), by: modifiers)
      if key.shift, !key.control { key.code = .character(String(scalar).uppercased()) }
      if key.control { key.code = .character(String(scalar).lowercased()) }
      if !key.control { key.shift = false }
      return key
    default: return nil
    }
  }

  /// 1 and the sum of Shift 1, Alt 2, Control 4, Meta 8.
  private static func modified(_ code: Key.Code, by parameter: Int?) -> Key {
    let bits = max(0, (parameter ?? 1) - 1)
    return Key(code, control: bits & 4 != 0, alt: bits & 10 != 0, shift: bits & 1 != 0)
  }

  /// Parameters between semicolons, each with its parts between colons; missing ones count as 1.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [[Int]] {
    guard !bytes.isEmpty else { return [] }
    return bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
        $0.isEmpty
          ? 1 : $0.reduce(0) { min($0, 1_000_000) * 10 + Int($1 & 0x0F) }
      }
    }
  }
}

// MARK: Mouse

extension EscapeSequence {
  /// Only the wheel: where a button is pressed means nothing here.
  private static func mouse(_ parameters: [[Int]], final: UInt8) -> TerminalInput? {
    guard final == UInt8(ascii: "M"), parameters.count == 3, let button = parameters[0].first
    else { return nil }
    switch button & ~0b11100 {  // whatever keys are held with it
    case 64: return .scrolled(lines: -3)
    case 65: return .scrolled(lines: 3)
    default: return nil
    }
  }
}
