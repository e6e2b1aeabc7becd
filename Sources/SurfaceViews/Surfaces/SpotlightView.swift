import CellGrid
import IntentModel
import SimulatorCore

/// Spotlight: the field on top, and the rows that match.
struct SpotlightView {
  let context: ViewContext

  private var query: String {
    if case .spotlight(let spotlight) = context.state.surface { spotlight.query } else { "" }
  }

  func listRect(in rect: Rect) -> Rect { rect.removingTop(rect.rows >= 8 ? 2 : 1) }

  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    let caret = drawField(in: rect.topRows(1), into: &grid)
    let list = listRect(in: rect)
    let mark = drawRows(in: list, into: &grid)
    return caret ?? mark ?? rect.origin
  }

  private func drawField(in row: Rect, into grid: inout Grid) -> Point? {
    let inner = row.columns >= 24 ? row.inset(columns: 1) : row
    grid.restyle(inner) { $0.overlaid(by: context[.fieldBackground]) }
    let isTyping = context.isTyping(in: .spotlight)
    let place =
      context.rows.isEmpty ? "" : "\(context.selectedRowIndex + 1) of \(context.rows.count)"
    let showsPlace = inner.columns >= 30
    if showsPlace {
      grid.draw(
        Line(trailing: [Span(place + " ", context[.fieldPlaceholder])]), in: inner)
    }
    grid.write(
      " \(context.marks.search) ", at: inner.origin, style: context[.fieldPlaceholder],
      within: inner)
    let field = FieldView(
      editing: isTyping ? context.session.editing : TextEditing(query, caret: 0),
      placeholder: context.words.search, textStyle: context[.fieldText],
      placeholderStyle: context[.fieldPlaceholder], marks: context.marks)
    let room = inner.removingLeft(3).removingRight(
      1 + (showsPlace ? DisplayWidth.of(place) + 1 : 0))
    let caret = field.draw(in: room, into: &grid)
    return isTyping ? caret : nil
  }

  private func drawRows(in rect: Rect, into grid: inout Grid) -> Point? {
    guard !context.rows.isEmpty else {
      let text =
        query.isEmpty
        ? context.words.nothingHere : context.words.noResults(context.marks.quoted(query))
      grid.draw(
        context.wrapped(
          text, columns: rect.columns - 4, style: context[.deviceSecondaryText], maximumRows: 3
        ).map { $0.indented(2) }, in: rect)
      return nil
    }
    var mark: Point?
    for (row, index) in shown(rows: rect.rows).enumerated() {
      guard let index else { continue }
      mark = grid.draw(line(index, columns: rect.columns), in: rect.row(row)) ?? mark
    }
    return mark
  }

  /// The rows in view by their indices, nil for a blank row between groups: the selected one in the
  /// middle, looking no further than the screen.
  private func shown(rows room: Int) -> [Int?] {
    guard room > 0 else { return [] }
    var window: [Int?] = [context.selectedRowIndex]
    func before() -> [Int?] {
      guard let first = window.first ?? nil, first > 0 else { return [] }
      return startsGroup(first) ? [first - 1, nil] : [first - 1]
    }
    func after() -> [Int?] {
      guard let last = window.last ?? nil, last + 1 < context.rows.count else { return [] }
      return startsGroup(last + 1) ? [nil, last + 1] : [last + 1]
    }
    while window.count <= room / 2 {
      let more = before()
      if more.isEmpty || window.count + more.count > room { break }
      window = more + window
    }
    while window.count < room {
      let more = after()
      if more.isEmpty || window.count + more.count > room { break }
      window += more
    }
    while window.count < room {
      let more = before()
      if more.isEmpty || window.count + more.count > room { break }
      window = more + window
    }
    return window
  }

  /// Without a search an app's rows stay together; in one the top hit stands alone.
  private func startsGroup(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    return query.isEmpty
      ? context.rows[index].app != context.rows[index - 1].app : index == 1
  }

  private func line(_ index: Int, columns: Int) -> Line {
    let row = context.rows[index]
    let isSelected = index == context.selectedRowIndex
    let isTop = index == 0 && !query.isEmpty
    var isApp = false
    if case .app = row.id { isApp = true }
    let title = context.title(of: row)
    var line = Line(
      [Span(isSelected ? context.marks.selection : " ", context[.selectionMark])]
        + symbol(row, isApp: isApp) + [Span(" ", context[.deviceText])]
        + context.highlighted(
          title, query: query, style: context[isApp || isTop ? .topHit : .deviceText],
          match: context[.searchMatch]))
    if columns >= 26 {
      line.trailing = trailing(row, isApp: isApp, room: columns - line.leading.columns)
    }
    return isSelected ? line.selected(context.selection, keeping: isApp ? 1 : nil) : line
  }

  /// An app's initial on its colour; a shortcut's symbol in it.
  private func symbol(_ row: SpotlightRow, isApp: Bool) -> [Span] {
    if isApp {
      let initial = row.title.first.map { String($0).uppercased() } ?? " "
      return [
        Span(
          DisplayWidth.padded(initial, toColumns: 3, alignment: .center, glyphs: context.glyphs),
          context.style(.tile, of: row.app))
      ]
    }
    return [Span(" \(context.symbol(row.symbol)) ", context.style(.symbol, of: row.app))]
  }

  /// Tags before the app's name, which gives way to the title.
  private func trailing(_ row: SpotlightRow, isApp: Bool, room: Int) -> [Span] {
    if isApp { return [Span("  \(context.words.app) ", context[.deviceFaintText])] }
    var spans = [Span]()
    if row.isSample { spans.append(Span("  sample", context[.sample])) }
    if case .intent = row.id { spans.append(Span("  direct", context[.stock])) }
    let name = Span("  \(row.appName) ", context[.deviceFaintText])
    if !query.isEmpty, spans.columns + DisplayWidth.of(name.text) <= room {
      spans.append(name)
    } else if !spans.isEmpty {
      spans.append(Span(" ", context[.deviceFaintText]))
    }
    return spans
  }
}
