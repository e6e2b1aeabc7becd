/// Filling and restyling.
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
}
