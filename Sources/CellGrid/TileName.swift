/// The names of `ShortcutTileColor`, an app's colour in Shortcuts.
package enum TileName: String, Hashable, Sendable, CaseIterable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple
  case red, tangerine, teal, yellow

  /// A stand-in for Apple's colour, which is not published: near the xterm colour of its name.
  package var color: Color {
    switch self {
    case .blue: Color(rgb: 0x2F7CF6)
    case .grape: Color(rgb: 0x8B5FA8)
    case .grayBlue: Color(rgb: 0x7D8CA8)
    case .grayBrown: Color(rgb: 0xA58A6C)
    case .grayGreen: Color(rgb: 0x84A284)
    case .lightBlue: Color(rgb: 0x4FC3F0)
    case .lime: Color(rgb: 0x7CCB4E)
    case .navy: Color(rgb: 0x2B5FA8)
    case .orange: Color(rgb: 0xF58A1F)
    case .pink: Color(rgb: 0xF287A8)
    case .purple: Color(rgb: 0xA266E0)
    case .red: Color(rgb: 0xEE5B57)
    case .tangerine: Color(rgb: 0xF57F5B)
    case .teal: Color(rgb: 0x1FBBA6)
    case .yellow: Color(rgb: 0xF2C53D)
    }
  }
}
