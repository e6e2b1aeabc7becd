import CellGrid
import IntentModel
import SimulatorCore

/// A conversation on a device with a screen: who it is with, what was said, the question with its
/// answers, and the field.
struct SiriView {
  let context: ViewContext

  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    let parts = Parts(rect, hasField: context.session.field != nil)
    if !parts.header.isEmpty {
      grid.draw(ConversationHeader(context: context).line, in: parts.header)
    }
    let composed = composition(in: parts.middle)
    let mark = grid.draw(composed.lines, in: parts.middle)
    let caret = ConversationField(context: context).draw(in: parts.field, into: &grid)
    return caret ?? mark
  }

  func visibleRows(in rect: Rect) -> Int {
    let parts = Parts(rect, hasField: context.session.field != nil)
    return composition(in: parts.middle).answerRows
  }

  private func composition(in rect: Rect) -> ConversationComposition {
    ConversationComposition(context, columns: rect.columns, rows: rect.rows)
  }

  private struct Parts {
    var header: Rect
    var middle: Rect
    var field: Rect

    init(_ rect: Rect, hasField: Bool) {
      let margin = rect.columns >= 30 ? 1 : 0
      let fieldRows = !hasField || rect.rows < 2 ? 0 : rect.rows >= 12 ? 2 : 1
      field = rect.bottomRows(fieldRows)
      let rest = rect.removingBottom(fieldRows)
      let headerRows = rest.rows >= 14 ? 2 : 0
      header = rest.topRows(min(1, headerRows)).inset(columns: margin)
      middle = rest.removingTop(headerRows).inset(columns: margin)
    }
  }
}

/// Who the conversation is with: Siri, or the app whose intent runs.
struct ConversationHeader {
  let context: ViewContext

  var line: Line {
    guard let run = context.state.run,
      let app = context.session.appShown.flatMap(context.simulator.index.app)
    else {
      return Line([Span(" \(context.marks.siri)  Siri", context[.sectionHeader])])
    }
    let name = app.name.text(in: context.language)
    let title =
      context.simulator.index.intent(run.intent)?.title.text(in: context.language) ?? ""
    let initial = name.first.map { String($0).uppercased() } ?? " "
    return Line([
      Span(" \(initial) ", context[.tile]), Span("  \(name)", context[.deviceTint]),
      Span("  \(title)", context[.deviceFaintText]),
    ])
  }
}

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
    let isAnswer = context.state.run.map { !$0.isFinished } ?? false
    let hint = isAnswer ? context.words.answer : context.words.askSiri
    let draft = context.state.conversation.draft
    let isTyping = context.isTyping(in: .conversation)
    let field = FieldView(
      editing: isTyping ? context.session.editing : TextEditing(draft, caret: 0),
      placeholder: hint + context.marks.ellipsis, textStyle: context[.fieldText],
      placeholderStyle: context[.fieldPlaceholder], marks: context.marks)
    let caret = field.draw(in: row.removingLeft(3).removingRight(1), into: &grid)
    return isTyping ? caret : nil
  }
}
