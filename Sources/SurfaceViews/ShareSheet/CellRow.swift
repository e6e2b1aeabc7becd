import CellGrid

/// Things side by side, each an icon over its name: people, apps. A name takes two rows where it is
/// long and there is the height, and fewer stand side by side where that is too little. Where there
/// are more than fit, the selected one is in view and the ends say that it goes on.
struct CellRow {
  struct Cell {
    var icon: Span
    var name: String
    var isSelected: Bool
  }

  let cells: [Cell]
  /// Those of the row above or below, in the same columns.
  var others: [Cell] = []
  /// How many rows a name may take.
  var nameRows = 2

  private static let leastColumns = 9
  private static let usualColumns = 12

  /// Icons, then names. The mark, if it is here, is on the names.
  func lines(_ context: ViewContext, columns: Int) -> [Line] {
    let needed = neededColumns(in: columns)
    let fitting = max(1, columns / needed)
    let mostCells = max(1, cells.count, others.count)
    let width = min(max(Self.usualColumns, needed), columns / min(fitting, mostCells))
    let titles = cells.map { title($0.name, context, columns: width) }
    let selected = cells.firstIndex(where: \.isSelected) ?? 0
    let window = ListWindow.range(count: cells.count, selected: selected, rows: fitting)
    var icons = Line()
    var names = Array(repeating: Line(), count: titles.map(\.count).max() ?? 1)
    for place in window {
      let cell = cells[place]
      let block = Block(titles[place], columns: width)
      icons.leading += block.padded([cell.icon], from: block.start(of: [cell.icon].columns))
      for row in names.indices {
        guard let words = titles[place][safe: row] else {
          names[row].leading += block.padded([], from: 0)
          continue
        }
        let start = block.start(of: DisplayWidth.of(words)) - 1
        if cell.isSelected, row == 0 {
          names[row].cursorColumn = names[row].leading.columns + start
        }
        names[row].leading += block.padded(name(words, cell, row: row, context), from: start)
      }
    }
    for row in names.indices { names[row].staysWithAbove = true }
    markEnds(of: &icons, window, context, columns: columns)
    return [icons] + names
  }

  /// A name in its cell: as a whole in the middle, after the column of its mark, with its rows and
  /// its icon in the middle of it.
  private struct Block {
    let columns: Int
    private let left: Int
    private let words: Int

    init(_ title: [String], columns: Int) {
      self.columns = columns
      words = title.map(DisplayWidth.of).max() ?? 0
      left = max(0, columns - words - 1) / 2 + 1
    }

    /// Where something so wide begins.
    func start(of wide: Int) -> Int { max(0, left + (words - wide) / 2) }

    func padded(_ spans: [Span], from start: Int) -> [Span] {
      [Span(String(repeating: " ", count: start), .plain)] + spans
        + [
          Span(String(repeating: " ", count: max(0, columns - start - spans.columns)), .plain)
        ]
    }
  }

  /// What each name needs to be whole in its rows, with the mark before it; no more than half of
  /// the row for any, and where it has but one row no more than is usual.
  private func neededColumns(in columns: Int) -> Int {
    let most = min(nameRows == 1 ? Self.usualColumns : .max, max(1, columns / 2))
    let needed = (cells + others).map {
      leastColumns(for: $0.name, most: most - 1).map { $0 + 1 } ?? most
    }
    return min(max(Self.leastColumns, needed.max() ?? 0), most)
  }

  /// A word too long for a row is not parted but cut.
  private func title(_ name: String, _ context: ViewContext, columns: Int) -> [String] {
    let room = columns - 1
    guard leastColumns(for: name, most: room) != nil else {
      return [DisplayWidth.truncated(name, toColumns: room, glyphs: context.glyphs)]
    }
    return TextLayout.wrapped(
      name, columns: room, maximumRows: nameRows, glyphs: context.glyphs)
  }

  /// A script without blanks does not show where its words part: what may be one is kept whole.
  private func leastColumns(for name: String, most: Int) -> Int? {
    let words = name.split(separator: " ").map { DisplayWidth.of(String($0)) }
    let word = words.filter { $0 < Self.usualColumns && $0 <= most }.max() ?? 0
    return TextLayout.leastColumns(for: name, rows: nameRows, most: most).map { max($0, word) }
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
    _ words: String, _ cell: Cell, row: Int, _ context: ViewContext
  ) -> [Span] {
    var style = context[.deviceText]
    if cell.isSelected, let selection = context.selection {
      style = style.overlaid(by: selection)
    }
    let mark = cell.isSelected && row == 0 ? context.marks.selection : " "
    return [Span(mark, context[.selectionMark]), Span(words, style)]
  }
}
