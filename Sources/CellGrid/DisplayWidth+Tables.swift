/// Facts about single scalars, from Unicode 16: EastAsianWidth.txt (W and F), and the standard
/// library's own tables for categories and emoji.
extension DisplayWidth {
  /// East Asian Wide and Fullwidth, in order. Emoji are not listed: their presentation decides. Nor
  /// are the trigrams, tetragrams and counting rods that Unicode 16 has made wide: "☰" is one
  /// column in most terminals.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x2E99,
    0x2E9B...0x2EF3, 0x2F00...0x2FD5, 0x2FF0...0x303E, 0x3041...0x3096, 0x3099...0x30FF,
    0x3105...0x312F, 0x3131...0x318E, 0x3190...0x31E5, 0x31EF...0x321E, 0x3220...0x3247,
    0x3250...0xA48C, 0xA490...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE52, 0xFE54...0xFE66, 0xFE68...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x16FE4, 0x16FF0...0x16FF1, 0x17000...0x187F7,
    0x18800...0x18CD5, 0x18CFF...0x18D08, 0x1AFF0...0x1AFF3, 0x1AFF5...0x1AFFB,
    0x1AFFD...0x1AFFE, 0x1B000...0x1B122, 0x1B132...0x1B132, 0x1B150...0x1B152,
    0x1B155...0x1B155, 0x1B164...0x1B167, 0x1B170...0x1B2FB, 0x1F200...0x1F202, 0x1F210...0x1F23B,
    0x1F240...0x1F248,
    0x1F250...0x1F251, 0x1F260...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]

  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x1100 { return false }
    if value >= 0x3250 && value <= 0xA48C { return true }
    if isInWideRange(value) { return true }
    return value >= 0x231A && scalar.properties.isEmojiPresentation && !isRegionalIndicator(scalar)
  }

  /// The width of a scalar of the common scripts that never joins a neighbour of this kind into one
  /// cluster; nothing for the others. Text made of these needs no search for clusters.
  @inline(__always)
  static func loneWidth(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x24F, 0x2010...0x2027, 0x2500...0x257F,
      0xFF61...0xFF9D:
      1
    case 0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7A3, 0xFF01...0xFF60:
      2
    default: nil
    }
  }

  private static func isInWideRange(_ value: UInt32) -> Bool {
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wideRanges.count && wideRanges[low].contains(value)
  }

  /// Takes no column of its own: marks, formatting characters, the later letters of a Hangul
  /// syllable. A soft hyphen is never drawn.
  static func isZero(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x300 { return value == 0xAD }
    if value >= 0x3400 && value <= 0xA4CF || value >= 0xAC00 && value <= 0xD7A3 { return false }
    switch value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x302E...0x302F, 0x115F, 0x3164, 0xFFA0: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    case .format: return !isVisibleFormat(value)
    default: return false
    }
  }

  /// Arabic, Syriac and Kaithi number signs are "format" yet are seen.
  private static func isVisibleFormat(_ value: UInt32) -> Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// A mark that needs a letter to sit on: alone it is drawn on a dotted circle.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    if (0xFE00...0xFE0F).contains(scalar.value) || (0xE0100...0xE01EF).contains(scalar.value)
      || scalar.value == 0x34F
    {
      return false  // variation selectors and the grapheme joiner show nothing
    }
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
  }

  /// Whether a terminal, or a reader's eye, could be led astray: controls, separators, direction
  /// overrides and isolates. None of them ever lands in a cell.
  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xE0001: true
    default: false
    }
  }
}
