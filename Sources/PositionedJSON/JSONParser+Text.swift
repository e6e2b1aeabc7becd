import Findings

/// Text in quotes.
extension JSONParser {
  /// The text that the quote here opens; goes over the quote that closes it.
  mutating func readText(_ quote: JSONQuote) -> String {
    var opening = cursor
    cursor.advance(by: quote.byteCount)
    let content = cursor
    var extent = skipContent(of: quote)
    if extent.closing == nil, !closesOnLaterLine(quote, &extent) {
      extent.closing = goToProbableEnd(from: content)
      if extent.closing == nil { report(.unclosedString, in: &opening) }
    }
    let end = cursor.offset
    cursor.advance(by: extent.closing?.byteCount ?? 0)
    if let control = extent.controlOffset, control < end, let byte = cursor.byte(at: control) {
      var place = content
      place.seek(to: control)
      report(.controlCharacter(byte), in: &place)
    }
    let text =
      extent.hasEscapes ? unescaped(from: content, to: end) : cursor.text(content.offset..<end)
    let wrong = quote.isRight ? extent.closing.flatMap { $0.isRight ? nil : $0 } : quote
    if let wrong { report(.wrongQuotes(wrong.character, text: text), in: &opening) }
    return text
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
      case nil, .lineFeed, .carriageReturn: return extent
      case .backslash:
        extent.hasEscapes = true
        cursor.advance()
        if let escaped = cursor.current, escaped >= 0x20 { cursor.advance() }
      case .some(..<0x20):
        extent.controlOffset = extent.controlOffset ?? cursor.offset
        cursor.advance()
      default:
        if let other = cursor.quoteHere, quote.isClosed(by: other) {
          extent.closing = other
          return extent
        }
        cursor.advance()
      }
    }
  }

  /// Whether the text goes on over the end of its line, as pasted text does: then the next quote is
  /// followed by what follows a value. At a quote that opens the next key it is not.
  private mutating func closesOnLaterLine(_ quote: JSONQuote, _ extent: inout TextExtent) -> Bool {
    guard cursor.byte(after: -1) != .comma else { return false }
    var lineEnd = cursor
    while cursor.current != nil {
      cursor.advanceLine()
      let more = skipContent(of: quote)
      extent.hasEscapes = extent.hasEscapes || more.hasEscapes
      extent.controlOffset = extent.controlOffset ?? more.controlOffset
      guard let closing = more.closing else { continue }
      guard isBeforeEndOfItem(after: closing) else { break }
      extent.closing = closing
      report(.lineBreakInText, in: &lineEnd)
      return true
    }
    cursor = lineEnd
    return false
  }

  private func isBeforeEndOfItem(after quote: JSONQuote) -> Bool {
    var place = cursor
    place.advance(by: quote.byteCount)
    while place.current == .space || place.current == .tab { place.advance() }
    switch place.current {
    case nil, .lineFeed, .carriageReturn, .comma, .rightBrace, .rightBracket: return true
    default: return false
    }
  }

  /// Goes back to where text that is never closed was probably meant to end: before the comma at
  /// the end of the line, and before a curly quote there, which is returned.
  private mutating func goToProbableEnd(from content: JSONCursor) -> JSONQuote? {
    var end = cursor.offset
    while end > content.offset, let byte = cursor.byte(at: end - 1), byte == .space || byte == .tab
    {
      end -= 1
    }
    if end > content.offset, cursor.byte(at: end - 1) == .comma { end -= 1 }
    cursor = content
    if end - 3 >= content.offset, let last = JSONQuote(cursor.text(end - 3..<end)),
      case .curlyDouble = last
    {
      cursor.move(to: end - 3)
      return last
    }
    cursor.move(to: end)
    return nil
  }
}
