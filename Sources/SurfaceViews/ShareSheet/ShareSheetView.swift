import CellGrid
import IntentModel
import SimulatorCore

/// What is shared, over the page it is shared from: as a sheet, a popover or a menu, by the device.
struct ShareSheetView {
  let context: ViewContext
  let host: HostAppState
  let sheet: ShareSheetState

  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    _ = HostAppView(context: context.behind, host: host).draw(in: rect, into: &grid)
    grid.restyle(rect) { $0.receded }
    let content = self.content(in: box(in: rect).inset(columns: 1))
    let box = frame(content, in: rect, into: &grid)
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
    let mark = grid.draw(Array(content.lines[window]), in: body)
    return drawAlert(over: box, in: rect, into: &grid) ?? mark ?? headerMark
  }

  /// How many rows of it are on the screen.
  func visibleRows(in rect: Rect) -> Int { max(1, box(in: rect).rows - 3) }

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
    sheet.route.presentation(on: context.session.deviceDrawn)
  }

  /// The most it may take, without its frame.
  private func box(in rect: Rect) -> Rect {
    switch presentation {
    case .sheet where context.session.deviceDrawn == .iPhoneSideways:
      rect.inset(columns: min(10, rect.columns / 6)).removingTop(1)
    case .sheet: rect.removingTop(2)
    case .popover:
      rect.rightColumns(min(44, rect.columns - 4)).removingTop(1).removingBottom(3)
        .inset(columns: 1)
    case .menu, .immediate, .none:
      rect.rightColumns(min(40, rect.columns - 4)).removingTop(2).removingBottom(1)
        .inset(columns: 1)
    }
  }

  /// Draws the frame as high as its content, and answers its inside.
  private func frame(_ content: Content, in rect: Rect, into grid: inout Grid) -> Rect {
    var inside = box(in: rect)
    let rows = min(inside.rows, content.header.count + content.lines.count)
    let frame = context[.snippetFrame]
    switch presentation {
    case .sheet:
      inside = inside.bottomRows(max(rows, min(inside.rows, rect.rows * 2 / 3)))
      let edge = Rect(column: inside.left, row: inside.top - 1, columns: inside.columns, rows: 1)
      grid.fill(inside, style: context[.deviceBackground])
      grid.fill(edge, style: context[.deviceBackground])
      let shape = BorderGlyphs(.rounded, context.glyphs)
      let line = String(repeating: shape.horizontal, count: max(0, edge.columns - 2))
      grid.write("\(shape.topLeft)\(line)\(shape.topRight)", at: edge.origin, style: frame)
      if inside.columns < rect.columns {
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
      return inside
    case .popover:
      inside = inside.bottomRows(rows)
      let box = inside.outset(1)
      grid.fill(box, style: context[.deviceBackground])
      grid.border(box, style: frame)
      // The arrow points to the share control below.
      grid.write(
        context.glyphs == .unicode ? "╲╱" : "\\/",
        at: Point(column: box.right - 7, row: box.bottom - 1), style: frame)
      return inside
    case .menu, .immediate, .none:
      inside = inside.topRows(rows)
      let box = inside.outset(1)
      grid.fill(box, style: context[.deviceBackground])
      grid.border(box, style: frame, shape: .square)
      return inside
    }
  }

  /// An alert above an activity: in the middle of it where it is high enough, else of the screen.
  private func drawAlert(over activity: Rect, in rect: Rect, into grid: inout Grid) -> Point? {
    guard case .running(let running) = sheet.screen, let alert = running.alert else { return nil }
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

extension Rect {
  fileprivate func outset(_ count: Int) -> Rect {
    Rect(
      column: left - count, row: top - count, columns: columns + 2 * count,
      rows: rows + 2 * count)
  }
}
