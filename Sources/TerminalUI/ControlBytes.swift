import SimulatorCore

/// What one byte below 0x80 means as a key.
enum ControlBytes {
  /// ^C.
  static let interrupt: UInt8 = 0x03

  static func key(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x00: Key(.character(" "), control: true)
    case 0x09: Key(.tab)
    case 0x0A, 0x0D: Key(.enter)
    case 0x1B: Key(.escape)
    case 0x01...0x1A: Key(.character(text(byte + 0x60)), control: true)
    case 0x1C...0x1F: Key(.character(text(byte + 0x40)), control: true)
    case 0x20...0x7E: Key(.character(text(byte)))
    case 0x7F: Key(.backspace)
    default: nil
    }
  }

  private static func text(_ byte: UInt8) -> String { String(UnicodeScalar(byte)) }
}
