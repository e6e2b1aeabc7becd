import Findings

/// Turns bytes into nodes and keeps going whatever it meets.
///
/// Nesting is the only recursion and is bounded by `JSONReader.maximumDepth`. Every step takes at
/// least one byte, and goes back at most over one text, so the time grows with the file.
struct JSONParser {
  var cursor: JSONCursor
  var faults = JSONFaultLog()

  /// The brackets that are open here, outermost first.
  var openBrackets: [(bracket: Bracket, location: SourceLocation)] = []
  /// Set once no `*/` follows, so that a file of `/*` is not searched to its end for each of them.
  var hasNoMoreCommentEnds = false
  private var hasReportedEnd = false
  var hasReportedWrongBracket = false
  var hasReportedUnusualSpace = false

  private let file: String
  private let start: JSONCursor

  init(_ cursor: JSONCursor, file: String) {
    self.cursor = cursor
    self.file = file
    start = cursor
  }

  /// The place of what is here.
  var location: SourceLocation {
    mutating get { SourceLocation(file: file, line: cursor.line, column: cursor.column()) }
  }

  /// Reports a fault here.
  mutating func report(_ fault: JSONFault) {
    faults.report(fault, at: location)
  }

  /// Reports a fault at a bookmark.
  mutating func report(_ fault: JSONFault, in place: inout JSONCursor) {
    faults.report(fault, at: SourceLocation(file: file, line: place.line, column: place.column()))
  }

  /// Reports a fault at any place in the file.
  mutating func report(_ fault: JSONFault, at offset: Int) {
    var place = start
    place.seek(to: offset)
    report(fault, in: &place)
  }

  mutating func readRoot() -> JSONNode? {
    skipTrivia()
    guard cursor.current != nil else {
      report(.emptyFile, at: start.offset)
      return nil
    }
    if !cursor.startsValue { report(.unexpected(found, expected: "a value such as '{}'")) }
    while cursor.current != nil, !cursor.startsValue {
      cursor.advance()
      skipTrivia()
    }
    guard cursor.current != nil, var root = readValue() else { return nil }
    readContentAfterEnd(of: &root)
    return root
  }

  /// A bracket that closes too early must not hide the rest: it still belongs to the root.
  private mutating func readContentAfterEnd(of root: inout JSONNode) {
    skipTrivia()
    guard cursor.current != nil else { return }
    // After a wrong bracket it is no wonder, and one finding is enough.
    if !hasReportedWrongBracket { report(.contentAfterEnd(found: found)) }
    switch root.content {
    case .object(let members):
      var object = JSONObjectBuilder(members)
      while cursor.current != nil {
        readMembers(into: &object, openedAt: root.location, isResumed: true)
        skipTrivia()
      }
      root.content = .object(object.members)
    case .array(var elements):
      root.content = .null  // so that the elements are not copied
      while cursor.current != nil {
        readElements(into: &elements, openedAt: root.location, isResumed: true)
        skipTrivia()
      }
      root.content = .array(elements)
    default: return
    }
    root.byteRange = root.byteRange.lowerBound..<cursor.offset
  }

  /// The value here; nil, with a finding, when nothing of it can be kept.
  mutating func readValue() -> JSONNode? {
    let start = cursor.offset
    let location = location
    let content: JSONNode.Content?
    switch cursor.current {
    case .leftBrace: content = readObject(at: location)
    case .leftBracket: content = readArray(at: location)
    default:
      if let quote = cursor.quoteHere {
        content = .string(readText(quote))
      } else {
        content = readBareValue()
      }
    }
    return content.map { JSONNode($0, at: location, byteRange: start..<cursor.offset) }
  }

  /// Says once, for the innermost open bracket, that the file ends too early.
  mutating func reportEndOfFile(at end: inout JSONCursor) {
    guard !hasReportedEnd, let (bracket, opened) = openBrackets.last else { return }
    hasReportedEnd = true
    report(
      .unclosedBracket(bracket, opened: opened, otherCount: openBrackets.count - 1), in: &end)
  }
}
