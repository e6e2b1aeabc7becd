import CellGrid
import IntentModel
import SimulatorCore

/// Live Activities under the status bar: what runs, and how long it still takes.
struct LiveActivityStrip {
  let context: ViewContext

  private var running: [RunningLiveActivity] { context.state.liveActivities }

  /// Narrower than this, as on a watch, what is left of the time needs a row of its own.
  private static let leastColumns = 24

  /// One row each, two at most; none where the surface needs the room.
  func rowCount(in rect: Rect) -> Int {
    guard rect.rows >= (hasResult ? 12 : 9), !running.isEmpty else { return 0 }
    if rect.columns < Self.leastColumns { return rect.rows >= (hasResult ? 16 : 12) ? 2 : 0 }
    return min(running.count, rect.rows >= 16 ? 2 : 1)
  }

  /// A result to be read, which has told of the Live Activity itself.
  private var hasResult: Bool {
    context.state.run?.isFinished == true
      && context.simulator.turnsShown(in: context.state).last?.snippet != nil
  }

  func draw(in rect: Rect, into grid: inout Grid) {
    guard !rect.isEmpty else { return }
    grid.restyle(rect) { $0.overlaid(by: context[.banner]) }
    if rect.columns < Self.leastColumns, let newest = running.last {
      let hidden = running.count - 1
      let lines = [
        Line(title(of: newest)),
        Line(trailing: [time(of: newest, hidden > 0 ? "  +\(hidden)" : "")]),
      ]
      grid.draw(lines, in: rect.removingRight(1))
      return
    }
    // The newest stands lowest; those there is no room for are counted.
    let shown = running.suffix(rect.rows)
    let hidden = running.count - shown.count
    for (row, activity) in shown.enumerated() {
      let count = row == 0 && hidden > 0 ? "  +\(hidden)" : ""
      let row = rect.row(row).inset(columns: 1)
      grid.draw(line(activity, count, columns: row.columns), in: row)
    }
  }

  private func title(of activity: RunningLiveActivity) -> [Span] {
    let isFresh = activity.id >= context.chrome.freshFrom
    return [
      Span(isFresh ? context.marks.changed : " ", context[.bannerSecondary]),
      Span(context.leadingSymbol(activity.symbol), context[.bannerSecondary]),
      Span(activity.title, context[.banner]),
    ]
  }

  private func time(of activity: RunningLiveActivity, _ count: String) -> Span {
    Span("  \(remaining(activity))\(count) ", context[.bannerSecondary])
  }

  private func line(_ activity: RunningLiveActivity, _ count: String, columns: Int) -> Line {
    var line = Line(title(of: activity), trailing: [time(of: activity, count)])
    // Whole or not at all.
    let subtitle = "  \(activity.subtitle ?? "")"
    if line.leading.columns + DisplayWidth.of(subtitle) + line.trailing.columns <= columns {
      line.leading.append(Span(subtitle, context[.bannerSecondary]))
    }
    return line
  }

  private func remaining(_ activity: RunningLiveActivity) -> String {
    let seconds = max(0, activity.ends.seconds &- context.state.context.time.seconds)
    return context.words.remaining(seconds: seconds)
  }
}
