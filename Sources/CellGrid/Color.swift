/// A 24 bit sRGB colour; a front with fewer colours maps it to its nearest.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// From `0xRRGGBB`; higher bits are ignored.
  package init(rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  /// From `#RRGGBB`, in either case; nothing else.
  package init?(hex: String) {
    let digits = hex.utf8.dropFirst()
    guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(hex.dropFirst(), radix: 16)
    else { return nil }
    self.init(rgb: value)
  }

  package static let black = Color(rgb: 0x000000)
  package static let white = Color(rgb: 0xFFFFFF)

  /// `0xRRGGBB`.
  package var rgb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

extension Color: CustomStringConvertible {
  /// `#rrggbb`.
  package var description: String {
    let digits = String(rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
