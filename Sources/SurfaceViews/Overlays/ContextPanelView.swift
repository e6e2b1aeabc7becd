import CellGrid
import SimulatorCore

/// Everything that is simulated, each with its value and how to change it.
struct ContextPanelView {
  let context: ViewContext
  let panel: Chrome.ContextPanel

  private static let labelColumns = 12

  func draw(over area: Rect, into grid: inout Grid) -> Point? {
    let rows = ContextRow.allCases
    let widest = rows.map { line($0, columns: .max).leading.columns }.max() ?? 0
    let columns = min(OverlayBox.mostColumns(in: area), max(44, widest + 2))
    let box = OverlayBox(context: context, title: "Context")
    let inside = box.draw(
      over: area, columns: columns, rows: min(rows.count, area.rows - 2), into: &grid)
    let selected = rows.firstIndex(of: panel.selected) ?? 0
    let window = ListWindow.range(count: rows.count, selected: selected, rows: inside.rows)
    box.place(window, of: rows.count, below: inside, into: &grid)
    return grid.draw(rows[window].map { line($0, columns: inside.columns) }, in: inside)
  }

  private func line(_ row: ContextRow, columns: Int) -> Line {
    let whole = row.value(in: context.session)
    let value =
      Self.labelColumns + 6 + DisplayWidth.of(whole) <= columns
      ? whole : row.shortValue(in: context.session)
    let isSelected = row == panel.selected
    let marks = context.marks
    let line = Line([
      Span(isSelected ? marks.selection + " " : "  ", context[.overlayFrame]),
      Span(
        DisplayWidth.padded(row.title, toColumns: Self.labelColumns), context[.overlaySecondaryText]
      ),
      Span(isSelected ? "\(marks.previous) " : "  ", context[.overlayFrame]),
      Span(value, context[.overlayText]),
      Span(isSelected ? " \(marks.next)" : "", context[.overlayFrame]),
    ])
    return isSelected ? line.selected(context[.chromeSelection]) : line
  }
}
