import CellGrid

/// Things side by side, each an icon over its name: people, apps. A name takes two rows where it is
/// long, and fewer stand side by side where that is too little. Where there are more than fit, the
/// selected one is in view and the ends say that it goes on.
struct CellRow {
  struct Cell {
    var icon: Span
    var name: String
    var isSelected: Bool
  }

  let cells: [Cell]

  private static let leastColumns = 9
  private static let usualColumns = 12
  private static let nameRows = 2

  /// Icons, then names. The mark, if it is here, is on the names.
  func lines(_ context: ViewContext, columns: Int) -> [Line] {
    let needed = neededColumns(in: columns)
    let fitting = max(1, columns / needed)
    let width = min(max(Self.usualColumns, needed), columns / min(fitting, max(1, cells.count)))
    let titles = cells.map { title($0.name, context, columns: width) }
    let selected = cells.firstIndex(where: \.isSelected) ?? 0
    let window = ListWindow.range(count: cells.count, selected: selected, rows: fitting)
    var icons = Line()
    var names = Array(repeating: Line(), count: titles.map(\.count).max() ?? 1)
    for place in window {
      let cell = cells[place]
      icons.leading += centered([cell.icon], in: width)
      for row in names.indices {
        let spans = name(titles[place][safe: row], cell, row: row, context, columns: width)
        if cell.isSelected, row == 0 {
          names[row].cursorColumn = names[row].leading.columns + Array(spans.prefix(1)).columns
        }
        names[row].leading += spans
      }
    }
    markEnds(of: &icons, window, context, columns: columns)
    return [icons] + names
  }

  /// What each name needs to be whole in its rows, with the mark before it; no more than half of
  /// the row for any.
  private func neededColumns(in columns: Int) -> Int {
    let most = max(1, columns / 2)
    let needed = cells.map { leastColumns(for: $0.name, most: most - 1).map { $0 + 1 } ?? most }
    return min(max(Self.leastColumns, needed.max() ?? 0), most)
  }

  /// At most two rows. A word too long for one is not parted but cut.
  private func title(_ name: String, _ context: ViewContext, columns: Int) -> [String] {
    let room = columns - 1
    guard leastColumns(for: name, most: room) != nil else {
      return [DisplayWidth.truncated(name, toColumns: room, glyphs: context.glyphs)]
    }
    return TextLayout.wrapped(
      name, columns: room, maximumRows: Self.nameRows, glyphs: context.glyphs)
  }

  private func leastColumns(for name: String, most: Int) -> Int? {
    TextLayout.leastColumns(for: name, rows: Self.nameRows, most: most)
  }

  private func markEnds(
    of icons: inout Line, _ window: Range<Int>, _ context: ViewContext, columns: Int
  ) {
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
  }

  /// The mark has a column of its own, so that a name stays where it is.
  private func name(
    _ words: String?, _ cell: Cell, row: Int, _ context: ViewContext, columns: Int
  ) -> [Span] {
    guard let words else { return centered([], in: columns) }
    var style = context[.deviceText]
    if cell.isSelected, let selection = context.selection {
      style = style.overlaid(by: selection)
    }
    let mark = cell.isSelected && row == 0 ? context.marks.selection : " "
    return centered(
      [Span(mark, context[.selectionMark]), Span(words, style)], in: columns)
  }

  private func centered(_ spans: [Span], in columns: Int) -> [Span] {
    let free = max(0, columns - spans.columns)
    let left = free / 2
    return [Span(String(repeating: " ", count: left), .plain)] + spans
      + [Span(String(repeating: " ", count: free - left), .plain)]
  }
}
