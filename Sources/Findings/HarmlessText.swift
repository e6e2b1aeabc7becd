/// Text from outside made safe to print: nothing in it can act on a terminal.
package enum HarmlessText {
  /// Control characters (C0, C1, DEL), line and paragraph separators and direction overrides become
  /// visible stand-ins; line breaks and tabs become spaces.
  package static func spelledOut(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: result.append(" ")
      case 0x00...0x1F: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: result.append("\u{2421}")
      default: result.append(isHarmful(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }

  /// Whether a terminal, or a reader's eye, could be led astray by the character.
  package static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true  // C0, DEL and C1 controls
    case 0x2028, 0x2029: true  // line and paragraph separators
    case 0x202A...0x202E, 0x2066...0x2069: true  // embeddings, overrides and isolates
    case 0xE0000...0xE007F: scalar.value == 0xE0001  // language tag; the others end emoji flags
    default: false
    }
  }
}
