import Testing

@testable import CellGrid

@Suite struct DisplayWidthTests {
  static let clusters: [(String, Int)] = [
    ("a", 1), (" ", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("½", 1), ("±", 1),
    ("あ", 2), ("カ", 2), ("ー", 2), ("ｶ", 1), ("ﾊ\u{FF9E}", 2), ("か\u{3099}", 2),
    ("漢", 2), ("𠮷", 2), ("。", 2), ("「", 2), ("\u{3000}", 2), ("\u{303F}", 1), ("㉐", 2),
    ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2), ("￥", 2), ("￦", 2), ("ﾊ", 1),
    ("①", 1), ("─", 1), ("╭", 1), ("█", 1), ("…", 1), ("→", 1), ("▣", 1), ("›", 1),
    ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("☁", 1), ("☁\u{FE0F}", 2), ("⚠", 1),
    ("⚠\u{FE0F}", 2), ("⌚", 2), ("⌚\u{FE0E}", 1), ("⚡", 2), ("©", 1), ("©\u{FE0F}", 2),
    ("😀", 2), ("🪿", 2), ("👍🏽", 2), ("☝🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("👩🏽‍❤️‍💋‍👨🏽", 2), ("🇯🇵", 2),
    ("🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", 2), ("1\u{FE0F}\u{20E3}", 2),
    ("#\u{20E3}", 2), ("1", 1), ("🇯", 1),
    ("\u{301}", 1), ("\u{3099}", 1), ("\u{200D}", 0), ("\u{200B}", 0), ("\u{FEFF}", 0),
    ("\u{FE0F}", 0), ("\u{AD}", 0), ("\u{200E}", 0),
    ("ที่", 1), ("กำ", 2), ("นี้", 1), ("क", 1), ("की", 2), ("हिं", 2), ("سَ", 1), ("ل", 1), ("א", 1),
    ("ở", 1), ("\u{600}", 1),
    ("\n", 1), ("\r\n", 1), ("\t", 1), ("\u{1B}", 1), ("\u{9B}", 1), ("\u{202E}", 1),
    ("\u{2028}", 1),
  ]

  @Test(arguments: [
    ("Pipeline 12", 11, "Pipeline 12"), ("Pipeline 12", 8, "Pipe… 12"), ("Pipeline 12", 2, "P…"),
    ("Pipeline 12", 1, "…"), ("Pipeline 12", 0, ""), ("注文一覧表", 7, "注文…表"),
  ])
  func `a text is cut in its middle`(text: String, columns: Int, cut: String) {
    #expect(DisplayWidth.truncatedInMiddle(text, toColumns: columns) == cut)
  }

  @Test(arguments: clusters)
  func `a cluster takes its columns`(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns, "\(text.unicodeScalars.map(\.value))")
    #expect(text.count == 1)
  }

  @Test(arguments: clusters)
  func `a grid draws a cluster in the columns it is said to take`(text: String, columns: Int) {
    var grid = Grid(size: Size(columns: 4, rows: 1))
    #expect(grid.write(text, at: .zero, style: .plain) == columns)
    #expect(grid.write("x", at: Point(column: columns, row: 0), style: .plain) == 1)
    #expect(grid[Point(column: columns, row: 0)].text == "x")
    #expect(isRectangular(grid))
  }

  @Test func `text adds up`() {
    #expect(DisplayWidth.of("Order コーヒー ☕️ 2×") == 6 + 8 + 1 + 2 + 1 + 2)
    #expect(DisplayWidth.of("") == 0)
    #expect(DisplayWidth.exceeds("日本", columns: 3))
    #expect(!DisplayWidth.exceeds("日本", columns: 4))
    #expect(DisplayWidth.exceeds("", columns: -1))
  }

  @Test func `plain characters are those every libc measures alike`() {
    for plain in ["a", "é", "あ", "漢", "한", "Ж", "─", "Ａ", "→", "…"] as [Character] {
      #expect(DisplayWidth.isPlain(plain), "\(plain)")
    }
    for other in ["😀", "❤\u{FE0F}", "❤", "🇯🇵", "e\u{301}", "\u{301}", "🪿", "\n"] as [Character] {
      #expect(!DisplayWidth.isPlain(other), "\(other)")
    }
  }

  @Test(arguments: [
    ("Order coffee", 12, "Order coffee"), ("Order coffee", 8, "Order c…"), ("Order", 1, "…"),
    ("Order", 0, ""), ("Order", -3, ""), ("", 0, ""), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"),
    ("日本語", 4, "日…"), ("日本語", 1, "…"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"),
  ])
  func `too long text ends in an ellipsis`(text: String, columns: Int, expected: String) {
    #expect(DisplayWidth.truncated(text, toColumns: columns) == expected)
  }

  @Test func `the ASCII ellipsis takes as much room`() {
    #expect(DisplayWidth.truncated("Order coffee", toColumns: 8, glyphs: .ascii) == "Order c~")
  }

  @Test func `padding fills exactly`() {
    #expect(DisplayWidth.padded("日本", toColumns: 6) == "日本  ")
    #expect(DisplayWidth.padded("日本", toColumns: 6, alignment: .trailing) == "  日本")
    #expect(DisplayWidth.padded("日本", toColumns: 7, alignment: .center) == " 日本  ")
    #expect(DisplayWidth.padded("日本語", toColumns: 4) == "日… ")
    #expect(DisplayWidth.padded("x", toColumns: -1) == "")
  }

  @Test func `the end of long text is what a field shows`() {
    #expect(DisplayWidth.suffix(of: "日本語x", columns: 4) == "語x")
    #expect(DisplayWidth.suffix(of: "abc", columns: 9) == "abc")
    #expect(DisplayWidth.suffix(of: "abc", columns: 0) == "")
  }
}

/// Whether every row's widths add up, and every wide cell has its right half.
func isRectangular(_ grid: Grid) -> Bool {
  (0..<grid.size.rows).allSatisfy { row in
    let cells = Array(grid.row(row))
    guard cells.count == grid.size.columns, cells.reduce(0, { $0 + $1.width }) == cells.count
    else { return false }
    return cells.indices.allSatisfy { index in
      switch cells[index].width {
      case 0: index > 0 && cells[index - 1].width == 2
      case 2: index + 1 < cells.count && cells[index + 1].isContinuation
      default: true
      }
    }
  }
}
