import CellGrid
import IntentModel
import SimulatorCore

/// Spotlight: the field on top, and the rows that match, group by group.
struct SpotlightView {
  let context: ViewContext

  private var query: String {
    if case .spotlight(let spotlight) = context.state.surface { spotlight.query } else { "" }
  }

  func listRect(in rect: Rect) -> Rect { rect.removingTop(rect.rows >= 8 ? 2 : 1) }

  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    let room = listRect(in: rect)
    let list = SpotlightList(
      rows: context.rows, selected: context.selectedRowIndex, room: room.rows)
    let caret = drawField(in: rect.topRows(1), list, into: &grid)
    let mark = drawRows(list, in: room, into: &grid)
    return caret ?? mark
  }

  /// The field, and which of the rows below it are in view.
  private func drawField(
    in row: Rect, _ list: SpotlightList, into grid: inout Grid
  ) -> Point? {
    let inner = row.columns >= 24 ? row.inset(columns: 1) : row
    grid.restyle(inner) { $0.overlaid(by: context[.fieldBackground]) }
    let isTyping = context.isTyping(in: .spotlight)
    let shown = list.shownRows
    let place =
      ListWindow.place(
        (shown.first ?? 0)..<(shown.last.map { $0 + 1 } ?? 0), of: context.rows.count,
        context.marks) ?? ""
    let showsPlace = !place.isEmpty && inner.columns >= 30
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

  private func drawRows(
    _ list: SpotlightList, in rect: Rect, into grid: inout Grid
  ) -> Point? {
    guard !context.rows.isEmpty else {
      let text =
        query.isEmpty
        ? context.words.nothingHere
        : context.shown(context.words.noResults(query), by: .stock)
      grid.draw(
        context.wrapped(
          text, columns: rect.columns - 4, style: context[.deviceSecondaryText], maximumRows: 3
        ).map { $0.indented(2) }, in: rect)
      return nil
    }
    let twins = RowTwins(context, columns: rect.columns, shown: list.shownRows)
    var mark: Point?
    for (place, item) in list.items.enumerated() {
      let row = rect.row(place)
      switch item {
      case .blank: break
      case .heading(let section):
        let title = section.title(in: SpokenLanguage(context.language))
        grid.draw(Line("  " + title, context[.deviceFaintText]), in: row)
      case .label:
        grid.draw(
          Line(
            String(repeating: " ", count: context.tileColumns + 3) + context.words.siriSuggestion,
            context[.deviceFaintText]), in: row)
      case .row(let index):
        let line = SpotlightLine(
          context: context, row: context.rows[index], query: query, columns: rect.columns,
          isTwin: twins.twin(of: index) != nil)
        mark = grid.draw(line.line(isSelected: index == context.selectedRowIndex), in: row) ?? mark
      }
    }
    return mark
  }
}
