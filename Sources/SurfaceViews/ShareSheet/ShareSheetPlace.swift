import CellGrid
import SimulatorCore

/// Where a share sheet stands on the screen: at the bottom, by the share control, or, opened from a
/// menu of an item's own, at that item.
///
/// That a popover points to what opened it is documented (Human Interface Guidelines, "Popovers").
/// On which side of it a popover or a menu hangs, and how large it is, is a guess.
struct ShareSheetPlace {
  let presentation: ShareRoute.Presentation
  /// Whether it is an iPhone held sideways.
  let isSideways: Bool
  let screen: Rect
  /// The row of the item whose menu it is; nil for what the share control opened, and where the
  /// item leaves too little room.
  private let item: Rect?

  /// With a frame, a header and a few entries.
  private static let leastRowsBesides = 9

  init(
    presentation: ShareRoute.Presentation, isSideways: Bool, screen: Rect, item: Rect?
  ) {
    self.presentation = presentation
    self.isSideways = isSideways
    self.screen = screen
    self.item = item.flatMap { item in
      let room = max(item.top - screen.top, screen.bottom - item.bottom)
      return room >= Self.leastRowsBesides ? item : nil
    }
  }

  /// The most it may take, without its frame.
  var most: Rect {
    switch presentation {
    case .sheet where isSideways:
      screen.inset(columns: min(10, screen.columns / 6)).removingTop(1)
    case .sheet: screen.removingTop(2)
    case .popover:
      if let item {
        besides(item, columns: 44)
      } else {
        screen.rightColumns(min(44, screen.columns - 4)).removingTop(1).removingBottom(3)
          .inset(columns: 1)
      }
    case .menu, .immediate, .none:
      if let item {
        besides(item, columns: 40)
      } else {
        screen.rightColumns(min(40, screen.columns - 4)).removingTop(2).removingBottom(1)
          .inset(columns: 1)
      }
    }
  }

  /// What it takes with so many rows in it, without its frame.
  func inside(rows count: Int) -> Rect {
    let most = most
    let rows = min(most.rows, count)
    switch presentation {
    case .sheet: return most.bottomRows(max(rows, min(most.rows, screen.rows * 2 / 3)))
    case .popover where item == nil: return most.bottomRows(rows)
    case .popover, .menu, .immediate, .none:
      return isBelowItem ? most.topRows(rows) : most.bottomRows(rows)
    }
  }

  /// Where a popover's arrow stands on its frame, and whether it points up.
  func arrow(of box: Rect) -> (point: Point, isUp: Bool) {
    guard item != nil else { return (Point(column: box.right - 7, row: box.bottom - 1), false) }
    let row = isBelowItem ? box.top : box.bottom - 1
    return (Point(column: box.left + 3, row: row), isBelowItem)
  }

  /// Below the item where there is as much room as above it.
  private var isBelowItem: Bool {
    guard let item else { return true }
    return screen.bottom - item.bottom >= item.top - screen.top
  }

  private func besides(_ item: Rect, columns: Int) -> Rect {
    let free =
      isBelowItem
      ? screen.removingTop(item.bottom - screen.top) : screen.topRows(item.top - screen.top)
    return free.removingTop(1).removingBottom(1)
      .removingLeft(min(5, screen.columns / 8)).leftColumns(min(columns, screen.columns - 4) - 2)
  }
}
