import CellGrid
import Testing

@testable import TerminalUI

@Suite struct WindowSizeTests {
  private func atStart(
    _ columns: Int, _ rows: Int, described: Size = .zero, _ environment: [String: String] = [:]
  ) -> Size {
    WindowSize.atStart(
      reported: Size(columns: columns, rows: rows), described: described,
      environment: { environment[$0] })
  }

  @Test func theTerminalIsBelievedBeforeTheEnvironment() {
    let named = ["COLUMNS": "132", "LINES": "43"]
    #expect(atStart(100, 30, named) == Size(columns: 100, rows: 30))
    #expect(atStart(0, 0, named) == Size(columns: 132, rows: 43))
    #expect(atStart(100, 0, named) == Size(columns: 100, rows: 43))
  }

  @Test func whatSaysNothingLeavesItToTheDescription() {
    let described = Size(columns: 96, rows: -1)
    for named in ["", "x", "0", "-5", "99999999999999999999"] {
      let size = atStart(0, 0, described: described, ["COLUMNS": named, "LINES": named])
      #expect(size == Size(columns: 96, rows: 24))
    }
  }

  @Test func noSizeIsLargerThanWhatCanBeDrawnOn() {
    #expect(atStart(65_535, 65_535) == Canvas.largest)
    #expect(atStart(0, 0, ["COLUMNS": "32768", "LINES": "2147483647"]) == Canvas.largest)
    #expect(atStart(0, 0, described: Size(columns: 40_000, rows: 40_000)) == Canvas.largest)
    let before = Size(columns: 80, rows: 24)
    #expect(
      WindowSize.drawn(Size(columns: 10_000, rows: 0), otherwise: before)
        == Size(columns: Canvas.largest.columns, rows: 24))
  }
}
