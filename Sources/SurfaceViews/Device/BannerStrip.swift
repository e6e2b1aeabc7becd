import CellGrid
import IntentModel
import SimulatorCore

/// The newest notification, under the status bar: whose it is and what it says. Others are counted.
/// It has the mark while Return opens it.
struct BannerStrip {
  let context: ViewContext

  private var newest: Banner? { context.state.banners.last }

  /// One where there is little room, for Return may be meant for it.
  func rowCount(in rect: Rect) -> Int {
    guard newest != nil, rect.rows >= 5 else { return 0 }
    return rect.rows >= 12 ? min(lines(columns: rect.columns, rows: 3).count, 3) : 1
  }

  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    guard !rect.isEmpty else { return nil }
    grid.restyle(rect) { $0.overlaid(by: context[.banner]) }
    return grid.draw(lines(columns: rect.columns, rows: rect.rows), in: rect)
  }

  /// In a single row the message goes before the app's name, which its tile stands for.
  private func lines(columns: Int, rows: Int) -> [Line] {
    guard let newest else { return [] }
    let app = context.simulator.index.app(newest.app)
    let name = app?.name.text(in: context.language) ?? newest.app
    let hidden = context.state.banners.count - 1
    let isMarked = context.isBannerInFront
    let tile = context.symbolTile(app?.symbol, title: name, app: newest.app)
    let start = [
      Span(isMarked ? context.marks.selection : " ", context[.selectionMark]), tile,
      Span(" ", context[.banner]),
    ]
    let text = context[.banner].regular
    var first = Line(
      start + [rows == 1 ? Span(newest.text, text) : Span(name, context[.banner].emphasised)],
      trailing: [Span(hidden > 0 ? " +\(hidden) " : " ", context[.bannerSecondary])])
    if isMarked {
      first = first.selected(context[.selection], keeping: context.hasColoredTiles ? 1 : nil)
    }
    guard rows > 1 else { return [first] }
    return [first]
      + TextLayout.wrapped(
        newest.text, columns: max(1, columns - start.columns - 1), maximumRows: 2,
        glyphs: context.glyphs
      ).map { Line($0, text).indented(start.columns) }
  }
}

extension CellStyle {
  /// The same style without weight.
  fileprivate var regular: CellStyle {
    var style = self
    style.bold = false
    return style
  }
}
