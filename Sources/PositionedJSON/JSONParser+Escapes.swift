/// Escapes in text.
extension JSONParser {
  /// The text with its escapes replaced. `place` is where the text begins.
  mutating func unescaped(from place: JSONCursor, to end: Int) -> String {
    var place = place
    var result: [UInt8] = []
    var runStart = place.offset
    while place.offset < end {
      if place.current == .lineFeed || place.current == .carriageReturn {
        place.advanceLine()
        continue
      }
      guard place.current == .backslash else {
        place.advance()
        continue
      }
      result += cursor.bytes(runStart..<place.offset)
      appendEscape(at: &place, to: &result, end: end)
      runStart = place.offset
    }
    result += cursor.bytes(runStart..<end)
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends what the escape at the place means, and moves over it.
  private mutating func appendEscape(at place: inout JSONCursor, to text: inout [UInt8], end: Int) {
    let escaped = place.offset + 1 < end ? place.byte(after: 1) : nil
    switch escaped {
    case .doubleQuote, .backslash, .slash: text.append(escaped ?? 0)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): return appendUnicodeEscape(at: &place, to: &text, end: end)
    case nil, .lineFeed, .carriageReturn:  // reported as an end of the line in text
      place.advance()
      return
    default:
      var following = place
      following.advance()
      let character = cursor.text(
        following.offset..<min(end, following.offset + following.scalarLength))
      report(.unknownEscape("\\" + character), in: &place)
      place.advance()
      return
    }
    place.advance(by: 2)
  }

  private mutating func appendUnicodeEscape(
    at place: inout JSONCursor, to text: inout [UInt8], end: Int
  ) {
    let start = place.offset
    var scalar = Unicode.Scalar(0xFFFD as UInt16)
    var length = 6
    if let unit = codeUnit(at: start, end: end) {
      if let whole = Unicode.Scalar(unit) {
        scalar = whole
      } else if unit < 0xDC00, let low = codeUnit(at: start + 6, end: end), (0xDC00...0xDFFF) ~= low
      {
        scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
        length = 12
      } else {
        report(.loneSurrogate(cursor.text(start..<start + 6)), in: &place)
      }
    } else {
      length = 2 + extentOfDigits(from: start + 2, to: end)
      report(.badUnicodeEscape(cursor.text(start..<start + length)), in: &place)
    }
    text += Array(String(scalar ?? "\u{FFFD}").utf8)
    place.advance(by: length)
  }

  /// How many bytes belong to a `\u` that is none: fewer than four digits, or any in braces, as
  /// other languages have it.
  private func extentOfDigits(from start: Int, to end: Int) -> Int {
    let isInBraces = start < end && cursor.byte(at: start) == .leftBrace
    let first = isInBraces ? start + 1 : start
    let limit = min(end, first + (isInBraces ? 8 : 4))
    let last = (first..<limit).first { !(cursor.byte(at: $0).map(isHexDigit) ?? false) } ?? limit
    guard isInBraces else { return last - start }
    return last < end && cursor.byte(at: last) == .rightBrace ? last + 1 - start : 0
  }

  /// The value of `\uXXXX` at the offset.
  private func codeUnit(at offset: Int, end: Int) -> UInt16? {
    guard offset + 6 <= end, cursor.byte(at: offset) == .backslash,
      cursor.byte(at: offset + 1) == UInt8(ascii: "u"),
      cursor.bytes(offset + 2..<offset + 6).allSatisfy(isHexDigit)
    else { return nil }
    return UInt16(cursor.text(offset + 2..<offset + 6), radix: 16)
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    JSONNumber.isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")) ~= byte | 0x20
  }
}
