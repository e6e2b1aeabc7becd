/// A theme resolved for one device appearance and one accent: what views draw with.
package struct ThemeStyles: Hashable, Sendable {
  package let appearance: Appearance
  package let accent: Color
  private let styles: [CellStyle]

  package init(_ theme: Theme, appearance: Appearance, tile: TileName? = nil) {
    self.appearance = appearance
    let accent = theme.accent(for: tile)
    self.accent = accent
    styles = ThemeRole.allCases.map {
      theme.resolve($0, appearance: appearance, accent: accent)
    }
  }

  package subscript(role: ThemeRole) -> CellStyle {
    styles[ThemeStyles.places[role] ?? 0]
  }

  private static let places = Dictionary(
    uniqueKeysWithValues: ThemeRole.allCases.enumerated().map { ($1, $0) })
}
