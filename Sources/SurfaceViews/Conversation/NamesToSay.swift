import CellGrid
import IntentModel
import SimulatorCore

/// Whom or where the phone knows, under a question about a person or a place.
struct NamesToSay {
  let names: [String]

  /// As many are looked at; there is room for far fewer.
  private static let most = 60

  /// Nil where the question is about something else, or the phone knows none.
  init?(_ context: ViewContext, _ run: IntentRun, _ request: ValueRequest) {
    guard let parameter = context.simulator.index.intent(run.intent)?.parameter(request.parameter),
      parameter.type == .person || parameter.type == .place
    else { return nil }
    names = context.simulator
      .choices(of: parameter.type, app: run.intent.app, in: context.state).prefix(Self.most)
      .map { $0.display.title.text(in: context.language) }
    if names.isEmpty { return nil }
  }

  func lines(_ context: ViewContext, columns: Int, rows: Int) -> [Line] {
    guard rows >= 2 else { return [] }
    let hasGap = rows > names.count + 1
    let room = rows - 1 - (hasGap ? 1 : 0)
    var shown = names.prefix(room).map { Line("   " + $0, context[.deviceSecondaryText]) }
    if names.count > room {
      shown[room - 1] = Line(
        "   \(context.marks.ellipsis) \(names.count - room + 1)", context[.deviceFaintText])
    }
    return (hasGap ? [.blank] : [])
      + [Line(" " + context.words.youCanSay, context[.deviceFaintText])] + shown
  }
}
