import CellGrid
import IntentModel
import SimulatorCore

/// The field at the bottom of a conversation, under its rule.
struct ConversationField {
  let context: ViewContext

  /// Answers where the caret is, when letters go here.
  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    guard !rect.isEmpty else { return nil }
    if rect.rows > 1 {
      grid.horizontalLine(
        at: rect.origin, columns: rect.columns, style: context[.deviceSeparator])
    }
    let row = rect.bottomRows(1)
    grid.restyle(row) { $0.overlaid(by: context[.fieldBackground]) }
    let mark = " \(context.marks.siri) "
    grid.write(mark, at: row.origin, style: context[.fieldPlaceholder], within: row)
    let draft = context.state.conversation.draft
    let isTyping = context.isTyping(in: .conversation)
    let room = row.removingLeft(3).removingRight(1)
    let field = FieldView(
      editing: isTyping ? context.session.editing : TextEditing(draft, caret: 0),
      placeholder: placeholder(columns: room.columns), textStyle: context[.fieldText],
      placeholderStyle: context[.fieldPlaceholder], marks: context.marks)
    let caret = field.draw(in: room, into: &grid)
    return isTyping ? caret : nil
  }

  /// What kind of answer is wanted, as fully as fits; in a list the options say it.
  private func placeholder(columns: Int) -> String {
    guard let run = context.state.run, !run.isFinished else {
      return context.words.askSiri + context.marks.ellipsis
    }
    let fitting = wanted(run).first { DisplayWidth.of($0) <= columns }
    return fitting.map { context.shown($0, by: .stock) }
      ?? context.words.answer + context.marks.ellipsis
  }

  private func wanted(_ run: IntentRun) -> [String] {
    guard case .requestingValue(let request) = run.phase,
      let parameter = context.simulator.index.intent(run.intent)?.parameter(request.parameter)
    else { return [] }
    return StockWording(SpokenLanguage(context.language)).placeholders(for: parameter)
  }
}
