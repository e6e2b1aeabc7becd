import CellGrid
import IntentModel
import SimulatorCore

/// The newest notification, under the status bar: whose it is and what it says. Others are counted.
struct BannerStrip {
  let context: ViewContext

  private var newest: Banner? { context.state.banners.last }

  /// None where what is at the front needs the room.
  func rowCount(in rect: Rect) -> Int {
    guard newest != nil, rect.rows >= 9 else { return 0 }
    return min(lines(columns: rect.columns).count, rect.rows >= 12 ? 3 : 1)
  }

  func draw(in rect: Rect, into grid: inout Grid) {
    guard !rect.isEmpty else { return }
    grid.restyle(rect) { $0.overlaid(by: context[.banner]) }
    grid.draw(Array(lines(columns: rect.columns).prefix(rect.rows)), in: rect)
  }

  private func lines(columns: Int) -> [Line] {
    guard let newest else { return [] }
    let app = context.simulator.index.app(newest.app)
    let name = app?.name.text(in: context.language) ?? newest.app
    let hidden = context.state.banners.count - 1
    let title = Line(
      [
        Span("  \(context.symbol(app?.symbol))  ", context[.bannerSecondary]),
        Span(name, context[.banner].emphasised),
      ],
      trailing: [Span(hidden > 0 ? "+\(hidden) " : "", context[.bannerSecondary])])
    let text = TextLayout.wrapped(
      newest.text, columns: max(1, columns - 6), maximumRows: 2, glyphs: context.glyphs)
    return [title] + text.map { Line([Span("     \($0)", context[.banner])]) }
  }
}
