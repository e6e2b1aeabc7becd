import CellGrid
import SimulatorCore

/// Lines of the inspector: labels in a column that stays where it is from screen to screen, their
/// text wrapped beside it.
struct LabelledLines {
  private enum Entry {
    case gap
    case heading(String)
    case text(Text)
  }

  private struct Text {
    var label: String
    var text: String
    var role: ThemeRole
    var isFresh: Bool
    var trailing: String
  }

  private let context: ViewContext
  private let columns: Int
  private var entries: [Entry] = []

  init(_ context: ViewContext, columns: Int) {
    self.context = context
    self.columns = columns
  }

  /// One blank row between groups.
  mutating func gap() {
    if case .gap? = entries.last { return }
    if !entries.isEmpty { entries.append(.gap) }
  }

  mutating func heading(_ text: String) {
    gap()
    entries.append(.heading(text))
  }

  mutating func add(
    _ label: String, _ text: String, role: ThemeRole = .inspectorText, isFresh: Bool = false,
    trailing: String = ""
  ) {
    entries.append(
      .text(
        Text(label: label, text: text, role: role, isFresh: isFresh, trailing: trailing)))
  }

  var lines: [Line] {
    let labelColumns = self.labelColumns
    let shownColumns = shownColumns(labelColumns)
    return entries.flatMap { entry -> [Line] in
      switch entry {
      case .gap: [.blank]
      case .heading(let text):
        [Line([Span(" ", .plain), Span(text, context[.inspectorText].emphasised)])]
      case .text(let text): lines(of: text, labelColumns, of: shownColumns)
      }
    }
  }

  private static let usualLabelColumns = 12
  /// Wider only where there is room for a label that needs it.
  private var labelColumns: Int {
    let widest = entries.reduce(0) { widest, entry in
      if case .text(let text) = entry { max(widest, DisplayWidth.of(text.label)) } else { widest }
    }
    return columns < 60 ? Self.usualLabelColumns : min(max(widest + 2, Self.usualLabelColumns), 20)
  }

  /// Up to what stands at the right of the texts, which would be far from them on a wide screen.
  private func shownColumns(_ labelColumns: Int) -> Int {
    var (text, trailing) = (0, 0)
    for case .text(let entry) in entries where !entry.trailing.isEmpty {
      text = max(text, DisplayWidth.of(entry.text))
      trailing = max(trailing, DisplayWidth.of(entry.trailing))
    }
    return min(columns, 1 + labelColumns + text + 3 + trailing)
  }

  private func lines(of entry: Text, _ labelColumns: Int, of shownColumns: Int) -> [Line] {
    var lines = [Line]()
    var label = entry.label
    if DisplayWidth.of(label) > labelColumns - 1 {
      lines.append(Line([fresh(entry), Span(label, context[.inspectorLabel])]))
      label = ""
    }
    let trailingColumns = entry.trailing.isEmpty ? 0 : DisplayWidth.of(entry.trailing) + 2
    let room = (trailingColumns == 0 ? columns : shownColumns) - 1 - labelColumns - trailingColumns
    let rows = TextLayout.wrapped(
      entry.text, columns: max(4, room), maximumRows: 60, glyphs: context.glyphs)
    for (place, row) in (rows.isEmpty ? [""] : rows).enumerated() {
      let shown = DisplayWidth.padded(place == 0 ? label : "", toColumns: labelColumns)
      var line = Line([
        fresh(entry), Span(shown, context[.inspectorLabel]), Span(row, context[entry.role]),
      ])
      if place == 0, !entry.trailing.isEmpty {
        let air = String(repeating: " ", count: columns - shownColumns)
        line.trailing = [Span("  " + entry.trailing + air, context[.secondaryText])]
      }
      lines.append(line)
    }
    return lines
  }

  private func fresh(_ entry: Text) -> Span {
    entry.isFresh ? Span(context.marks.changed, context[.changed]) : Span(" ", .plain)
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
