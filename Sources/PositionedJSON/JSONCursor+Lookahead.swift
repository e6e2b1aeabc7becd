/// What the byte here begins.
extension JSONCursor {
  /// The quote here, right or wrong.
  var quoteHere: JSONQuote? {
    switch current {
    case .doubleQuote: .straightDouble
    case .singleQuote, 0xE2: JSONQuote(text(offset..<offset + scalarLength))
    default: nil
    }
  }

  /// Whether a value, or at least an attempt at one, begins here.
  var startsValue: Bool {
    guard let byte = current else { return false }
    return switch byte {
    case .rightBrace, .rightBracket, .comma, .colon, .semicolon, .equalsSign, .rightParenthesis:
      false
    default: true
    }
  }

  var startsComment: Bool {
    current == .slash && (byte(after: 1) == .slash || byte(after: 1) == .asterisk)
  }

  /// A colon as in `12:30` or `https://…`.
  var isColonInsideText: Bool {
    guard current == .colon, let next = byte(after: 1) else { return false }
    return Self.isWordByte(next) || next == .slash
  }

  /// Whether text without quotes ends at the byte, wherever it stands.
  static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case .lineFeed, .carriageReturn, .comma, .leftBrace, .rightBrace, .leftBracket, .rightBracket,
      .doubleQuote, .colon, .semicolon, .equalsSign:
      true
    default: false
    }
  }

  /// Whether the byte can be part of a number or a name.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), .minus, .plus, .point,
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: byte >= 0x80
    }
  }
}
