import CellGrid
import SimulatorCore

/// Beside the device, for the designer: why, state, transcript, findings.
struct InspectorView {
  let context: ViewContext

  private var isFocused: Bool {
    context.chrome.focus == .inspector && context.chrome.overlay == nil
  }

  /// Answers where the mark is; text that is only read has none.
  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    let body = Self.body(of: rect)
    if context.chrome.inspectorTab == .findings {
      let tab = FindingsTab(context: context)
      drawTabs(in: rect.topRows(2), place: tab.place(in: body), into: &grid)
      return tab.draw(in: body, into: &grid)
    }
    let lines = lines(columns: body.columns)
    let first = min(max(0, context.chrome.inspectorScroll), max(0, lines.count - body.rows))
    let shown = first..<min(lines.count, first + body.rows)
    drawTabs(
      in: rect.topRows(2), place: ListWindow.place(shown, of: lines.count, context.marks),
      into: &grid)
    grid.draw(Array(lines[shown]), in: body)
    return nil
  }

  /// How far down the text can be scrolled.
  func lastScroll(in rect: Rect) -> Int {
    let body = Self.body(of: rect)
    return max(0, lines(columns: body.columns).count - body.rows)
  }

  /// Below the tabs and a blank row.
  private static func body(of rect: Rect) -> Rect { rect.removingTop(3) }

  private func lines(columns: Int) -> [Line] {
    switch context.chrome.inspectorTab {
    case .why: WhyTab(context: context).lines(columns: columns)
    case .state: StateTab(context: context).lines(columns: columns)
    case .transcript: TranscriptTab(context: context).lines(columns: columns)
    case .findings: []
    }
  }

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
