import CellGrid
import SimulatorCore

/// The rows of a comparison as lines. Where there is no room beside the numbers, an entry's reason
/// stands below it.
struct ComparisonTable {
  let context: ViewContext
  /// Inside the box.
  let columns: Int
  let isNarrow: Bool
  private let comparison: ShareComparison
  private let widths: Widths
  /// A reason in lines; most entries share theirs with others.
  private let reasons: [String: [String]]
  /// Which line of which row each line is; nil for a blank one between two parts.
  private let places: [(row: Int, line: Int)?]

  init(context: ViewContext, _ comparison: ShareComparison, columns: Int) {
    self.context = context
    self.columns = columns
    self.comparison = comparison
    isNarrow = columns < 64
    let widths = Widths(comparison, columns: columns, isNarrow: isNarrow)
    self.widths = widths
    var reasons = [String: [String]]()
    var places = [(row: Int, line: Int)?]()
    var part: ShareGroup?
    for (position, row) in comparison.rows.enumerated() {
      let next = row.entry.group.isAction ? .system : row.entry.group
      if let part, part != next { places.append(nil) }
      part = next
      var count = 0
      if let why = row.why {
        if reasons[why] == nil {
          let words = context.glyphs == .ascii ? why.replacing("→", with: "->") : why
          reasons[why] = TextLayout.wrapped(words, columns: widths.why, glyphs: context.glyphs)
        }
        count = reasons[why]?.count ?? 0
      }
      let height = isNarrow ? 1 + count : max(1, count)
      places += (0..<height).map { (position, $0) }
    }
    self.reasons = reasons
    self.places = places
  }

  /// In columns; what is above names them.
  private struct Widths {
    let mark: Int
    let name: Int
    let place: Int
    let keys: Int
    let why: Int

    init(_ comparison: ShareComparison, columns: Int, isNarrow: Bool) {
      func digits(_ numbers: [Int?]) -> Int { "\(numbers.compactMap(\.self).max() ?? 0)".count }
      let rows = comparison.rows
      // A number, an arrow and a number, with blanks around it where there is room; a place may
      // be under More.
      let arrow = isNarrow ? 1 : 3
      func pair(_ numbers: [Int?], _ title: String, more: Int = 0) -> Int {
        max(2 * digits(numbers) + arrow + more * underMore.count, title.count) + 2
      }
      let mostUnderMore =
        rows.map { ($0.isUnderMoreBefore ? 1 : 0) + ($0.isUnderMoreAfter ? 1 : 0) }.max() ?? 0
      mark = 1 + digits(rows.map { $0.rise.map(abs) }) + 1
      place = pair(rows.flatMap { [$0.before, $0.after] }, "place", more: mostUnderMore)
      keys = pair(rows.flatMap { [$0.keysBefore, $0.keysAfter] }, "keys")
      if isNarrow {
        name = max(4, columns - mark - place - keys)
        why = max(10, columns - mark)
      } else {
        let longest = rows.map { DisplayWidth.of($0.name) }.max() ?? 0
        name = min(longest, columns >= 90 ? 34 : 22) + 2
        why = max(10, columns - mark - name - place - keys)
      }
    }
  }

  /// What the columns are; in a narrow box how many moved stands there, too.
  var titles: Line {
    let count = "\(comparison.movedCount) of \(comparison.rows.count) moved"
    let start = padded(isNarrow ? count : "", widths.mark + widths.name)
    return Line(
      start + cell("place", widths.place) + cell("keys", widths.keys) + (isNarrow ? "" : "why"),
      context[.helpHeading])
  }

  var lines: LineList { LineList(count: places.count) { line($0) } }

  private func line(_ position: Int) -> Line {
    guard let (row, line) = places[position] else { return .blank }
    return self.line(line, of: comparison.rows[row])
  }

  private func line(_ line: Int, of row: ShareComparison.Row) -> Line {
    let reasons = row.why.flatMap { self.reasons[$0] } ?? []
    let quiet = context[.overlaySecondaryText]
    guard line == 0 else {
      let indent =
        isNarrow ? widths.mark : widths.mark + widths.name + widths.place + widths.keys
      return Line(
        String(repeating: " ", count: indent) + reasons[isNarrow ? line - 1 : line], quiet)
    }
    let style = row.hasMoved ? context[.overlayText] : quiet
    return Line([
      Span(padded(mark(of: row), widths.mark), context[.accent]),
      Span(name(of: row), row.hasMoved ? style.emphasised : style),
      Span(
        cell(
          pair(
            place(row.before, row.isUnderMoreBefore), place(row.after, row.isUnderMoreAfter)),
          widths.place), style),
      Span(cell(pair(place(row.keysBefore), place(row.keysAfter)), widths.keys), style),
      Span(isNarrow ? "" : reasons.first ?? "", quiet),
    ])
  }

  /// Up or down and by how much, gone, come, or as it was.
  private func mark(of row: ShareComparison.Row) -> String {
    let isPlain = context.glyphs == .ascii
    if row.hasCome { return "+" }
    if row.hasGone { return context.marks.minusSign }
    switch row.rise ?? 0 {
    case 0: return ""
    case let rise where rise > 0: return (isPlain ? "^" : "↑") + "\(rise)"
    case let rise: return (isPlain ? "v" : "↓") + "\(-rise)"
    }
  }

  /// Cut before the blanks that part it from the places.
  private func name(of row: ShareComparison.Row) -> String {
    let room = widths.name - (isNarrow ? 0 : 2)
    return padded(
      DisplayWidth.truncated(row.name, toColumns: room, glyphs: context.glyphs), widths.name)
  }

  /// What stands before the number of a place that is under More.
  private static let underMore = "More "

  private func place(_ number: Int?, _ isUnderMore: Bool = false) -> String {
    guard let number else { return context.marks.rangeDash }
    return (isUnderMore ? Self.underMore : "") + "\(number)"
  }

  private func pair(_ before: String, _ after: String) -> String {
    if before == after { return before }
    let arrow = context.glyphs == .ascii ? ">" : "→"
    return isNarrow ? before + arrow + after : "\(before) \(arrow) \(after)"
  }

  /// Numbers end where those above and below do in a narrow box, where they are at its end.
  private func cell(_ text: String, _ columns: Int) -> String {
    DisplayWidth.padded(
      text, toColumns: columns, alignment: isNarrow ? .trailing : .leading, glyphs: context.glyphs)
  }

  private func padded(_ text: String, _ columns: Int) -> String {
    DisplayWidth.padded(text, toColumns: columns, glyphs: context.glyphs)
  }
}
