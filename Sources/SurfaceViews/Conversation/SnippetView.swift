import CellGrid
import IntentModel
import SimulatorCore

/// The visual result or confirmation: a card with a title and rows of label and value.
struct SnippetView {
  let context: ViewContext
  let snippet: FilledSnippet

  func lines(columns: Int, maximumRows: Int) -> [Line] {
    let frame = CardFrame(
      context: context, columns: columns, isFramed: columns >= CardFrame.leastColumns)
    guard maximumRows >= 3 else { return [] }
    var inside = [titleLine] + subtitleLines
    if !snippet.rows.isEmpty, inside.count + snippet.rows.count + 1 + frame.frameRows <= maximumRows
    {
      inside.append(.blank)
    }
    inside += rowLines(columns: columns - frame.frameRows * 2)
    let room = maximumRows - frame.frameRows
    if inside.count > room {
      let hidden = inside.count - room + 1
      inside =
        inside.prefix(room - 1)
        + [Line("\(context.marks.ellipsis) \(hidden) more", context[.snippetLabel])]
    }
    return frame.card(inside)
  }

  private var titleLine: Line {
    Line(
      [Span(snippet.title, context[.snippetTitle])],
      trailing: snippet.symbol.map { [Span("  \(context.symbol($0))", context[.symbol])] } ?? [])
  }

  private var subtitleLines: [Line] {
    guard let subtitle = snippet.subtitle, !subtitle.isEmpty else { return [] }
    return [Line(subtitle, context[.snippetLabel])]
  }

  private func rowLines(columns: Int) -> [Line] {
    let widest = snippet.rows.map { DisplayWidth.of($0.label) }.max() ?? 0
    let values = snippet.rows.map { DisplayWidth.of($0.value) }.max() ?? 0
    let labelColumns = min(widest, max(4, columns * 2 / 5, columns - values - 2))
    return snippet.rows.prefix(30).map { row in
      let label = DisplayWidth.padded(
        row.label, toColumns: labelColumns, glyphs: context.glyphs)
      return Line([
        Span(label + "  ", context[.snippetLabel]), Span(row.value, context[.snippetText]),
      ])
    }
  }
}
