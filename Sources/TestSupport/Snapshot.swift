import CellGrid

/// A grid as a text file that a person can read and a diff can show: header lines, numbered rows
/// with `·` for spaces, then which columns have which style.
package struct Snapshot: Hashable, Sendable {
  package let text: String

  package init(_ grid: Grid, header: [(String, String)]) {
    var lines = header.map { "\($0.0): \($0.1)" }
    lines.append("grid: \(grid.size.columns)x\(grid.size.rows)")
    if let cursor = grid.cursor {
      lines.append("cursor: column \(cursor.column), row \(cursor.row)")
    }
    let digits = String(max(0, grid.size.rows - 1)).count
    func number(_ row: Int) -> String {
      DisplayWidth.padded("\(row)", toColumns: digits, alignment: .trailing)
    }
    lines.append("")
    lines += (0..<grid.size.rows).map { "\(number($0)) |\(Snapshot.visible(grid.text(row: $0)))|" }
    var styles = StyleNames()
    let runs = (0..<grid.size.rows).map { row in
      grid.runs(row: row).map { run in
        let last = run.column + run.columns - 1
        return "\(run.column)\(last == run.column ? "" : "-\(last)") \(styles.name(run.style))"
      }.joined(separator: ", ")
    }
    lines.append("")
    lines += styles.all.map { "\($0.name): \($0.style)" }
    lines.append("")
    lines += runs.enumerated().map { "\(number($0.offset)) \($0.element)" }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// `·` for a space; a dot that stands there itself becomes `∙`.
  private static func visible(_ text: String) -> String {
    String(text.map { $0 == " " ? "·" : $0 == "·" ? "∙" : $0 })
  }
}

/// Letters for styles, in the order they are met.
private struct StyleNames {
  private(set) var all = [(name: String, style: CellStyle)]()

  mutating func name(_ style: CellStyle) -> String {
    if let known = all.first(where: { $0.style == style }) { return known.name }
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let (round, place) = all.count.quotientAndRemainder(dividingBy: letters.count)
    all.append((String(letters[place]) + (round == 0 ? "" : "\(round)"), style))
    return all[all.count - 1].name
  }
}
