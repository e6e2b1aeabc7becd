extension Grid {
  /// The grid as an SVG picture: one element per stretch of text, each held to its columns, and
  /// frames drawn as lines so that they close in any font.
  package func svg(
    title: String = "", foreground: Color = Color(rgb: 0xD8D8D8),
    background: Color = Color(rgb: 0x14161B)
  ) -> String {
    let picture = SVGPicture(foreground: foreground, background: background)
    let (width, height) = (size.columns * SVGPicture.cellWidth, size.rows * SVGPicture.cellHeight)
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)" "#
        + #"width="\#(width)" height="\#(height)" font-size="15" "#
        + #"font-family="ui-monospace, Menlo, 'DejaVu Sans Mono', 'Noto Sans Mono CJK JP', "#
        + #"monospace">"#
    ]
    if !title.isEmpty { lines.append("<title>\(SVGPicture.escaped(title))</title>") }
    lines.append(#"<rect width="100%" height="100%" fill="\#(background)"/>"#)
    for row in 0..<size.rows {
      let runs = runs(row: row)
      lines += runs.compactMap { picture.surface($0, row: row) }
      for run in runs { lines += picture.marks(row: row, run: run, cells: self.row(row)) }
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Turns runs into elements.
private struct SVGPicture {
  static let cellWidth = 9
  static let cellHeight = 20
  private static let baseline = 15

  let foreground: Color
  let background: Color

  /// The rectangle behind a run; nothing where it is the picture's own background.
  func surface(_ run: StyleRun, row: Int) -> String? {
    let color = colors(run.style).background
    guard color != background else { return nil }
    let (x, y) = (run.column * Self.cellWidth, row * Self.cellHeight)
    return #"<rect x="\#(x)" y="\#(y)" width="\#(run.columns * Self.cellWidth)" "#
      + #"height="\#(Self.cellHeight)" fill="\#(color)"/>"#
  }

  func marks(row: Int, run: StyleRun, cells: ArraySlice<Cell>) -> [String] {
    var elements = [String]()
    var pending = (column: run.column, columns: 0, text: "")
    func flush() {
      if pending.text.contains(where: { $0 != " " }) {
        elements.append(
          text(
            pending.text, column: pending.column, columns: pending.columns, row: row,
            style: run.style))
      }
    }
    for column in run.column..<(run.column + run.columns) {
      let cell = cells[cells.startIndex + column]
      if cell.isContinuation { continue }
      if let path = BoxDrawing.path(
        cell.character, x: column * Self.cellWidth, y: row * Self.cellHeight)
      {
        flush()
        pending = (column + 1, 0, "")
        let width = BoxDrawing.isHeavy(cell.character) ? "2.6" : "1.3"
        elements.append(
          #"<path d="\#(path)" fill="none" stroke="\#(colors(run.style).foreground)" "#
            + #"stroke-width="\#(width)"/>"#)
      } else if cell.width == 2 || !DisplayWidth.isPlain(cell.character) {
        flush()
        pending = (column, cell.width, cell.text)
        flush()
        pending = (column + cell.width, 0, "")
      } else {
        pending.columns += 1
        pending.text.append(cell.character)
      }
    }
    flush()
    return elements
  }

  private func text(
    _ text: String, column: Int, columns: Int, row: Int, style: CellStyle
  ) -> String {
    var attributes = ""
    if style.bold { attributes += #" font-weight="bold""# }
    if style.italic { attributes += #" font-style="italic""# }
    if style.underline { attributes += #" text-decoration="underline""# }
    return #"<text x="\#(column * Self.cellWidth)" y="\#(row * Self.cellHeight + Self.baseline)" "#
      + #"textLength="\#(columns * Self.cellWidth)" lengthAdjust="spacingAndGlyphs" "#
      + #"xml:space="preserve" fill="\#(colors(style).foreground)"\#(attributes)>"#
      + Self.escaped(text) + "</text>"
  }

  private func colors(_ style: CellStyle) -> (foreground: Color, background: Color) {
    var front = style.foreground ?? foreground
    var back = style.background ?? background
    if style.reverse { swap(&front, &back) }
    if style.dim { front = front.mixed(with: back, 0.4) }
    return (front, back)
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}

/// The lines of frames as paths through the middle of a cell.
private enum BoxDrawing {
  static func isHeavy(_ character: Character) -> Bool { "┏┓┗┛━┃┣┫".contains(character) }

  static func path(_ character: Character, x: Int, y: Int) -> String? {
    let (left, top) = (Double(x), Double(y))
    let (right, bottom) = (left + 9, top + 20)
    let (middle, center) = (left + 4.5, top + 10)
    return switch character {
    case "─", "━": "M\(left) \(center)H\(right)"
    case "│", "┃": "M\(middle) \(top)V\(bottom)"
    case "╭": "M\(right) \(center)Q\(middle) \(center) \(middle) \(bottom)"
    case "╮": "M\(left) \(center)Q\(middle) \(center) \(middle) \(bottom)"
    case "╰": "M\(right) \(center)Q\(middle) \(center) \(middle) \(top)"
    case "╯": "M\(left) \(center)Q\(middle) \(center) \(middle) \(top)"
    case "┌", "┏": "M\(right) \(center)H\(middle)V\(bottom)"
    case "┐", "┓": "M\(left) \(center)H\(middle)V\(bottom)"
    case "└", "┗": "M\(right) \(center)H\(middle)V\(top)"
    case "┘", "┛": "M\(left) \(center)H\(middle)V\(top)"
    case "├", "┣": "M\(middle) \(top)V\(bottom)M\(middle) \(center)H\(right)"
    case "┤", "┫": "M\(middle) \(top)V\(bottom)M\(middle) \(center)H\(left)"
    default: nil
    }
  }
}
