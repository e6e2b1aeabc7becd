import CellGrid
import SimulatorCore

/// Beside the device, for the designer: why, state, transcript, findings.
struct InspectorView {
  let context: ViewContext

  private var isFocused: Bool {
    context.chrome.focus == .inspector && context.chrome.overlay == nil
  }

  /// Answers where the cursor belongs when the inspector has the focus.
  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    drawTabs(in: rect.topRows(2), into: &grid)
    let body = Self.body(of: rect)
    guard !body.isEmpty else { return rect.origin }
    if context.chrome.inspectorTab == .findings {
      return FindingsTab(context: context).draw(in: body, into: &grid) ?? body.origin
    }
    drawScrolled(lines(columns: body.columns), in: body, into: &grid)
    return body.origin
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

  private func drawScrolled(_ lines: [Line], in rect: Rect, into grid: inout Grid) {
    let first = min(max(0, context.chrome.inspectorScroll), max(0, lines.count - rect.rows))
    let shown = Array(lines.dropFirst(first).prefix(rect.rows))
    grid.draw(shown, in: rect)
    let below = lines.count - first - shown.count
    guard below > 0 else { return }
    let row = rect.bottomRows(1)
    grid.fill(row, style: context[.background])
    grid.draw(
      Line("  \(context.marks.down) \(below + 1) more", context[.secondaryText]), in: row)
  }

  private func drawTabs(in rect: Rect, into grid: inout Grid) {
    let row = rect.topRows(1)
    let rule = rect.row(1)
    grid.horizontalLine(
      at: rule.origin, columns: rule.columns,
      style: context[isFocused ? .frameFocused : .separator])
    var column = row.left + 1
    for tab in Chrome.InspectorTab.allCases {
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
      column += used + (row.columns >= 44 ? 3 : 2)
    }
  }

  private func title(of tab: Chrome.InspectorTab) -> String {
    let count = context.chrome.findings.count
    return tab == .findings && count > 0 ? "\(tab.title) \(count)" : tab.title
  }
}
