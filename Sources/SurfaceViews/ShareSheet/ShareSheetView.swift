import CellGrid
import IntentModel
import SimulatorCore

/// What is shared, over the page it is shared from: as a sheet, a popover or a menu, by the device.
struct ShareSheetView {
  let context: ViewContext
  let host: HostAppState
  let sheet: ShareSheetState
  /// Whether the device has a frame around what it shows.
  var isFramed = false

  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    let (place, item) = drawPage(in: rect, into: &grid)
    recede(rect, but: item, in: &grid)
    let content = self.content(in: place.most.inset(columns: 1))
    let box = frame(content, place, into: &grid)
    let inside = box.inset(columns: 1)
    let headerMark = grid.draw(content.header, in: inside)
    let body = inside.removingTop(content.header.count).removingBottom(content.footer.count)
    let window = ListWindow.range(of: content.lines, selected: content.place, rows: body.rows)
    if let place = ListWindow.place(window, of: content.lines.count, context.marks) {
      let words = Line(trailing: [Span(" \(place) ", context[.deviceSecondaryText])])
      grid.draw(
        words, in: Rect(column: box.left, row: box.top - 1, columns: box.columns - 1, rows: 1))
    }
    let cursor = grid.draw(Array(content.lines[window]), in: body)
    let footer = inside.removingTop(
      content.header.count + min(body.rows, content.lines.count))
    let footerMark = grid.draw(content.footer, in: footer)
    return drawAlert(over: box, in: rect, into: &grid) ?? cursor ?? footerMark ?? headerMark
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
    /// Below the rest, in view whatever part of that is.
    var footer: [Line] = []
    /// Which end is in view when nothing between header and footer has the mark.
    var showsEnd = false

    /// The line that is in view.
    var place: Int {
      lines.firstIndex { $0.cursorColumn != nil } ?? (showsEnd ? max(0, lines.count - 1) : 0)
    }
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
      RunningActivityView(context: context, host: host, running: running, rows: box.rows)
        .content(columns: columns)
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
    let inside = place.inside(
      rows: content.header.count + content.lines.count + content.footer.count)
    let frame = context[.snippetFrame]
    let box = inside.outset(1)
    switch presentation {
    case .sheet: drawSheet(place, inside, into: &grid)
    case .popover:
      grid.fill(box, style: context[.snippetBackground])
      grid.border(box, style: frame)
      // It points to the share control below, or to the item.
      if let arrow = place.arrow(of: box) {
        let glyphs = context.glyphs == .unicode ? ("╱╲", "╲╱") : ("/\\", "\\/")
        grid.write(arrow.isUp ? glyphs.0 : glyphs.1, at: arrow.point, style: frame)
      }
    case .menu, .immediate, .none:
      grid.fill(box, style: context[.snippetBackground])
      grid.border(box, style: frame, shape: .square)
    }
    return inside
  }

  /// From one side of the screen to the other, its edge is a rule that meets the device's frame;
  /// where it is narrower, it has corners and sides.
  private func drawSheet(_ place: ShareSheetPlace, _ inside: Rect, into grid: inout Grid) {
    let style = context[.snippetFrame]
    let shape = BorderGlyphs(.rounded, context.glyphs)
    let side = place.hasSides ? 1 : 0
    let whole = Rect(
      column: inside.left - side, row: inside.top - 1, columns: inside.columns + 2 * side,
      rows: inside.rows + 1)
    let edge = whole.topRows(1)
    grid.fill(whole, style: context[.deviceBackground])
    grid.horizontalLine(at: edge.origin, columns: edge.columns, style: style)
    let ends = [
      Point(column: edge.left - 1 + side, row: edge.top),
      Point(column: edge.right - side, row: edge.top),
    ]
    if place.hasSides {
      for column in [whole.left, whole.right - 1] {
        grid.verticalLine(at: Point(column: column, row: whole.top), rows: whole.rows, style: style)
      }
      grid.write("\(shape.topLeft)", at: ends[0], style: style)
      grid.write("\(shape.topRight)", at: ends[1], style: style)
    } else if isFramed {
      grid.write("\(shape.leftJoint)", at: ends[0], style: grid[ends[0]].style)
      grid.write("\(shape.rightJoint)", at: ends[1], style: grid[ends[1]].style)
    }
    let grabber = edge.centered(Size(columns: 5, rows: 1))
    grid.write(
      String(repeating: context.marks.heavyLine, count: grabber.columns), at: grabber.origin,
      style: style)
    if sheet.route.item != nil {
      let words = Line(
        " \(context.marks.openMenu) \(context.words.menu) ", context[.deviceSecondaryText])
      grid.draw(words, in: Rect(column: edge.left + 1, row: edge.top, columns: 14, rows: 1))
    }
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
    var line = Line(String(repeating: glyph, count: columns), self[.deviceSeparator])
    line.isSeparator = true
    return line
  }
}
