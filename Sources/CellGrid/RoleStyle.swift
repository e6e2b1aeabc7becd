/// A role's style as a theme gives it: its colours may depend on the accent.
package struct RoleStyle: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case fixed(Color)
    /// The accent as it is: for surfaces.
    case accent
    /// The accent, made lighter or darker until it can be read on the role's background.
    case readableAccent
    /// Black or white, whichever reads better on the accent.
    case onAccent
  }

  package var foreground: Source?
  package var background: Source?
  package var attributes: CellStyle.Attributes

  package init(
    foreground: Source? = nil, background: Source? = nil, attributes: CellStyle.Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// With `accent` in its place, readable on all the surfaces the role may stand on.
  func resolved(accent: Color, grounds: [Color], minimumContrast: Double) -> CellStyle {
    let background = background.map {
      color(of: $0, accent: accent, on: grounds, minimumContrast: minimumContrast)
    }
    let foreground = foreground.map {
      color(
        of: $0, accent: accent, on: background.map { [$0] } ?? grounds,
        minimumContrast: minimumContrast)
    }
    return CellStyle(foreground: foreground, background: background, attributes: attributes)
  }

  private func color(
    of source: Source, accent: Color, on grounds: [Color], minimumContrast: Double
  ) -> Color {
    switch source {
    case .fixed(let color): color
    case .accent: accent
    case .onAccent: accent.readableText
    case .readableAccent:
      grounds.reduce(accent) { $0.readable(on: $1, contrast: minimumContrast) }
    }
  }
}
