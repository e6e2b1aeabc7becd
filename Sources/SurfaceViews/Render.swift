import CellGrid
import IntentModel
import SimulatorCore

/// The picture of a session: a pure function of it, the theme and the canvas.
///
/// SurfaceViews turns a session into a grid and decides nothing: what can be chosen, why a row is
/// where it is and which keys work all come from SimulatorCore. Where things scroll to is derived
/// from what is selected, so resizing changes no state.
package enum Render {
  /// Fills exactly the canvas, whatever its size. The cursor is where the next character goes, or on
  /// the selected row when no field has the focus; it is hidden where there is neither.
  package static func grid(_ session: Session, theme: Theme, canvas: Canvas) -> Grid {
    let context = ViewContext(session, theme: theme, canvas: canvas)
    var grid = Grid(canvas, style: context[.background])
    let layout = Layout(session, size: grid.size)
    if layout.isTooSmall {
      TooSmallView(context: context).draw(into: &grid)
      return grid
    }
    TitleView(context: context).draw(in: layout.title, into: &grid)
    var cursor: Point?
    if let device = layout.device {
      let found = DeviceView(context: context, isFramed: layout.isFramed).draw(
        in: device, into: &grid)
      cursor = context.chrome.focus == .inspector && layout.inspector != nil ? nil : found
    }
    if let inspector = layout.inspector {
      if layout.hasRule {
        grid.verticalLine(
          at: Point(column: inspector.left - 2, row: inspector.top), rows: inspector.rows,
          style: context[.separator])
      }
      let found = InspectorView(context: context).draw(in: inspector, into: &grid)
      cursor = cursor ?? found
    }
    NoticeLine(context: context).draw(in: layout.notice, into: &grid)
    if let overlay = context.chrome.overlay {
      cursor = draw(overlay, context, layout, into: &grid)
    }
    FooterView(context: context, layout: layout).draw(in: layout.footer, into: &grid)
    grid.cursor = cursor
    return grid
  }

  /// Whether a canvas has room for the device or the inspector alone.
  package static func showsOnePart(of canvas: Canvas) -> Bool {
    canvas.size.columns < Layout.columnsForBoth
  }

  private static func draw(
    _ overlay: Chrome.Overlay, _ context: ViewContext, _ layout: Layout, into grid: inout Grid
  ) -> Point? {
    grid.restyle(grid.bounds) { $0.receded }
    switch overlay {
    case .help(let scroll):
      HelpView(context: context, scroll: scroll).draw(over: layout.body, into: &grid)
      return nil
    case .devices(let scroll):
      EveryDeviceView(context: context, scroll: scroll).draw(over: layout.body, into: &grid)
      return nil
    case .palette(let palette):
      return PaletteView(context: context, palette: palette).draw(over: layout.body, into: &grid)
    case .context(let panel):
      return ContextPanelView(context: context, panel: panel).draw(
        over: layout.body, into: &grid)
    }
  }

  /// How far down the text that the keys move can be scrolled: help's, the inspector's, or a snippet's.
  package static func lastScroll(_ session: Session, canvas: Canvas) -> Int {
    let layout = Layout(session, size: canvas.size)
    guard !layout.isTooSmall else { return 0 }
    let context = ViewContext(session, theme: .plain, canvas: canvas)
    if case .help(let scroll)? = session.chrome.overlay {
      return HelpView(context: context, scroll: scroll).lastScroll(over: layout.body)
    }
    if case .devices(let scroll)? = session.chrome.overlay {
      return EveryDeviceView(context: context, scroll: scroll).lastScroll(over: layout.body)
    }
    if session.chrome.focus == .inspector {
      return layout.inspector.map { InspectorView(context: context).lastScroll(in: $0) } ?? 0
    }
    return layout.device.map {
      DeviceView(context: context, isFramed: layout.isFramed).lastScroll(in: $0)
    } ?? 0
  }

  /// How many rows of the device's list are on the screen: how far a page goes. At least 1.
  package static func visibleRows(_ session: Session, canvas: Canvas) -> Int {
    let layout = Layout(session, size: canvas.size)
    guard !layout.isTooSmall else { return 1 }
    switch session.chrome.overlay {
    case .help?, .devices?: return max(1, layout.body.rows - 4)
    default: break
    }
    if session.chrome.focus == .inspector || layout.device == nil {
      return max(1, (layout.inspector?.rows ?? 3) - 3)
    }
    let context = ViewContext(session, theme: .plain, canvas: canvas)
    return DeviceView(context: context, isFramed: layout.isFramed).visibleRows(
      in: layout.device ?? layout.body)
  }
}
