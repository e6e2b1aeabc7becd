import CellGrid
import IntentModel
import SimulatorCore

/// What a question can be answered with, as drawn: a card of options, buttons, or nothing.
enum Answers {
  case none
  /// What a person may say to a question that has no list.
  case names(NamesToSay)
  case options(OptionsCard)
  case buttons(ButtonRow)
  /// Under way: a calm word, and when it is due.
  case working(Performing)

  init(_ context: ViewContext) {
    guard let run = context.state.run else {
      self = .none
      return
    }
    let words = context.words
    let selected = context.simulator.selectedOption(of: run)
    func pair(_ first: (String, String), _ second: (String, String), danger: Bool = false) -> Self {
      .buttons(
        ButtonRow(buttons: [
          .init(first.1, danger ? .destructive : .primary, isSelected: selected == first.0),
          .init(second.1, danger ? .primary : .secondary, isSelected: selected == second.0),
        ]))
    }
    switch run.phase {
    case .requestingValue(let request):
      let isYesOrNo = !context.simulator.optionIDs(of: run).isEmpty
      self =
        isYesOrNo
        ? pair((GuessConfirmation.yes, words.yes), (GuessConfirmation.no, words.no))
        : NamesToSay(context, run, request).map(Self.names) ?? .none
    case .confirmingGuess:
      self = pair((GuessConfirmation.yes, words.yes), (GuessConfirmation.no, words.no))
    case .choosingApp(let choice): self = .options(OptionsCard(context, run, choice))
    case .disambiguating(let choice): self = .options(OptionsCard(context, run, choice))
    case .authenticating:
      self = pair(
        (Authentication.unlock, "\(context.marks.lock) \(words.unlock)"),
        (Authentication.cancel, words.cancel))
    case .confirming:
      let action = context.simulator.confirmation(of: run)?.action
      let labels = action.map { ConfirmationWords($0, language: context.language) }
      self = pair(
        (Confirmation.accept, Self.label(labels?.acceptLabel, or: words.yes)),
        (Confirmation.cancel, Self.label(labels?.cancelLabel, or: words.cancel)),
        danger: labels?.isDestructive ?? false)
    case .performing(let performing): self = .working(performing)
    case .finished:
      self = .buttons(ButtonRow(buttons: [.init(words.done, .primary, isSelected: true)]))
    }
  }

  private static func label(_ label: String?, or other: String) -> String {
    label.map { $0.isEmpty ? other : $0 } ?? other
  }

  var isButtons: Bool {
    switch self {
    case .none, .names, .options: false
    case .buttons, .working: true
    }
  }

  /// The run is under way, which says more than the turn that told of it.
  var isWorking: Bool { if case .working = self { true } else { false } }

  /// Rows kept for them however long the question is.
  func leastRows(columns: Int, of rows: Int) -> Int {
    switch self {
    case .none, .names: 0
    case .options(let card): min(card.preferredRows, 7, max(1, rows * 2 / 3))
    case .buttons(let row): row.rowCount(columns: columns)
    case .working: 1
    }
  }

  func lines(_ context: ViewContext, columns: Int, rows: Int) -> [Line] {
    switch self {
    case .none: []
    case .names(let names): names.lines(context, columns: columns, rows: rows)
    case .options(let card): card.lines(context, columns: columns, rows: rows)
    case .buttons(let row): row.lines(context, columns: columns, rows: rows)
    case .working(let performing):
      [
        Line(
          [
            Span(" \(context.marks.working)  ", context[.deviceTint]),
            Span(context.words.working + context.marks.ellipsis, context[.deviceText]),
          ],
          trailing: [Span("  due \(performing.due.time) ", context[.deviceFaintText])])
      ]
    }
  }
}
