import TestSupport
import Testing

@testable import CellGrid

@Suite struct TextLayoutTests {
  @Test(arguments: [
    ("Which coffee would you like?", 12, ["Which coffee", "would you", "like?"]),
    ("one  two", 5, ["one", "two"]),
    ("", 5, [""]),
    ("one\n\ntwo\r\nthree", 9, ["one", "", "two", "three"]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
    ("a abcdefghij", 4, ["a", "abcd", "efgh", "ij"]),
    ("ready-made", 7, ["ready-", "made"]),
    ("goes --fresh on", 8, ["goes", "--fresh", "on"]),
    ("(-o) café-bar", 10, ["(-o) café-", "bar"]),
    ("say --then-hand-over", 17, ["say", "--then-hand-over"]),
    ("履歴は--freshでも", 10, ["履歴は", "--fresh", "でも"]),
    ("コーヒーを注文しました。", 10, ["コーヒーを", "注文しま", "した。"]),
    ("待ってください", 12, ["待ってくだ", "さい"]),
    ("say \"ab cd\"", 8, ["say \"ab", "cd\""]),
    ("say \"abcd\"", 5, ["say", "\"abc", "d\""]),
    ("\"ブリューバー\" is it", 13, ["\"ブリュー", "バー\" is it"]),
    ("to ${list}${name}", 10, ["to ${list}", "${name}"]),
    ("注文しました。次へ", 12, ["注文しまし", "た。次へ"]),
    ("これは「新しい」もの", 8, ["これは", "「新し", "い」もの"]),
    ("一杯のcoffeeです", 10, ["一杯の", "coffeeです"]),
    ("커피를 주문했어요", 8, ["커피를", "주문했어", "요"]),
    ("漢", 1, ["…"]),
    ("  indented words", 10, ["  indented", "words"]),
  ])
  func `text breaks where a reader would`(text: String, columns: Int, rows: [String]) {
    #expect(TextLayout.wrapped(text, columns: columns) == rows)
  }

  @Test func `the last row says that there is more`() {
    let text = "Which coffee would you like today?"
    #expect(
      TextLayout.wrapped(text, columns: 12, maximumRows: 2) == ["Which coffee", "would you…"])
    #expect(TextLayout.wrapped(text, columns: 12, maximumRows: 1) == ["Which coffe…"])
    #expect(TextLayout.wrapped("one\ntwo", columns: 9, maximumRows: 1, glyphs: .ascii) == ["one~"])
    #expect(TextLayout.wrapped("one", columns: 9, maximumRows: 1) == ["one"])
    #expect(TextLayout.wrapped(text, columns: 12, maximumRows: 0) == [])
    #expect(TextLayout.wrapped(text, columns: 0) == [])
    #expect(TextLayout.wrapped(text, columns: -4) == [])
  }

  @Test func `no row is wider than asked and no word is lost`() {
    var random = SeededGenerator()
    let words = [
      "a", "latte", "コーヒー", "「注文」", "👨‍👩‍👧‍👦", "supercalifragilistic", "한국어", " ", "\n", "。", "(x)",
    ]
    for _ in 0..<400 {
      let text = (0..<8).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      let columns = Int.random(in: 2...14, using: &random)
      let rows = TextLayout.wrapped(text, columns: columns)
      #expect(rows.allSatisfy { DisplayWidth.of($0) <= columns }, "\(random)")
      #expect(
        rows.joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace }, "\(random)")
      let cut = TextLayout.wrapped(text, columns: columns, maximumRows: 2)
      #expect(cut.count <= 2 && cut.allSatisfy { DisplayWidth.of($0) <= columns }, "\(random)")
    }
  }

  @Test(arguments: [
    ("Corner Social", 1, 13), ("Corner Social", 2, 6), ("Quick Corner Shop", 2, 11),
    ("Quick Corner Shop", 3, 6), ("A  B", 2, 1), ("AirDrop", 2, 7), ("", 1, 1),
  ])
  func theLeastColumnsForWholeWords(text: String, rows: Int, columns: Int) {
    #expect(TextLayout.leastColumns(for: text, rows: rows, most: 20) == columns)
    #expect(TextLayout.wrapped(text, columns: columns).count <= rows)
    #expect(
      columns == 1
        || TextLayout.leastColumns(for: text, rows: rows, most: columns - 1) == nil)
  }
}
