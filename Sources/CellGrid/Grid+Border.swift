/// How the corners and lines of a frame look.
package enum BorderShape: Hashable, Sendable {
  case rounded, square, heavy
}

/// The characters of a frame.
package struct BorderGlyphs: Hashable, Sendable {
  package var topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical: Character
  /// Where a line across meets the left and the right side.
  package var leftJoint, rightJoint: Character

  package init(_ shape: BorderShape, _ glyphs: GlyphSet) {
    let line: [Character] =
      switch (glyphs, shape) {
      case (.ascii, .heavy): ["#", "#", "#", "#", "=", "#", "#", "#"]
      case (.ascii, .rounded): [".", ".", "'", "'", "-", "|", "+", "+"]
      case (.ascii, .square): ["+", "+", "+", "+", "-", "|", "+", "+"]
      case (.unicode, .rounded): ["╭", "╮", "╰", "╯", "─", "│", "├", "┤"]
      case (.unicode, .square): ["┌", "┐", "└", "┘", "─", "│", "├", "┤"]
      case (.unicode, .heavy): ["┏", "┓", "┗", "┛", "━", "┃", "┣", "┫"]
      }
    (topLeft, topRight, bottomLeft, bottomRight) = (line[0], line[1], line[2], line[3])
    (horizontal, vertical, leftJoint, rightJoint) = (line[4], line[5], line[6], line[7])
  }
}

extension Grid {
  /// A frame along the inside of a rectangle; the interior is left alone. One row or column high
  /// or wide, it is a line.
  package mutating func border(
    _ rect: Rect, style: CellStyle, shape: BorderShape = .rounded, glyphs: GlyphSet? = nil
  ) {
    guard !rect.isEmpty else { return }
    let line = BorderGlyphs(shape, glyphs ?? self.glyphs)
    let (right, bottom) = (rect.right.subtracting(1), rect.bottom.subtracting(1))
    horizontal(line.horizontal, rect.topRows(1), style)
    horizontal(line.horizontal, rect.bottomRows(1), style)
    if rect.rows > 1 {
      vertical(line.vertical, rect.leftColumns(1), style)
      vertical(line.vertical, rect.rightColumns(1), style)
    }
    guard rect.rows > 1, rect.columns > 1 else { return }
    mark(line.topLeft, Point(column: rect.left, row: rect.top), style)
    mark(line.topRight, Point(column: right, row: rect.top), style)
    mark(line.bottomLeft, Point(column: rect.left, row: bottom), style)
    mark(line.bottomRight, Point(column: right, row: bottom), style)
  }

  /// A line from a point to the right.
  package mutating func horizontalLine(
    at point: Point, columns: Int, style: CellStyle, shape: BorderShape = .square,
    glyphs: GlyphSet? = nil
  ) {
    let line = BorderGlyphs(shape, glyphs ?? self.glyphs)
    horizontal(
      line.horizontal, Rect(origin: point, size: Size(columns: columns, rows: 1)), style)
  }

  /// A line from a point downwards.
  package mutating func verticalLine(
    at point: Point, rows: Int, style: CellStyle, shape: BorderShape = .square,
    glyphs: GlyphSet? = nil
  ) {
    let line = BorderGlyphs(shape, glyphs ?? self.glyphs)
    vertical(line.vertical, Rect(origin: point, size: Size(columns: 1, rows: rows)), style)
  }

  private mutating func horizontal(_ character: Character, _ rect: Rect, _ style: CellStyle) {
    let area = bounds.intersection(rect)
    for column in area.left..<area.right where !area.isEmpty {
      mark(character, Point(column: column, row: area.top), style)
    }
  }

  private mutating func vertical(_ character: Character, _ rect: Rect, _ style: CellStyle) {
    let area = bounds.intersection(rect)
    for row in area.top..<area.bottom where !area.isEmpty {
      mark(character, Point(column: area.left, row: row), style)
    }
  }

  private mutating func mark(_ character: Character, _ point: Point, _ style: CellStyle) {
    guard bounds.contains(point) else { return }
    var style = style
    if style.background == nil { style.background = self[point].style.background }
    put(character, width: 1, style: style, at: index(point))
  }
}
