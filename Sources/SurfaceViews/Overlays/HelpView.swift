import CellGrid
import SimulatorCore

/// Every command with its keys, by group; what cannot be done now is grey.
struct HelpView {
  let context: ViewContext

  private static let keyColumns = 14

  func box(in area: Rect) -> ScrolledBox {
    let isWide = area.columns >= 104
    let columns =
      isWide
      ? min(OverlayBox.mostColumns(in: area), 124) : min(area.columns - 4, 76)
    let column = isWide ? (columns - 3) / 2 : columns
    let groups = Command.Group.allCases.map { lines(of: $0, columns: column) }
    let (left, right) = isWide ? Self.halves(groups) : (Self.joined(groups), [])
    return ScrolledBox(
      context: context, title: "Help", area: area, columns: columns, left: LineList(left),
      right: LineList(right), columnWidth: column)
  }

  private func lines(of group: Command.Group, columns: Int) -> [Line] {
    let commands = Command.allCases.filter { $0.group == group }
    return [Line(group.title, context[.helpHeading])]
      + commands.flatMap { lines(of: $0, columns: columns) }
  }

  private func lines(of command: Command, columns: Int) -> [Line] {
    let isPlain = context.glyphs == .ascii
    let isPossible = context.session.refusal(of: command) == nil
    let keys = TextLayout.wrapped(
      Keymap.labels(of: command, isPlain: isPlain).joined(separator: " "),
      columns: Self.keyColumns - 2, glyphs: context.glyphs)
    let keyStyle = context[isPossible ? .overlayText : .overlaySecondaryText]
    let textStyle = context[isPossible ? .helpText : .overlaySecondaryText]
    let rows = TextLayout.wrapped(
      command.help, columns: columns - Self.keyColumns, glyphs: context.glyphs)
    return (0..<max(keys.count, rows.count)).map { place in
      let shown = DisplayWidth.padded(
        place < keys.count ? keys[place] : "", toColumns: Self.keyColumns, glyphs: context.glyphs)
      let line = Line([
        Span(shown, isPossible ? keyStyle.emphasised : keyStyle),
        Span(place < rows.count ? rows[place] : "", textStyle),
      ])
      return isPossible ? line : line.receded
    }
  }

  private static func joined(_ groups: [[Line]]) -> [Line] {
    Array(groups.joined(separator: [Line.blank]))
  }

  /// Two columns as even as they can be, no group torn and each in its order.
  private static func halves(_ groups: [[Line]]) -> ([Line], [Line]) {
    guard groups.count < 12 else { return (joined(groups), []) }
    func column(_ choice: Int, _ side: Int) -> [Line] {
      joined(groups.indices.filter { (choice >> $0) & 1 == side }.map { groups[$0] })
    }
    func height(_ choice: Int) -> Int { max(column(choice, 0).count, column(choice, 1).count) }
    // The first group stays on the left.
    let choices = stride(from: 0, to: 1 << groups.count, by: 2)
    let best = choices.min { height($0) < height($1) } ?? 0
    return (column(best, 0), column(best, 1))
  }
}
