import CellGrid
import SimulatorCore

/// Beside the device, for the designer: why, state, transcript, findings.
struct InspectorView {
  private let context: ViewContext
  private let rect: Rect
  /// The text of the tab, made once for the picture; findings are a list of their own.
  private let lines: [Line]

  init(_ context: ViewContext, in rect: Rect) {
    self.context = context
    self.rect = rect
    let columns = rect.columns
    lines =
      switch context.chrome.inspectorTab {
      case .why: WhyTab(context: context).lines(columns: columns)
      case .state: StateTab(context: context).lines(columns: columns)
      case .transcript: TranscriptTab(context: context).lines(columns: columns)
      case .findings: []
      }
  }

  private var isFocused: Bool {
    context.chrome.focus == .inspector && context.chrome.overlay == nil
  }

  /// Answers where the mark is; text that is only read has none.
  func draw(into grid: inout Grid) -> Point? {
    if context.chrome.inspectorTab == .findings {
      let tab = FindingsTab(context: context)
      drawTabs(in: rect.topRows(2), place: tab.place(in: body), into: &grid)
      return tab.draw(in: body, into: &grid)
    }
    let last = text.lastScroll
    let scroll = min(max(0, context.chrome.inspectorScroll), last)
    let first = context.chrome.inspectorTab.opensAtItsEnd ? last - scroll : scroll
    let shown = first..<min(lines.count, first + body.rows)
    drawTabs(
      in: rect.topRows(2), place: ListWindow.place(shown, of: lines.count, context.marks),
      into: &grid)
    grid.draw(Array(lines[shown]), in: body)
    return nil
  }

  /// How much of the text is shown, and how far it can be scrolled.
  var text: Chrome.InspectorText {
    Chrome.InspectorText(rows: body.rows, lastScroll: max(0, lines.count - body.rows))
  }

  /// Below the tabs and a blank row.
  private var body: Rect { rect.removingTop(3) }

  /// The tabs over their rule, with the place in a long text at its end.
  private func drawTabs(in rect: Rect, place: String?, into grid: inout Grid) {
    let row = rect.topRows(1)
    let rule = rect.row(1)
    grid.horizontalLine(
      at: rule.origin, columns: rule.columns,
      style: context[isFocused ? .frameFocused : .separator])
    if let place, !rule.isEmpty {
      let span = Span(" \(place) ", context[.secondaryText])
      // Where the mark of the tab is not.
      let isLast = context.chrome.inspectorTab == .findings
      grid.draw(isLast ? Line([span]) : Line(trailing: [span]), in: rule.inset(columns: 1))
    }
    let room = row.columns - titleColumns
    let tabs = Chrome.InspectorTab.allCases
    let gap = min(3, max(1, (room - 1) / (tabs.count - 1)))
    var column = row.left + (room < tabs.count ? 0 : 1)
    for tab in tabs {
      let isSelected = tab == context.chrome.inspectorTab
      let title = title(of: tab)
      let room = row.right - column
      guard room > 0 else { return }
      let used = grid.write(
        title, at: Point(column: column, row: row.top),
        style: context[isSelected ? .inspectorTabSelected : .inspectorTab],
        within: row, maximumColumns: room, truncation: .ellipsis)
      if isSelected {
        grid.write(
          String(repeating: context.marks.heavyLine, count: used),
          at: Point(column: column, row: rule.top), style: context[.accent], within: rule)
      }
      column += used + gap
    }
  }

  private var titleColumns: Int {
    Chrome.InspectorTab.allCases.reduce(0) { $0 + DisplayWidth.of(title(of: $1)) }
  }

  private func title(of tab: Chrome.InspectorTab) -> String {
    let count = context.chrome.findings.count
    return tab == .findings && count > 0 ? "\(tab.title) \(count)" : tab.title
  }
}
