import CellGrid
import IntentModel
import SimulatorCore

/// The sheet itself: what is shared, people, apps, and groups of actions.
struct ShareEntriesView {
  let context: ViewContext
  let host: HostAppState
  let sheet: ShareSheetState
  /// How high it may be.
  let rows: Int

  private static let leastRowsToWrap = 12
  /// With a blank row between people and apps.
  private static let leastRowsToPart = 8
  private static let leastRowsForRule = 7

  private var isLow: Bool { rows < Self.leastRowsToWrap }

  func content(columns: Int) -> ShareSheetView.Content {
    guard let shown = context.session.shareSheet else {
      let words = Line(" " + context.words.nothingHere, context[.deviceSecondaryText])
      return ShareSheetView.Content(header: [], lines: [words])
    }
    let marked = context.session.selectedEntry
    guard shown.hasRows else {
      let lines = shown.entries.flatMap { action($0, marked, columns: columns) }
      return ShareSheetView.Content(
        header: header(shown, columns: columns, isShort: true),
        lines: lines.isEmpty
          ? [Line(" " + context.words.nothingHere, context[.deviceSecondaryText])] : lines)
    }
    var lines = [Line]()
    let people = shown.people.map { person($0, marked) }
    let apps = shown.apps.map { app($0, marked) } + [more(marked)]
    let nameRows = isLow ? 1 : 2
    if !people.isEmpty {
      lines += CellRow(cells: people, others: apps, nameRows: nameRows)
        .lines(context, columns: columns)
      if rows >= Self.leastRowsToPart { lines.append(.blank) }
    }
    lines += CellRow(cells: apps, others: people, nameRows: nameRows)
      .lines(context, columns: columns)
    for (_, entries) in shown.groups {
      lines.append(context.separator(columns: columns))
      lines += entries.flatMap { action($0, marked, columns: columns) }
    }
    lines.append(context.separator(columns: columns))
    lines.append(editActions(marked))
    return ShareSheetView.Content(
      header: header(shown, columns: columns, isShort: false)
        + (rows >= Self.leastRowsForRule ? [context.separator(columns: columns)] : []),
      lines: lines)
  }

  // MARK: Header

  private func header(_ shown: ShareSheet, columns: Int, isShort: Bool) -> [Line] {
    let content = shown.content
    guard let first = content.items.first else { return [] }
    let app = context.simulator.index.app(content.host)?.name.text(in: context.language) ?? ""
    var title = Line([
      Span(" " + context.leadingSymbol(first.symbol), context[.symbol]),
      Span(first.title, context[.deviceText].emphasised),
    ])
    if isShort {
      let style = context[.deviceSecondaryText]
      title.trailing = [Span(context.sharing.counts(content), style), Span(" ", style)]
      return [
        title.keepingLeft(in: columns, leastRight: columns / 2, glyphs: context.glyphs),
        context.separator(columns: columns),
      ]
    }
    title.trailing = [Span(" \(context.marks.error) ", context[.deviceSecondaryText])]
    return [
      title
    ]
      + ShareSourceLines(
        context: context, host: host, sheet: sheet,
        parts: [context.sharing.counts(content.counted), app], shown: shown,
        mayWrap: !isLow
      ).lines(columns: columns)
  }

  // MARK: Rows

  private func person(_ entry: ShareEntry, _ marked: ShareEntry.ID?) -> CellRow.Cell {
    CellRow.Cell(
      icon: Span("(\(Self.initials(of: entry.title)))", context[.deviceTint]), name: entry.title,
      isSelected: entry.id == marked)
  }

  /// At most two letters; one of a script without spaces.
  private static func initials(of name: String) -> String {
    let words = name.split(separator: " ").prefix(2)
    guard words.count == 2 else {
      return String(name.prefix(DisplayWidth.of(String(name.prefix(1))) == 2 ? 1 : 2))
    }
    return words.compactMap(\.first).map(String.init).joined()
  }

  private func app(_ entry: ShareEntry, _ marked: ShareEntry.ID?) -> CellRow.Cell {
    CellRow.Cell(
      icon: context.symbolTile(entry.symbol, title: entry.title, app: entry.app),
      name: entry.title, isSelected: entry.id == marked)
  }

  private func more(_ marked: ShareEntry.ID?) -> CellRow.Cell {
    CellRow.Cell(
      icon: Span(
        context.glyphs == .unicode ? " \(context.symbol("ellipsis")) " : context.marks.ellipsis,
        context[.deviceSecondaryText]),
      name: context.sharing.more, isSelected: marked == .more)
  }

  /// Two rows at most, then an ellipsis: the system wraps a title and may cut it (Human Interface
  /// Guidelines, "Activity views").
  private func action(
    _ entry: ShareEntry, _ marked: ShareEntry.ID?, columns: Int
  ) -> [Line] {
    let isSelected = entry.id == marked
    let twin = entry.isTwin ? context.marks.twin + " " : ""
    let titles = TextLayout.wrapped(
      entry.title, columns: columns - 6 - DisplayWidth.of(twin), maximumRows: 2,
      glyphs: context.glyphs)
    return titles.enumerated().map { row, title in
      var line = Line([
        Span(
          isSelected && row == 0 ? context.marks.selection + " " : "  ", context[.selectionMark]),
        Span(title, context[.deviceText]),
      ])
      if row == 0 {
        line.trailing = [
          Span(twin, context[.deviceError]),
          Span("\(context.symbol(entry.symbol)) ", context[.symbol]),
        ]
      }
      line.staysWithAbove = row > 0
      guard isSelected else { return line }
      var selected = line.selected(context.selection)
      if row > 0 { selected.cursorColumn = nil }
      return selected
    }
  }

  private func editActions(_ marked: ShareEntry.ID?) -> Line {
    let isSelected = marked == .editActions
    let line = Line([
      Span(isSelected ? context.marks.selection + " " : "  ", context[.selectionMark]),
      Span(context.shown(context.sharing.editActions, by: .stock), context[.deviceTint]),
    ])
    return isSelected ? line.selected(context.selection) : line
  }
}
