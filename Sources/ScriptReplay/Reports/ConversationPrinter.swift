import CellGrid
import Findings
import IntentModel
import SimulatorCore

/// A conversation as `say` prints it: what was said, what Siri shows, and what Siri speaks.
package struct ConversationPrinter: Hashable, Sendable, Codable {
  package var turns: [PrintedTurn]
  /// What can be pressed or answered where the conversation stands.
  package var buttons: [String]
  /// How the run ended; nil while a question is open, or when nothing ran.
  package var outcome: String?
  /// Why words alone are here; nil on a device that shows more.
  package var note: String?
  /// That an app is not in the phone's language, and what it speaks.
  package var languageNote: String?

  /// The conversation that is on the screen, or every turn since the walk began.
  package init(_ session: Session, isWholeWalk: Bool = false) {
    let turns =
      isWholeWalk
      ? session.state.transcript[...] : session.simulator.turnsShown(in: session.state)
    let device = session.state.context.device
    let receipts = session.turnReceipts()
    let why = device.whyNoLists
    self.turns = turns.map { PrintedTurn($0, on: device, why: receipts[$0.id] ?? []) }
    let now = Situation(session)
    let hasButtons = why == nil && now.question != nil && !now.isChoosing
    buttons = hasButtons ? session.optionNames.entries.map(\.title) : []
    note = why.map { device.hasScreen ? $0 : "\($0): this is what is heard" }
    languageNote = session.languageNote
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
    var lines = [note, languageNote].compactMap(\.self).map { "note     \($0)" }
    lines += turns.flatMap { $0.lines(listsOptions: note == nil) }
    let named = buttons.filter { !$0.isEmpty }
    if !named.isEmpty { lines.append("buttons  " + named.joined(separator: " | ")) }
    return lines.map { HarmlessText.spelledOut($0) + "\n" }.joined()
  }

  /// Why what was said was not understood: no part of the conversation.
  package var designerLines: [String] {
    turns.filter { $0.kind == .notUnderstood }.flatMap(\.why).filter { $0.kind == .origin }
      .map {
        DisplayWidth.padded($0.label, toColumns: max(9, DisplayWidth.of($0.label) + 1)) + $0.text
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
  /// Empty where only the snippet is shown; nil where there is no screen.
  package var shows: String?
  /// As the device says it; empty where it says nothing, nil for what Siri did not say.
  package var speaks: String?
  package var options: [Option]
  package var snippet: FilledSnippet?
  /// Phrases that would have been understood, for the designer.
  package var nearest: [PhraseMiss.NearestPhrase]
  /// The receipt of Siri's turn as it was said, in words, for the designer; empty on other turns.
  package var why: [ReceiptLine]
  init(_ turn: Turn, on device: Device, why: [ReceiptLine]) {
    kind = Self.kind(of: turn.kind)
    said = turn.isPerson ? turn.shown : nil
    shows = turn.isPerson ? nil : turn.shown(on: device)
    speaks = turn.isSiri ? turn.heard(on: device) : nil
    options = turn.options.enumerated().map { position, title in
      Option(
        number: position + 1, title: title,
        isPastLimit: position >= Disambiguation.recommendedMaximum)
    }
    snippet = device.whyNoLists == nil ? turn.snippet : nil
    nearest = if case .notUnderstood(let miss) = turn.kind { miss.nearest } else { [] }
    self.why = why
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
  ///
  /// - Parameter listsOptions: whether they are on the screen; elsewhere they are in what is
  ///   spoken.
  func lines(listsOptions: Bool) -> [String] {
    if let said = said.map({ Excerpt.of($0) }) {
      return [kind == .chosen ? "chose    \(said)" : "said     \(said)"]
    }
    var lines = [String]()
    switch (kind, shows) {
    case (.happened, let shows?): lines.append("         \(shows)")
    case (.happened, nil): break
    case (_, nil): lines.append("speaks   \(speaks ?? "")")
    case (_, ""?): lines.append("shows    no words")
    case (_, let shows?): lines.append("says     \(shows)")
    }
    if listsOptions { lines += options.map(Self.line) }
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
