/// What stands between values, and what the next thing is.
extension JSONParser {
  /// Passes over spaces, line ends and comments.
  mutating func skipTrivia() {
    while let byte = cursor.current {
      switch byte {
      case .space, .tab: cursor.advance()
      case .lineFeed, .carriageReturn: cursor.advanceLine()
      case .slash: guard skipComment() else { return }
      case .numberSign:
        report(.numberSignComment)
        cursor.advanceToLineEnd()
      case 0x0B, 0x0C, 0x80...: guard skipUnusualSpace() else { return }
      default: return
      }
    }
  }

  /// Passes over the comment here; false when there is none.
  mutating func skipComment() -> Bool {
    switch cursor.byte(after: 1) {
    case .slash:
      cursor.advanceToLineEnd()
      return true
    case .asterisk:
      let start = cursor
      if !hasNoMoreCommentEnds, skipToCommentEnd() { return true }
      // The rest of the file is worth more than the rest of the comment.
      hasNoMoreCommentEnds = true
      cursor = start
      report(.unclosedComment)
      cursor.advanceToLineEnd()
      return true
    default: return false
    }
  }

  private mutating func skipToCommentEnd() -> Bool {
    cursor.advance(by: 2)
    while let byte = cursor.current {
      switch byte {
      case .lineFeed, .carriageReturn: cursor.advanceLine()
      case .asterisk:
        cursor.advance()
        if cursor.current == .slash {
          cursor.advance()
          return true
        }
      default: cursor.advance()
      }
    }
    return false
  }

  private mutating func skipUnusualSpace() -> Bool {
    let length = max(1, cursor.scalarLength)
    let name: String
    switch cursor.text(cursor.offset..<cursor.offset + length) {
    case "\u{0B}": name = "a vertical tab"
    case "\u{0C}": name = "a form feed"
    case "\u{A0}", "\u{202F}": name = "a no-break space"
    case "\u{200B}", "\u{FEFF}", "\u{2060}": name = "an invisible space"
    case "\u{3000}": name = "an ideographic space"
    case "\u{85}", "\u{2028}", "\u{2029}": name = "a line separator"
    case "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}", "\u{2004}", "\u{2005}", "\u{2006}",
      "\u{2007}", "\u{2008}", "\u{2009}", "\u{200A}":
      name = "a typographic space"
    default: return false
    }
    if !hasReportedUnusualSpace { report(.unusualSpace(name)) }
    hasReportedUnusualSpace = true
    cursor.advance(by: length)
    return true
  }

  /// What is here, in quotes, for a message.
  var found: String {
    if faults.isFull { return "" }
    guard let byte = cursor.current else { return "the end of the file" }
    var end = cursor.offset + max(1, cursor.scalarLength)
    if !JSONCursor.isDelimiter(byte) || cursor.quoteHere != nil {
      let opening = cursor.quoteHere
      while let next = cursor.byte(at: end), end - cursor.offset < 120 {
        if next == .lineFeed || next == .carriageReturn { break }
        if opening == nil ? (JSONCursor.isDelimiter(next) || next == .space) : next == .doubleQuote
        {
          end += opening == nil ? 0 : 1
          break
        }
        end += 1
      }
    }
    let text = cursor.text(cursor.offset..<end)
    return text.count > 24 ? "'\(text.prefix(24))…'" : "'\(text)'"
  }
}
