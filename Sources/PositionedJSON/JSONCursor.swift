/// A point in the bytes of a file that knows its line and column. A copy is a bookmark.
///
/// It only borrows the bytes, which makes copies and steps cheap, and checks every access.
struct JSONCursor {
  private(set) var offset: Int
  private(set) var line = 1

  private let bytes: UnsafeBufferPointer<UInt8>
  /// Before it a byte is a character and columns need no counting.
  private let firstNonASCIIOffset: Int
  /// The last place on this line whose column is known: each byte is counted once.
  private var known: (offset: Int, column: Int)

  /// The bytes must outlive the cursor.
  init(_ bytes: UnsafeBufferPointer<UInt8>, startingAt offset: Int, firstNonASCIIOffset: Int) {
    self.bytes = bytes
    self.offset = offset
    self.firstNonASCIIOffset = firstNonASCIIOffset
    known = (offset, 1)
  }

  /// The byte here, or nil at the end of the file.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func byte(after distance: Int) -> UInt8? { byte(at: offset + distance) }

  func byte(at offset: Int) -> UInt8? {
    offset >= 0 && offset < bytes.count ? bytes[offset] : nil
  }

  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range.clamped(to: 0..<bytes.count)])
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes(range), as: UTF8.self) }

  /// Bytes of the scalar here: 0 at the end of the file, 1 for a byte that is not UTF-8.
  var scalarLength: Int {
    guard offset < bytes.count else { return 0 }
    return TextEncoding.validScalarLength(in: bytes, at: offset) ?? 1
  }
}

/// Moving.
extension JSONCursor {
  /// Steps forward within the line.
  mutating func advance(by count: Int = 1) { offset += count }

  /// Goes forward within the line, or back no further than where the column was last asked for.
  mutating func move(to offset: Int) { self.offset = offset }

  /// Steps over the line end here: LF, CR LF or a lone CR.
  mutating func advanceLine() {
    let isPair = current == .carriageReturn && byte(after: 1) == .lineFeed
    offset += isPair ? 2 : 1
    line += 1
    known = (offset, 1)
  }

  /// Goes forward to any place, over line ends.
  mutating func seek(to target: Int) {
    while offset < target, let byte = current {
      if byte == .lineFeed || byte == .carriageReturn { advanceLine() } else { advance() }
    }
  }

  /// Goes to the end of the line or of the file.
  mutating func advanceToLineEnd() {
    while let byte = current, byte != .lineFeed, byte != .carriageReturn { offset += 1 }
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
}

/// Columns.
extension JSONCursor {
  /// The column of the character here, counted in characters as a person sees them.
  mutating func column() -> Int {
    if offset > known.offset {
      known = (offset, known.column + characterCountSinceKnownColumn())
    }
    return known.column
  }

  private func characterCountSinceKnownColumn() -> Int {
    guard offset >= firstNonASCIIOffset else { return offset - known.offset }
    // The character here is counted along, since it may be part of the one before it.
    let length = scalarLength
    guard !bytes(known.offset..<offset + length).allSatisfy({ $0 < 0x80 }) else {
      return offset - known.offset
    }
    return text(known.offset..<offset + length).count - (length > 0 ? 1 : 0)
  }
}
