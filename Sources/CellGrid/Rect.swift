/// A part of a grid. Any coordinates and sizes are allowed; an empty rectangle holds no cell.
package struct Rect: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
  }

  /// All of a grid or canvas of this size.
  package init(_ size: Size) {
    self.init(origin: .zero, size: size)
  }

  package var isEmpty: Bool { size.isEmpty }
  package var columns: Int { max(0, size.columns) }
  package var rows: Int { max(0, size.rows) }
  package var left: Int { origin.column }
  package var top: Int { origin.row }
  /// The first column to the right of it.
  package var right: Int { origin.column.adding(columns) }
  /// The first row below it.
  package var bottom: Int { origin.row.adding(rows) }

  package func contains(_ point: Point) -> Bool {
    point.column >= left && point.column < right && point.row >= top && point.row < bottom
  }

  /// What both cover; empty when they do not meet.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(left, other.left)
    let top = max(top, other.top)
    return Rect(
      column: left, row: top,
      columns: max(0, min(right, other.right).subtracting(left)),
      rows: max(0, min(bottom, other.bottom).subtracting(top)))
  }
}

/// Taking rectangles apart. Results are never negative in size.
extension Rect {
  /// Without so many columns at either side and so many rows above and below.
  package func inset(columns: Int = 0, rows: Int = 0) -> Rect {
    removingLeft(columns).removingRight(columns).removingTop(rows).removingBottom(rows)
  }

  /// With so many more columns and rows on every side.
  package func outset(_ count: Int) -> Rect {
    Rect(
      column: left.subtracting(count), row: top.subtracting(count),
      columns: max(0, columns.adding(count).adding(count)),
      rows: max(0, rows.adding(count).adding(count)))
  }

  package func removingTop(_ count: Int) -> Rect {
    let kept = max(0, rows.subtracting(count))
    return Rect(column: left, row: top.adding(count), columns: columns, rows: kept)
  }

  package func removingBottom(_ count: Int) -> Rect {
    Rect(column: left, row: top, columns: columns, rows: max(0, rows.subtracting(count)))
  }

  package func removingLeft(_ count: Int) -> Rect {
    let kept = max(0, columns.subtracting(count))
    return Rect(column: left.adding(count), row: top, columns: kept, rows: rows)
  }

  package func removingRight(_ count: Int) -> Rect {
    Rect(column: left, row: top, columns: max(0, columns.subtracting(count)), rows: rows)
  }

  /// Only the uppermost rows, at most as many as there are.
  package func topRows(_ count: Int) -> Rect {
    Rect(column: left, row: top, columns: columns, rows: min(rows, max(0, count)))
  }

  package func bottomRows(_ count: Int) -> Rect {
    let kept = min(rows, max(0, count))
    return Rect(column: left, row: bottom.subtracting(kept), columns: columns, rows: kept)
  }

  package func leftColumns(_ count: Int) -> Rect {
    Rect(column: left, row: top, columns: min(columns, max(0, count)), rows: rows)
  }

  package func rightColumns(_ count: Int) -> Rect {
    let kept = min(columns, max(0, count))
    return Rect(column: right.subtracting(kept), row: top, columns: kept, rows: rows)
  }

  /// One of its rows, counted from its own top; empty when it has no such row.
  package func row(_ index: Int) -> Rect {
    let exists = index >= 0 && index < rows
    return Rect(column: left, row: top.adding(index), columns: columns, rows: exists ? 1 : 0)
  }

  /// A rectangle of that size, or as much as fits, in its middle.
  package func centered(_ inner: Size) -> Rect {
    let width = min(columns, max(0, inner.columns))
    let height = min(rows, max(0, inner.rows))
    return Rect(
      column: left.adding((columns - width) / 2), row: top.adding((rows - height) / 2),
      columns: width, rows: height)
  }
}
