import CellGrid
import Findings
import SimulatorCore

/// What the catalog's readers reported: shape and colour tell how bad, and Return opens the place.
struct FindingsTab {
  let context: ViewContext

  private var findings: [Finding] { context.chrome.findings }

  /// Answers where the selected finding is.
  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    guard !findings.isEmpty else {
      grid.draw(
        Line([
          Span(" ", .plain), Span(context.marks.done, context[.success]),
          Span("  nothing to report", context[.secondaryText]),
        ]), in: rect.topRows(1))
      return nil
    }
    return grid.draw(shown(in: rect).lines, in: rect)
  }

  /// Which of the findings are in view; nil when all are.
  func place(in rect: Rect) -> String? {
    guard !findings.isEmpty, !rect.isEmpty else { return nil }
    return ListWindow.place(shown(in: rect).range, of: findings.count, context.marks)
  }

  /// Whole findings around the selected one, looking no further than the screen.
  private func shown(in rect: Rect) -> (lines: [Line], range: Range<Int>) {
    let selected = min(max(0, context.chrome.selectedFinding), findings.count - 1)
    var lines = self.lines(selected, isSelected: true, columns: rect.columns)
    var (first, last) = (selected, selected)
    func prepend() -> Bool {
      guard first > 0 else { return false }
      let more = self.lines(first - 1, isSelected: false, columns: rect.columns)
      guard lines.count + more.count + 1 <= rect.rows else { return false }
      lines = more + [.blank] + lines
      first -= 1
      return true
    }
    while lines.count < rect.rows / 2, prepend() {}
    while last + 1 < findings.count {
      let more = self.lines(last + 1, isSelected: false, columns: rect.columns)
      lines += [.blank] + more
      last += 1
      if lines.count >= rect.rows { break }
    }
    while prepend() {}
    return (lines, first..<last + 1)
  }

  private func lines(_ index: Int, isSelected: Bool, columns: Int) -> [Line] {
    let finding = findings[index]
    let (mark, role) = context.mark(of: finding.severity)
    let rows = TextLayout.wrapped(
      finding.message, columns: columns - 5, maximumRows: 6, glyphs: context.glyphs)
    var lines = rows.enumerated().map { place, row in
      let shown = place == 0 ? Span(mark, context[role]) : Span(" ", context[.inspectorText])
      return Line([
        Span(isSelected && place == 0 ? context.marks.selection : " ", context[.accent]),
        Span(" ", context[.inspectorText]), shown, Span("  " + row, context[.inspectorText]),
      ])
    }
    // Its first row alone: a long note must not be louder than all else.
    if isSelected, !lines.isEmpty { lines[0] = lines[0].selected(context[.chromeSelection]) }
    // Of a long path the end tells most.
    let place = DisplayWidth.truncatedAtStart(
      finding.location.map { "\($0)" } ?? "no place in a file", toColumns: columns - 5,
      glyphs: context.glyphs)
    var spans = [Span("     ", context[.secondaryText]), Span(place, context[.secondaryText])]
    let rule = Span("  \(finding.rule)", context[.faintText])
    if spans.columns + DisplayWidth.of(rule.text) <= columns { spans.append(rule) }
    lines.append(Line(spans))
    return lines
  }
}

extension ViewContext {
  /// A severity by shape as well as by colour.
  func mark(of severity: Finding.Severity) -> (String, ThemeRole) {
    switch severity {
    case .error: (marks.error, .findingError)
    case .warning: (marks.warning, .findingWarning)
    case .note: (marks.note, .findingNote)
    }
  }
}
