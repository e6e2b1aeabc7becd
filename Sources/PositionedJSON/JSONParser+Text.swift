import Findings

/// Text in quotes.
extension JSONParser {
  var quoteHere: JSONQuote? {
    switch cursor.current {
    case UInt8(ascii: "\""): .straightDouble
    case UInt8(ascii: "'"), 0xE2: JSONQuote(cursor.bytes[cursor.offset...])
    default: nil
    }
  }

  /// The text that the quote here opens, and goes over the quote that closes it.
  mutating func readText(_ quote: JSONQuote) -> String {
    var opening = cursor
    if !quote.isRight { report(.wrongQuotes(quote.character), in: &opening) }
    cursor.advance(by: quote.byteCount)
    var content = opening
    content.advance(to: cursor.offset)
    let extent = skipContent(of: quote)
    var end = cursor.offset
    if let closing = extent.closing {
      cursor.advance(by: closing.byteCount)
    } else {
      report(.unclosedString, in: &opening)
      end = probableEnd(of: content.offset..<end)
      cursor = opening
      cursor.advance(to: end)
    }
    if let control = extent.controlOffset, control < end {
      var place = content
      place.advance(to: control)
      report(.controlCharacter(cursor.bytes[control]), in: &place)
    }
    return extent.hasEscapes
      ? unescaped(from: content, to: end) : cursor.text(content.offset..<end)
  }

  /// Passes over text without looking into it.
  mutating func skipText() {
    cursor.advance()
    if let closing = skipContent(of: .straightDouble).closing {
      cursor.advance(by: closing.byteCount)
    }
  }

  private struct TextExtent {
    /// Absent when the line ends first.
    var closing: JSONQuote?
    var hasEscapes = false
    var controlOffset: Int?
  }

  /// Goes to the closing quote or the end of the line.
  private mutating func skipContent(of quote: JSONQuote) -> TextExtent {
    var extent = TextExtent()
    while true {
      cursor.advancePastPlainText()
      switch cursor.current {
      case nil, 0x0A, 0x0D: return extent
      case UInt8(ascii: "\\"):
        extent.hasEscapes = true
        cursor.advance()
        if let escaped = cursor.current, escaped >= 0x20 { cursor.advance() }
      case .some(..<0x20):
        extent.controlOffset = extent.controlOffset ?? cursor.offset
        cursor.advance()
      default:
        if let other = quoteHere, quote.isClosed(by: other) {
          extent.closing = other
          return extent
        }
        cursor.advance()
      }
    }
  }

  /// Where text that is never closed was probably meant to end: before a curly quote that looks
  /// like the closing one, or before the comma at the end of the line.
  private func probableEnd(of content: Range<Int>) -> Int {
    var end = content.upperBound
    while end > content.lowerBound, isBlank(cursor.bytes[end - 1]) { end -= 1 }
    if end > content.lowerBound, cursor.bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
    return end
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// The text with its escapes replaced. `place` is where the text begins.
  private mutating func unescaped(from place: JSONCursor, to end: Int) -> String {
    var place = place
    var result: [UInt8] = []
    var runStart = place.offset
    while place.offset < end {
      guard place.current == UInt8(ascii: "\\") else {
        place.advance()
        continue
      }
      result += cursor.bytes[runStart..<place.offset]
      appendEscape(at: &place, to: &result, end: end)
      runStart = place.offset
    }
    result += cursor.bytes[runStart..<end]
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends what the escape at the place means, and moves over it.
  private mutating func appendEscape(at place: inout JSONCursor, to text: inout [UInt8], end: Int) {
    let escaped = place.offset + 1 < end ? place.byte(after: 1) : nil
    switch escaped {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escaped ?? 0)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): return appendUnicodeEscape(at: &place, to: &text, end: end)
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
      length = 2
      while length < 6, start + length < end, isHexDigit(cursor.bytes[start + length]) {
        length += 1
      }
      report(.unknownEscape(cursor.text(start..<start + length)), in: &place)
    }
    text += Array(String(scalar ?? "\u{FFFD}").utf8)
    place.advance(by: length)
  }

  /// The value of `\uXXXX` at the offset.
  private func codeUnit(at offset: Int, end: Int) -> UInt16? {
    guard offset + 6 <= end, cursor.bytes[offset] == UInt8(ascii: "\\"),
      cursor.bytes[offset + 1] == UInt8(ascii: "u"),
      cursor.bytes[offset + 2..<offset + 6].allSatisfy(isHexDigit)
    else { return nil }
    return UInt16(cursor.text(offset + 2..<offset + 6), radix: 16)
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    JSONNumber.isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")) ~= byte | 0x20
  }
}
