import Foundation

/// A number of any size taken apart: its digits, and the power of ten they are multiplied by.
struct ExactNumber {
  private var isNegative = false
  /// Significant digits, with no zeros at either end; empty for zero.
  private var digits: [UInt8] = []
  private var exponent = 0

  /// Refuses text that is no JSON number, and exponents beyond a billion.
  init?(_ text: String) {
    guard JSONNumber.isValid(text) else { return nil }
    let parts = text.split(whereSeparator: { $0 == "e" || $0 == "E" })
    for character in parts[0].utf8 {
      switch character {
      case .minus: isNegative = true
      case .point: exponent = -1
      default:
        digits.append(character)
        if exponent < 0 { exponent -= 1 }
      }
    }
    if exponent < 0 { exponent += 1 }
    digits = Array(digits.drop { $0 == UInt8(ascii: "0") })
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      exponent += 1
    }
    guard !digits.isEmpty else { return }
    if parts.count == 2 {
      guard let power = Int(parts[1]), abs(power) <= 1_000_000_000 else { return nil }
      exponent += power
    }
  }

  var integer: Int? {
    guard !digits.isEmpty else { return 0 }
    guard exponent >= 0, digits.count + exponent <= 19 else { return nil }
    return Int((isNegative ? "-" : "") + digitText + String(repeating: "0", count: exponent))
  }

  /// `Decimal` holds 38 digits and powers from -128 to 127.
  var decimal: Decimal? {
    guard !digits.isEmpty else { return 0 }
    let padding = max(0, exponent - 127)
    guard exponent >= -128, padding <= 38, digits.count + padding <= 38 else { return nil }
    let text = digitText + String(repeating: "0", count: padding)
    return Decimal(string: text).map {
      Decimal(sign: isNegative ? .minus : .plus, exponent: exponent - padding, significand: $0)
    }
  }

  private var digitText: String { String(decoding: digits, as: UTF8.self) }
}
