/// Numbers, `true`, `false`, `null`, and what people write without quotes.
extension JSONParser {
  /// The value here, which begins with no bracket or quote. Takes at least one byte.
  mutating func readBareValue() -> JSONNode.Content? {
    let start = cursor.offset
    while let byte = cursor.current, JSONCursor.isWordByte(byte) { cursor.advance() }
    let word = cursor.bytes(start..<cursor.offset)
    if isAtEndOfWord {
      switch word.first {
      case UInt8(ascii: "t") where word.elementsEqual("true".utf8): return .boolean(true)
      case UInt8(ascii: "f") where word.elementsEqual("false".utf8): return .boolean(false)
      case UInt8(ascii: "n") where word.elementsEqual("null".utf8): return .null
      default:
        if JSONNumber.isValid(word) { return .number(text: cursor.text(start..<cursor.offset)) }
      }
    }
    cursor.move(to: start)
    return readMisspelledValue()
  }

  private mutating func readMisspelledValue() -> JSONNode.Content? {
    var place = cursor
    let text = readBareText(isKey: false)
    switch text.lowercased() {
    case "true", "yes", "on":
      report(.misspelledLiteral(text, meant: "true"), in: &place)
      return .boolean(true)
    case "false", "no", "off":
      report(.misspelledLiteral(text, meant: "false"), in: &place)
      return .boolean(false)
    case "null", "nil", "none", "undefined":
      report(.misspelledLiteral(text, meant: "null"), in: &place)
      return .null
    case "nan", "infinity", "+infinity", "-infinity", "inf", "+inf", "-inf":
      report(.notAValue(text), in: &place)
      return nil
    default: break
    }
    if let number = JSONNumber.repaired(text) {
      report(.misspelledNumber(text, meant: number), in: &place)
      return .number(text: number)
    }
    report(.unquotedText(text), in: &place)
    return .string(text)
  }

  /// A key without quotes; nil, with a finding, when no colon follows. Takes at least one byte.
  mutating func readBareKey() -> String? {
    var place = cursor
    let found = found
    let key = readBareText(isKey: true)
    var end = cursor
    skipTrivia()
    let isKey = cursor.current == .colon || cursor.current == .equalsSign
    swap(&cursor, &end)
    if isKey {
      report(.unquotedKey(key), in: &place)
      return key
    }
    report(.unexpected(found, expected: "a key in double quotes, ',' or '}'"), in: &place)
    return nil
  }

  /// Text up to a delimiter, a comment or the end of the line, without the spaces at its end.
  private mutating func readBareText(isKey: Bool) -> String {
    let start = cursor.offset
    var end = start
    while let byte = cursor.current {
      if cursor.offset > start {
        if JSONCursor.isDelimiter(byte), isKey || !cursor.isColonInsideText { break }
        if cursor.startsComment, cursor.byte(after: -1) != .colon { break }
      }
      cursor.advance()
      if byte != .space, byte != .tab { end = cursor.offset }
    }
    cursor.move(to: end)
    return cursor.text(start..<end)
  }

  private var isAtEndOfWord: Bool {
    guard let byte = cursor.current else { return true }
    return byte == .space || byte == .tab || cursor.startsComment
      || (JSONCursor.isDelimiter(byte) && !cursor.isColonInsideText)
  }
}
