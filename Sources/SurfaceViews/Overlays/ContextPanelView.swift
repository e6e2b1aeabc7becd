import CellGrid
import SimulatorCore

/// Everything that is simulated, each with its value and how to change it.
struct ContextPanelView {
  let context: ViewContext
  let panel: Chrome.ContextPanel

  func draw(over area: Rect, into grid: inout Grid) -> Point? {
    let rows = ContextRow.allCases
    let lines = rows.map { line($0) }
    let widest = lines.map { $0.leading.columns }.max() ?? 0
    let columns = min(OverlayBox.mostColumns(in: area), max(44, widest + 2))
    let box = OverlayBox(context: context, title: "Context")
    let inside = box.draw(
      over: area, columns: columns, rows: min(rows.count, area.rows - 2), into: &grid)
    let selected = rows.firstIndex(of: panel.selected) ?? 0
    let window = ListWindow.range(count: rows.count, selected: selected, rows: inside.rows)
    if window.count < rows.count {
      box.hint(
        "\(window.lowerBound + 1)\(context.marks.rangeDash)\(window.upperBound) of \(rows.count)",
        below: inside, into: &grid)
    }
    return grid.draw(Array(lines[window]), in: inside) ?? inside.origin
  }

  private func line(_ row: ContextRow) -> Line {
    let isSelected = row == panel.selected
    let marks = context.marks
    let line = Line([
      Span(isSelected ? marks.selection + " " : "  ", context[.overlayFrame]),
      Span(
        DisplayWidth.padded(row.title, toColumns: 12), context[.overlaySecondaryText]),
      Span(isSelected ? "\(marks.previous) " : "  ", context[.overlayFrame]),
      Span(row.value(in: context.session), context[.overlayText]),
      Span(isSelected ? " \(marks.next)" : "", context[.overlayFrame]),
    ])
    return isSelected ? line.selected(context[.chromeSelection]) : line
  }
}
