import CellGrid

/// Buttons side by side, one above the other where they do not fit. The selected one has the mark.
struct ButtonRow {
  struct Button {
    enum Kind {
      case primary, secondary, destructive
    }

    var title: String
    var kind: Kind
    var isSelected: Bool
    /// Whether pressing it does something.
    var isEnabled: Bool

    init(_ title: String, _ kind: Kind, isSelected: Bool, isEnabled: Bool = true) {
      self.title = title
      self.kind = kind
      self.isSelected = isSelected
      self.isEnabled = isEnabled
    }

    /// With its mark and brackets.
    var columns: Int { DisplayWidth.of(title) + (kind == .destructive ? 8 : 6) }
  }

  var buttons: [Button]

  private static let gap = 2

  private func isStacked(columns: Int) -> Bool {
    buttons.reduce(0) { $0 + $1.columns + Self.gap } - Self.gap > columns
  }

  func rowCount(columns: Int) -> Int { isStacked(columns: columns) ? buttons.count : 1 }

  /// The rows, of which there may be fewer than buttons: the selected one is among them. Where
  /// there is room, one above the other they stand as far apart as side by side.
  func lines(_ context: ViewContext, columns: Int, rows: Int) -> [Line] {
    guard isStacked(columns: columns) else {
      var line = Line()
      for (place, button) in buttons.enumerated() {
        if place > 0 { line.leading.append(Span("  ", context[.deviceText])) }
        if button.isSelected { line.cursorColumn = line.leading.columns }
        line.leading += spans(button, context, columns: columns)
      }
      return [line]
    }
    let selected = buttons.firstIndex(where: \.isSelected) ?? 0
    let window = ListWindow.range(count: buttons.count, selected: selected, rows: rows)
    let lines = buttons[window].map { button in
      var line = Line(spans(button, context, columns: columns))
      if button.isSelected { line.cursorColumn = 0 }
      return [line]
    }
    let isRoomy = rows >= buttons.count * 2 - 1
    return Array(lines.joined(separator: isRoomy ? [Line.blank] : []))
  }

  private func spans(_ button: Button, _ context: ViewContext, columns: Int) -> [Span] {
    // What destroys is told without colour, too.
    let whole =
      button.kind == .destructive ? "\(context.marks.warning) \(button.title)" : button.title
    // On a watch a title needs what stands between it and its brackets.
    let air = DisplayWidth.of(whole) + 6 > columns ? "" : " "
    let title = DisplayWidth.truncated(
      whole, toColumns: columns - 4 - air.count * 2, glyphs: context.glyphs)
    return [
      Span(button.isSelected ? context.marks.selection + " " : "  ", context[.selectionMark]),
      Span("[\(air)\(title)\(air)]", style(button, context)),
    ]
  }

  private func style(_ button: Button, _ context: ViewContext) -> CellStyle {
    guard button.isEnabled else { return context[.buttonDisabled] }
    switch (button.kind, button.isSelected && !context.isAnswering) {
    case (.primary, true): return context[.buttonPrimary]
    case (.destructive, false): return context[.buttonDestructive]
    case (.destructive, true): return context[.buttonDestructiveSelected]
    case (.primary, false), (.secondary, false): return context[.buttonSecondary]
    case (.secondary, true):
      var style = context[.buttonSecondary]
      style.reverse = true
      return style
    }
  }
}
