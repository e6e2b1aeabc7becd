import CellGrid
import SimulatorCore

/// What stands below the header's title: what it is and where it is from, what was chosen in
/// Options, and the link to them at the right edge.
struct ShareSourceLines {
  let context: ViewContext
  let host: HostAppState
  let sheet: ShareSheetState
  /// How many of what, then the app.
  let parts: [String]
  let shown: ShareSheet
  /// Whether what does not fit beside the link may have a second row.
  let mayWrap: Bool

  /// Under the title, which has its symbol before it.
  private var indent: String { " " + context.leadingSymbol(nil) }

  func lines(columns: Int) -> [Line] {
    let link = shown.options == nil ? [] : link
    let chosen = context.simulator.optionRows(sheet, over: host, in: context.state)
      .compactMap(\.summary)
    let style = context[.deviceSecondaryText]
    let room = columns - link.columns
    func fits(_ parts: [String]) -> Bool { DisplayWidth.of(joined(parts)) <= room }
    var first = parts + chosen
    var second = [String]()
    if !fits(first), mayWrap {
      first = fits(parts) ? parts : Array(parts.prefix(1))
      second = Array((parts + chosen).dropFirst(first.count))
    } else if !fits(first) {
      // What was chosen is kept before where it is from.
      first = Array(parts.prefix(1)) + chosen
    }
    var line = Line([Span(joined(first), style)], trailing: link)
    if isSelected { line.cursorColumn = columns - link.columns + 1 }
    return [line] + (second.isEmpty ? [] : [Line([Span(joined(second), style)])])
  }

  private func joined(_ parts: [String]) -> String {
    indent + parts.joined(separator: " \(context.marks.dot) ")
  }

  private var isSelected: Bool { context.session.selectedEntry == .options }

  /// Between a copy and collaborating it is a menu, which says what is taken.
  private var title: String {
    guard shown.options?.hasCollaboration == true, let way = shown.content.sentAs else {
      return "\(context.sharing.options) \(context.marks.next)"
    }
    return "\(way.title) \(context.marks.openMenu)"
  }

  /// Its mark stands before it, as that of a name in a row.
  private var link: [Span] {
    var style = context[.deviceTint]
    if isSelected, let selection = context.selection { style = style.overlaid(by: selection) }
    return [
      Span(" ", .plain),
      Span(isSelected ? context.marks.selection : " ", context[.selectionMark]),
      Span(title, style), Span(" ", .plain),
    ]
  }
}
