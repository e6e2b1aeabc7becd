import Findings

/// Objects and arrays.
extension JSONParser {
  mutating func readObject(at location: SourceLocation) -> JSONNode.Content? {
    guard !skipIfTooDeep() else { return nil }
    cursor.advance()
    var object = JSONObjectBuilder()
    readMembers(into: &object, openedAt: location)
    return .object(object.members)
  }

  mutating func readArray(at location: SourceLocation) -> JSONNode.Content? {
    guard !skipIfTooDeep() else { return nil }
    cursor.advance()
    var elements: [JSONNode] = []
    readElements(into: &elements, openedAt: location)
    return .array(elements)
  }

  /// Reads to the closing bracket, and over it.
  mutating func readMembers(
    into object: inout JSONObjectBuilder, openedAt location: SourceLocation,
    isResumed: Bool = false
  ) {
    readItems(of: .object, openedAt: location, isResumed: isResumed) { parser in
      parser.readMember(into: &object)
    }
  }

  /// Reads to the closing bracket, and over it.
  mutating func readElements(
    into elements: inout [JSONNode], openedAt location: SourceLocation, isResumed: Bool = false
  ) {
    readItems(of: .array, openedAt: location, isResumed: isResumed) { parser in
      guard parser.startsValue else {
        parser.skipStray(expected: "a value")
        return .unclear
      }
      if let element = parser.readValue() { elements.append(element) }
      return .item
    }
  }

  /// What came before in a container, which decides whether a comma may or must follow.
  enum Preceding {
    case nothing
    case item
    /// Something was wrong and has been reported; a comma is neither missed nor refused.
    case unclear
  }

  /// Everything an object and an array have in common. `readItem` takes at least one byte.
  ///
  /// A resumed container has been closed before: the end of the file is no surprise there.
  private mutating func readItems(
    of bracket: Bracket, openedAt location: SourceLocation, isResumed: Bool,
    _ readItem: (inout JSONParser) -> Preceding
  ) {
    openBrackets.append((bracket, location))
    defer { openBrackets.removeLast() }
    var preceding: Preceding = isResumed ? .unclear : .nothing
    while true {
      var end = cursor
      skipTrivia()
      switch cursor.current {
      case nil:
        if !isResumed { reportEndOfFile(at: &end) }
        return
      case UInt8(ascii: ","):
        if case .nothing = preceding { report(.extraComma(in: bracket)) }
        cursor.advance()
        preceding = .nothing
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if closes(bracket) { return }
        preceding = .unclear
      case UInt8(ascii: ";"):
        report(.semicolon)
        cursor.advance()
        preceding = .nothing
      default:
        if case .item = preceding, startsValue {
          report(.missingComma(found: found, in: bracket), in: &end)
        }
        preceding = readItem(&self)
      }
    }
  }

  /// Whether the closing bracket here ends the innermost container. One that belongs to a
  /// container further out ends this one too; one that belongs to none is left out.
  private mutating func closes(_ bracket: Bracket) -> Bool {
    let closed: Bracket = cursor.current == UInt8(ascii: "}") ? .object : .array
    if closed == bracket {
      cursor.advance()
      return true
    }
    let isOpen = openBrackets.contains { $0.bracket == closed }
    if isOpen, let opened = openBrackets.last?.location {
      report(.wrongBracket(found: found, bracket, opened: opened))
    } else {
      skipStray(expected: "\(bracket.itemName), ',' or '\(bracket.closing)'")
    }
    return isOpen
  }

  private mutating func readMember(into object: inout JSONObjectBuilder) -> Preceding {
    var keyPlace = cursor
    let keyLocation = keyPlace.location()
    guard let key = readKey() else { return .unclear }
    if let first = object.location(of: key) {
      report(.duplicateKey(key, first: first), in: &keyPlace)
    }
    guard skipColon(after: key) else { return .unclear }
    guard startsValue else {
      report(.missingValue(key: key, found: found))
      return .unclear
    }
    let beforeValue = (cursor: cursor, faults: faults)
    guard let value = readValue() else { return .item }
    if value.string != nil, isBeforeColon() {
      // The text is the next key: what should stand before it was left out.
      (cursor, faults) = beforeValue
      report(.missingValue(key: key, found: "the key \(found)"))
      return .unclear
    }
    object.append(JSONMember(key: key, keyLocation: keyLocation, value: value))
    return .item
  }

  /// The key here; nil, with a finding, when something else was found and passed over.
  private mutating func readKey() -> String? {
    if let quote = quoteHere { return readText(quote) }
    switch cursor.current {
    case UInt8(ascii: ":"), UInt8(ascii: "="):
      report(.missingKey)
      cursor.advance()
      skipTrivia()
      if startsValue { _ = readValue() }
      return nil
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      report(.unexpected(found, expected: "a key in double quotes"))
      _ = readValue()
      return nil
    default:
      return readBareKey()
    }
  }

  /// Goes to where the value should be; false, with a finding, when there is none.
  private mutating func skipColon(after key: String) -> Bool {
    var end = cursor
    skipTrivia()
    switch cursor.current {
    case UInt8(ascii: ":"):
      cursor.advance()
    case UInt8(ascii: "="):
      report(.equalsSign(key: key))
      cursor.advance()
      if cursor.current == UInt8(ascii: ">") { cursor.advance() }
    default:
      guard startsValue, cursor.line == end.line else {
        report(.missingValue(key: key, found: found), in: &end)
        return false
      }
      report(.missingColon(found: found, key: key), in: &end)
    }
    skipTrivia()
    return true
  }

  /// Whether a colon is next; looks without moving.
  private mutating func isBeforeColon() -> Bool {
    if cursor.current == UInt8(ascii: ",") { return false }
    let before = (cursor: cursor, faults: faults)
    skipTrivia()
    defer { (cursor, faults) = before }
    return cursor.current == UInt8(ascii: ":")
  }

  private mutating func skipStray(expected: String) {
    report(.unexpected(found, expected: expected))
    cursor.advance(by: max(1, cursor.scalarLength))
  }

  /// Passes over a container that is nested too deep, counting brackets instead of recursing.
  private mutating func skipIfTooDeep() -> Bool {
    guard openBrackets.count >= JSONReader.maximumDepth else { return false }
    report(.tooDeep)
    var depth = 0
    while let byte = cursor.current {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        cursor.advance()
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        cursor.advance()
        if depth == 0 { return true }
      case UInt8(ascii: "\""): skipText()
      case UInt8(ascii: "/"): if !skipComment() { cursor.advance() }
      case 0x0A, 0x0D: cursor.advanceLine()
      default: cursor.advance()
      }
    }
    return true
  }
}
