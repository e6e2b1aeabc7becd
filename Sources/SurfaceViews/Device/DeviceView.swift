import CellGrid
import IntentModel
import SimulatorCore

/// The simulated device: its frame, its status bar, and whatever is at its front.
struct DeviceView {
  let context: ViewContext
  let isFramed: Bool

  private var device: Device { context.session.deviceDrawn }

  /// Draws the device and answers where the cursor belongs.
  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    grid.fill(rect, style: context[.deviceBackground])
    let frame = DeviceFrame(context: context, device: device)
    if isFramed { frame.draw(in: rect, into: &grid) }
    var inner = inside(rect)
    if !device.isVoiceOnly {
      frame.drawStatusBar(in: inner.topRows(1), into: &grid)
      inner = inner.removingTop(statusRows(inner))
      let strip = LiveActivityStrip(context: context)
      let rows = strip.rowCount(in: inner)
      strip.draw(in: inner.bottomRows(rows), into: &grid)
      inner = inner.removingBottom(rows)
    }
    return content.draw(inner, &grid)
  }

  /// How many rows of its list the device shows.
  func visibleRows(in rect: Rect) -> Int {
    var inner = inside(rect)
    if !device.isVoiceOnly {
      inner = inner.removingTop(statusRows(inner))
      inner = inner.removingBottom(LiveActivityStrip(context: context).rowCount(in: inner))
    }
    return max(1, content.visibleRows(inner))
  }

  private func inside(_ rect: Rect) -> Rect { isFramed ? rect.inset(columns: 1, rows: 1) : rect }

  /// The status bar, and a blank row below it where there is room.
  private func statusRows(_ inner: Rect) -> Int { inner.rows >= 18 ? 2 : inner.rows >= 10 ? 1 : 0 }

  private struct Content {
    var draw: (Rect, inout Grid) -> Point?
    var visibleRows: (Rect) -> Int
  }

  private var content: Content {
    if context.session.showsConversation {
      if device.isVoiceOnly {
        let view = VoiceView(context: context)
        return Content(draw: { view.draw(in: $0, into: &$1) }, visibleRows: { _ in 5 })
      }
      let view = SiriView(context: context)
      return Content(
        draw: { view.draw(in: $0, into: &$1) }, visibleRows: { view.visibleRows(in: $0) })
    }
    switch context.state.surface {
    case .siri, .spotlight:
      let view = SpotlightView(context: context)
      return Content(
        draw: { view.draw(in: $0, into: &$1) }, visibleRows: { view.listRect(in: $0).rows })
    case .hostApp(let host):
      let view = HostAppView(context: context, host: host)
      return Content(
        draw: { view.draw(in: $0, into: &$1) }, visibleRows: { max(1, $0.rows - 3) })
    }
  }
}
