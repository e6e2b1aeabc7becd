import CellGrid
import SimulatorCore

/// Why a command did not run, or what it did, on the screen's last rows.
struct NoticeLine {
  let context: ViewContext

  private static let mostRows = 3
  /// Of its mark, and at either side.
  private static let columnsBesides = 4

  /// As many as its words need, none without any.
  static func rowCount(_ notice: Chrome.Notice?, columns: Int) -> Int {
    notice.map { rows(of: $0, columns: columns, .unicode).count } ?? 0
  }

  func draw(in rect: Rect, into grid: inout Grid) {
    guard let notice = context.chrome.notice else { return }
    grid.fill(rect, style: context[.background])
    let (mark, role): (String, ThemeRole) =
      switch notice.kind {
      case .refusal: (context.marks.warning, .refusal)
      case .information: (context.marks.note, .secondaryText)
      }
    let rows = Self.rows(of: notice, columns: rect.columns, context.glyphs)
    let lines = rows.enumerated().map { place, text in
      Line([Span(place == 0 ? "\(mark) " : "  ", context[role]), Span(text, context[role])])
    }
    grid.draw(lines, in: rect.inset(columns: 1))
  }

  private static func rows(
    of notice: Chrome.Notice, columns: Int, _ glyphs: GlyphSet
  ) -> [String] {
    TextLayout.wrapped(
      notice.text, columns: columns - columnsBesides, maximumRows: mostRows, glyphs: glyphs)
  }
}
