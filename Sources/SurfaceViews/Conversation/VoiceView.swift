import CellGrid
import IntentModel
import SimulatorCore

/// A conversation on a device that is used by ear: the words as they are heard, under a waveform where
/// there is no screen.
struct VoiceView {
  let context: ViewContext

  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    let hasField = context.session.field != nil
    let area = rect.inset(columns: 1)
    let field = rect.bottomRows(hasField ? min(2, rect.rows) : 0)
    var middle = area.removingBottom(field.rows)
    if middle.rows >= 9 {
      drawHead(in: middle.row(1), into: &grid)
      middle = middle.removingTop(3)
    }
    let mark = drawWords(in: middle, into: &grid)
    return ConversationField(context: context).draw(in: field, into: &grid) ?? mark
  }

  private var hasScreen: Bool { context.session.deviceDrawn.hasScreen }

  private func drawHead(in row: Rect, into grid: inout Grid) {
    if hasScreen {
      grid.draw(ConversationHeader(context: context).line, in: row)
    } else {
      drawWaveform(in: row, into: &grid)
    }
  }

  private func drawWaveform(in row: Rect, into grid: inout Grid) {
    let isSpeaking = context.state.pendingSpeech != nil
    let bars: String =
      switch (isSpeaking, context.glyphs) {
      case (true, .unicode): "▁▂▃▂▄▆▅▃▅▇▆▄▅▇▅▃▄▆▄▂▃▂▁"
      case (true, .ascii): ".-=-=#=-=##=-=#=-=-."
      case (false, .unicode): "▁▁▁▂▁▁▂▃▂▁▁▂▁▁▁"
      case (false, .ascii): "...-..-=-..-..."
      }
    let place = row.centered(Size(columns: DisplayWidth.of(bars), rows: 1))
    grid.write(
      bars, at: place.origin, style: context[isSpeaking ? .deviceTint : .deviceFaintText],
      within: row)
  }

  private func drawWords(in rect: Rect, into grid: inout Grid) -> Point? {
    let answer = answerLines
    let room = rect.rows - answer.count
    guard let turn = context.simulator.turnsShown(in: context.state).last else { return nil }
    let time = SpeakingTime(turn.spoken, language: context.language)
    let spoken = TextLayout.wrapped(
      context.shown(turn.spoken, by: turn.origin), columns: rect.columns,
      maximumRows: max(1, room - 2), glyphs: context.glyphs)
    var lines = spoken.map { Line($0, context[hasScreen ? .dialogText : .dialogSpoken]) }
    if !hasScreen, room > lines.count + 1, !time.isNothing, !turn.isPerson {
      lines += [.blank, Line(time.text, context[.deviceFaintText])]
    }
    let before = TurnLines(context: context, columns: rect.columns)
      .before(Array(context.simulator.turnsShown(in: context.state).dropLast().suffix(1)))
    if room > lines.count + before.count { lines = before + [.blank] + lines }
    lines = lines.prefix(max(0, room)) + answer
    return grid.draw(Array(lines), in: rect)
  }

  /// Nobody sees the options: only what Return would say for the person.
  private var answerLines: [Line] {
    guard let run = context.state.run, let marked = context.simulator.mark(of: run)
    else { return [] }
    let marks = context.simulator.marks(of: run)
    let place = (marks.firstIndex(of: marked) ?? 0) + 1
    var line = Line(
      [
        Span(context.marks.selection + " ", context[.selectionMark]),
        Span(
          RunWording(context.simulator, context.state).label(of: marked),
          context[.deviceText]),
      ],
      trailing: [Span("  \(place) of \(marks.count)", context[.deviceFaintText])])
    line.cursorColumn = 0
    return [.blank, line]
  }
}
