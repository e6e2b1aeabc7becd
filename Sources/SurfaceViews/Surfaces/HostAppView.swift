import CellGrid
import IntentModel
import SimulatorCore

/// An app at the front: its page's title, what is on the page, and its buttons.
struct HostAppView {
  let context: ViewContext
  let host: HostAppState

  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    let margin = rect.columns >= 24 ? 1 : 0
    let area = rect.inset(columns: margin)
    let elements = context.simulator.elements(of: host, in: context.state)
    let marked = context.simulator.marked(of: host, in: context.state)
    let toolbar = PageToolbar(context: context, elements: elements, marked: marked)
    grid.draw(titleLine, in: area.topRows(1).removingRight(toolbar.columnCount(of: area)))
    toolbar.draw(in: area, into: &grid)
    let rule = rect.row(1)
    var list = area.removingTop(1).removingBottom(toolbar.rowCount)
    if rect.rows >= 8 {
      grid.horizontalLine(
        at: rule.origin, columns: rule.columns, style: context[.deviceSeparator])
      list = list.removingTop(1)
    }
    let banner = self.banner(columns: list.columns)
    grid.draw(banner, in: list.bottomRows(banner.count))
    if !banner.isEmpty { list = list.removingBottom(banner.count + (list.rows >= 8 ? 1 : 0)) }
    let lines = self.lines(elements, marked, columns: list.columns)
    let toolbarCursor = toolbar.cursor(in: area)
    let jobs = JobLines(context: context, app: host.app)
    if context.simulator.page(of: host)?.showsJobs == true {
      let shown = jobs.lines(columns: list.columns)
      grid.draw(shown, in: list)
      list = list.removingTop(min(list.rows, shown.count + 1))
      if lines.isEmpty { return toolbarCursor }
    }
    guard !lines.isEmpty else {
      grid.draw(Line(" " + context.words.nothingHere, context[.deviceSecondaryText]), in: list)
      return toolbarCursor
    }
    // The share control comes after the last of the list.
    let selected =
      toolbarCursor == nil
      ? lines.firstIndex { $0.cursorColumn != nil } ?? 0 : lines.count - 1
    let window = ListWindow.range(of: lines, selected: selected, rows: list.rows)
    if rect.rows >= 8, let place = ListWindow.place(window, of: lines.count, context.marks) {
      grid.draw(
        Line(trailing: [Span(" \(place) ", context[.deviceSecondaryText])]), in: rule)
    }
    return grid.draw(Array(lines[window]), in: list) ?? toolbarCursor
  }

  /// What came of the button that was pressed, in the app's words.
  private func banner(columns: Int) -> [Line] {
    if let finished = host.finished {
      return told(finished.says, context.marks.done, .success, columns: columns)
    }
    guard case .finished(let conclusion)? = host.performed?.phase,
      let turn = context.state.transcript.last(where: \.isFromApp)
    else { return [] }
    let (mark, role): (String, ThemeRole) =
      switch conclusion.result {
      case .succeeded: (context.marks.done, .success)
      case .failed: (context.marks.error, .deviceError)
      case .cancelled: (context.marks.error, .deviceSecondaryText)
      }
    let title = host.performed.flatMap { context.simulator.index.intent($0.intent) }?
      .title.text(in: context.language)
    let words = turn.shown.isEmpty ? title ?? "" : context.shown(turn.shown, by: turn.origin)
    return told(words, mark, role, columns: columns)
  }

  private func told(
    _ words: String, _ mark: String, _ role: ThemeRole, columns: Int
  ) -> [Line] {
    TextLayout.wrapped(
      words, columns: columns - 4, maximumRows: 3, glyphs: context.glyphs
    ).enumerated().map { place, row in
      Line([
        Span(place == 0 ? " \(mark)  " : "    ", context[role]),
        Span(row, context[.deviceText]),
      ])
    }
  }

  private var titleLine: Line {
    let app = context.simulator.index.app(host.app)
    let name = app?.name.text(in: context.language) ?? host.app
    let title = context.simulator.page(of: host)?.title.text(in: context.language) ?? name
    var line = Line([Span(" \(title)", context[.deviceTint])])
    line.leading[0].style.bold = true
    if title != name { line.trailing = [Span("  \(name) ", context[.deviceFaintText])] }
    return line
  }

  private func lines(
    _ elements: [PageElement], _ marked: PageElement?, columns: Int
  ) -> [Line] {
    guard let page = context.simulator.page(of: host) else { return [] }
    let items = Dictionary(page.items.map { ($0.id, $0) }) { first, _ in first }
    let buttons = Dictionary(page.buttons.map { ($0.id, $0) }) { first, _ in first }
    var lines = changedPage(columns: columns)
    var wasItem = false
    for element in elements {
      switch element {
      case .item(let id):
        guard let item = items[id] else { continue }
        lines.append(self.item(item, isSelected: element == marked, columns: columns))
        wasItem = true
      case .button(let id):
        guard let button = buttons[id] else { continue }
        if wasItem { lines.append(.blank) }
        wasItem = false
        lines.append(self.button(button, isSelected: element == marked, columns: columns))
      case .share, .toolbar: continue
      }
    }
    return lines
  }

  private func item(_ item: PageItem, isSelected: Bool, columns: Int) -> Line {
    let hasSymbols = columns >= 20
    var line = Line([
      Span(isSelected ? context.marks.selection + " " : "  ", context[.selectionMark])
    ])
    if !host.chosen.isEmpty, item.contentType != nil {
      let mark = host.chosen.contains(item.id) ? context.marks.taken : context.marks.free
      line.leading.append(Span(mark + " ", context[.deviceTint]))
    }
    if hasSymbols {
      line.leading.append(Span(context.leadingSymbol(item.symbol), context[.symbol]))
    }
    line.leading.append(
      Span(item.title.text(in: context.language), context[.deviceText]))
    line.trailing = detail(of: item, columns: columns - line.leading.columns)
    if item.isEmbedded, isSelected, context.state.context.device == .mac {
      line.trailing = [Span(" \(context.marks.openMenu) ", context[.deviceTint])]
    }
    guard isSelected else { return line }
    // Without a type Return does nothing here: the mark alone says what Why is about.
    return line.selected(item.contentType == nil ? nil : context.selection)
  }

  private static let leastDetailColumns = 4

  /// A price, a time, what it says of itself: all of a page in one column at the right, cut rather
  /// than the titles.
  private func detail(of item: PageItem, columns: Int) -> [Span] {
    let text = changed(item) ?? item.subtitle?.text(in: context.language) ?? ""
    let room = columns - 3
    guard !text.isEmpty, room >= min(DisplayWidth.of(text), Self.leastDetailColumns) else {
      return []
    }
    let shown = DisplayWidth.truncated(text, toColumns: room, glyphs: context.glyphs)
    return [Span("  \(shown) ", context[.deviceSecondaryText])]
  }

  /// What an action extension has made of it.
  private func changed(_ item: PageItem) -> String? { changedContent(item.id) }

  /// - Parameter item: nil for the page as a whole.
  private func changedContent(_ item: String?) -> String? {
    guard let page = host.page else { return nil }
    return context.state.changedContents[
      ContentReference(app: host.app, page: page, item: item)]
  }

  /// What an action extension has made of the page as a whole, under its title.
  private func changedPage(columns: Int) -> [Line] {
    guard let content = changedContent(nil), !content.isEmpty else { return [] }
    return context.wrapped(content, columns: columns - 2, style: context[.deviceText])
      .map { $0.indented(1) } + [.blank]
  }

  private func button(_ button: PageButton, isSelected: Bool, columns: Int) -> Line {
    let title = button.title.text(in: context.language)
    let row = ButtonRow(buttons: [.init(title, .primary, isSelected: isSelected)])
    return row.lines(context, columns: columns, rows: 1).first ?? .blank
  }
}
