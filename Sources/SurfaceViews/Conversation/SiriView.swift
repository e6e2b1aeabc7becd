import CellGrid
import IntentModel
import SimulatorCore

/// A conversation on a device with a screen: who it is with, what was said, the question with its
/// answers, and the field.
struct SiriView {
  let context: ViewContext

  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    let parts = parts(of: rect)
    grid.draw(header(columns: parts.header.columns), in: parts.header)
    let composed = composition(in: parts.middle)
    let mark = grid.draw(composed.lines, in: parts.middle)
    let caret = ConversationField(context: context).draw(in: parts.field, into: &grid)
    return caret ?? mark
  }

  func visibleRows(in rect: Rect) -> Int {
    let parts = parts(of: rect)
    return composition(in: parts.middle).answerRows
  }

  /// How far the snippet can be scrolled.
  func lastScroll(in rect: Rect) -> Int { composition(in: parts(of: rect).middle).lastScroll }

  /// Whether the question and its answers are too long for their room.
  func isCut(in rect: Rect) -> Bool { composition(in: parts(of: rect).middle).isCut }

  private func composition(in rect: Rect) -> ConversationComposition {
    ConversationComposition(context, columns: rect.columns, rows: rect.rows)
  }

  private func header(columns: Int) -> [Line] {
    ConversationHeader(context: context).lines(columns: columns)
  }

  private struct Parts {
    var header: Rect
    var middle: Rect
    var field: Rect
  }

  private func parts(of rect: Rect) -> Parts {
    let margin = rect.columns >= 30 ? 1 : 0
    let fieldRows = context.session.field == nil || rect.rows < 2 ? 0 : rect.rows >= 12 ? 2 : 1
    let rest = rect.removingBottom(fieldRows)
    let inner = rest.inset(columns: margin)
    let headerRows = rest.rows >= 14 ? header(columns: inner.columns).count : 0
    // A blank row below it, which a second row of the header takes where there is little room.
    let gap = headerRows == 0 || (headerRows > 1 && rest.rows < 17) ? 0 : 1
    return Parts(
      header: inner.topRows(headerRows), middle: inner.removingTop(headerRows + gap),
      field: rect.bottomRows(fieldRows))
  }
}
