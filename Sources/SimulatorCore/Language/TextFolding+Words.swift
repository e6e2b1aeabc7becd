/// Folding that also tells where words begin, for searching.
extension TextFolding {
  /// Appends the folded text, and the places in `bytes` where a word begins: behind a blank, at an
  /// upper case letter behind a lower case one, between letters and digits, and at every character
  /// of a script written without blanks.
  static func append(_ text: String, to bytes: inout [UInt8], starts: inout [UInt32]) {
    let before = (bytes.count, starts.count)
    let isASCII = text.utf8.withContiguousStorageIfAvailable {
      appendASCII($0, to: &bytes, starts: &starts)
    }
    if isASCII == true { return }
    bytes.removeSubrange(before.0...)
    starts.removeSubrange(before.1...)
    for piece in piecesByCase(of: text) { appendPiece(piece, to: &bytes, starts: &starts) }
  }

  /// False as soon as there is anything but ASCII.
  private static func appendASCII(
    _ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8], starts: inout [UInt32]
  ) -> Bool {
    let first = bytes.count
    var previous = WordPart.blank
    var wasLower = false
    for (index, byte) in text.enumerated() {
      guard byte < 0x80 else { return false }
      var folded = byte
      var part = WordPart.letter
      switch byte {
      case 0x61...0x7A: break
      case 0x41...0x5A: folded += 0x20
      case 0x30...0x39: part = .digit
      case 0x27, 0x60, 0x5E: continue
      case 0x2E, 0x3A, 0x2F, 0x2C:
        let isBetweenDigits =
          index > 0 && index + 1 < text.count && (0x30...0x39).contains(text[index - 1])
          && (0x30...0x39).contains(text[index + 1])
        if isBetweenDigits, byte == 0x2C { continue }
        part = isBetweenDigits ? .digit : .blank
      case 0x24, 0x2B, 0x3C, 0x3D, 0x3E, 0x7C, 0x7E: break
      default: part = .blank
      }
      if part == .blank {
        previous = .blank
        continue
      }
      if previous == .blank, bytes.count > first { bytes.append(UInt8(ascii: " ")) }
      if part != previous || (wasLower && folded != byte) { starts.append(UInt32(bytes.count)) }
      bytes.append(folded)
      previous = part
      wasLower = (0x61...0x7A).contains(byte)
    }
    return true
  }

  private static func appendPiece(
    _ piece: Substring, to bytes: inout [UInt8], starts: inout [UInt32]
  ) {
    var previous = WordPart.blank
    for scalar in folded(String(piece)).unicodeScalars {
      let part = WordPart(scalar, after: previous)
      if part != .blank, part == .wide || part != previous { starts.append(UInt32(bytes.count)) }
      if part != .mark { previous = part }
      bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
    }
  }

  /// The text cut where an upper case letter follows a lower case one: “CaféBar” in two.
  private static func piecesByCase(of text: String) -> [Substring] {
    var pieces = [Substring]()
    var start = text.startIndex
    var wasLower = false
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      if scalar.value < 0x80 {
        if (0x41...0x5A).contains(scalar.value), wasLower {
          pieces.append(text[start..<index])
          start = index
        }
        wasLower = (0x61...0x7A).contains(scalar.value)
        continue
      }
      let properties = scalar.properties
      if properties.isUppercase, wasLower {
        pieces.append(text[start..<index])
        start = index
      }
      switch properties.generalCategory {
      case .nonspacingMark, .spacingMark, .format: break
      default: wasLower = properties.isLowercase
      }
    }
    pieces.append(text[start...])
    return pieces
  }
}

/// What a folded character is to the words of a text.
enum WordPart {
  case blank, letter, digit
  /// Of a script written without blanks, or nearly: a word may begin at each.
  case wide
  /// Belongs to the character before it.
  case mark

  init(_ scalar: Unicode.Scalar, after previous: WordPart) {
    switch scalar.value {
    case 0x20: self = .blank
    case 0x30...0x39: self = .digit
    case 0x2E, 0x3A, 0x2F: self = previous == .digit ? .digit : .letter
    case 0x800...:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark: self = .mark
      default: self = .wide
      }
    default: self = .letter
    }
  }
}
