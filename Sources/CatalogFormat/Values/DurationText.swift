/// How durations are spelled: `12m`, `1h30m`, `45s`.
enum DurationText {
  static let expectation = "a duration such as '12m', '1h30m' or '45s'"

  enum Fault: Error {
    case unreadable
    case tooManyDigits

    /// What is said to have been expected.
    var expectation: String {
      switch self {
      case .unreadable: DurationText.expectation
      case .tooManyDigits:
        "a duration of at most \(DurationText.mostDigits) digits for each unit, such as '12m'"
      }
    }
  }

  private static let mostDigits = 6
  private static let digits = #"\d{1,\#(mostDigits)}"#
  static let shape = Shape.named(
    "duration", summary: "Hours, minutes and seconds: `12m`, `1h30m`, `45s`.",
    .string(pattern: "^(\(digits)h)? ?(\(digits)m)? ?(\(digits)s)?$"))

  private static let units: [(letter: UInt8, seconds: Int)] = [
    (UInt8(ascii: "h"), 3600), (UInt8(ascii: "m"), 60), (UInt8(ascii: "s"), 1),
  ]

  /// In seconds: each unit at most once, the larger one first.
  static func seconds(_ text: String) throws(Fault) -> Int {
    var total = 0
    var number: Int?
    var digitCount = 0
    var unitIndex = 0
    var isEmpty = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digitCount += 1
        guard digitCount <= mostDigits else { throw .tooManyDigits }
        number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: " "):
        guard number == nil, !isEmpty else { throw .unreadable }
      default:
        guard let count = number,
          let index = units[unitIndex...].firstIndex(where: { $0.letter == byte })
        else { throw .unreadable }
        total += count * units[index].seconds
        unitIndex = index + 1
        number = nil
        digitCount = 0
        isEmpty = false
      }
    }
    guard number == nil, !isEmpty else { throw .unreadable }
    return total
  }

  static func text(seconds: Int) -> String {
    var rest = max(0, seconds)
    var text = ""
    for unit in units where rest >= unit.seconds {
      text += "\(rest / unit.seconds)\(Character(Unicode.Scalar(unit.letter)))"
      rest %= unit.seconds
    }
    return text.isEmpty ? "0s" : text
  }
}
