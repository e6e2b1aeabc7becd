import CellGrid
import IntentModel
import SimulatorCore

/// The picture of a session: a pure function of it, the theme and the canvas.
///
/// SurfaceViews turns a session into a grid and decides nothing: what can be chosen, why a row is
/// where it is and which keys work all come from SimulatorCore. Where things scroll to is derived
/// from what is selected, so resizing changes no state.
package enum Render {
  /// Fills exactly the canvas, whatever its size. The cursor is where the next character goes, or
  /// on the selected row when no field has the focus; it is hidden where there is neither.
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
    let inspector = layout.inspector.map { InspectorView(context, in: $0) }
    if let inspector {
      if layout.hasRule, let rect = layout.inspector {
        grid.verticalLine(
          at: Point(column: rect.left - 2, row: rect.top), rows: rect.rows,
          style: context[.separator])
      }
      let found = inspector.draw(into: &grid)
      cursor = cursor ?? found
    }
    NoticeLine(context: context).draw(in: layout.notice, into: &grid)
    if let overlay = context.chrome.overlay {
      cursor = draw(overlay, context, layout, into: &grid)
    }
    let footer = FooterHints(context: context, layout: layout, inspector: inspector?.text)
    FooterView(context: context, hints: footer.hints).draw(in: layout.footer, into: &grid)
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
    grid.restyle(receding(behind: overlay, layout) ?? grid.bounds) { $0.receded }
    switch overlay {
    case .help(let scroll):
      HelpView(context: context).box(in: layout.body).draw(scroll: scroll, into: &grid)
      return nil
    case .devices(let scroll):
      EveryDeviceView(context: context).box(in: layout.body).draw(scroll: scroll, into: &grid)
      return nil
    case .comparison(let shown):
      ComparisonView(context: context).box(in: layout.body).draw(scroll: shown.scroll, into: &grid)
      return nil
    case .palette(let palette):
      return PaletteView(context: context, palette: palette).draw(over: layout.body, into: &grid)
    case .context(let panel):
      return ContextPanelView(context: context, panel: panel).draw(in: layout, into: &grid)
    }
  }

  /// What recedes; nil for all of the screen. What the context changes does not, where it is seen.
  private static func receding(behind overlay: Chrome.Overlay, _ layout: Layout) -> Rect? {
    guard case .context = overlay, layout.device != nil else { return nil }
    return layout.inspector
  }

  /// How far down the text that the keys move can be scrolled: help's, the inspector's, or a
  /// snippet's.
  package static func lastScroll(_ session: Session, canvas: Canvas) -> Int {
    let layout = Layout(session, size: canvas.size)
    guard !layout.isTooSmall else { return 0 }
    let context = ViewContext(session, theme: .plain, canvas: canvas)
    switch session.chrome.overlay {
    case .help?: return HelpView(context: context).box(in: layout.body).lastScroll
    case .devices?: return EveryDeviceView(context: context).box(in: layout.body).lastScroll
    case .comparison?: return ComparisonView(context: context).box(in: layout.body).lastScroll
    case .palette?, .context?, nil: break
    }
    if session.chrome.focus == .inspector {
      return layout.inspector.map { InspectorView(context, in: $0).text.lastScroll } ?? 0
    }
    return layout.device.map {
      DeviceView(context: context, isFramed: layout.isFramed).lastScroll(in: $0)
    } ?? 0
  }

  /// The inspector's text; nil where the inspector is not beside the device.
  package static func inspectorText(
    _ session: Session, canvas: Canvas
  ) -> Chrome.InspectorText? {
    let layout = Layout(session, size: canvas.size)
    guard layout.device != nil, let inspector = layout.inspector else { return nil }
    let context = ViewContext(session, theme: .plain, canvas: canvas)
    return InspectorView(context, in: inspector).text
  }

  /// How many rows of the device's list are on the screen: how far a page goes. At least 1.
  package static func visibleRows(_ session: Session, canvas: Canvas) -> Int {
    let layout = Layout(session, size: canvas.size)
    guard !layout.isTooSmall else { return 1 }
    switch session.chrome.overlay {
    case .help?, .devices?: return max(1, layout.body.rows - 4)
    case .comparison?:
      let context = ViewContext(session, theme: .plain, canvas: canvas)
      return ComparisonView(context: context).box(in: layout.body).visibleRows
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
