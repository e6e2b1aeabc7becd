import Foundation

/// Brings texts that sound or look the same to one spelling, for comparing; never for showing.
///
/// Full and half width, case, diacritics, katakana and hiragana, punctuation and extra blanks make
/// no difference: “Don’t” is `dont`, ﾊﾞｽ is ばす. A dot, colon or slash between digits stays, so that
/// 3.5 is not 35. Blanks beside Han or kana are dropped, since those scripts are written without.
package enum TextFolding {
  package static func folded(_ text: String) -> String {
    var folder = Folder()
    if let isDone = text.utf8.withContiguousStorageIfAvailable({ folder.foldASCII($0) }), isDone {
      return folder.result
    }
    folder = Folder()
    let decomposed = text.decomposedStringWithCompatibilityMapping
    let marksGone = SpokenScalars.foldedLetters(of: decomposed)
    folder.fold(marksGone)
    return folder.result
  }
}

/// The half of folding that concerns single letters; the answer readers share it.
enum SpokenScalars {
  /// Lower case, without diacritics, katakana as hiragana. Expects decomposed text, gives composed.
  static func foldedLetters(of decomposed: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in decomposed.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
      switch scalar.value {
      case 0x0131: kept.append("i")  // Turkish ı
      case 0x00DF: kept.append(contentsOf: "ss".unicodeScalars)  // ß
      case 0x03C2: kept.append("σ")  // Greek ς at the end of a word
      case 0x00E6: kept.append(contentsOf: "ae".unicodeScalars)  // æ
      case 0x0153: kept.append(contentsOf: "oe".unicodeScalars)  // œ
      case 0x00F8: kept.append("o")  // ø
      case 0x0142: kept.append("l")  // ł
      case 0x0111: kept.append("d")  // đ
      case 0x30A1...0x30F6, 0x30FD, 0x30FE:
        kept.append(Unicode.Scalar(scalar.value - 0x60) ?? scalar)
      case 0x80... where isDiacritic(scalar): break
      case 0x80... where scalar.properties.generalCategory == .decimalNumber:
        kept.append(asciiDigit(scalar))
      default: kept.append(scalar)
      }
    }
    // A voicing mark that found no kana to sit on says nothing.
    var composed = String(kept).precomposedStringWithCanonicalMapping
    if composed.unicodeScalars.contains(where: { $0.value == 0x3099 || $0.value == 0x309A }) {
      composed.unicodeScalars.removeAll { $0.value == 0x3099 || $0.value == 0x309A }
    }
    return composed
  }

  /// Accents, points and invisible characters; not the vowel signs of Indic or Thai writing, which
  /// are letters in all but name.
  static func isDiacritic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
      0x0591...0x05BD, 0x05BF...0x05C7, 0x064B...0x065F, 0x0670, 0xFE00...0xFE0F,
      0xE0100...0xE01EF:
      true
    default: scalar.properties.generalCategory == .format
    }
  }

  static func asciiDigit(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard let value = scalar.properties.numericValue, value >= 0, value <= 9 else { return scalar }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }

  /// Han and kana: scripts written without blanks, where each character stands alone.
  static func isHanOrKana(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x60, 0xB4, 0x2018, 0x2019, 0x201B, 0x02BC, 0x2032: true
    default: false
    }
  }
}

/// Writes the folded text, holding back the blank that may turn out to be superfluous.
private struct Folder {
  private var scalars = String.UnicodeScalarView()
  private var hasBlank = false
  private var last: Unicode.Scalar?

  var result: String { String(scalars) }

  /// False as soon as there is anything but ASCII.
  mutating func foldASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte < 0x80 else { return false }
      switch byte {
      case 0x61...0x7A: append(Unicode.Scalar(byte))
      case 0x41...0x5A: append(Unicode.Scalar(byte + 0x20))
      case 0x30...0x39: append(Unicode.Scalar(byte))
      case 0x27, 0x60: break
      case 0x2E, 0x3A, 0x2F:
        let isBetweenDigits =
          index > 0 && index + 1 < bytes.count && isDigit(bytes[index - 1])
          && isDigit(bytes[index + 1])
        if isBetweenDigits { append(Unicode.Scalar(byte)) } else { hasBlank = true }
      case 0x2C:
        let groups =
          index > 0 && index + 1 < bytes.count && isDigit(bytes[index - 1])
          && isDigit(bytes[index + 1])
        if !groups { hasBlank = true }
      case 0x24, 0x2B, 0x3C, 0x3D, 0x3E, 0x7C, 0x7E: append(Unicode.Scalar(byte))
      case 0x5E: break
      default: hasBlank = true
      }
    }
    return true
  }

  mutating func fold(_ text: String) {
    let all = Array(text.unicodeScalars)
    for (index, scalar) in all.enumerated() {
      let isBetweenDigits =
        index > 0 && index + 1 < all.count && isDigit(all[index - 1]) && isDigit(all[index + 1])
      switch scalar {
      case ".", ":", "/": if isBetweenDigits { append(scalar) } else { hasBlank = true }
      case ",": if !isBetweenDigits { hasBlank = true }
      case _ where SpokenScalars.isApostrophe(scalar): break
      default: foldByCategory(scalar)
      }
    }
  }

  private mutating func foldByCategory(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      hasBlank = true
    case .modifierSymbol, .enclosingMark: break
    case .nonspacingMark, .spacingMark: if last != nil { append(scalar) }
    default: append(scalar)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if hasBlank, let last, !SpokenScalars.isHanOrKana(last), !SpokenScalars.isHanOrKana(scalar) {
      scalars.append(" ")
    }
    hasBlank = false
    scalars.append(scalar)
    last = scalar
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
