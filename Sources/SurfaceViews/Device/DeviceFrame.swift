import CellGrid
import IntentModel
import SimulatorCore

/// What a device looks like around what it shows.
struct DeviceFrame {
  let context: ViewContext
  let device: Device

  func draw(in rect: Rect, into grid: inout Grid) {
    // While letters are commands, the frame says so.
    let isFocused = !context.session.isTyping && context.chrome.focus == .device
    let style = context[isFocused ? .deviceFrameFocused : .deviceFrame]
    switch device {
    case .airPods, .homePod: return
    case .carPlay: grid.border(rect, style: style)
    case .mac:
      grid.border(rect, style: style, shape: .square)
    case .iPhone:
      grid.border(rect, style: style)
      bar(in: rect.topRows(1), columns: 8, style: style, into: &grid)
      bar(in: rect.bottomRows(1), columns: 12, style: style, into: &grid)
    case .iPhoneSideways, .iPad:
      grid.border(rect, style: style)
      bar(in: rect.bottomRows(1), columns: 14, style: style, into: &grid)
    case .watch:
      grid.border(rect, style: style)
      crown(in: rect, style: style, into: &grid)
    }
  }

  /// The island at the top, the home indicator at the bottom.
  private func bar(in row: Rect, columns: Int, style: CellStyle, into grid: inout Grid) {
    let place = row.centered(Size(columns: columns, rows: 1))
    grid.write(
      String(repeating: context.marks.heavyLine, count: place.columns), at: place.origin,
      style: style)
  }

  private func crown(in rect: Rect, style: CellStyle, into grid: inout Grid) {
    guard rect.rows >= 8 else { return }
    let mark = context.glyphs == .unicode ? "┃" : "#"
    for row in 3...4 {
      grid.write(mark, at: Point(column: rect.right - 1, row: rect.top + row), style: style)
    }
  }

  func drawStatusBar(in row: Rect, into grid: inout Grid) {
    let style = context[.statusBar]
    let moment = context.state.context
    let time = Span(
      "\(twoDigits(moment.time.time.hour)):\(twoDigits(moment.time.time.minute))", style)
    let isNarrow = row.columns < 24
    var states = [String]()
    if moment.isLocked {
      states.append(context.marks.lock + (isNarrow ? "" : " \(context.words.locked)"))
    }
    if moment.isOffline {
      states.append(context.words.offline)
    } else if !isNarrow {
      states.append(context.marks.signal)
    }
    let right = Span(states.joined(separator: "  "), style)
    let line: Line =
      switch device {
      case .watch: Line([right], trailing: [time])
      case .mac:
        Line(
          [Span(context.marks.windowButtons, style)], trailing: [right, Span("  ", style), time])
      default: Line([time], trailing: [right])
      }
    grid.draw(line, in: row.inset(columns: isNarrow ? 1 : 2))
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
