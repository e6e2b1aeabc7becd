import CellGrid
import IntentModel
import SimulatorCore

/// The visual result or confirmation: a card with a title and rows of label and value. What it says
/// is wrapped rather than cut: a person has to see all of what they agree to.
struct SnippetView {
  let context: ViewContext
  let snippet: FilledSnippet

  /// A text longer than so many rows is cut after all.
  private static let mostTitleRows = 5
  private static let mostRows = 4

  /// The card, or a part of it with how much more there is, and how far it can be scrolled.
  struct Card {
    var lines: [Line] = []
    var lastScroll = 0
  }

  func card(columns: Int, maximumRows: Int) -> Card {
    let frame = CardFrame(
      context: context, columns: columns, isFramed: columns >= CardFrame.leastColumns)
    guard maximumRows >= 3 else { return Card() }
    // Without a frame, air keeps the words from the bezel.
    let air = frame.isFramed ? 0 : 1
    let width = columns - frame.frameRows * 2 - air * 2
    let room = maximumRows - frame.frameRows
    let head = titleLines(columns: width) + subtitleLines(columns: width)
    let rows = rowLines(columns: width)
    let hasGap = !rows.isEmpty && head.count + 1 + rows.count <= room
    var inside = head + (hasGap ? [.blank] : []) + rows
    var lastScroll = 0
    if inside.count > room {
      lastScroll = inside.count - room + 1
      let first = min(max(0, context.chrome.snippetScroll), lastScroll)
      inside = inside[first..<first + room - 1] + [more(lastScroll - first)]
    }
    return Card(
      lines: frame.card(inside.map { air == 0 ? $0 : aired($0) }), lastScroll: lastScroll)
  }

  /// What is below, and the key to it; at the end, the key back.
  private func more(_ count: Int) -> Line {
    let key =
      Keymap.keys(of: count > 0 ? .pageDown : .pageUp).first?
      .label(isPlain: context.glyphs == .ascii) ?? ""
    let words = count > 0 ? " \(count) more: \(key)" : " \(key)"
    return Line(context.marks.ellipsis + words, context[.snippetLabel])
  }

  private func aired(_ line: Line) -> Line {
    var line = line.indented(1)
    line.trailing.append(Span(" ", .plain))
    return line
  }

  private func titleLines(columns: Int) -> [Line] {
    let symbol = snippet.symbol.map { [Span("  \(context.symbol($0))", context[.symbol])] } ?? []
    let rows = wrapped(
      snippet.title, columns: columns - symbol.columns, mostRows: Self.mostTitleRows)
    return rows.enumerated().map { place, row in
      Line([Span(row, context[.snippetTitle])], trailing: place == 0 ? symbol : [])
    }
  }

  private func subtitleLines(columns: Int) -> [Line] {
    guard let subtitle = snippet.subtitle, !subtitle.isEmpty else { return [] }
    return wrapped(subtitle, columns: columns, mostRows: Self.mostRows)
      .map { Line($0, context[.snippetLabel]) }
  }

  // MARK: Label and value

  private func rowLines(columns: Int) -> [Line] {
    let rows = snippet.rows.prefix(30)
    let labels = rows.map { DisplayWidth.of($0.label) }.max() ?? 0
    let values = rows.map { DisplayWidth.of($0.value) }.max() ?? 0
    // On a watch what does not fit beside its label stands below it.
    guard columns >= CardFrame.leastColumns || labels + 2 + values <= columns else {
      return rows.flatMap { stacked($0, columns: columns) }
    }
    let labelColumns = min(labels, max(4, columns * 2 / 5, columns - values - 2))
    return rows.flatMap { beside($0, labelColumns: labelColumns, columns: columns) }
  }

  private func beside(
    _ row: FilledSnippet.Row, labelColumns: Int, columns: Int
  ) -> [Line] {
    let labels = wrapped(row.label, columns: labelColumns, mostRows: Self.mostRows)
    let values = wrapped(
      row.value, columns: columns - labelColumns - 2, mostRows: Self.mostRows)
    return (0..<max(1, labels.count, values.count)).map { place in
      let label = DisplayWidth.padded(
        labels[safe: place] ?? "", toColumns: labelColumns, glyphs: context.glyphs)
      return Line([
        Span(label + "  ", context[.snippetLabel]),
        Span(values[safe: place] ?? "", context[.snippetText]),
      ])
    }
  }

  private func stacked(_ row: FilledSnippet.Row, columns: Int) -> [Line] {
    guard DisplayWidth.of(row.label) + 2 + DisplayWidth.of(row.value) > columns else {
      return [
        Line([
          Span(row.label + "  ", context[.snippetLabel]), Span(row.value, context[.snippetText]),
        ])
      ]
    }
    return wrapped(row.label, columns: columns, mostRows: Self.mostRows)
      .map { Line($0, context[.snippetLabel]) }
      + wrapped(row.value, columns: columns, mostRows: Self.mostRows)
      .map { Line($0, context[.snippetText]) }
  }

  private func wrapped(_ text: String, columns: Int, mostRows: Int) -> [String] {
    TextLayout.wrapped(
      text, columns: max(1, columns), maximumRows: mostRows, glyphs: context.glyphs)
  }
}
