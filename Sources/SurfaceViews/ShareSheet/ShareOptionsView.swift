import CellGrid
import SimulatorCore

/// Options: the ways to send it, and the switches for what goes with it.
struct ShareOptionsView {
  let context: ViewContext

  func content(columns: Int) -> ShareSheetView.Content {
    let rows = context.session.optionRows
    let marked = context.session.selectedOptionRow?.id
    let parts = [
      (
        hasCollaboration ? context.sharing.share : context.sharing.sendAs,
        rows.filter { !$0.isSwitch }
      ),
      (context.sharing.include, rows.filter(\.isSwitch)),
    ].filter { !$0.1.isEmpty }
    var lines = [Line]()
    for (heading, rows) in parts {
      if !lines.isEmpty { lines.append(.blank) }
      lines.append(Line(" " + heading, context[.sectionHeader]))
      lines += rows.map { line($0, isSelected: $0.id == marked) }
      lines[lines.count - rows.count].staysWithAbove = true
    }
    return ShareSheetView.Content(
      header: ShareHeading.list(context.sharing.options, context).lines(columns: columns),
      lines: lines)
  }

  private var hasCollaboration: Bool {
    context.session.shareSheet?.options?.hasCollaboration == true
  }

  private func line(_ row: ShareOptionRow, isSelected: Bool) -> Line {
    let mark =
      row.isSwitch
      ? (row.isOn ? context.marks.taken : context.marks.free)
      : (row.isOn ? context.marks.done : "")
    let line = Line(
      [
        Span(isSelected ? context.marks.selection + " " : "  ", context[.selectionMark]),
        Span(row.title, context[.deviceText]),
      ], trailing: [Span(" \(mark) ", context[.deviceTint])])
    return isSelected ? line.selected(context.selection) : line
  }
}
