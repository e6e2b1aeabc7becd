import CellGrid

/// More lines than there may be room for, in a box over the screen: they scroll, and the lower
/// frame says where in them one is.
struct ScrolledBox {
  let context: ViewContext
  let title: String
  let area: Rect
  /// Inside the box.
  let columns: Int
  let left: [Line]
  /// Beside them, as wide as they are; none where there is one column.
  var right: [Line] = []
  /// Of each column.
  var columnWidth: Int?

  private var length: Int { max(left.count, right.count) }
  private var rows: Int { min(length, max(1, area.rows - 2)) }

  var lastScroll: Int { max(0, length - rows) }

  func draw(scroll: Int, into grid: inout Grid) {
    let box = OverlayBox(context: context, title: title)
    let inside = box.draw(over: area, columns: columns, rows: rows, into: &grid)
    let first = min(max(0, scroll), max(0, length - inside.rows))
    let width = columnWidth ?? inside.columns
    grid.draw(Array(left.dropFirst(first)), in: inside.leftColumns(width))
    grid.draw(Array(right.dropFirst(first)), in: inside.rightColumns(width))
    box.place(first..<first + inside.rows, of: length, below: inside, into: &grid)
  }
}
