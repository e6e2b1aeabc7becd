import Testing

@testable import CellGrid

@Suite struct RectTests {
  private let rect = Rect(column: 2, row: 1, columns: 10, rows: 6)

  @Test func `parts stay inside the whole`() {
    #expect(rect.inset(columns: 2, rows: 1) == Rect(column: 4, row: 2, columns: 6, rows: 4))
    #expect(rect.outset(1).inset(columns: 1, rows: 1) == rect)
    #expect(rect.outset(-20).isEmpty)
    #expect(rect.removingTop(2) == Rect(column: 2, row: 3, columns: 10, rows: 4))
    #expect(rect.removingBottom(2) == Rect(column: 2, row: 1, columns: 10, rows: 4))
    #expect(rect.removingLeft(3) == Rect(column: 5, row: 1, columns: 7, rows: 6))
    #expect(rect.removingRight(3) == Rect(column: 2, row: 1, columns: 7, rows: 6))
    #expect(rect.topRows(2) == Rect(column: 2, row: 1, columns: 10, rows: 2))
    #expect(rect.bottomRows(2) == Rect(column: 2, row: 5, columns: 10, rows: 2))
    #expect(rect.leftColumns(4) == Rect(column: 2, row: 1, columns: 4, rows: 6))
    #expect(rect.rightColumns(4) == Rect(column: 8, row: 1, columns: 4, rows: 6))
    #expect(rect.row(5) == Rect(column: 2, row: 6, columns: 10, rows: 1))
    #expect(rect.row(6).isEmpty)
    #expect(
      rect.centered(Size(columns: 4, rows: 2)) == Rect(column: 5, row: 3, columns: 4, rows: 2))
  }

  @Test func `taking more than there is leaves nothing`() {
    #expect(rect.inset(columns: 6, rows: 9).isEmpty)
    #expect(rect.removingTop(.max).rows == 0)
    #expect(rect.centered(Size(columns: 99, rows: -1)).rows == 0)
    #expect(Rect(column: .max, row: .min, columns: .max, rows: .max).right == .max)
  }

  @Test func `intersection`() {
    let other = Rect(column: 8, row: -2, columns: 99, rows: 5)
    #expect(rect.intersection(other) == Rect(column: 8, row: 1, columns: 4, rows: 2))
    #expect(rect.intersection(Rect(column: 50, row: 0, columns: 1, rows: 1)).isEmpty)
    #expect(rect.contains(Point(column: 11, row: 6)))
    #expect(!rect.contains(Point(column: 12, row: 6)))
  }
}
