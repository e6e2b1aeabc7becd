/// A stretch of one row that looks the same.
package struct StyleRun: Hashable, Sendable {
  package var column: Int
  package var columns: Int
  package var style: CellStyle
  package var text: String
}

extension Grid {
  /// What a row says, spaces to the right edge included; empty when there is no such row.
  package func text(row: Int) -> String {
    var text = ""
    for cell in self.row(row) where !cell.isContinuation { text.append(cell.character) }
    return text
  }

  /// All rows, without the spaces that end them.
  package var plainText: String {
    (0..<size.rows).map { trimmed(text(row: $0)) }.joined(separator: "\n")
  }

  /// A row as runs of one style each.
  package func runs(row: Int) -> [StyleRun] {
    var runs = [StyleRun]()
    for (column, cell) in self.row(row).enumerated() {
      if let last = runs.indices.last, runs[last].style == cell.style || cell.isContinuation {
        runs[last].columns += 1
        if !cell.isContinuation { runs[last].text.append(cell.character) }
      } else {
        runs.append(StyleRun(column: column, columns: 1, style: cell.style, text: cell.text))
      }
    }
    return runs
  }

  private func trimmed(_ text: String) -> String {
    guard let last = text.lastIndex(where: { $0 != " " }) else { return "" }
    return String(text[...last])
  }
}
