import CellGrid

/// A rounded card made of lines, so that it can stand among others and be cut.
struct CardFrame {
  let context: ViewContext
  let columns: Int
  let isFramed: Bool

  /// Narrower than this, as on a watch, a frame would take what the words need.
  static let leastColumns = 24

  private var glyphs: BorderGlyphs { BorderGlyphs(.rounded, context.glyphs) }
  private var frame: CellStyle { context[.snippetFrame] }
  private var background: CellStyle { context[.snippetBackground] }

  /// Rows that the card takes beside its own lines.
  var frameRows: Int { isFramed ? 2 : 0 }

  /// The lines as a card, with a hint in its lower edge: where in a long list this is.
  func card(_ lines: [Line], hint: String = "") -> [Line] {
    guard isFramed else { return lines.map(row) }
    return [top] + lines.map(row) + [bottom(hint)]
  }

  private func across(_ count: Int) -> String {
    String(repeating: glyphs.horizontal, count: max(0, count))
  }

  private var top: Line {
    Line("\(glyphs.topLeft)\(across(columns - 2))\(glyphs.topRight)", frame)
  }

  private func bottom(_ hint: String) -> Line {
    let width = DisplayWidth.of(hint)
    guard !hint.isEmpty, width + 6 <= columns else {
      return Line("\(glyphs.bottomLeft)\(across(columns - 2))\(glyphs.bottomRight)", frame)
    }
    return Line([
      Span("\(glyphs.bottomLeft)\(across(columns - width - 5))", frame),
      Span(" \(hint) ", context[.deviceSecondaryText]),
      Span("\(glyphs.horizontal)\(glyphs.bottomRight)", frame),
    ])
  }

  /// A row inside the card; what lies behind it is the card's unless the row has its own.
  private func row(_ line: Line) -> Line {
    if let rule = line.rule { return self.rule(rule) }
    let behind = line.fill ?? background
    var row = line
    row.leading = line.leading.map(laid)
    row.trailing = line.trailing.map(laid)
    row.fill = behind
    guard isFramed else { return row }
    let side = Span(String(glyphs.vertical), frame)
    row.leading = [side, Span(" ", behind)] + row.leading
    row.trailing += [Span(" ", behind), side]
    row.fillInset = 1
    row.cursorColumn = line.cursorColumn.map { $0 + 2 }
    return row
  }

  /// A line across that says what parts the two sides of it.
  private func rule(_ rule: Span) -> Line {
    if rule.text.isEmpty {
      return Line(
        isFramed
          ? "\(glyphs.leftJoint)\(across(columns - 2))\(glyphs.rightJoint)" : across(columns),
        frame)
    }
    let short = DisplayWidth.truncated(
      rule.text, toColumns: columns - 8, glyphs: context.glyphs)
    let rest = columns - DisplayWidth.of(short) - 6
    let ends =
      isFramed
      ? (glyphs.leftJoint, glyphs.rightJoint) : (glyphs.horizontal, glyphs.horizontal)
    return Line([
      Span("\(ends.0)\(across(2))", frame), Span(" \(short) ", rule.style),
      Span("\(across(rest))\(ends.1)", frame),
    ])
  }

  private func laid(_ span: Span) -> Span { Span(span.text, background.overlaid(by: span.style)) }
}
