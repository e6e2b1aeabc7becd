/// A look: a style for every role, for the screen's chrome and for a light and a dark device.
package struct Theme: Hashable, Sendable {
  /// As on the command line and in the file's name.
  package var name: String
  package var title: String
  package var summary: String
  /// Whether the chrome is light or dark; the device has its own.
  package var appearance: Appearance
  /// Without an app, or with an app without a tile colour.
  package var accent: Color
  package var tiles: [TileName: Color]
  /// The least contrast the accent is brought to where it is read as text.
  package var minimumContrast: Double
  package var chrome: [ThemeRole: RoleStyle]
  package var lightDevice: [ThemeRole: RoleStyle]
  package var darkDevice: [ThemeRole: RoleStyle]

  package init(
    name: String, title: String, summary: String = "", appearance: Appearance = .dark,
    accent: Color = TileName.blue.color, tiles: [TileName: Color] = [:],
    minimumContrast: Double = 4.5, chrome: [ThemeRole: RoleStyle] = [:],
    lightDevice: [ThemeRole: RoleStyle] = [:], darkDevice: [ThemeRole: RoleStyle] = [:]
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.appearance = appearance
    self.accent = accent
    self.tiles = tiles
    self.minimumContrast = minimumContrast
    self.chrome = chrome
    self.lightDevice = lightDevice
    self.darkDevice = darkDevice
  }

  /// The theme's style for a role before the accent is known; absent when the theme has none.
  package func roleStyle(_ role: ThemeRole, appearance: Appearance) -> RoleStyle? {
    guard role.isOfDevice else { return chrome[role] }
    return appearance == .light ? lightDevice[role] : darkDevice[role]
  }

  package func accent(for tile: TileName?) -> Color {
    guard let tile else { return accent }
    return tiles[tile] ?? tile.color
  }

  /// All styles for a device of this appearance and an app of this colour.
  package func styles(appearance: Appearance, accent tile: TileName? = nil) -> ThemeStyles {
    ThemeStyles(self, appearance: appearance, tile: tile)
  }

  /// One style; take `styles` where several are wanted.
  package func style(
    _ role: ThemeRole, appearance: Appearance, accent tile: TileName? = nil
  ) -> CellStyle {
    resolve(role, appearance: appearance, accent: accent(for: tile))
  }

  func resolve(_ role: ThemeRole, appearance: Appearance, accent: Color) -> CellStyle {
    let style = roleStyle(role, appearance: appearance) ?? Theme.plainStyle(role)
    let grounds = role.grounds.compactMap {
      resolve($0, appearance: appearance, accent: accent).background
    }
    return style.resolved(accent: accent, grounds: grounds, minimumContrast: minimumContrast)
  }
}
