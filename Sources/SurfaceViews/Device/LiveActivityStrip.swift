import CellGrid
import IntentModel
import SimulatorCore

/// Live Activities under the status bar: what runs, and how long it still takes.
struct LiveActivityStrip {
  let context: ViewContext

  private var running: [RunningLiveActivity] { context.state.liveActivities }

  /// One row each, two at most; none where the surface needs the room.
  func rowCount(in rect: Rect) -> Int {
    guard rect.rows >= 9 else { return 0 }
    return min(running.count, rect.rows >= 16 ? 2 : 1)
  }

  func draw(in rect: Rect, into grid: inout Grid) {
    guard !rect.isEmpty else { return }
    grid.restyle(rect) { $0.overlaid(by: context[.banner]) }
    // The newest stands lowest; those there is no room for are counted.
    let shown = running.suffix(rect.rows)
    let hidden = running.count - shown.count
    for (row, activity) in shown.enumerated() {
      let count = row == 0 && hidden > 0 ? "  +\(hidden)" : ""
      grid.draw(line(activity, count), in: rect.row(row).inset(columns: 1))
    }
  }

  private func line(_ activity: RunningLiveActivity, _ count: String) -> Line {
    let isFresh = activity.id >= context.chrome.freshFrom
    var leading = [
      Span(isFresh ? context.marks.changed : " ", context[.bannerSecondary]),
      Span(context.symbol(activity.symbol) + "  ", context[.bannerSecondary]),
      Span(activity.title, context[.banner]),
    ]
    if let subtitle = activity.subtitle, !subtitle.isEmpty {
      leading.append(Span("  \(subtitle)", context[.bannerSecondary]))
    }
    return Line(
      leading,
      trailing: [Span("  \(remaining(activity))\(count) ", context[.bannerSecondary])])
  }

  private func remaining(_ activity: RunningLiveActivity) -> String {
    let seconds = max(0, activity.ends.seconds &- context.state.context.time.seconds)
    return context.words.remaining(seconds: seconds)
  }
}
