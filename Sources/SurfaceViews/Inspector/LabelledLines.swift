import CellGrid
import SimulatorCore

/// Lines of the inspector: a label in its own column, its text wrapped beside it.
struct LabelledLines {
  private(set) var lines: [Line] = []
  private let context: ViewContext
  private let columns: Int
  private let labelColumns: Int

  init(_ context: ViewContext, columns: Int) {
    self.context = context
    self.columns = columns
    labelColumns = columns < 30 ? 8 : 11
  }

  /// One blank row between groups.
  mutating func gap() {
    if let last = lines.last, !last.leading.isEmpty { lines.append(.blank) }
  }

  mutating func heading(_ text: String) {
    gap()
    lines.append(Line([Span(" ", .plain), Span(text, context[.inspectorText].emphasised)]))
  }

  mutating func add(
    _ label: String, _ text: String, role: ThemeRole = .inspectorText, isFresh: Bool = false,
    trailing: String = ""
  ) {
    let isOwnRow = DisplayWidth.of(label) > labelColumns - 1
    var rest = label
    if isOwnRow {
      lines.append(
        Line([fresh(isFresh), Span(label, context[.inspectorLabel])]))
      rest = ""
    }
    let room = columns - 1 - labelColumns
    let trailingColumns = trailing.isEmpty ? 0 : DisplayWidth.of(trailing) + 2
    let rows = TextLayout.wrapped(
      text, columns: max(4, room - trailingColumns), maximumRows: 60, glyphs: context.glyphs)
    for (place, row) in (rows.isEmpty ? [""] : rows).enumerated() {
      let shown = DisplayWidth.padded(place == 0 ? rest : "", toColumns: labelColumns)
      var line = Line([
        fresh(isFresh), Span(shown, context[.inspectorLabel]), Span(row, context[role]),
      ])
      if place == 0, !trailing.isEmpty {
        line.trailing = [Span("  " + trailing, context[.secondaryText])]
      }
      lines.append(line)
    }
  }

  private func fresh(_ isFresh: Bool) -> Span {
    Span(isFresh ? context.marks.changed : " ", context[.changed])
  }
}

extension CellStyle {
  /// The same style with weight.
  var emphasised: CellStyle {
    var style = self
    style.bold = true
    return style
  }
}
