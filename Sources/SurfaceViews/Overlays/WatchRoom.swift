import CellGrid
import IntentModel
import SimulatorCore

/// Whether a watch, the smallest screen, has room for all of Siri's last words.
struct WatchRoom {
  let context: ViewContext

  private static let canvas = Canvas(columns: 80, rows: 24)

  var isTooSmall: Bool {
    guard let response = context.session.lastResponse, context.session.showsConversation,
      !response.hasEllipsis
    else { return false }
    var session = context.session
    session.chrome = Chrome()
    guard session.send(.context(.deviceChanged(.watch))).refusal == nil else { return false }
    let watch = ViewContext(session, theme: context.theme, canvas: Self.canvas)
    let shape = DeviceShape(.watch)
    // Without the frame and the status bar.
    let room = Rect(Size(columns: shape.columns, rows: shape.mostRows - 3))
    return SiriView(context: watch).isCut(in: room)
  }
}

extension Turn {
  /// Whether its own words hold what a cut ends in.
  fileprivate var hasEllipsis: Bool {
    let rows = snippet?.rows.flatMap { [$0.label, $0.value] } ?? []
    let texts = [shown, snippet?.title ?? "", snippet?.subtitle ?? ""] + rows + options
    return texts.contains { $0.contains("…") }
  }
}
