import CellGrid
import IntentModel
import SimulatorCore

/// How a conversation shares its rows: the answers first, then the words that ask for them, then
/// what was said before, of which the oldest is left out.
struct ConversationComposition {
  private(set) var lines: [Line] = []
  /// Whether some of the words asked, or of the answers, stand there in part.
  private(set) var isCut = false
  /// How far the snippet can be scrolled.
  private(set) var lastScroll = 0
  /// Rows of the list of options, or of a long snippet, for paging.
  private(set) var answerRows = 1

  init(_ context: ViewContext, columns: Int, rows: Int) {
    guard columns > 0, rows > 0 else { return }
    let turns = Array(context.simulator.turnsShown(in: context.state))
    let turnLines = TurnLines(context: context, columns: columns)
    let answers = Answers(context)
    let least = answers.leastRows(columns: columns, of: rows)
    let asking = answers.isWorking ? nil : turns.last
    let now = asking.map { turnLines.lines($0, maximumRows: max(1, rows - least)) } ?? []
    lastScroll = asking.map { turnLines.lastScroll($0, maximumRows: max(1, rows - least)) } ?? 0
    // Air between the words and the buttons, when it costs no word.
    let gap = answers.isButtons && now.count + least < rows ? 1 : 0
    let room = max(1, rows - now.count - gap)
    let answerLines = answers.lines(context, columns: columns, rows: room)
    answerRows = max(1, answerLines.count - 2, lastScroll > 0 ? now.count - 5 : 0)
    isCut = (now + answerLines).contains { line in
      line.leading.contains { $0.text.contains(context.marks.cut) }
    }
    var asked = now
    if !answerLines.isEmpty {
      if gap > 0, !now.isEmpty { asked.append(.blank) }
      asked += answerLines
    }
    let before = turnLines.before(Array(turns.dropLast()))
    lines = Self.joined(before, asked, rows: rows)
    if lines.isEmpty { lines = PhrasesToTry(context).lines(columns: columns, rows: rows) }
  }

  /// What came before as far as there is room, from its end, with a blank row between: whole turns,
  /// for the tail of an utterance reads like another.
  private static func joined(_ before: [[Line]], _ asked: [Line], rows: Int) -> [Line] {
    var lines = Array(asked.prefix(rows))
    for turn in before.reversed() {
      guard turn.count + 1 + lines.count <= rows else { break }
      lines = turn + (lines.isEmpty ? [] : [.blank]) + lines
    }
    return lines
  }
}
