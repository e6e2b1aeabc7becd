/// Looks through a property list in the old style, which `.strings` files are, for absurd nesting.
enum OldStylePropertyListGuard {
  static func check(_ bytes: [UInt8]) throws(PropertyListError) {
    var depth = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index = endOfQuote(byte, in: bytes, from: index + 1)
      case UInt8(ascii: "/"):
        index = endOfComment(in: bytes, from: index)
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        depth += 1
        guard depth <= PropertyListReader.maximumDepth else {
          throw .beyondReason("nested deeper than \(PropertyListReader.maximumDepth) levels")
        }
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        depth -= 1
      default: break
      }
      index += 1
    }
  }

  /// The place of the closing quote, or the end.
  private static func endOfQuote(_ quote: UInt8, in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != quote {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }

  /// The last place of a comment that starts here; the same place when none does.
  private static func endOfComment(in bytes: [UInt8], from start: Int) -> Int {
    guard start + 1 < bytes.count else { return start }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      return bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    case UInt8(ascii: "*"):
      var index = start + 2
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          return index + 1
        }
        index += 1
      }
      return bytes.count
    default: return start
    }
  }
}
