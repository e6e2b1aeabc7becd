import CellGrid
import IntentModel
import SimulatorCore

/// Who the conversation is with: Siri, or the app whose intent runs, and what it does. As long as
/// the app is being asked for, nobody has chosen any.
struct ConversationHeader {
  let context: ViewContext

  /// The action in a row of its own where it does not fit beside the app.
  func lines(columns: Int) -> [Line] {
    guard let run = context.state.run, let id = context.session.appShown,
      let app = context.simulator.index.app(id)
    else {
      return [Line([Span(" \(context.marks.siri)  Siri", context[.sectionHeader])])]
    }
    let name = app.name.text(in: context.language)
    let title =
      context.simulator.index.intent(run.intent)?.title.text(in: context.language) ?? ""
    let tile = context.initialTile(of: name, app: id)
    let whole = Line([
      tile, Span("  \(name)", context[.deviceTint]), Span("  \(title)", context[.deviceFaintText]),
    ])
    guard whole.leading.columns > columns else { return [whole] }
    let indent = String(repeating: " ", count: DisplayWidth.of(tile.text) + 2)
    return [
      Line([tile, Span("  \(name)", context[.deviceTint])]),
      Line(indent + title, context[.deviceFaintText]),
    ]
  }
}
