/// Filling, restyling and combining.
extension Grid {
  /// Spaces in this style.
  package mutating func fill(_ rect: Rect, style: CellStyle) {
    let area = bounds.intersection(rect)
    guard !area.isEmpty else { return }
    for row in area.top..<area.bottom {
      let start = index(Point(column: area.left, row: row))
      release(start, keeping: area.columns)
      for index in start..<(start + area.columns) { cells[index] = .blank(style) }
    }
  }

  /// Changes how cells look and leaves what they say: dims what an overlay covers, lays a
  /// selection over a row. A wide character is restyled whole when its left half is inside.
  package mutating func restyle(_ rect: Rect, _ transform: (CellStyle) -> CellStyle) {
    let area = bounds.intersection(rect)
    guard !area.isEmpty else { return }
    for row in area.top..<area.bottom {
      let start = index(Point(column: area.left, row: row))
      for index in start..<(start + area.columns) {
        cells[index].style = transform(cells[index].style)
      }
      let last = start + area.columns - 1
      if cells[last].width == 2 { cells[last + 1].style = cells[last].style }
      if cells[start].isContinuation { cells[start].style = cells[start - 1].style }
    }
  }

  /// Copies another grid in, clipped; wide characters cut by an edge become spaces. The cursor comes
  /// along when the other grid has one.
  package mutating func blit(_ other: Grid, at origin: Point) {
    let area = bounds.intersection(Rect(origin: origin, size: other.size))
    if let inner = other.cursor {
      let moved = inner.moved(columns: origin.column, rows: origin.row)
      cursor = bounds.contains(moved) ? moved : nil
    }
    guard !area.isEmpty else { return }
    for row in area.top..<area.bottom {
      let start = index(Point(column: area.left, row: row))
      let source = other.index(
        Point(column: area.left - origin.column, row: row - origin.row))
      release(start, keeping: area.columns)
      for offset in 0..<area.columns { cells[start + offset] = other.cells[source + offset] }
      let last = start + area.columns - 1
      if cells[start].isContinuation { cells[start] = .blank(cells[start].style) }
      if cells[last].width == 2 { cells[last] = .blank(cells[last].style) }
    }
  }
}
