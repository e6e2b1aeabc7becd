import CellGrid

/// A rounded box over the receded screen.
struct OverlayBox {
  let context: ViewContext
  let title: String

  /// Inside the box: all of a narrow screen, so that nothing peeps out beside it.
  static func mostColumns(in area: Rect) -> Int {
    area.columns < 50 ? area.columns - 4 : area.columns - 8
  }

  /// Draws the box in the middle of an area, as large as wanted and possible, and answers its
  /// inside.
  func draw(over area: Rect, columns: Int, rows: Int, into grid: inout Grid) -> Rect {
    let box = area.centered(Size(columns: columns + 4, rows: rows + 2))
    // A column of air beside it: what peeps out there would be read with it.
    let air = Rect(
      column: box.left - 1, row: box.top, columns: box.columns + 2, rows: box.rows)
    grid.fill(air, style: context[.background])
    grid.fill(box, style: context[.overlayBackground])
    grid.border(box, style: context[.overlayFrame])
    let room = box.columns - 4
    if room > 2 {
      grid.write(
        " \(title) ", at: box.origin.moved(columns: 2), style: context[.overlayFrame].emphasised,
        maximumColumns: room, truncation: .ellipsis)
    }
    return box.inset(columns: 2, rows: 1)
  }

  /// Which part of a long text this is, in the lower frame.
  func place(_ window: Range<Int>, of count: Int, below inside: Rect, into grid: inout Grid) {
    guard let text = ListWindow.place(window, of: count, context.marks) else { return }
    let shown = " \(text) "
    let column = inside.right - DisplayWidth.of(shown)
    guard column > inside.left else { return }
    grid.write(
      shown, at: Point(column: column, row: inside.bottom), style: context[.overlaySecondaryText])
  }
}
