import CellGrid
import IntentModel
import SimulatorCore

/// What is shared, over the page it is shared from: as a sheet, a popover or a menu, by the device.
struct ShareSheetView {
  let context: ViewContext
  let host: HostAppState
  let sheet: ShareSheetState

  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    let (place, item) = drawPage(in: rect, into: &grid)
    recede(rect, but: item, in: &grid)
    let content = self.content(in: place.most.inset(columns: 1))
    let box = frame(content, place, into: &grid)
    let inside = box.inset(columns: 1)
    let headerMark = grid.draw(content.header, in: inside)
    let body = inside.removingTop(content.header.count)
    let marked = content.lines.firstIndex { $0.cursorColumn != nil } ?? 0
    let window = ListWindow.range(count: content.lines.count, selected: marked, rows: body.rows)
    if let place = ListWindow.place(window, of: content.lines.count, context.marks) {
      let words = Line(trailing: [Span(" \(place) ", context[.deviceSecondaryText])])
      grid.draw(
        words, in: Rect(column: box.left, row: box.top - 1, columns: box.columns - 1, rows: 1))
    }
    let cursor = grid.draw(Array(content.lines[window]), in: body)
    return drawAlert(over: box, in: rect, into: &grid) ?? cursor ?? headerMark
  }

  /// How many rows of it are on the screen, below its header.
  func visibleRows(in rect: Rect) -> Int {
    var page = Grid(size: Size(columns: rect.right, rows: rect.bottom))
    let (place, _) = drawPage(in: rect, into: &page)
    let content = self.content(in: place.most.inset(columns: 1))
    let inside = place.inside(rows: content.header.count + content.lines.count)
    return max(1, inside.rows - content.header.count)
  }

  /// Draws the page behind; where the sheet stands hangs on where the item is whose menu it is.
  private func drawPage(
    in rect: Rect, into grid: inout Grid
  ) -> (place: ShareSheetPlace, item: Rect?) {
    let mark = HostAppView(context: context.behind, host: host).draw(in: rect, into: &grid)
    let item = sheet.route.item == nil ? nil : mark.map { rect.row($0.row - rect.top) }
    let place = ShareSheetPlace(
      presentation: presentation, isSideways: context.state.context.device == .iPhoneSideways,
      screen: rect, item: item)
    return (place, item)
  }

  // MARK: What is in it

  struct Content {
    /// Stays where it is when the rest scrolls.
    var header: [Line]
    var lines: [Line]
  }

  private func content(in box: Rect) -> Content {
    let columns = box.columns
    return switch sheet.screen {
    case .entries:
      ShareEntriesView(context: context, host: host, sheet: sheet, rows: box.rows)
        .content(columns: columns)
    case .options: ShareOptionsView(context: context).content(columns: columns)
    case .more, .editActions:
      ShareEditView(context: context, sheet: sheet).content(columns: columns)
    case .running(let running):
      RunningActivityView(context: context, host: host, running: running).content(columns: columns)
    }
  }

  // MARK: Where it is

  private var presentation: ShareRoute.Presentation {
    sheet.route.presentation(on: context.state.context.device)
  }

  /// What it was opened at by a menu of its own stands out of the page behind.
  private func recede(_ rect: Rect, but item: Rect?, in grid: inout Grid) {
    guard let item else { return grid.restyle(rect) { $0.receded } }
    let above = item.top - rect.top
    grid.restyle(rect.topRows(above)) { $0.receded }
    grid.restyle(rect.removingTop(above + 1)) { $0.receded }
  }

  /// Draws the frame as high as its content, and answers its inside.
  private func frame(
    _ content: Content, _ place: ShareSheetPlace, into grid: inout Grid
  ) -> Rect {
    let inside = place.inside(rows: content.header.count + content.lines.count)
    let frame = context[.snippetFrame]
    let box = inside.outset(1)
    switch presentation {
    case .sheet:
      let edge = Rect(column: inside.left, row: inside.top - 1, columns: inside.columns, rows: 1)
      grid.fill(inside, style: context[.deviceBackground])
      grid.fill(edge, style: context[.deviceBackground])
      let shape = BorderGlyphs(.rounded, context.glyphs)
      let line = String(repeating: shape.horizontal, count: max(0, edge.columns - 2))
      grid.write("\(shape.topLeft)\(line)\(shape.topRight)", at: edge.origin, style: frame)
      if inside.columns < place.screen.columns {
        // Narrower than the screen: the page goes on beside it.
        for column in [inside.left, inside.right - 1] {
          grid.verticalLine(
            at: Point(column: column, row: inside.top), rows: inside.rows, style: frame)
        }
      }
      let grabber = edge.centered(Size(columns: 5, rows: 1))
      grid.write(
        String(repeating: context.marks.heavyLine, count: grabber.columns), at: grabber.origin,
        style: frame)
      if sheet.route.item != nil {
        let words = Line(
          " \(context.marks.openMenu) \(context.words.menu) ", context[.deviceSecondaryText])
        grid.draw(words, in: Rect(column: edge.left + 1, row: edge.top, columns: 14, rows: 1))
      }
    case .popover:
      grid.fill(box, style: context[.deviceBackground])
      grid.border(box, style: frame)
      // It points to the share control below, or to the item.
      let arrow = place.arrow(of: box)
      let glyphs = context.glyphs == .unicode ? ("╱╲", "╲╱") : ("/\\", "\\/")
      grid.write(arrow.isUp ? glyphs.0 : glyphs.1, at: arrow.point, style: frame)
    case .menu, .immediate, .none:
      grid.fill(box, style: context[.deviceBackground])
      grid.border(box, style: frame, shape: .square)
    }
    return inside
  }

  /// An alert above an activity: in the middle of it where it is high enough, else of the screen.
  private func drawAlert(over activity: Rect, in rect: Rect, into grid: inout Grid) -> Point? {
    guard case .running(let running) = sheet.screen, let alert = running.alert else { return nil }
    let context = RunningActivityView.context(
      of: context.simulator.activity(of: running.target, in: context.state), running, context)
    let columns = min(30, rect.columns - 6)
    var lines = context.wrapped(alert, columns: columns - 2, style: context[.deviceText])
    lines.append(.blank)
    lines += ButtonRow(buttons: [.init(context.sharing.ok, .primary, isSelected: true)])
      .lines(context, columns: columns - 2, rows: 1)
    grid.restyle(rect) { $0.receded }
    let size = Size(columns: columns + 2, rows: lines.count + 2)
    let box = (activity.rows > size.rows ? activity : rect).centered(size)
    grid.fill(box, style: context[.snippetBackground])
    grid.border(box, style: context[.snippetFrame])
    return grid.draw(lines, in: box.inset(columns: 2, rows: 1))
  }
}

extension ViewContext {
  var sharing: ShareWording { ShareWording(language) }

  /// A line across, between parts of what is shared.
  func separator(columns: Int) -> Line {
    let glyph = BorderGlyphs(.rounded, glyphs).horizontal
    return Line(String(repeating: glyph, count: columns), self[.deviceSeparator])
  }
}
