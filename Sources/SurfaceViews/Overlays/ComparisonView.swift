import CellGrid
import SimulatorCore

/// Two share sheets side by side: where each entry stands in both, what it costs in keys, and why
/// it moved. What moved most is easy to find by its mark.
struct ComparisonView {
  let context: ViewContext

  func box(in area: Rect) -> ScrolledBox {
    let columns = min(area.columns - 4, 116)
    return ScrolledBox(
      context: context, title: "Two orderings", area: area, columns: columns,
      left: lines(columns: columns))
  }

  private func lines(columns: Int) -> [Line] {
    guard let (scenario, comparison) = context.session.comparisonShown else {
      return [Line("there is nothing to compare with", context[.overlaySecondaryText])]
    }
    let widths = Widths(comparison, columns: columns)
    var lines = [heading(scenario, comparison), .blank, titles(widths)]
    var part: Int?
    for row in comparison.rows {
      let next = row.entry.group.isAction ? 2 : row.entry.group.rawValue
      if let part, part != next { lines.append(.blank) }
      part = next
      lines += self.lines(of: row, widths)
    }
    return lines
  }

  private struct Widths {
    let name: Int
    let place = 9
    let keys = 9
    let why: Int

    init(_ comparison: ShareComparison, columns: Int) {
      let longest = comparison.rows.map { DisplayWidth.of($0.entry.title) }.max() ?? 0
      name = min(longest, columns >= 90 ? 30 : 22) + 2
      why = max(10, columns - 2 - name - place - keys)
    }
  }

  private func heading(_ scenario: ShareScenario, _ comparison: ShareComparison) -> Line {
    Line(
      [
        Span("now", context[.overlayText].emphasised),
        Span("  against  ", context[.overlaySecondaryText]),
        Span("\(context.marks.previous) ", context[.accent]),
        Span(scenario.title, context[.overlayText].emphasised),
        Span(" \(context.marks.next)", context[.accent]),
      ],
      trailing: [
        Span("\(comparison.movedCount) of \(comparison.rows.count) moved", context[.overlayText])
      ])
  }

  private func titles(_ widths: Widths) -> Line {
    Line(
      "  " + padded("", widths.name) + padded("place", widths.place) + padded("keys", widths.keys)
        + "why", context[.helpHeading])
  }

  private func lines(of row: ShareComparison.Row, _ widths: Widths) -> [Line] {
    let why = TextLayout.wrapped(
      row.why ?? "", columns: widths.why, maximumRows: 3, glyphs: context.glyphs)
    let style = context[row.hasMoved ? .overlayText : .overlaySecondaryText]
    return (0..<max(1, why.count)).map { place in
      let reason = place < why.count ? why[place] : ""
      guard place == 0 else {
        let indent = 2 + widths.name + widths.place + widths.keys
        return Line(
          String(repeating: " ", count: indent) + reason, context[.overlaySecondaryText])
      }
      return Line([
        Span(mark(of: row) + " ", context[.accent]),
        Span(name(of: row, widths), row.hasMoved ? style.emphasised : style),
        Span(padded(pair(row.before, row.after), widths.place), style),
        Span(padded(pair(row.keysBefore, row.keysAfter), widths.keys), style),
        Span(reason, context[.overlaySecondaryText]),
      ])
    }
  }

  /// Up, down, gone, come, or as it was.
  private func mark(of row: ShareComparison.Row) -> String {
    let isPlain = context.glyphs == .ascii
    if row.before == nil { return "+" }
    if row.after == nil { return isPlain ? "-" : "−" }
    switch row.rise ?? 0 {
    case 1...: return isPlain ? "^" : "↑"
    case ..<0: return isPlain ? "v" : "↓"
    default: return row.hasMoved ? context.marks.dot : " "
    }
  }

  /// Cut before the blanks that part it from the places.
  private func name(of row: ShareComparison.Row, _ widths: Widths) -> String {
    padded(
      DisplayWidth.truncated(
        row.entry.title, toColumns: widths.name - 2, glyphs: context.glyphs),
      widths.name)
  }

  private func pair(_ before: Int?, _ after: Int?) -> String {
    let arrow = context.glyphs == .ascii ? ">" : "→"
    func text(_ number: Int?) -> String { number.map(String.init) ?? context.marks.rangeDash }
    return before == after ? text(before) : "\(text(before)) \(arrow) \(text(after))"
  }

  private func padded(_ text: String, _ columns: Int) -> String {
    DisplayWidth.padded(text, toColumns: columns, glyphs: context.glyphs)
  }
}
