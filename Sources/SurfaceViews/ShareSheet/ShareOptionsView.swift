import CellGrid
import SimulatorCore

/// Options: the forms in which it can be sent, and what goes with it.
struct ShareOptionsView {
  let context: ViewContext

  func content(columns: Int) -> ShareSheetView.Content {
    let rows = context.session.optionRows
    let marked = context.session.selectedOptionRow?.id
    let parts = [
      (
        hasCollaboration ? context.sharing.share : context.sharing.sendAs,
        rows.filter { !$0.isSwitch }
      ),
      (context.sharing.include, rows.filter(\.isSwitch)),
    ].filter { !$0.1.isEmpty }
    var lines = [Line]()
    for (heading, rows) in parts {
      if !lines.isEmpty { lines.append(.blank) }
      lines.append(Line(" " + heading, context[.sectionHeader]))
      lines += rows.map { line($0, isSelected: $0.id == marked) }
      lines[lines.count - rows.count].staysWithAbove = true
    }
    return ShareSheetView.Content(
      header: ShareHeading.list(context.sharing.options, context).lines(columns: columns),
      lines: lines)
  }

  private var hasCollaboration: Bool {
    context.session.shareSheet?.options?.hasCollaboration == true
  }

  private func line(_ row: ShareOptionRow, isSelected: Bool) -> Line {
    let mark =
      row.isSwitch
      ? (row.isOn ? context.marks.taken : context.marks.free)
      : (row.isOn ? context.marks.done : "")
    let line = Line(
      [
        Span(isSelected ? context.marks.selection + " " : "  ", context[.selectionMark]),
        Span(row.title, context[.deviceText]),
      ], trailing: [Span(" \(mark) ", context[.deviceTint])])
    return isSelected ? line.selected(context.selection) : line
  }
}

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

  private static let indent = "    "

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
    Self.indent + parts.joined(separator: " \(context.marks.dot) ")
  }

  private var isSelected: Bool { context.session.selectedEntry == .options }

  /// Between a copy and collaborating it is a menu, which says what is taken.
  private var title: String {
    guard shown.options?.hasCollaboration == true, let form = shown.content.sentAs else {
      return "\(context.sharing.options) \(context.marks.next)"
    }
    return "\(form.title) \(context.marks.openMenu)"
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
