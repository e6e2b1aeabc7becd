import CellGrid
import IntentModel
import SimulatorCore

/// The simulated device: its frame, its status bar, and whatever is at its front.
struct DeviceView {
  let context: ViewContext
  let isFramed: Bool

  private var device: Device { context.state.context.device }

  /// Draws the device and answers where the cursor belongs.
  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    grid.fill(rect, style: context[.deviceBackground])
    let frame = DeviceFrame(context: context, device: device)
    if isFramed { frame.draw(in: rect, into: &grid) }
    let parts = parts(of: inside(rect))
    frame.drawStatusBar(in: parts.status, into: &grid)
    let banner = BannerStrip(context: context).draw(in: parts.banner, into: &grid)
    LiveActivityStrip(context: context).draw(in: parts.strip, into: &grid)
    let content = content.draw(parts.content, &grid)
    // What is typed still goes into the field.
    return context.session.isTyping ? content : banner ?? content
  }

  /// How many rows of its list the device shows.
  func visibleRows(in rect: Rect) -> Int {
    max(1, content.visibleRows(parts(of: inside(rect)).content))
  }

  /// How far a snippet too long for the device can be scrolled.
  func lastScroll(in rect: Rect) -> Int {
    guard context.session.showsConversation, !device.isVoiceOnly else { return 0 }
    return SiriView(context: context).lastScroll(in: parts(of: inside(rect)).content)
  }

  private func inside(_ rect: Rect) -> Rect { isFramed ? rect.inset(columns: 1, rows: 1) : rect }

  private struct Parts {
    var status: Rect
    var banner: Rect
    var strip: Rect
    var content: Rect
  }

  /// The status bar, a notification, Live Activities and what is at the front, with blank rows
  /// between them where there is room.
  private func parts(of inner: Rect) -> Parts {
    guard device.hasScreen else {
      let none = inner.topRows(0)
      return Parts(status: none, banner: none, strip: none, content: inner)
    }
    let status = inner.topRows(inner.rows >= 10 ? 1 : 0)
    let underStatus = inner.removingTop(status.rows)
    guard !device.isVoiceOnly else {
      let none = underStatus.topRows(0)
      return Parts(status: status, banner: none, strip: none, content: underStatus)
    }
    let gap = inner.rows >= 18 ? 1 : 0
    let bannerRows = BannerStrip(context: context).rowCount(in: underStatus)
    let banner = underStatus.removingTop(bannerRows > 0 ? gap : 0).topRows(bannerRows)
    let below = bannerRows > 0 ? underStatus.removingTop(gap + bannerRows) : underStatus
    let strip = below.topRows(LiveActivityStrip(context: context).rowCount(in: below))
    let content = below.removingTop(strip.rows + gap)
    return Parts(status: status, banner: banner, strip: strip, content: content)
  }

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
    if context.session.whyNothingIsSeen != nil {
      let view = VoiceOnlyView(context: context)
      return Content(draw: { view.draw(in: $0, into: &$1) }, visibleRows: { _ in 1 })
    }
    switch context.state.surface {
    case .siri, .spotlight:
      let view = SpotlightView(context: context)
      return Content(
        draw: { view.draw(in: $0, into: &$1) }, visibleRows: { view.listRect(in: $0).rows })
    case .hostApp(let host):
      if let sheet = host.sheet {
        let view = ShareSheetView(
          context: context, host: host, sheet: sheet, isFramed: isFramed)
        return Content(
          draw: { view.draw(in: $0, into: &$1) }, visibleRows: { view.visibleRows(in: $0) })
      }
      let view = HostAppView(context: context, host: host)
      return Content(
        draw: { view.draw(in: $0, into: &$1) }, visibleRows: { max(1, $0.rows - 3) })
    }
  }
}
