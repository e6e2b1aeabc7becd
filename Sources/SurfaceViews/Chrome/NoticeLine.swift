import CellGrid
import SimulatorCore

/// One line above the footer: why a command did not run, or what it did.
struct NoticeLine {
  let context: ViewContext

  func draw(in rect: Rect, into grid: inout Grid) {
    guard let notice = context.chrome.notice else { return }
    grid.fill(rect, style: context[.background])
    let (mark, role): (String, ThemeRole) =
      switch notice.kind {
      case .refusal: (context.marks.warning, .refusal)
      case .information: (context.marks.note, .secondaryText)
      }
    grid.draw(
      Line([Span("\(mark) ", context[role]), Span(notice.text, context[role])]),
      in: rect.inset(columns: 1))
  }
}
