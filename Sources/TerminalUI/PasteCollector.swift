/// Collects a bracketed paste until its end mark.
struct PasteCollector {
  /// What follows ESC [ at either end.
  static let start = Array("200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)
  /// More than a field could hold; what comes after it is dropped.
  private static let mostBytes = 1 << 16

  private var bytes: [UInt8] = []
  /// How much of the end mark the latest bytes are.
  private var matched = 0

  /// Answers whether the paste has ended.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count
    }
    if matched > 0 { keep(Self.end.prefix(matched)) }
    // The mark's first byte occurs nowhere else in it.
    if byte == Self.end[0] {
      matched = 1
    } else {
      matched = 0
      keep(CollectionOfOne(byte))
    }
    return false
  }

  /// Whether what comes now is dropped.
  var isFull: Bool { bytes.count >= Self.mostBytes }

  private mutating func keep(_ more: some Collection<UInt8>) {
    bytes += more.prefix(Self.mostBytes - bytes.count)
  }

  /// Line breaks as `\n`, no control characters but those and tabs.
  var text: String {
    var result = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\r": result.append("\n")
      case "\n": if !afterReturn { result.append("\n") }
      case "\t": result.append(scalar)
      default: if !scalar.isControl { result.append(scalar) }
      }
      afterReturn = scalar == "\r"
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// C0, DEL and C1: what a terminal acts on.
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
