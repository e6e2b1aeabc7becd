import CellGrid

/// The rows above everything that a share sheet leads to: its title, and the way out of a list. It
/// stays where it is when the rest scrolls.
struct ShareHeading {
  let context: ViewContext
  let title: String
  /// At the right edge.
  let end: Span
  /// Of an extension's own view, which may have its app's colour.
  var isOfApp = false
  /// Whether it is in front of what it was opened from, to which it leads back.
  var leadsBack = false

  /// Of a list that is left with Done.
  static func list(_ title: String, _ context: ViewContext) -> ShareHeading {
    ShareHeading(
      context: context, title: title, end: Span(context.sharing.done, context[.deviceTint]))
  }

  func lines(columns: Int) -> [Line] {
    let style = context[isOfApp ? .deviceTint : .deviceText].emphasised
    let back = leadsBack ? "\(context.marks.previous) " : ""
    return [
      Line(
        [Span(" " + back, context[.deviceTint]), Span(title, style)],
        trailing: [end, Span(" ", end.style)]),
      context.separator(columns: columns),
    ]
  }
}
