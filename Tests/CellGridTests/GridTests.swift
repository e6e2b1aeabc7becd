import TestSupport
import Testing

@testable import CellGrid

@Suite struct GridTests {
  private let ink = CellStyle(foreground: Color(rgb: 0x202020))
  private let paper = CellStyle(background: Color(rgb: 0xFAF0E0))

  private func grid(_ columns: Int, _ rows: Int = 1) -> Grid {
    Grid(size: Size(columns: columns, rows: rows))
  }

  @Test func `text keeps the background it is written on`() {
    var grid = Grid(size: Size(columns: 4, rows: 1), style: paper)
    grid.write("ab", at: .zero, style: ink)
    #expect(grid[.zero].style.background == paper.background)
    #expect(grid[.zero].style.foreground == ink.foreground)
  }

  @Test func `overwriting half of a wide character blanks the other half`() {
    var left = grid(4)
    left.write("漢字", at: .zero, style: ink)
    left.write("x", at: .zero, style: ink)
    #expect(left.text(row: 0) == "x 字")
    var right = grid(4)
    right.write("漢字", at: .zero, style: ink)
    right.write("x", at: Point(column: 1, row: 0), style: ink)
    #expect(right.text(row: 0) == " x字")
    var across = grid(4)
    across.write("漢字", at: .zero, style: ink)
    across.write("語", at: Point(column: 1, row: 0), style: ink)
    #expect(across.text(row: 0) == " 語 ")
    across.fill(Rect(column: 2, row: 0, columns: 1, rows: 1), style: paper)
    #expect(across.text(row: 0) == "    ")
  }

  @Test func `a wide character cut by an edge becomes a space`() {
    var atEnd = grid(3)
    #expect(atEnd.write("漢字", at: .zero, style: ink) == 3)
    #expect(atEnd.text(row: 0) == "漢 ")
    var atStart = grid(3)
    #expect(atStart.write("漢字", at: Point(column: -1, row: 0), style: ink) == 4)
    #expect(atStart.text(row: 0) == " 字")
    var inClip = Grid(size: Size(columns: 6, rows: 1))
    inClip.write(
      "漢字語", at: .zero, style: ink, within: Rect(column: 1, row: 0, columns: 4, rows: 1))
    #expect(inClip.text(row: 0) == "  字  ")
  }

  @Test func `text is cut with an ellipsis when asked`() {
    var grid = Grid(size: Size(columns: 8, rows: 1), glyphs: .ascii)
    let used = grid.write(
      "Order coffee", at: Point(column: 1, row: 0), style: ink, maximumColumns: 5,
      truncation: .ellipsis)
    #expect(used == 5)
    #expect(grid.text(row: 0) == " Orde~  ")
    grid.write("Order coffee", at: .zero, style: ink, truncation: .ellipsis, glyphs: .unicode)
    #expect(grid.text(row: 0) == "Order c…")
    #expect(grid.write("Ü", at: .zero, style: ink, maximumColumns: 0) == 0)
    #expect(grid.write("Ü", at: .zero, style: ink, maximumColumns: -1) == 0)
  }

  @Test func `nothing that acts on a terminal lands in a cell`() {
    var grid = grid(20)
    grid.write("a\u{1B}[2J\u{202E}b\r\nc\u{9B}\td\u{7F}", at: .zero, style: ink)
    #expect(grid.text(row: 0) == "a␛[2J\u{FFFD}b c\u{FFFD} d␡       ")
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var cell = self.grid(2)
      cell.write(String(Character(scalar)), at: .zero, style: ink)
      let drawn = cell.text(row: 0).unicodeScalars
      #expect(!drawn.contains(where: DisplayWidth.isHarmful), "\(value)")
    }
  }

  @Test func `a heap of marks is cut`() {
    var grid = grid(3)
    grid.write("e" + String(repeating: "\u{301}", count: 5_000), at: .zero, style: ink)
    #expect(grid[.zero].text.unicodeScalars.count <= 16)
  }

  @Test func `frames close in either glyph set`() {
    var grid = Grid(size: Size(columns: 5, rows: 4))
    grid.border(grid.bounds, style: ink)
    #expect(grid.plainText == "╭───╮\n│   │\n│   │\n╰───╯")
    grid.border(grid.bounds, style: ink, shape: .heavy)
    #expect(grid.text(row: 0) == "┏━━━┓")
    grid.border(grid.bounds, style: ink, glyphs: .ascii)
    #expect(grid.text(row: 0) == ".---.")
  }

  @Test func `restyling leaves the words`() {
    var grid = grid(4)
    grid.write("漢b", at: .zero, style: ink)
    grid.restyle(Rect(column: 1, row: 0, columns: 1, rows: 1)) { _ in paper }
    grid.restyle(Rect(column: 2, row: 0, columns: 9, rows: 9)) { $0.receded }
    #expect(grid.text(row: 0) == "漢b ")
    #expect(grid[Point(column: 2, row: 0)].style.dim)
    #expect(grid.runs(row: 0).map(\.columns) == [2, 1, 1])
  }

  @Test func `rows outside are empty, and points outside are spaces`() {
    let grid = grid(2)
    #expect(grid.text(row: 7) == "")
    #expect(grid[Point(column: -1, row: .max)].text == " ")
  }

  @Test func `any drawing anywhere leaves every row whole`() {
    var random = SeededGenerator()
    let samples = DisplayWidthTests.clusters.map(\.0) + ["Order", "コーヒーを", "क्ष्म्य", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦", ""]
    let extremes = [Int.min, -3, -1, 0, 1, 2, 5, Int.max]
    func number(_ random: inout SeededGenerator) -> Int {
      Int.random(in: 0..<12, using: &random) == 0
        ? extremes.randomElement(using: &random) ?? 0 : Int.random(in: -3...14, using: &random)
    }
    func rect(_ random: inout SeededGenerator) -> Rect {
      Rect(
        column: number(&random), row: number(&random), columns: number(&random),
        rows: number(&random))
    }
    for round in 0..<600 {
      let size = Size(
        columns: Int.random(in: -1...11, using: &random),
        rows: Int.random(in: -1...5, using: &random))
      var grid = Grid(size: size, glyphs: Bool.random(using: &random) ? .ascii : .unicode)
      for _ in 0..<12 {
        let point = Point(column: number(&random), row: number(&random))
        switch Int.random(in: 0..<8, using: &random) {
        case 0: grid.fill(rect(&random), style: paper)
        case 1: grid.border(rect(&random), style: ink, shape: .square)
        case 2: grid.restyle(rect(&random)) { $0.receded }
        case 3: grid.horizontalLine(at: point, columns: number(&random), style: ink)
        case 4: grid.verticalLine(at: point, rows: number(&random), style: ink)
        default:
          let text = (0..<3).map { _ in samples.randomElement(using: &random) ?? "" }.joined()
          let clip = Bool.random(using: &random) ? rect(&random) : nil
          let room = Bool.random(using: &random) ? number(&random) : nil
          let used = grid.write(
            text, at: point, style: ink, within: clip, maximumColumns: room,
            truncation: Bool.random(using: &random) ? .ellipsis : .clip)
          #expect(used >= 0 && used <= DisplayWidth.of(text), "\(random) round \(round)")
        }
      }
      #expect(isRectangular(grid), "\(random) round \(round)")
    }
  }
}
