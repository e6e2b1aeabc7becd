import CellGrid

/// More lines than there may be room for, in a box over the screen: they scroll, and the lower
/// frame says where in them one is.
struct ScrolledBox {
  let context: ViewContext
  let title: String
  let area: Rect
  /// Inside the box.
  let columns: Int
  /// Above what scrolls.
  var header: [Line] = []
  let left: LineList
  /// Beside them, as wide as they are; none where there is one column.
  var right = LineList([])
  /// Of each column.
  var columnWidth: Int?

  private var length: Int { max(left.count, right.count) }
  private var rows: Int { min(header.count + length, max(1, area.rows - 2)) }

  /// How many lines are seen at once, of those that scroll.
  var visibleRows: Int { max(1, rows - header.count) }
  var lastScroll: Int { max(0, length - visibleRows) }

  func draw(scroll: Int, into grid: inout Grid) {
    let box = OverlayBox(context: context, title: title)
    let inside = box.draw(over: area, columns: columns, rows: rows, into: &grid)
    grid.draw(header, in: inside)
    let list = inside.removingTop(header.count)
    let first = min(max(0, scroll), max(0, length - list.rows))
    let width = columnWidth ?? list.columns
    grid.draw(left.lines(from: first, atMost: list.rows), in: list.leftColumns(width))
    grid.draw(right.lines(from: first, atMost: list.rows), in: list.rightColumns(width))
    box.place(first..<first + list.rows, of: length, below: list, into: &grid)
  }
}
