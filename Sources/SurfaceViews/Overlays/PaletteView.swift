import CellGrid
import SimulatorCore

/// The palette: a field, and the commands whose words begin like what is typed.
struct PaletteView {
  let context: ViewContext
  let palette: Chrome.Palette

  func draw(over area: Rect, into grid: inout Grid) -> Point? {
    let commands = CommandSearch.commands(for: palette.query)
    let columns = min(OverlayBox.mostColumns(in: area), 66)
    // As high as it ever gets, so that it does not jump while one types.
    let most = CommandSearch.commands(for: "").count + 2
    let rows = min(most, 16, max(1, area.rows - 2))
    let box = OverlayBox(context: context, title: "Commands")
    let inside = box.draw(over: area, columns: columns, rows: rows, into: &grid)
    let caret = drawField(in: inside.topRows(1), into: &grid)
    let list = inside.removingTop(inside.rows >= 6 ? 2 : 1)
    guard !commands.isEmpty else {
      grid.draw(Line("no command has such words", context[.overlaySecondaryText]), in: list)
      return caret
    }
    let selected = min(max(0, palette.selected), commands.count - 1)
    let window = ListWindow.range(count: commands.count, selected: selected, rows: list.rows)
    for (row, place) in window.enumerated() {
      grid.draw(
        line(commands[place], isSelected: place == selected, columns: list.columns),
        in: list.row(row))
    }
    if window.count < commands.count {
      box.hint(
        "\(window.lowerBound + 1)\(context.marks.rangeDash)\(window.upperBound) of "
          + "\(commands.count)", below: inside, into: &grid)
    }
    return caret
  }

  private func drawField(in row: Rect, into grid: inout Grid) -> Point? {
    grid.write("\(context.marks.search) ", at: row.origin, style: context[.chromeFieldPlaceholder])
    return FieldView(
      editing: context.session.editing, placeholder: "a command's name",
      textStyle: context[.chromeFieldText], placeholderStyle: context[.chromeFieldPlaceholder],
      marks: context.marks
    ).draw(in: row.removingLeft(2), into: &grid)
  }

  private func line(_ command: Command, isSelected: Bool, columns: Int) -> Line {
    let isPossible = context.session.refusal(of: command) == nil
    let titleColumns = 24
    let keys = Keymap.keys(of: command).prefix(2)
      .map { $0.label(isPlain: context.glyphs == .ascii) }.joined(separator: " ")
    let title = context.highlighted(
      command.title, query: palette.query,
      style: context[isPossible ? .overlayText : .overlaySecondaryText],
      match: context[.paletteMatch])
    var line = Line([
      Span(isSelected ? context.marks.selection + " " : "  ", context[.overlayFrame])
    ])
    line.leading += title
    if columns >= 56 {
      let pad = String(repeating: " ", count: max(1, titleColumns - title.columns))
      line.leading.append(Span(pad + command.help, context[.overlaySecondaryText]))
    }
    line.trailing = [Span("  \(keys)", context[.overlaySecondaryText])]
    if !isPossible { line = line.receded }
    return isSelected ? line.selected(context[.chromeSelection]) : line
  }
}
