import TestSupport
import Testing

@testable import CellGrid

@Suite struct StillTests {
  private let sample: Grid = {
    var grid = Grid(size: Size(columns: 14, rows: 4))
    let red = CellStyle(foreground: Color(rgb: 0xEE5B57), attributes: .bold)
    grid.border(grid.bounds, style: CellStyle(foreground: Color(rgb: 0x666666)))
    grid.write("a<b & 漢 ·", at: Point(column: 2, row: 1), style: red)
    grid.restyle(Rect(column: 1, row: 2, columns: 12, rows: 1)) { _ in
      CellStyle(attributes: .reverse)
    }
    grid.cursor = Point(column: 2, row: 1)
    return grid
  }()

  @Test func `a grid as a snapshot`() {
    expectSnapshot(sample, named: "sample", header: [("surface", "none"), ("theme", "none")])
  }

  @Test func `plain text`() {
    #expect(sample.plainText == "╭────────────╮\n│ a<b & 漢 · │\n│            │\n╰────────────╯")
  }

  @Test func `SGR codes at every depth`() {
    var grid = Grid(size: Size(columns: 6, rows: 1))
    grid.write("ab", at: .zero, style: CellStyle(foreground: Color(rgb: 0xFF0000)))
    #expect(grid.ansi(depth: .trueColor) == "\u{1B}[0;38;2;255;0;0mab\u{1B}[0m\n")
    #expect(grid.ansi(depth: .indexed256) == "\u{1B}[0;38;5;196mab\u{1B}[0m\n")
    #expect(grid.ansi(depth: .eight) == "\u{1B}[0;31mab\u{1B}[0m\n")
    #expect(grid.ansi(depth: .none) == "ab\n")
  }

  @Test func `an SVG escapes and holds text to its columns`() {
    let picture = sample.svg(title: "a < b")
    #expect(picture.contains("<title>a &lt; b</title>"))
    #expect(picture.contains(">a&lt;b &amp; </text>"))
    #expect(picture.contains(#"x="72" y="35" textLength="18""#))
    #expect(picture.hasSuffix("</svg>\n"))
    #expect(Grid(size: .zero).svg().hasSuffix("</svg>\n"))
  }

  @Test func `a difference shows what went and what came`() {
    let difference = SnapshotDifference(expected: "a\nb\nc", actual: "a\nx\nc\nd")
    #expect(difference.lines == ["- b", "+ x", "+ d"])
  }

  @Test(.disabled(if: Snapshot.isRecording))
  func `a missing snapshot is a failure`() {
    withKnownIssue {
      expectSnapshot(sample, named: "never recorded", header: [])
    }
  }

  @Test func `the same seed gives the same numbers`() {
    var first = SeededGenerator(seed: 1)
    var second = SeededGenerator(seed: 1)
    #expect((0..<5).map { _ in first.next() } == (0..<5).map { _ in second.next() })
    #expect(first.description == "UNDERSTUDY_SEED=1")
    var zero = SeededGenerator(seed: 0)
    #expect(zero.next() == 0xE220_A839_7B1D_CDAF)  // SplitMix64's published first value
  }
}
