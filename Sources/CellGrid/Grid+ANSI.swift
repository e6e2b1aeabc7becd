extension Grid {
  /// The grid as text with SGR codes, for a still: a line per row, each left with attributes reset.
  /// Nothing but SGR is sent, and no cell can hold a control character.
  package func ansi(depth: ColorDepth) -> String {
    (0..<size.rows).map { ansi(row: $0, depth: depth) + "\n" }.joined()
  }

  private func ansi(row: Int, depth: ColorDepth) -> String {
    var line = ""
    var current = CellStyle.plain.reduced(to: depth)
    let plain = current
    for run in withoutPlainEnd(runs(row: row)) {
      let style = run.style.reduced(to: depth)
      if style != current {
        line += style.sgr
        current = style
      }
      line += run.text
    }
    return current == plain ? line : line + "\u{1B}[0m"
  }

  private func withoutPlainEnd(_ runs: [StyleRun]) -> [StyleRun] {
    guard var last = runs.last, last.style == .plain else { return runs }
    while last.text.last == " " { last.text.removeLast() }
    return runs.dropLast() + [last]
  }
}

extension TerminalStyle {
  /// The code that sets exactly this style, whatever was set before.
  package var sgr: String {
    var codes = ["0"]
    let numbers: [(CellStyle.Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
    codes += numbers.filter { attributes.contains($0.0) }.map(\.1)
    codes += TerminalStyle.codes(foreground, base: 30)
    codes += TerminalStyle.codes(background, base: 40)
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  private static func codes(_ paint: Paint, base: Int) -> [String] {
    switch paint {
    case .standard: []
    case .index(let index) where index < 8: ["\(base + Int(index))"]
    case .index(let index): ["\(base + 8)", "5", "\(index)"]
    case .rgb(let color): ["\(base + 8)", "2", "\(color.red)", "\(color.green)", "\(color.blue)"]
    }
  }
}
