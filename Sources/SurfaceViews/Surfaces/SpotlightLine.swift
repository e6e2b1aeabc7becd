import CellGrid
import SimulatorCore

/// One row of Spotlight: the app's tile, the title with what was searched in it, and its symbol in
/// a column of its own at the right.
struct SpotlightLine {
  let context: ViewContext
  let row: SpotlightRow
  let query: String
  let columns: Int
  let isTwin: Bool

  /// From here on there is room for every row's app; narrower, the tile alone tells.
  private static let columnsForAppNames = 54
  private static let appNameColumns = 14

  private var isApp: Bool { if case .app = row.id { true } else { false } }

  func line(isSelected: Bool) -> Line {
    var line = Line(
      [Span(isSelected ? context.marks.selection + " " : "  ", context[.selectionMark])] + tile
        + [Span(" ", context[.deviceText])] + title(isSelected: isSelected) + subtitle)
    if columns >= 26 { line.trailing = trailing }
    let kept = isApp && context.hasColoredTiles ? 1 : nil
    return isSelected ? line.selected(context.selection, keeping: kept) : line
  }

  /// What of the row can be told apart without colour, at this width.
  var face: String {
    let trailing = columns >= 26 ? self.trailing.map(\.text).joined() : ""
    let room = columns - context.tileColumns - 3 - DisplayWidth.of(trailing)
    let leading = context.title(of: row) + subtitle.map(\.text).joined()
    return tile.map(\.text).joined()
      + DisplayWidth.truncated(leading, toColumns: max(0, room), glyphs: context.glyphs) + trailing
  }

  private var hasTile: Bool { row.app != nil && !row.isSiriSuggestion }

  /// An app's initial, on its colour for the app itself and in it for what is the app's; the
  /// suggestion under an app has the app above it.
  private var tile: [Span] {
    guard let app = row.app else {
      let glyph: String =
        switch row.id {
        case .recentSearch: context.marks.search
        case .contact: context.symbol("person.crop.circle")
        default: " "
        }
      return [
        Span(
          DisplayWidth.padded(
            glyph, toColumns: context.tileColumns, alignment: .center,
            glyphs: context.glyphs),
          context[.deviceFaintText])
      ]
    }
    guard hasTile else {
      return [
        Span(String(repeating: " ", count: context.tileColumns), context[.deviceText])
      ]
    }
    return [
      isApp
        ? context.initialTile(of: row.appName, app: app)
        : Span(context.initialTile(of: row.appName), context.style(.symbol, of: app))
    ]
  }

  private func title(isSelected: Bool) -> [Span] {
    let text = context.title(of: row)
    let style = context[
      isApp || (row.section == .topHit && !row.isSiriSuggestion) ? .topHit : .deviceText]
    // On the bar all has one colour: weight alone tells title from subtitle.
    guard row.match != nil else { return [Span(text, isSelected ? style.emphasised : style)] }
    let isMet = TitleHighlight.letters(of: text, query: query)
    var spans = [Span]()
    var start = text.startIndex
    var place = 0
    for index in text.indices {
      let next = text.index(after: index)
      if place + 1 == isMet.count || isMet[place] != isMet[place + 1] {
        spans.append(
          Span(
            String(text[start..<next]),
            isMet[place] ? style.overlaid(by: context[.searchMatch]) : style))
        start = next
      }
      place += 1
    }
    return spans
  }

  private var subtitle: [Span] {
    guard let subtitle = row.subtitle, !subtitle.isEmpty else { return [] }
    return [Span("  " + subtitle, context[.deviceFaintText])]
  }

  private var trailing: [Span] {
    var spans = [Span]()
    if row.isSample { spans.append(Span("  sample", context[.sample])) }
    if case .intent = row.id {
      // Wide, it says what is missing; narrow, what follows from it.
      let words = columns >= Self.columnsForAppNames ? "no App Shortcut" : "no phrase"
      spans.append(Span("  " + words, context[.stock]))
    }
    if columns >= Self.columnsForAppNames {
      let name = isApp ? "" : row.appName
      spans.append(
        Span(
          "  "
            + DisplayWidth.padded(
              DisplayWidth.truncated(
                name, toColumns: Self.appNameColumns, glyphs: context.glyphs),
              toColumns: Self.appNameColumns), context[.deviceFaintText]))
    }
    spans.append(Span(isTwin ? " \(context.marks.twin)" : "  ", context[.deviceSecondaryText]))
    let symbol = isApp ? " " : context.symbol(row.symbol)
    spans.append(
      Span("\(symbol) ", row.app.map { context.style(.symbol, of: $0) } ?? context[.deviceText]))
    return spans
  }
}
