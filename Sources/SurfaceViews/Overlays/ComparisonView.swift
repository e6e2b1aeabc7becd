import CellGrid
import SimulatorCore

/// Two share sheets side by side: where each entry stands in both, what it costs in keys, and why
/// it moved. What moved most is easy to find by its mark.
struct ComparisonView {
  let context: ViewContext

  func box(in area: Rect) -> ScrolledBox {
    let columns = min(area.columns - 4, 116)
    guard let shown = context.session.comparisonShown else {
      return ScrolledBox(
        context: context, title: Self.title, area: area, columns: columns,
        left: LineList([Line("there is nothing to compare with", context[.overlaySecondaryText])]))
    }
    let table = ComparisonTable(context: context, shown.comparison, columns: columns)
    let place = "\(shown.number) of \(shown.count)"
    var header = [heading(shown.title, place, shown.comparison, table), table.titles]
    if area.rows >= 16 { header.insert(.blank, at: 1) }
    return ScrolledBox(
      context: context, title: Self.title, area: area, columns: columns, header: header,
      left: table.lines)
  }

  private static let title = "What if"

  /// What it is compared with, which of the what-ifs that is, and how much it moves: in a narrow
  /// box that stands in the line below.
  private func heading(
    _ title: String, _ place: String, _ comparison: ShareComparison, _ table: ComparisonTable
  ) -> Line {
    let start = [
      Span("now", context[.overlayText].emphasised),
      Span("  against  ", context[.overlaySecondaryText]),
    ]
    let spans = table.isNarrow ? [] : start
    let count = "\(comparison.movedCount) of \(comparison.rows.count) moved"
    let trailing = table.isNarrow ? [] : [Span(count, context[.overlayText])]
    // Between the arrows, and apart from its number and the count.
    let room =
      table.columns - spans.columns - 4 - place.count - 2
      - (trailing.isEmpty ? 0 : trailing.columns + 2)
    return Line(
      spans + [
        Span("\(context.marks.previous) ", context[.accent]),
        Span(
          DisplayWidth.truncated(title, toColumns: room, glyphs: context.glyphs),
          context[.overlayText].emphasised),
        Span(" \(context.marks.next)", context[.accent]),
        Span("  \(place)", context[.overlaySecondaryText]),
      ],
      trailing: trailing)
  }
}
