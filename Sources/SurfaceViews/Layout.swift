import CellGrid
import IntentModel
import SimulatorCore

/// Where things go on a canvas.
struct Layout {
  static let smallest = Size(columns: 40, rows: 12)
  /// Narrower than this, the inspector folds to a key.
  static let columnsForBoth = 76
  private static let inspectorColumns = (least: 34, most: 92)

  let isTooSmall: Bool
  var title = Rect(.zero)
  var body = Rect(.zero)
  /// Above the footer; on a low screen over it. What is longer than a row takes more from the body,
  /// so that nothing is covered.
  var notice = Rect(.zero)
  var footer = Rect(.zero)
  /// Absent when the inspector stands in front of it.
  private(set) var device: Rect?
  private(set) var inspector: Rect?
  /// Whether the device is drawn as one; without the rows for it, only what it shows is.
  private(set) var isFramed = false
  /// Whether only one of device and inspector is on the screen.
  private(set) var isFolded = false
  /// Whether a line parts the device from the inspector, for want of a frame.
  private(set) var hasRule = false

  private var isRoomy = false

  /// Whether there is room for more of a device than its usual size shows.
  static func isRoomy(_ size: Size) -> Bool { size.columns >= 110 && size.rows >= 30 }

  init(_ session: Session, size: Size) {
    isTooSmall = size.columns < Self.smallest.columns || size.rows < Self.smallest.rows
    guard !isTooSmall else { return }
    let all = Rect(size)
    title = all.topRows(1)
    footer = all.bottomRows(1)
    let hasNoticeRow = size.rows >= 20
    let noticeRows = NoticeLine.rowCount(session.chrome.notice, columns: size.columns)
    let rowsBelow = max(1, noticeRows) + (hasNoticeRow ? 1 : 0)
    body = all.removingTop(1).removingBottom(rowsBelow)
    notice = all.removingBottom(hasNoticeRow ? 1 : 0).bottomRows(noticeRows)
    if !hasNoticeRow, noticeRows > 0 { footer = footer.topRows(0) }
    // A notice of more than one row takes no frame away.
    isFramed = size.rows - (hasNoticeRow ? 3 : 2) >= 16
    isRoomy = Self.isRoomy(size)
    arrange(session.state.context.device, isInspectorInFront: session.chrome.isInspectorInFront)
  }

  private mutating func arrange(_ device: Device, isInspectorInFront: Bool) {
    let shape = DeviceShape(device, isRoomy: isRoomy)
    let margin = body.columns >= 100 ? 2 : 0
    let area = body.inset(columns: margin)
    let gap = margin > 0 ? 4 : 2
    if body.columns < Self.columnsForBoth {
      isFolded = true
      if isInspectorInFront {
        inspector = area.inset(columns: 1)
      } else {
        self.device =
          isFramed
          ? framed(shape, centeredIn: area)
          : area.centered(Size(columns: shape.columnsUnframed(in: area), rows: area.rows))
      }
      return
    }
    let outer = shape.columns + 2
    if shape.isLow, isFramed, area.columns < outer + gap + Self.inspectorColumns.least {
      let rows = min(shape.mostRows, max(12, area.rows - 10))
      self.device = area.topRows(rows).centered(Size(columns: outer, rows: rows))
      inspector = area.removingTop(rows + 1).inset(columns: 1)
      return
    }
    let columns = min(outer, area.columns - gap - Self.inspectorColumns.least)
    let rows = isFramed ? min(area.rows, shape.mostRows) : area.rows
    self.device = area.leftColumns(columns).topRows(rows)
    inspector = area.removingLeft(columns + gap).removingRight(margin > 0 ? 0 : 1)
      .leftColumns(Self.inspectorColumns.most)
    hasRule = !isFramed
  }

  private func framed(_ shape: DeviceShape, centeredIn area: Rect) -> Rect {
    let columns = min(shape.columns + 2, area.columns)
    let rows = min(shape.mostRows, area.rows)
    return area.topRows(rows).centered(Size(columns: columns, rows: rows))
  }
}

/// How a device is drawn.
struct DeviceShape {
  /// Inside its frame.
  let columns: Int
  /// With its frame.
  let mostRows: Int
  /// Wider than it is high, so that the inspector may go below it.
  let isLow: Bool

  /// All of a narrow screen, but for what is far narrower itself.
  func columnsUnframed(in area: Rect) -> Int { columns < 24 ? columns : area.columns }

  init(_ device: Device, isRoomy: Bool = false) {
    switch device {
    // A cell is twice as high as wide: about the proportions of the device.
    case .iPhone: (columns, mostRows, isLow) = (isRoomy ? 48 : 38, 43, false)
    case .iPhoneSideways: (columns, mostRows, isLow) = (66, 15, true)
    case .iPad, .mac: (columns, mostRows, isLow) = (60, 28, false)
    case .watch: (columns, mostRows, isLow) = isRoomy ? (22, 20, false) : (18, 16, false)
    case .carPlay: (columns, mostRows, isLow) = (60, 20, false)
    case .airPods, .homePod: (columns, mostRows, isLow) = (isRoomy ? 48 : 38, 26, false)
    }
  }
}
