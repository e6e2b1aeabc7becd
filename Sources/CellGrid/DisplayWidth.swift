/// How many columns text takes in a terminal: the only place that knows.
///
/// Our own rules rather than libc's: East Asian wide and fullwidth characters and emoji take two
/// columns, marks none, and everything else, ambiguous characters included, one. A cluster that
/// draws as one emoji takes two, whatever it is made of. Text that could act on a terminal counts
/// as the stand-in that is drawn for it.
package enum DisplayWidth {
  /// Columns of one cluster: 0 for what is not drawn at all (a joiner or a direction mark alone).
  /// More than 2 only for clusters that are drawn as several cells (some Devanagari).
  package static func of(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return ofAlone(first) }
    return ofCluster(scalars, first: first)
  }

  package static func of(_ text: String) -> Int {
    if isPrintableASCII(text) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Whether text takes more than so many columns; looks no further than needed.
  package static func exceeds(_ text: String, columns: Int) -> Bool {
    var used = 0
    for character in text {
      used += of(character)
      if used > columns { return true }
    }
    return used > columns
  }

  /// Whether any C library agrees on the width: one scalar, long in Unicode, nothing like an emoji.
  /// A front asks libc about the others, and draws a stand-in where libc says otherwise.
  package static func isPlain(_ character: Character) -> Bool {
    if let ascii = character.asciiValue { return ascii >= 0x20 && ascii < 0x7F }
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return false }
    switch scalar.value {
    case 0xA0...0x2FF, 0x370...0x52F, 0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FA5,
      0xAC00...0xD7A3, 0x2500...0x257F, 0xFF01...0xFF5E:
      return scalar.value != 0xAD && !scalar.properties.isEmoji && !isZero(scalar)
    default:
      guard let age = scalar.properties.age, age.major <= 5 else { return false }
      return !scalar.properties.isEmoji && !isZero(scalar) && !isHarmful(scalar)
        && scalar.properties.generalCategory != .spacingMark
    }
  }

  static func isPrintableASCII(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }
}

extension DisplayWidth {
  private static func ofAlone(_ scalar: Unicode.Scalar) -> Int {
    if isHarmful(scalar) { return 1 }
    if isZero(scalar) { return isMark(scalar) ? 1 : 0 }
    return isWide(scalar) ? 2 : 1
  }

  private static func ofCluster(
    _ scalars: Character.UnicodeScalarView, first: Unicode.Scalar
  ) -> Int {
    if first.value == 0x0D { return 1 }
    if isEmojiCluster(scalars, first: first) { return 2 }
    if hasTextStyle(scalars, first: first) { return 1 }
    let spacing = scalars.reduce(0) { $0 + (isZero($1) ? 0 : isWide($1) ? 2 : 1) }
    return max(1, spacing)
  }

  /// Flags, keycaps, emoji style (VS16), skin tones, and joined or tagged sequences.
  private static func isEmojiCluster(
    _ scalars: Character.UnicodeScalarView, first: Unicode.Scalar
  ) -> Bool {
    if isRegionalIndicator(first) {
      return scalars.dropFirst().contains(where: isRegionalIndicator)
    }
    guard first.properties.isEmoji else { return false }
    for scalar in scalars.dropFirst() {
      if scalar.value == 0xFE0F || scalar.properties.isEmojiModifier { return true }
      if scalar.value == 0xFE0E { return false }
      if scalar.value == 0x20E3, !first.properties.isEmojiPresentation { return true }
    }
    return first.properties.isEmojiPresentation
  }

  private static func hasTextStyle(
    _ scalars: Character.UnicodeScalarView, first: Unicode.Scalar
  ) -> Bool {
    first.properties.isEmoji && scalars.contains { $0.value == 0xFE0E }
  }

  static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
