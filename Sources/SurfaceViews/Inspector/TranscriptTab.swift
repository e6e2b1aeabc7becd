import CellGrid
import IntentModel
import SimulatorCore

/// Every turn since the walk began, the newest last: as shown, by ear where that is more, and how
/// long each takes to say.
struct TranscriptTab {
  let context: ViewContext

  private static let mostTurns = 300

  func lines(columns: Int) -> [Line] {
    var lines = LabelledLines(context, columns: columns)
    let turns = context.state.transcript.suffix(Self.mostTurns)
    guard !turns.isEmpty else {
      lines.add("", "nothing was said yet", role: .secondaryText)
      return lines.lines
    }
    let hidden = context.state.transcript.count - turns.count
    if hidden > 0 {
      lines.add("", "\(hidden) earlier turns", role: .secondaryText)
      lines.gap()
    }
    var conversation: Int?
    for turn in turns {
      if let conversation, conversation != turn.conversation { lines.gap() }
      conversation = turn.conversation
      add(turn, to: &lines)
    }
    return lines.lines
  }

  private func add(_ turn: Turn, to lines: inout LabelledLines) {
    let isFresh = turn.id >= context.chrome.freshFrom
    let who =
      turn.isPerson ? "you" : turn.isFromApp ? "app" : turn.kind == .happened ? "phone" : "siri"
    let shown = turn.shown.isEmpty ? "nothing shown" : context.shown(turn.shown, by: turn.origin)
    let isSpoken = turn.isSiri && !turn.isFromApp
    let isSame = turn.spoken == turn.shown
    lines.add(
      who, shown,
      role: turn.shown.isEmpty ? .secondaryText : turn.isPerson ? .accent : .inspectorText,
      isFresh: isFresh, trailing: isSpoken ? seconds(of: turn.shown) : "")
    if isSpoken, !isSame {
      lines.add(
        "  by ear", context.shown(turn.spoken, by: turn.origin), role: .secondaryText,
        isFresh: isFresh, trailing: seconds(of: turn.spoken))
    }
    if turn.origin != .written, turn.isSiri {
      lines.add(
        "  words", turn.origin.words(in: context.language), role: .faintText, isFresh: isFresh)
    }
  }

  private func seconds(of text: String) -> String {
    let time = SpeakingTime(text, language: context.language)
    return time.isNothing ? "" : time.secondsText
  }
}
