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
  var hasReportedUnusualSpace = false

  private let start: JSONCursor

  init(_ cursor: JSONCursor) {
    self.cursor = cursor
    start = cursor
  }

  /// Reports a fault here.
  mutating func report(_ fault: JSONFault) {
    faults.report(fault, at: &cursor)
  }

  /// Reports a fault at a bookmark.
  mutating func report(_ fault: JSONFault, in place: inout JSONCursor) {
    faults.report(fault, at: &place)
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
      var place = start
      report(.emptyFile, in: &place)
      return nil
    }
    guard startsValue else {
      report(.unexpected(found, expected: "a value such as '{}'"))
      cursor.advance()
      return readRootAfterStrayBytes()
    }
    guard var root = readValue() else { return nil }
    readContentAfterEnd(of: &root)
    return root
  }

  private mutating func readRootAfterStrayBytes() -> JSONNode? {
    while cursor.current != nil, !startsValue {
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
    report(.contentAfterEnd(found: found))
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
    let location = cursor.location()
    let content: JSONNode.Content?
    switch cursor.current {
    case UInt8(ascii: "{"): content = readObject(at: location)
    case UInt8(ascii: "["): content = readArray(at: location)
    default:
      if let quote = quoteHere {
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
