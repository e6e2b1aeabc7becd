/// Which characters a view may draw its own lines and marks with; text from a catalog is what it
/// is.
package enum GlyphSet: String, Hashable, Sendable, CaseIterable {
  case unicode
  /// For fonts without box drawing and for terminals that make ambiguous characters two columns
  /// wide.
  case ascii

  /// Stands where text was cut; one column in either set, so that layouts agree.
  package var ellipsis: Character { self == .unicode ? "…" : "~" }
}

/// What a view is given to draw on: how much room, which glyphs, and whether there are colours.
package struct Canvas: Hashable, Sendable {
  package var size: Size
  package var glyphs: GlyphSet
  /// Whether a colour is seen; where none is, a view tells things apart by other means.
  package var hasColors: Bool

  /// The largest that is drawn on: a 4K screen, upright or not, in letters of 6 by 10 pixels. A
  /// terminal may claim any size, and each cell of it takes memory several times over.
  package static let largest = Size(columns: 640, rows: 384)

  package init(size: Size, glyphs: GlyphSet = .unicode, hasColors: Bool = true) {
    self.size = size
    self.glyphs = glyphs
    self.hasColors = hasColors
  }

  package init(
    columns: Int, rows: Int, glyphs: GlyphSet = .unicode, hasColors: Bool = true
  ) {
    self.init(
      size: Size(columns: columns, rows: rows), glyphs: glyphs, hasColors: hasColors)
  }
}
