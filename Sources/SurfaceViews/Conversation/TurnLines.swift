import CellGrid
import IntentModel
import SimulatorCore

/// Turns of a conversation as lines on a screen: the person's words to the right, Siri's to the
/// left.
struct TurnLines {
  let context: ViewContext
  let columns: Int

  /// The turn that is being answered, whole or cut: the rest stands in the transcript.
  func lines(_ turn: Turn, maximumRows: Int) -> [Line] {
    let mark = maximumRows > 2 ? samples(in: turn) : []
    return said(turn, maximumRows: maximumRows - mark.count) + mark
  }

  /// Says which of the values are made up: nothing else of a sentence does.
  private func samples(in turn: Turn) -> [Line] {
    let samples = context.session.samples(in: turn)
    guard !samples.isEmpty else { return [] }
    return [Line(" sample: " + samples.joined(separator: ", "), context[.sample])]
  }

  private func said(_ turn: Turn, maximumRows: Int) -> [Line] {
    guard let snippet = turn.snippet, context.showsSnippets else {
      return text(turn, maximumRows: maximumRows)
    }
    let card = card(snippet, of: turn, maximumRows: maximumRows).lines
    guard card.count < maximumRows else { return card }
    let words = text(turn, maximumRows: max(1, maximumRows - card.count))
    return words + card
  }

  private func card(
    _ snippet: FilledSnippet, of turn: Turn, maximumRows: Int
  ) -> SnippetView.Card {
    let view = SnippetView(context: context, snippet: snippet)
    let wordRows = text(turn, maximumRows: .max).count
    let most = maximumRows - min(wordRows, 3)
    guard wordRows > 0 else { return view.card(columns: columns, maximumRows: maximumRows) }
    return view.card(columns: columns, maximumRows: min(most, Self.mostCardRows))
  }

  private static let mostCardRows = 24

  /// How far the turn's snippet can be scrolled in so many rows.
  func lastScroll(_ turn: Turn, maximumRows: Int) -> Int {
    guard let snippet = turn.snippet, context.showsSnippets else { return 0 }
    let mark = maximumRows > 2 ? samples(in: turn).count : 0
    return card(snippet, of: turn, maximumRows: maximumRows - mark).lastScroll
  }

  /// Earlier turns, the lines of each: dimmed, all but the words that led to the present question.
  func before(_ turns: [Turn]) -> [[Line]] {
    var lines = [[Line]]()
    for (place, turn) in turns.enumerated().suffix(40) where turn.kind != .happened {
      let isPast = place < turns.count - 1 || !turn.isPerson
      let own = text(turn, maximumRows: turn.isPerson ? 4 : 3, isPast: isPast)
      if !own.isEmpty { lines.append(own) }
    }
    return lines
  }

  private func text(_ turn: Turn, maximumRows: Int, isPast: Bool = false) -> [Line] {
    let shown = context.shown(turn.shown, by: turn.origin)
    guard shown.contains(where: { !$0.isWhitespace }) else { return [] }
    if isPast, !turn.isPerson { return siri(shown, .deviceFaintText, maximumRows) }
    switch turn.kind {
    case .heard, .chosen:
      let own = max(1, columns * 5 / 6, min(columns - 4, 40))
      return rows(shown, columns: own, maximumRows).map {
        // On a watch there is no margin beside it.
        Line(trailing: [
          Span($0 + (isNarrow ? " " : ""), context[isPast ? .deviceFaintText : .personSaid])
        ])
      }
    case .question: return siri(shown, .question, maximumRows)
    case .result: return siri(shown, .dialogText, maximumRows)
    case .failure:
      return marked(context.marks.error, shown, .deviceError, maximumRows)
    case .cancelled: return siri(shown, .deviceSecondaryText, maximumRows)
    case .notUnderstood: return siri(shown, .question, maximumRows)
    case .happened: return siri(shown, .deviceFaintText, maximumRows)
    }
  }

  private var isNarrow: Bool { columns < CardFrame.leastColumns }

  private func siri(_ text: String, _ role: ThemeRole, _ maximumRows: Int) -> [Line] {
    rows(text, columns: columns - (isNarrow ? 2 : 1), maximumRows).map {
      Line(" " + $0, context[role])
    }
  }

  private func marked(
    _ mark: String, _ text: String, _ role: ThemeRole, _ maximumRows: Int
  ) -> [Line] {
    rows(text, columns: columns - 4, maximumRows).enumerated().map { place, row in
      Line([
        Span(place == 0 ? " \(mark) " : "   ", context[role]), Span(row, context[role]),
      ])
    }
  }

  /// A text too long for its rows says where the rest is.
  private func rows(_ text: String, columns: Int, _ maximumRows: Int) -> [String] {
    let most = min(max(1, maximumRows), 200)
    let all = TextLayout.wrapped(
      text, columns: columns, maximumRows: most + 1, glyphs: context.glyphs)
    guard all.count > most else { return all }
    guard most > 1 else {
      return TextLayout.wrapped(text, columns: columns, maximumRows: 1, glyphs: context.glyphs)
    }
    return Array(all.prefix(most - 1)) + ["\(context.marks.ellipsis) more in Transcript"]
  }
}

extension ViewContext {
  /// CarPlay and the voice-only devices show no snippets.
  var showsSnippets: Bool { !state.context.device.isVoiceOnly }
}
