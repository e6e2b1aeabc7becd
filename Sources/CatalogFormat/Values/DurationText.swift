/// How durations are spelled: `12m`, `1h30m`, `45s`.
enum DurationText {
  static let expectation = "a duration such as '12m', '1h30m' or '45s'"

  /// What is said to have been expected of a text that is none, with the limit that it passes.
  static func expectation(for text: String) -> String {
    let longest = text.split { !("0"..."9").contains($0) }.map(\.count).max() ?? 0
    return longest > mostDigits
      ? "a duration of at most \(mostDigits) digits for each unit, such as '12m'" : expectation
  }

  private static let mostDigits = 6
  static let shape = Shape.named(
    "duration", summary: "Hours, minutes and seconds: `12m`, `1h30m`, `45s`.",
    .string(pattern: #"^(\d{1,6}h)? ?(\d{1,6}m)? ?(\d{1,6}s)?$"#))

  private static let units: [(letter: UInt8, seconds: Int)] = [
    (UInt8(ascii: "h"), 3600), (UInt8(ascii: "m"), 60), (UInt8(ascii: "s"), 1),
  ]

  /// Nil for anything else: each unit at most once, the larger one first, at most six digits.
  static func seconds(_ text: String) -> Int? {
    var total = 0
    var number: Int?
    var digitCount = 0
    var unitIndex = 0
    var isEmpty = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digitCount += 1
        guard digitCount <= mostDigits else { return nil }
        number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: " "):
        guard number == nil, !isEmpty else { return nil }
      default:
        guard let count = number,
          let index = units[unitIndex...].firstIndex(where: { $0.letter == byte })
        else { return nil }
        total += count * units[index].seconds
        unitIndex = index + 1
        number = nil
        digitCount = 0
        isEmpty = false
      }
    }
    return number == nil && !isEmpty ? total : nil
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
