import CellGrid

/// How much of a window is drawn on, whatever it claims to be.
enum WindowSize {
  /// Before the screen is taken over: what the terminal says, else the environment, else its
  /// description.
  static func atStart(
    reported: Size, described: Size, environment: (String) -> String?
  ) -> Size {
    let named = Size(
      columns: environment("COLUMNS").flatMap { Int($0) } ?? 0,
      rows: environment("LINES").flatMap { Int($0) } ?? 0)
    let usual = drawn(described, otherwise: Size(columns: 80, rows: 24))
    return drawn(reported, otherwise: drawn(named, otherwise: usual))
  }

  /// Never more than can be drawn on. A side of which nothing is known is the other size's.
  static func drawn(_ size: Size, otherwise other: Size) -> Size {
    Size(
      columns: size.columns > 0 ? min(size.columns, Canvas.largest.columns) : other.columns,
      rows: size.rows > 0 ? min(size.rows, Canvas.largest.rows) : other.rows)
  }
}
