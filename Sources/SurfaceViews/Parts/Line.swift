import CellGrid

/// A stretch of text in one style.
struct Span {
  var text: String
  var style: CellStyle

  init(_ text: String, _ style: CellStyle) {
    self.text = text
    self.style = style
  }
}

/// One row to be drawn: text from the left, text against the right edge, and what lies behind.
struct Line {
  var leading: [Span] = []
  var trailing: [Span] = []
  /// Laid over the whole row but for `fillInset` columns at either end.
  var fill: CellStyle?
  var fillInset = 0
  /// For a row of a card: a line across with these words in it, instead of text.
  var rule: Span?
  /// Set on the selected row: where its mark is, so that screen readers find it.
  var cursorColumn: Int?
  /// Whether it says nothing without the row above: both scroll as one.
  var staysWithAbove = false
  /// Whether it only parts what is above from what is below.
  var isSeparator = false

  static let blank = Line()

  var isBlank: Bool { leading.isEmpty && trailing.isEmpty && rule == nil }

  init(_ leading: [Span] = [], trailing: [Span] = []) {
    self.leading = leading
    self.trailing = trailing
  }

  init(_ text: String, _ style: CellStyle) { leading = [Span(text, style)] }

  /// The same row for what cannot be done now.
  var receded: Line {
    var line = self
    line.leading = leading.map { Span($0.text, $0.style.receded) }
    line.trailing = trailing.map { Span($0.text, $0.style.receded) }
    return line
  }

  /// The same row with another style laid over all of it; its mark stands first.
  func selected(_ style: CellStyle?, keeping kept: Int? = nil) -> Line {
    var line = self
    line.cursorColumn = 0
    guard let style else { return line }
    line.leading = leading.enumerated().map {
      $0 == kept ? $1 : Span($1.text, $1.style.overlaid(by: style))
    }
    line.trailing = trailing.map { Span($0.text, $0.style.overlaid(by: style)) }
    line.fill = style
    return line
  }

  /// The same row with its left side whole, where it leaves the right side no fewer than so many
  /// columns: there the first words end in an ellipsis, or go where that would leave next to none.
  func keepingLeft(in columns: Int, leastRight: Int = 0, glyphs: GlyphSet) -> Line {
    guard let first = trailing.first, !first.text.isEmpty else { return self }
    var line = self
    let rest = Array(trailing.dropFirst()).columns
    let room = max(leastRight, columns - leading.columns) - Self.gap - rest
    guard room >= min(Self.leastWords, DisplayWidth.of(first.text)) else {
      line.trailing[0].text = ""
      return line
    }
    line.trailing[0].text = DisplayWidth.truncated(first.text, toColumns: room, glyphs: glyphs)
    line.trailing.insert(Span(String(repeating: " ", count: Self.gap), .plain), at: 0)
    return line
  }

  private static let gap = 2
  private static let leastWords = 4

  func indented(_ columns: Int) -> Line {
    var line = self
    line.leading.insert(Span(String(repeating: " ", count: columns), .plain), at: 0)
    line.cursorColumn = cursorColumn.map { $0 + columns }
    return line
  }
}

extension [Span] {
  var columns: Int { reduce(0) { $0 + DisplayWidth.of($1.text) } }
}

extension Grid {
  /// Draws a line in a row and answers where its mark is. What does not fit ends in an ellipsis;
  /// the right side is kept before the left.
  @discardableResult
  mutating func draw(_ line: Line, in row: Rect) -> Point? {
    guard !row.isEmpty else { return nil }
    if let fill = line.fill {
      restyle(row.inset(columns: line.fillInset)) { $0.overlaid(by: fill) }
    }
    let trailingColumns = line.trailing.columns
    let hasTrailing = trailingColumns > 0 && trailingColumns <= row.columns
    let room = hasTrailing ? row.columns - trailingColumns : row.columns
    write(line.leading, in: row.leftColumns(room))
    if hasTrailing { write(line.trailing, in: row.rightColumns(trailingColumns)) }
    guard let cursor = line.cursorColumn, cursor < row.columns else { return nil }
    return Point(column: row.left + cursor, row: row.top)
  }

  private mutating func write(_ spans: [Span], in row: Rect) {
    var column = row.left
    for span in spans {
      let room = row.right - column
      guard room > 0 else { return }
      column += write(
        span.text, at: Point(column: column, row: row.top), style: span.style, within: row,
        maximumColumns: room, truncation: .ellipsis)
    }
  }

  /// Draws lines from the top down, as many as there is room for, and answers where the mark is.
  @discardableResult
  mutating func draw(_ lines: [Line], in rect: Rect) -> Point? {
    var mark: Point?
    for (row, line) in lines.prefix(rect.rows).enumerated() {
      mark = draw(line, in: rect.row(row)) ?? mark
    }
    return mark
  }
}
