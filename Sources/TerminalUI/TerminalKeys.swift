import SimulatorCore

/// A terminal's own strings for its keys, from its description.
enum TerminalKeys {
  /// `capability` answers a string capability by its name; `eraseByte` is what the terminal's line
  /// editing erases with.
  static func table(eraseByte: UInt8?, capability: (String) -> [UInt8]?) -> [[UInt8]: Key] {
    var table: [[UInt8]: Key] = [:]
    for (name, key) in named {
      if let bytes = capability(name), isUsable(bytes) { table[bytes] = key }
    }
    for (name, code) in modifiable {
      for (suffix, control, alt, shift) in modifiers {
        guard let bytes = capability(name + suffix), isUsable(bytes) else { continue }
        table[bytes] = Key(code, control: control, alt: alt, shift: shift)
      }
    }
    // Some old terminals send the same byte for the left arrow.
    if let bytes = capability("kbs"), bytes == [0x08] { table[bytes] = Key(.backspace) }
    if eraseByte == 0x08 { table[[0x08]] = Key(.backspace) }
    return table
  }

  /// Every name `table` may ask for.
  static let capabilityNames: [String] =
    ["kbs"] + named.map(\.0)
    + modifiable.flatMap { name, _ in modifiers.map { name + $0.suffix } }

  private static let named: [(String, Key)] =
    [
      ("kcuu1", Key(.up)), ("kcud1", Key(.down)), ("kcub1", Key(.left)), ("kcuf1", Key(.right)),
      ("khome", Key(.home)), ("kend", Key(.end)), ("kpp", Key(.pageUp)), ("knp", Key(.pageDown)),
      ("kdch1", Key(.delete)), ("kcbt", Key(.backTab)), ("kent", Key(.enter)),
      ("kri", Key(.up, shift: true)), ("kind", Key(.down, shift: true)),
    ] + (1...12).map { ("kf\($0)", Key(.function($0))) }

  private static let modifiable: [(String, Key.Code)] = [
    ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home),
    ("kEND", .end), ("kPRV", .pageUp), ("kNXT", .pageDown), ("kDC", .delete),
  ]

  private static let modifiers: [(suffix: String, control: Bool, alt: Bool, shift: Bool)] = [
    ("", false, false, true), ("3", false, true, false), ("4", false, true, true),
    ("5", true, false, false), ("6", true, false, true), ("7", true, true, false),
  ]

  /// A sequence, or a control byte that has no meaning of its own; never text, Escape, Return or
  /// Tab.
  private static func isUsable(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first else { return false }
    if first == 0x1B { return bytes.count > 1 }
    return bytes.count == 1 && first < 0x20 && ![0x00, 0x08, 0x09, 0x0A, 0x0D].contains(first)
  }
}
