import CellGrid
import SimulatorCore

/// The palette: a field, and the commands whose words begin like what is typed.
struct PaletteView {
  let context: ViewContext
  let palette: Chrome.Palette

  private static let gap = 2

  func draw(over area: Rect, into grid: inout Grid) -> Point? {
    let commands = CommandSearch.commands(for: palette.query)
    let all = CommandSearch.commands(for: "")
    let columns = min(OverlayBox.mostColumns(in: area), columnsWanted(all))
    // As high as it ever gets, so that it does not jump while one types.
    let rows = min(all.count + 2, 18, max(1, area.rows - 2))
    let box = OverlayBox(context: context, title: "Commands")
    let inside = box.draw(over: area, columns: columns, rows: rows, into: &grid)
    let caret = drawField(in: inside.topRows(1), into: &grid)
    var list = inside.removingTop(inside.rows >= 6 ? 2 : 1)
    guard !commands.isEmpty else {
      grid.draw(Line("no command has such words", context[.overlaySecondaryText]), in: list)
      return caret
    }
    let selected = min(max(0, palette.selected), commands.count - 1)
    let helpRows = all.map { self.help(of: $0, columns: list.columns).count }.max() ?? 0
    if inside.columns < columnsWanted(all), list.rows >= helpRows + 3 {
      drawHelp(of: commands[selected], in: list.bottomRows(helpRows), into: &grid)
      list = list.removingBottom(helpRows + (list.rows >= 8 ? 1 : 0))
    }
    let window = ListWindow.range(count: commands.count, selected: selected, rows: list.rows)
    for (row, place) in window.enumerated() {
      grid.draw(
        line(commands[place], isSelected: place == selected, columns: list.columns),
        in: list.row(row))
    }
    box.place(window, of: commands.count, below: inside, into: &grid)
    return caret
  }

  /// What the marked command does, where its row is too narrow to say all of it.
  private func drawHelp(of command: Command, in rect: Rect, into grid: inout Grid) {
    for (place, row) in help(of: command, columns: rect.columns).enumerated() {
      grid.draw(
        Line([Span("  ", context[.overlayText])] + highlighted(row, context[.overlayText])),
        in: rect.row(place))
    }
  }

  private func drawField(in row: Rect, into grid: inout Grid) -> Point? {
    grid.write("\(context.marks.search) ", at: row.origin, style: context[.chromeFieldPlaceholder])
    return FieldView(
      editing: context.session.editing, placeholder: "a command's name",
      textStyle: context[.chromeFieldText], placeholderStyle: context[.chromeFieldPlaceholder],
      marks: context.marks
    ).draw(in: row.removingLeft(2), into: &grid)
  }

  private func help(of command: Command, columns: Int) -> [String] {
    TextLayout.wrapped(command.help, columns: columns - 2, glyphs: context.glyphs)
  }

  // MARK: A row

  private func line(_ command: Command, isSelected: Bool, columns: Int) -> Line {
    let isPossible = context.session.refusal(of: command) == nil
    let title = highlighted(
      command.title, context[isPossible ? .overlayText : .overlaySecondaryText])
    var line = Line([
      Span(isSelected ? context.marks.selection + " " : "  ", context[.overlayFrame])
    ])
    line.leading += title
    line.trailing = [Span("  \(keys(of: command))", context[.overlaySecondaryText])]
    let titleColumns = self.titleColumns(CommandSearch.commands(for: ""))
    let room = columns - 2 - titleColumns - line.trailing.columns
    if room >= 20 {
      let pad = String(repeating: " ", count: max(1, titleColumns - title.columns))
      line.leading.append(Span(pad, context[.overlaySecondaryText]))
      line.leading += highlighted(
        excerpt(of: command, columns: room), context[.overlaySecondaryText])
    }
    if !isPossible { line = line.receded }
    return isSelected ? line.selected(context[.chromeSelection]) : line
  }

  private func highlighted(_ text: String, _ style: CellStyle) -> [Span] {
    context.highlighted(
      text, query: palette.query, style: style, match: context[.paletteMatch])
  }

  /// As much of the help as fits; where only its end was found, from there.
  private func excerpt(of command: Command, columns: Int) -> String {
    let cut = DisplayWidth.truncated(command.help, toColumns: columns, glyphs: context.glyphs)
    guard cut != command.help, !isMatched(in: command.title), !isMatched(in: cut),
      isMatched(in: command.help)
    else { return cut }
    return DisplayWidth.truncatedAtStart(
      command.help, toColumns: columns, glyphs: context.glyphs)
  }

  private func isMatched(in text: String) -> Bool {
    context.isHighlighted(text, query: palette.query)
  }

  private func keys(of command: Command) -> String {
    Keymap.keys(of: command).prefix(2)
      .map { $0.label(isPlain: context.glyphs == .ascii) }.joined(separator: " ")
  }

  // MARK: Columns

  private func titleColumns(_ commands: [Command]) -> Int {
    (commands.map { DisplayWidth.of($0.title) }.max() ?? 0) + Self.gap
  }

  /// With which every row says all.
  private func columnsWanted(_ commands: [Command]) -> Int {
    let rest = commands.map { DisplayWidth.of($0.help) + Self.gap + DisplayWidth.of(keys(of: $0)) }
    return 2 + titleColumns(commands) + (rest.max() ?? 0)
  }
}
