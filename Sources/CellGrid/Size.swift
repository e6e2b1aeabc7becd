/// How much room there is, in terminal cells. May be empty or even negative: drawing clips.
package struct Size: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  package static let zero = Size(columns: 0, rows: 0)

  package var isEmpty: Bool { columns <= 0 || rows <= 0 }
}

/// A place in a grid; 0, 0 is the upper left.
package struct Point: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  package static let zero = Point(column: 0, row: 0)

  package func moved(columns: Int = 0, rows: Int = 0) -> Point {
    Point(column: column.adding(columns), row: row.adding(rows))
  }
}

extension Int {
  /// Addition that stops at the ends instead of trapping: coordinates may be anything.
  func adding(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : .min) : sum
  }

  func subtracting(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other > 0 ? .min : .max) : difference
  }
}
