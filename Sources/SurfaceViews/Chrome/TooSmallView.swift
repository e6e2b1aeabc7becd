import CellGrid
import SimulatorCore

/// Below the smallest size: says so, and waits.
struct TooSmallView {
  let context: ViewContext

  func draw(into grid: inout Grid) {
    let least = Layout.smallest
    let text =
      "Understudy needs \(least.columns)x\(least.rows); this is "
      + "\(grid.size.columns)x\(grid.size.rows)"
    let rows = TextLayout.wrapped(
      text, columns: grid.size.columns, maximumRows: grid.size.rows, glyphs: context.glyphs)
    let top = (grid.size.rows - rows.count) / 2
    for (place, row) in rows.enumerated() {
      let column = (grid.size.columns - DisplayWidth.of(row)) / 2
      grid.write(
        row, at: Point(column: max(0, column), row: top + place), style: context[.secondaryText])
    }
    grid.cursor = grid.size.isEmpty ? nil : .zero
  }
}
