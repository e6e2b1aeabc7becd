import CellGrid
import Findings
import PositionedJSON

/// One role's style.
extension ThemeBuilder {
  /// A style as far as it can be read; absent when it is neither a colour nor an object.
  mutating func style(_ member: JSONMember, palette: [String: Color]) -> RoleStyle? {
    if let name = member.value.string {
      return source(name, palette: palette, at: member.value.location).map {
        RoleStyle(foreground: $0)
      }
    }
    guard let parts = member.value.members else {
      reportKind(member, expected: "a color or an object")
      return nil
    }
    var style = RoleStyle()
    for part in parts { read(part, into: &style, palette: palette) }
    return style
  }

  private mutating func read(
    _ part: JSONMember, into style: inout RoleStyle, palette: [String: Color]
  ) {
    if part.key == "foreground" || part.key == "background" {
      guard let name = part.value.string else {
        reportKind(part, expected: "a color")
        return
      }
      let source = source(name, palette: palette, at: part.value.location)
      if part.key == "foreground" { style.foreground = source } else { style.background = source }
    } else if let named = CellStyle.Attributes.named.first(where: { $0.name == part.key }) {
      guard let isOn = part.value.boolean else {
        reportKind(part, expected: "true or false")
        return
      }
      if isOn { style.attributes.insert(named.attribute) }
    } else {
      let known = ["foreground", "background"] + CellStyle.Attributes.named.map(\.name)
      report(.unknownKey(part.key, among: known), at: part.keyLocation)
    }
  }

  /// `#RRGGBB`, a name from the palette, or one of the three forms of the accent.
  private mutating func source(
    _ name: String, palette: [String: Color], at location: SourceLocation
  ) -> RoleStyle.Source? {
    switch name {
    case "accent": return .accent
    case "accentText": return .readableAccent
    case "onAccent": return .onAccent
    default: break
    }
    if let color = palette[name] ?? Color(hex: name) { return .fixed(color) }
    let known = palette.keys.sorted() + ["accent", "accentText", "onAccent"]
    report(.unknownColor(name, palette: known), at: location)
    return nil
  }
}
