import CellGrid
import IntentModel
import SimulatorCore

/// The options of a question as a card: mark, number, title, subtitle, and symbol in columns of their
/// own. A line parts the first five from what would tire a listener.
struct OptionsCard {
  private let options: [String]
  private let run: IntentRun
  private let taken: [String]
  private let selected: Int
  private let isMany: Bool

  init(_ context: ViewContext, _ run: IntentRun, _ choice: Disambiguation) {
    options = choice.options
    self.run = run
    taken = choice.taken
    isMany =
      context.simulator.index.intent(run.intent)?.parameter(choice.parameter)?.isMany ?? false
    let marked = context.simulator.selectedOption(of: run)
    selected =
      marked == Disambiguation.done
      ? choice.options.count : marked.flatMap { choice.options.firstIndex(of: $0) } ?? 0
  }

  /// The apps that what was said fits alike.
  init(_ context: ViewContext, _ run: IntentRun, _ choice: AppChoice) {
    options = choice.matches.map(\.app)
    self.run = run
    taken = []
    isMany = false
    selected = context.simulator.selectedOption(of: run).flatMap(options.firstIndex) ?? 0
  }

  private static let limit = Disambiguation.recommendedMaximum

  private enum Item {
    case option(Int)
    case pastLimit
    case done
  }

  private var hasRule: Bool { options.count > Self.limit }
  private var itemCount: Int { options.count + (hasRule ? 1 : 0) + (isMany ? 1 : 0) }
  private var selectedItem: Int { selected + (hasRule && selected >= Self.limit ? 1 : 0) }

  private func item(at place: Int) -> Item {
    if hasRule, place == Self.limit { return .pastLimit }
    let option = hasRule && place > Self.limit ? place - 1 : place
    return option < options.count ? .option(option) : .done
  }

  var preferredRows: Int { itemCount + 2 }

  /// The card in at most so many rows; without its frame when there is hardly any room.
  func lines(_ context: ViewContext, columns: Int, rows: Int) -> [Line] {
    let frame = CardFrame(
      context: context, columns: columns,
      isFramed: rows >= 4 && columns >= CardFrame.leastColumns)
    let window = ListWindow.range(
      count: itemCount, selected: selectedItem, rows: rows - frame.frameRows)
    let hint = window.count < itemCount ? positionHint(window, context) : ""
    return frame.card(window.map { line($0, context, columns: columns) }, hint: hint)
  }

  private func positionHint(_ window: Range<Int>, _ context: ViewContext) -> String {
    var numbers = [Int]()
    for place in window {
      if case .option(let option) = item(at: place) { numbers.append(option) }
    }
    guard let first = numbers.first, let last = numbers.last else { return "" }
    return "\(first + 1)\(context.marks.rangeDash)\(last + 1) of \(options.count)"
  }

  private func line(_ place: Int, _ context: ViewContext, columns: Int) -> Line {
    switch item(at: place) {
    case .pastLimit:
      var line = Line()
      let words = columns < CardFrame.leastColumns ? "past five" : "past five: tires a listener"
      line.rule = Span(words, context[.optionPastLimit])
      return line
    case .done: return doneLine(context)
    case .option(let option): return optionLine(option, context, columns: columns)
    }
  }

  private func doneLine(_ context: ViewContext) -> Line {
    let isSelected = selected == options.count
    let count = taken.isEmpty ? "" : "  \(taken.count) taken"
    return selectable(
      isSelected, context,
      [
        Span(context.marks.done + " ", context[.deviceTint]),
        Span(context.words.done, context[.option]), Span(count, context[.deviceSecondaryText]),
      ])
  }

  private func optionLine(_ option: Int, _ context: ViewContext, columns: Int) -> Line {
    let id = options[option]
    let choice = context.simulator.shownChoice(id, of: run)
    let title = choice?.display.title.text(in: context.language) ?? id
    let digits = String(options.count).count
    let number = DisplayWidth.padded("\(option + 1)", toColumns: digits, alignment: .trailing)
    var spans = [
      Span(
        number + (columns < CardFrame.leastColumns ? " " : "  "),
        context[option >= Self.limit ? .optionPastLimit : .optionNumber])
    ]
    if isMany {
      let isTaken = taken.contains(id)
      spans.append(
        Span(
          (isTaken ? context.marks.taken : context.marks.free) + " ",
          context[isTaken ? .deviceTint : .optionNumber]))
    }
    let isSample = choice?.isSample == true
    let isNarrow = columns < CardFrame.leastColumns
    spans.append(
      Span(title.isEmpty ? id : title, context[isSample && isNarrow ? .sample : .option]))
    if let subtitle = choice?.display.subtitle?.text(in: context.language), !subtitle.isEmpty,
      spans.columns + 14 < columns
    {
      spans.append(Span("  \(subtitle)", context[.deviceSecondaryText]))
    }
    var trailing = [Span]()
    if isSample, !isNarrow { trailing.append(Span("  sample", context[.sample])) }
    if let symbol = choice?.display.symbol {
      trailing.append(Span("  \(context.symbol(symbol))", context[.symbol]))
    }
    return selectable(option == selected, context, spans, trailing)
  }

  private func selectable(
    _ isSelected: Bool, _ context: ViewContext, _ spans: [Span], _ trailing: [Span] = []
  ) -> Line {
    let mark = isSelected ? context.marks.selection + " " : "  "
    let line = Line([Span(mark, context[.selectionMark])] + spans, trailing: trailing)
    return isSelected ? line.selected(context.selection) : line
  }
}
