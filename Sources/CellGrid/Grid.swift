/// A screen as a value: rows of cells, and where the cursor is.
///
/// `CellGrid` knows cells, styles and the width of text, and nothing of terminals: a front shows a
/// grid, a test compares it, a still prints it. Drawing always clips and never traps, whatever the
/// coordinates and sizes. Every row's widths add up to the number of columns, always.
package struct Grid: Hashable, Sendable {
  package let size: Size
  /// What lines and marks are drawn with unless a call says otherwise.
  package var glyphs: GlyphSet
  /// Where the terminal's cursor belongs; hidden when absent.
  package var cursor: Point?
  var cells: [Cell]

  /// Far above any terminal; keeps absurd sizes from taking all memory.
  private static let maximum = Size(columns: 2_000, rows: 10_000)

  /// A grid of spaces. Negative sizes count as none.
  package init(size: Size, style: CellStyle = .plain, glyphs: GlyphSet = .unicode) {
    self.size = Size(
      columns: min(max(0, size.columns), Grid.maximum.columns),
      rows: min(max(0, size.rows), Grid.maximum.rows))
    self.glyphs = glyphs
    cells = Array(repeating: .blank(style), count: self.size.columns * self.size.rows)
  }

  package init(_ canvas: Canvas, style: CellStyle = .plain) {
    self.init(size: canvas.size, style: style, glyphs: canvas.glyphs)
  }

  package var bounds: Rect { Rect(size) }

  /// What stands at a point; a plain space outside.
  package subscript(point: Point) -> Cell {
    bounds.contains(point) ? cells[index(point)] : .blank()
  }

  /// The cells of a row, from left to right; none when there is no such row.
  package func row(_ row: Int) -> ArraySlice<Cell> {
    guard row >= 0, row < size.rows else { return [] }
    return cells[(row * size.columns)..<((row + 1) * size.columns)]
  }
}

extension Grid {
  func index(_ point: Point) -> Int { point.row * size.columns + point.column }

  /// Puts a character of width 1 or 2 at a place of the grid, where it must fit. Half of a wide
  /// cell that loses its other half becomes a space.
  mutating func put(_ character: Character, width: Int, style: CellStyle, at index: Int) {
    release(index, keeping: width)
    cells[index] = Cell(character, width: width, style: style)
    if width == 2 { cells[index + 1] = .continuation(style) }
  }

  /// Blanks the halves of wide cells that reach into the `width` cells from `index` on.
  mutating func release(_ index: Int, keeping width: Int) {
    if cells[index].isContinuation { cells[index - 1] = .blank(cells[index - 1].style) }
    let last = index + width - 1
    if cells[last].width == 2 { cells[last + 1] = .blank(cells[last + 1].style) }
  }
}
