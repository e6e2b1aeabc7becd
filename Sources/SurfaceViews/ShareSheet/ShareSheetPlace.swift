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
  /// Whether it points to nothing, for want of room beside the item whose menu it is.
  private let isApart: Bool

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
    isApart = item != nil && self.item == nil
  }

  /// An iPhone's sheet is as wide as the screen; sideways it is narrower, where there is room for
  /// that.
  private var sideInset: Int {
    isSideways ? min(10, max(0, (screen.columns - Self.usualColumns) / 2)) : 0
  }

  var hasSides: Bool { sideInset > 0 }

  private static let usualColumns = 44
  /// Less high, every row is needed.
  private static let leastRowsForGap = 12

  /// The most it may take, without its frame.
  var most: Rect {
    switch presentation {
    case .sheet:
      screen.inset(columns: hasSides ? sideInset + 1 : 0).removingTop(isSideways ? 1 : 2)
    case .popover:
      if let item {
        besides(item, columns: Self.usualColumns)
      } else if isApart {
        aside(columns: Self.usualColumns).inset(rows: 1)
      } else {
        aside(columns: Self.usualColumns).removingTop(1)
          .removingBottom(screen.rows < Self.leastRowsForGap ? 2 : 3)
      }
    case .menu, .immediate, .none:
      if let item {
        besides(item, columns: 40)
      } else {
        aside(columns: 40).removingTop(isApart ? 1 : 2).removingBottom(1)
      }
    }
  }

  /// At the right, a column away from the side of the screen; without its frame.
  private func aside(columns: Int) -> Rect {
    screen.removingRight(1).rightColumns(min(columns, screen.columns - 4)).inset(columns: 1)
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

  /// Where a popover's arrow stands on its frame, and whether it points up; nil where there is
  /// nothing beside it to point to.
  func arrow(of box: Rect) -> (point: Point, isUp: Bool)? {
    if isApart { return nil }
    guard item != nil else { return (Point(column: box.right - 6, row: box.bottom - 1), false) }
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
    let left = min(5, screen.columns / 8)
    return free.inset(rows: 1).removingLeft(left)
      .leftColumns(min(columns - 2, screen.columns - left - 2))
  }
}
