import Findings
import SimulatorCore

/// A conversation as `say` prints it: what was said, what Siri shows, and what Siri speaks.
package struct ConversationPrinter: Hashable, Sendable, Codable {
  package var turns: [PrintedTurn]
  /// What can be pressed or answered where the conversation stands.
  package var buttons: [String]
  /// How the run ended; nil while a question is open, or when nothing ran.
  package var outcome: String?
  /// Why only what is heard is here; nil on a device that shows something.
  package var note: String?

  /// The conversation that is on the screen, or every turn since the walk began.
  package init(_ session: Session, isWholeWalk: Bool = false) {
    let turns =
      isWholeWalk
      ? session.state.transcript[...] : session.simulator.turnsShown(in: session.state)
    let why = session.state.context.device.whyNothingIsShown
    self.turns = turns.map { PrintedTurn($0, isOnlyHeard: why != nil) }
    let now = Situation(session)
    let hasButtons = why == nil && now.question != nil && !now.isChoosing
    buttons = hasButtons ? session.optionNames.entries.map(\.title) : []
    note = why.map { "\($0): this is what is heard" }
    outcome = Self.outcome(of: session)
  }

  private static func outcome(of session: Session) -> String? {
    guard case .finished(let conclusion)? = session.state.run?.phase else { return nil }
    switch conclusion.result {
    case .succeeded(let name): return name
    case .cancelled: return "cancelled"
    case .failed(let reason): return reason.words
    }
  }

  /// Nothing in it can act on a terminal.
  package var text: String {
    var lines = (note.map { ["note     \($0)"] } ?? []) + turns.flatMap(\.lines)
    let named = buttons.filter { !$0.isEmpty }
    if !named.isEmpty { lines.append("buttons  " + named.joined(separator: " | ")) }
    return lines.map { HarmlessText.spelledOut($0) + "\n" }.joined()
  }

  /// Why what was said was not understood: no part of the conversation.
  package var designerLines: [String] {
    turns.flatMap(\.why).map { line in
      let padding = String(repeating: " ", count: max(1, 9 - line.label.count))
      return line.label + padding + line.text
    }
  }

  package var json: String { ReportJSON.text(self) }
}

/// One side's turn.
package struct PrintedTurn: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable {
    case said, chosen, question, result, failure, cancelled, notUnderstood, happened
  }

  package struct Option: Hashable, Sendable, Codable {
    package var number: Int
    package var title: String
    /// More than can be taken in by ear.
    package var isPastLimit: Bool
  }

  package var kind: Kind
  /// The person's words; nil on Siri's turns.
  package var said: String?
  /// Empty where only the snippet is shown; nil where nothing is.
  package var shows: String?
  package var speaks: String?
  package var options: [Option]
  package var snippet: FilledSnippet?
  /// Phrases that would have been understood, for the designer.
  package var nearest: [PhraseMiss.NearestPhrase]
  /// Why it was not understood, in words, for the designer.
  package var why: [ReceiptLine]

  init(_ turn: Turn, isOnlyHeard: Bool = false) {
    kind = Self.kind(of: turn.kind)
    said = turn.isPerson ? turn.shown : nil
    shows = turn.isPerson || isOnlyHeard ? nil : turn.shown
    speaks = turn.isPerson ? nil : turn.spoken
    options = turn.options.enumerated().map { position, title in
      Option(
        number: position + 1, title: title,
        isPastLimit: position >= Disambiguation.recommendedMaximum)
    }
    snippet = isOnlyHeard ? nil : turn.snippet
    let miss: PhraseMiss? = if case .notUnderstood(let miss) = turn.kind { miss } else { nil }
    nearest = miss?.nearest ?? []
    why = miss?.lines ?? []
  }

  private static func kind(of kind: Turn.Kind) -> Kind {
    switch kind {
    case .heard: .said
    case .chosen: .chosen
    case .question: .question
    case .result: .result
    case .failure: .failure
    case .cancelled: .cancelled
    case .notUnderstood: .notUnderstood
    case .happened: .happened
    }
  }

  /// What was said stands apart from what answers it; words both shown and spoken stand once.
  var lines: [String] {
    if let said = said.map({ Excerpt.of($0) }) {
      return [kind == .chosen ? "chose    \(said)" : "said     \(said)"]
    }
    var lines = [String]()
    switch (kind, shows) {
    case (.happened, let shows?): lines.append("         \(shows)")
    case (.happened, nil): break
    case (_, nil): lines.append("speaks   \(speaks ?? "")")
    case (_, speaks): lines.append("says     \(speaks ?? "")")
    case (_, let shows?):
      lines.append("shows    \(shows.isEmpty ? "no words" : shows)")
      lines.append("speaks   \(speaks ?? "")")
    }
    // Where nothing is shown they are in what is spoken.
    if shows != nil { lines += options.map(Self.line) }
    if let snippet { lines += Self.lines(of: snippet) }
    return lines
  }

  private static func line(of option: Option) -> String {
    let number = String(repeating: " ", count: option.number < 10 ? 2 : 1) + "\(option.number)"
    return "        \(number)  \(option.title)"
      + (option.isPastLimit ? "  (past \(Disambiguation.recommendedMaximum))" : "")
  }

  private static func lines(of snippet: FilledSnippet) -> [String] {
    let title = snippet.title + (snippet.subtitle.map { " – \($0)" } ?? "")
    return ["snippet  \(title)"]
      + snippet.rows.map { "           \($0.label): \($0.value)" }
  }
}
