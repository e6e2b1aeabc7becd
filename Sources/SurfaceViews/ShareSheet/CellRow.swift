import CellGrid

/// Things side by side, each an icon over its name: people, apps. Where there are more than fit,
/// the selected one is in view and the ends say that it goes on.
struct CellRow {
  struct Cell {
    var icon: Span
    var name: String
    var isSelected: Bool
  }

  let cells: [Cell]

  private static let leastColumns = 9

  /// Two rows: icons, then names. The mark, if it is here, is on the names.
  func lines(_ context: ViewContext, columns: Int) -> [Line] {
    let fitting = max(1, columns / Self.leastColumns)
    let width = min(12, columns / min(fitting, max(1, cells.count)))
    let selected = cells.firstIndex(where: \.isSelected) ?? 0
    let window = ListWindow.range(count: cells.count, selected: selected, rows: fitting)
    var icons = Line()
    var names = Line()
    for place in window {
      let cell = cells[place]
      icons.leading += centered([cell.icon], in: width)
      let name = name(cell, context, columns: width)
      if cell.isSelected {
        names.cursorColumn = names.leading.columns + Array(name.prefix(1)).columns
      }
      names.leading += name
    }
    if window.lowerBound > 0 {
      icons.leading.insert(Span(context.marks.previous, context[.deviceSecondaryText]), at: 0)
      if icons.leading.count > 1, icons.leading[1].text.hasPrefix(" ") {
        icons.leading[1].text.removeFirst()
      }
    }
    if window.upperBound < cells.count {
      // It stands in the last blank, if every column is taken.
      if icons.leading.columns >= columns, icons.leading.last?.text.hasSuffix(" ") == true {
        icons.leading[icons.leading.count - 1].text.removeLast()
      }
      icons.trailing = [Span(context.marks.next, context[.deviceSecondaryText])]
    }
    return [icons, names]
  }

  /// The mark has a column of its own, so that a name stays where it is.
  private func name(_ cell: Cell, _ context: ViewContext, columns: Int) -> [Span] {
    let short = DisplayWidth.truncated(
      cell.name, toColumns: columns - 1, glyphs: context.glyphs)
    var style = context[.deviceText]
    if cell.isSelected, let selection = context.selection {
      style = style.overlaid(by: selection)
    }
    let mark = cell.isSelected ? context.marks.selection : " "
    return centered(
      [Span(mark, context[.selectionMark]), Span(short, style)], in: columns)
  }

  private func centered(_ spans: [Span], in columns: Int) -> [Span] {
    let free = max(0, columns - spans.columns)
    let left = free / 2
    return [Span(String(repeating: " ", count: left), .plain)] + spans
      + [Span(String(repeating: " ", count: free - left), .plain)]
  }
}
