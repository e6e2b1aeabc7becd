import CellGrid
import IntentModel
import SimulatorCore

/// A conversation on a device that is used by ear: whose voice it is, a waveform where there is no
/// screen, and the words as they are heard.
struct VoiceView {
  let context: ViewContext

  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    let hasField = context.session.field != nil
    let area = rect.inset(columns: 1)
    let field = rect.bottomRows(hasField ? min(2, rect.rows) : 0)
    var middle = area.removingBottom(field.rows)
    if middle.rows >= 6 {
      grid.draw(header(columns: middle.columns), in: middle.topRows(1))
      middle = middle.removingTop(2)
    }
    if middle.rows >= 9, !hasScreen {
      drawWaveform(in: middle.row(0), into: &grid)
      middle = middle.removingTop(2)
    }
    let mark = drawWords(in: middle, into: &grid)
    return ConversationField(context: context).draw(in: field, into: &grid) ?? mark
  }

  private var hasScreen: Bool { context.state.context.device.hasScreen }

  private func header(columns: Int) -> Line {
    guard hasScreen else { return VoiceHeader(context: context).line }
    return ConversationHeader(context: context).lines(columns: columns).first ?? .blank
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
    let hasFailed = context.simulator.turnsShown(in: context.state).last?.kind == .failure
    grid.write(
      bars, at: place.origin,
      style: context[hasFailed ? .deviceError : isSpeaking ? .deviceTint : .deviceFaintText],
      within: row)
  }

  private func drawWords(in rect: Rect, into grid: inout Grid) -> Point? {
    let answer = HeardAnswers(context: context).lines(hasAir: rect.rows >= 8)
    let room = rect.rows - answer.count
    guard let turn = context.simulator.turnsShown(in: context.state).last else { return nil }
    let time = SpeakingTime(turn.spoken, language: context.language)
    let spoken = TextLayout.wrapped(
      context.shown(turn.spoken, by: turn.origin), columns: rect.columns,
      maximumRows: max(1, room - 2), glyphs: context.glyphs)
    var lines = spoken.map { Line($0, context[hasScreen ? .dialogText : .dialogSpoken]) }
    if turn.kind == .failure, let first = lines.first {
      lines[0] = Line([Span("\(context.marks.error) ", context[.deviceError])] + first.leading)
    }
    if !hasScreen, room > lines.count + 1, !time.isNothing, !turn.isPerson {
      lines += [.blank, Line(time.text, context[.deviceFaintText])]
    }
    let before = TurnLines(context: context, columns: rect.columns)
      .before(Array(context.simulator.turnsShown(in: context.state).dropLast().suffix(1)))
      .flatMap(\.self)
    if room > lines.count + before.count { lines = before + [.blank] + lines }
    lines = lines.prefix(max(0, room)) + answer
    return grid.draw(Array(lines), in: rect)
  }
}
