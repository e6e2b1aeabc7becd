/// What JSON accepts as a number, and what was probably meant by something it does not.
enum JSONNumber {
  static func isValid(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(isValid)
  }

  static func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var position = 0
    if !text.isEmpty, text[0] == .minus { position = 1 }
    let startsWithZero = position < text.count && text[position] == 0x30
    let integerCount = skipDigits(of: text, from: &position)
    guard integerCount == 1 || (integerCount > 1 && !startsWithZero) else { return false }
    if position < text.count, text[position] == .point {
      position += 1
      guard skipDigits(of: text, from: &position) > 0 else { return false }
    }
    if position < text.count, text[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < text.count, text[position] == .plus || text[position] == .minus {
        position += 1
      }
      guard skipDigits(of: text, from: &position) > 0 else { return false }
    }
    return position == text.count
  }

  /// The number in its accepted spelling, for `007`, `+1`, `.5`, `5.`, `1_000` and `0x1F`.
  static func repaired(_ text: String) -> String? {
    guard text.utf8.contains(where: isDigit) else { return nil }
    var rest = text.filter { $0 != "_" }
    let isNegative = rest.hasPrefix("-")
    if isNegative || rest.hasPrefix("+") { rest.removeFirst() }
    if rest.lowercased().hasPrefix("0x") {
      guard let value = UInt64(rest.dropFirst(2), radix: 16) else { return nil }
      rest = String(value)
    }
    rest = String(rest.drop { $0 == "0" })
    if !(rest.utf8.first.map(isDigit) ?? false) { rest = "0" + rest }
    if rest.hasSuffix(".") { rest.removeLast() }
    let result = (isNegative ? "-" : "") + rest
    return isValid(result) ? result : nil
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func skipDigits(
    of text: UnsafeBufferPointer<UInt8>, from position: inout Int
  ) -> Int {
    let start = position
    while position < text.count, isDigit(text[position]) { position += 1 }
    return position - start
  }
}
