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
      guard parser.cursor.startsValue else {
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
      case .comma:
        if case .nothing = preceding { report(.extraComma(in: bracket)) }
        cursor.advance()
        preceding = .nothing
      case .rightBrace, .rightBracket:
        if closes(bracket) { return }
        preceding = .unclear
      case .semicolon:
        report(.semicolon)
        cursor.advance()
        preceding = .nothing
      default:
        guard case .item = preceding, cursor.startsValue else {
          preceding = readItem(&self)
          continue
        }
        let found = found
        preceding = readItem(&self)
        // Not before something that was left out.
        if case .item = preceding { report(.missingComma(found: found, in: bracket), in: &end) }
      }
    }
  }

  /// Whether the closing bracket here ends the innermost container. One that belongs to a
  /// container further out ends this one too; one that belongs to none is left out.
  private mutating func closes(_ bracket: Bracket) -> Bool {
    let closed: Bracket = cursor.current == .rightBrace ? .object : .array
    if closed == bracket {
      cursor.advance()
      return true
    }
    let isOpen = openBrackets.contains { $0.bracket == closed }
    if isOpen, let opened = openBrackets.last?.location {
      report(.wrongBracket(found: found, bracket, opened: opened))
      hasReportedWrongBracket = true
    } else {
      skipStray(expected: "\(bracket.itemName), ',' or '\(bracket.closing)'")
    }
    return isOpen
  }

  private mutating func readMember(into object: inout JSONObjectBuilder) -> Preceding {
    let keyLocation = location
    guard let key = readKey() else { return .unclear }
    if let first = object.location(of: key) {
      faults.report(.duplicateKey(key, first: first), at: keyLocation)
    }
    let faultsBeforeColon = faults
    guard skipColon(after: key) else { return .unclear }
    guard cursor.startsValue else {
      report(.missingValue(key: key, found: found))
      return .unclear
    }
    let beforeValue = cursor
    let isQuoted = cursor.quoteHere != nil
    guard let value = readValue() else { return .item }
    if isQuoted, isBeforeColon() {
      // The text is the next key: what should stand before it was left out.
      (cursor, faults) = (beforeValue, faultsBeforeColon)
      report(.missingValue(key: key, found: "the key \(found)"))
      return .unclear
    }
    object.append(JSONMember(key: key, keyLocation: keyLocation, value: value))
    return .item
  }

  /// The key here; nil, with a finding, when something else was found and passed over.
  private mutating func readKey() -> String? {
    if let quote = cursor.quoteHere { return readText(quote) }
    switch cursor.current {
    case .colon, .equalsSign:
      report(.missingKey)
      cursor.advance()
      skipTrivia()
      if cursor.startsValue { _ = readValue() }
      return nil
    case .leftBrace, .leftBracket:
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
    case .colon:
      cursor.advance()
    case .equalsSign:
      report(.equalsSign(key: key))
      cursor.advance()
      if cursor.current == .greaterThan { cursor.advance() }
    default:
      guard cursor.startsValue, cursor.line == end.line else {
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
    if cursor.current == .comma { return false }
    let before = (cursor: cursor, faults: faults)
    skipTrivia()
    defer { (cursor, faults) = before }
    return cursor.current == .colon
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
      case .leftBrace, .leftBracket:
        depth += 1
        cursor.advance()
      case .rightBrace, .rightBracket:
        depth -= 1
        cursor.advance()
        if depth == 0 { return true }
      case .doubleQuote: skipText()
      case .slash: if !skipComment() { cursor.advance() }
      case .lineFeed, .carriageReturn: cursor.advanceLine()
      default: cursor.advance()
      }
    }
    return true
  }
}
