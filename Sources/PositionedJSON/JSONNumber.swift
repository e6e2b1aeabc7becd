/// What JSON accepts as a number, and what was probably meant by something it does not.
enum JSONNumber {
  static func isValid(_ text: some Sequence<UInt8>) -> Bool {
    var rest = ArraySlice(text)
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let integerCount = removeDigits(&rest)
    guard integerCount == 1 || (integerCount > 1 && !startsWithZero) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard removeDigits(&rest) > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard removeDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
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
    return isValid(result.utf8) ? result : nil
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func removeDigits(_ text: inout ArraySlice<UInt8>) -> Int {
    let countBefore = text.count
    while let byte = text.first, isDigit(byte) { text.removeFirst() }
    return countBefore - text.count
  }
}
