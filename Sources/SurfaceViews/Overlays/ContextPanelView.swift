import CellGrid
import SimulatorCore

/// Everything that is simulated, each with its value and how to change it. It stands over the
/// inspector where there is one, so that the device that changes stays in view.
struct ContextPanelView {
  let context: ViewContext
  let panel: Chrome.ContextPanel

  private static let labelColumns = 12
  /// The least that parts the device from the inspector.
  private static let gapColumns = 2

  func draw(in layout: Layout, into grid: inout Grid) -> Point? {
    let rows = ContextRow.allCases
    let area = area(in: layout)
    let wanted = columns(for: rows.map { $0.value(in: context.session) })
    let columns = min(OverlayBox.mostColumns(in: area), max(44, wanted + 2))
    let box = OverlayBox(context: context, title: "Context")
    let inside = box.draw(
      over: area, columns: columns, rows: min(rows.count, area.rows - 2), into: &grid)
    let selected = rows.firstIndex(of: panel.selected) ?? 0
    let window = ListWindow.range(count: rows.count, selected: selected, rows: inside.rows)
    box.place(window, of: rows.count, below: inside, into: &grid)
    return grid.draw(rows[window].map { line($0, columns: inside.columns) }, in: inside)
  }

  /// Beside the device, or below it: where the inspector is, and the gap where the shortest words
  /// need it; as many rows as there are.
  private func area(in layout: Layout) -> Rect {
    let body = layout.body
    guard layout.device != nil, let inspector = layout.inspector else { return body }
    let rows = max(inspector.rows, ContextRow.allCases.count + 2)
    let shortest = ContextRow.allCases.compactMap { $0.values(in: context.session).last }
    let needed = columns(for: shortest) + 4
    let columns = min(max(inspector.columns, needed), inspector.columns + Self.gapColumns)
    let below = Rect(
      column: body.left, row: inspector.top, columns: body.columns,
      rows: body.bottom - inspector.top)
    return (rows > below.rows ? body.bottomRows(rows) : below).removingRight(
      max(0, body.right - inspector.right)
    ).rightColumns(columns)
  }

  /// With the mark, the label, and the arrows about the value.
  private func columns(for values: [String]) -> Int {
    Self.labelColumns + 6 + (values.map { DisplayWidth.of($0) }.max() ?? 0)
  }

  private func line(_ row: ContextRow, columns: Int) -> Line {
    let values = row.values(in: context.session)
    let value = values.first { self.columns(for: [$0]) <= columns } ?? values.last ?? ""
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
