import CellGrid

/// A rounded card made of lines, so that it can stand among others and be cut.
struct CardFrame {
  let context: ViewContext
  let columns: Int
  let frame: CellStyle
  let background: CellStyle

  private var glyphs: BorderGlyphs { BorderGlyphs(.rounded, context.glyphs) }
  private var edge: CellStyle { background.overlaid(by: frame) }

  private func across(_ count: Int) -> String {
    String(repeating: glyphs.horizontal, count: max(0, count))
  }

  var top: Line {
    Line("\(glyphs.topLeft)\(across(columns - 2))\(glyphs.topRight)", edge)
  }

  /// With a hint in it: where in a long list this is.
  func bottom(_ hint: String) -> Line {
    let width = DisplayWidth.of(hint)
    guard !hint.isEmpty, width + 6 <= columns else {
      return Line("\(glyphs.bottomLeft)\(across(columns - 2))\(glyphs.bottomRight)", edge)
    }
    return Line([
      Span("\(glyphs.bottomLeft)\(across(columns - width - 5))", edge),
      Span(" \(hint) ", background.overlaid(by: context[.deviceSecondaryText])),
      Span("\(glyphs.horizontal)\(glyphs.bottomRight)", edge),
    ])
  }

  /// A line across that says what parts the two sides of it.
  func rule(_ text: String, _ style: CellStyle) -> Line {
    let short = DisplayWidth.truncated(text, toColumns: columns - 8, glyphs: context.glyphs)
    let rest = columns - DisplayWidth.of(short) - 6
    return Line([
      Span("\(glyphs.leftJoint)\(across(2))", edge),
      Span(" \(short) ", background.overlaid(by: style)),
      Span("\(across(rest))\(glyphs.rightJoint)", edge),
    ])
  }

  /// A row inside the card; what lies behind it is the card's unless the row has its own.
  func row(_ line: Line, isFramed: Bool = true) -> Line {
    guard isFramed else { return line }
    let side = String(glyphs.vertical)
    let behind = line.fill ?? background
    var row = Line(
      [Span(side, edge), Span(" ", behind)] + line.leading.map(laid),
      trailing: line.trailing.map(laid) + [Span(" ", behind), Span(side, edge)])
    row.fill = behind
    row.fillInset = 1
    row.cursorColumn = line.cursorColumn.map { $0 + 2 }
    return row
  }

  private func laid(_ span: Span) -> Span { Span(span.text, background.overlaid(by: span.style)) }
}
