import Foundation
import PositionedJSON

/// How decimal numbers are spelled in texts: digits, a point, a sign.
enum DecimalText {
  /// Nil for anything else, and beyond the 38 digits that can be kept.
  static func decimal(_ text: some StringProtocol) -> Decimal? {
    var digitCount = 0
    var pointCount = 0
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digitCount += 1
      case UInt8(ascii: "."):
        pointCount += 1
        guard digitCount > 0 else { return nil }
      case UInt8(ascii: "-"): guard index == 0 else { return nil }
      default: return nil
      }
    }
    guard (1...38).contains(digitCount), pointCount <= 1,
      !text.hasSuffix(".")
    else { return nil }
    return Decimal(string: String(text))
  }

  static func text(_ value: Decimal) -> String { value.isNaN ? "0" : value.description }

  static func json(_ value: Decimal) -> JSONValue { .number(text: text(value)) }
}
