import Findings

/// A point in the bytes of a file that knows its line and column. A copy is a bookmark.
struct JSONCursor {
  let bytes: [UInt8]
  private(set) var offset: Int
  private(set) var line = 1

  private let file: String
  /// Before it a byte is a character and columns need no counting.
  private let firstNonASCIIOffset: Int
  /// The last place on this line whose column is known: each byte is counted once.
  private var known: (offset: Int, column: Int)

  init(_ bytes: [UInt8], file: String, startingAt offset: Int, firstNonASCIIOffset: Int) {
    self.bytes = bytes
    self.file = file
    self.offset = offset
    self.firstNonASCIIOffset = firstNonASCIIOffset
    known = (offset, 1)
  }

  /// The byte here, or nil at the end of the file.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func byte(after distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// Steps forward within the line.
  mutating func advance(by count: Int = 1) { offset += count }

  /// Steps forward within the line.
  mutating func advance(to offset: Int) { self.offset = offset }

  /// Steps over the line end here: LF, CR LF or a lone CR.
  mutating func advanceLine() {
    let isPair = bytes[offset] == 0x0D && byte(after: 1) == 0x0A
    offset += isPair ? 2 : 1
    line += 1
    known = (offset, 1)
  }

  /// Goes forward to any place, over line ends.
  mutating func seek(to target: Int) {
    while offset < target {
      if bytes[offset] == 0x0A || bytes[offset] == 0x0D { advanceLine() } else { advance() }
    }
  }

  /// Goes to the end of the line or of the file.
  mutating func advanceToLineEnd() {
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
  }

  /// Goes within the line to the next byte that can mean something in text: a control character, a
  /// backslash, or the first byte of a quote.
  mutating func advancePastPlainText() {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x20 || byte == 0x22 || byte == 0x27 || byte == 0x5C || byte == 0xE2 { return }
      offset += 1
    }
  }

  /// Where the character here stands; the column counts characters as a person sees them.
  mutating func location() -> SourceLocation {
    if offset > known.offset {
      known = (offset, known.column + charactersSinceKnownColumn())
    }
    return SourceLocation(file: file, line: line, column: known.column)
  }

  private func charactersSinceKnownColumn() -> Int {
    guard offset >= firstNonASCIIOffset else { return offset - known.offset }
    // The character here is counted along, since it may be part of the one before it.
    let end = offset + scalarLength
    let text = String(decoding: bytes[known.offset..<end], as: UTF8.self)
    return text.count - (end > offset ? 1 : 0)
  }

  /// Bytes of the scalar here: 0 at the end of the file, and no more than are there.
  var scalarLength: Int {
    guard let lead = current else { return 0 }
    var length = 1
    while lead >= 0x80, length < 4, let byte = byte(after: length), byte & 0xC0 == 0x80 {
      length += 1
    }
    return length
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
