import CellGrid
import IntentModel
import SimulatorCore

/// The options of a question as a card: as many as there is room for around the marked one. A line
/// parts the first five from what would tire a listener.
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
    isMany = context.simulator.isChoosingSeveral(run)
    selected =
      switch context.simulator.mark(of: run) {
      case .option(let id)?: choice.options.firstIndex(of: id) ?? 0
      case .done?: choice.options.count
      case nil: 0
      }
  }

  /// The apps that what was said fits alike.
  init(_ context: ViewContext, _ run: IntentRun, _ choice: AppChoice) {
    options = choice.matches.map(\.app)
    self.run = run
    taken = []
    isMany = false
    selected = context.simulator.selectedOption(of: run).flatMap(options.firstIndex) ?? 0
  }

  static let limit = Disambiguation.recommendedMaximum

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

  /// The card in at most so many rows; without its frame when there is hardly any room. The end of
  /// several values stays in view below those there is no room for.
  func lines(_ context: ViewContext, columns: Int, rows: Int) -> [Line] {
    let frame = CardFrame(
      context: context, columns: columns,
      isFramed: rows >= 4 && columns >= CardFrame.leastColumns)
    let room = rows - frame.frameRows
    let isDonePinned = isMany && room >= 2
    let count = itemCount - (isDonePinned ? 1 : 0)
    let window = ListWindow.range(
      count: count, selected: min(selectedItem, count - 1), rows: room - (isDonePinned ? 1 : 0))
    let rows = OptionRows(
      context, run: run, options: options, taken: isMany ? taken : nil,
      columns: columns - frame.frameRows * 2, spareRows: room - itemCount)
    var lines = window.flatMap { self.lines($0, context, rows, columns: columns) }
    if isDonePinned { lines.append(doneLine(context, rows)) }
    return frame.card(lines, hint: window.count < count ? place(of: window, context) : "")
  }

  private func place(of window: Range<Int>, _ context: ViewContext) -> String {
    var numbers = [Int]()
    for place in window {
      if case .option(let option) = item(at: place) { numbers.append(option) }
    }
    guard let first = numbers.first, let last = numbers.last else { return "" }
    return ListWindow.place(first..<last + 1, of: options.count, context.marks) ?? ""
  }

  private func lines(
    _ place: Int, _ context: ViewContext, _ rows: OptionRows, columns: Int
  ) -> [Line] {
    switch item(at: place) {
    case .pastLimit:
      var line = Line()
      // Why says in words that more than five tire a listener.
      line.rule = Span("", context[.optionPastLimit])
      return [line]
    case .done: return [doneLine(context, rows)]
    case .option(let option): return rows.lines(of: option, isSelected: option == selected)
    }
  }

  /// Its mark below those of the options that are taken.
  private func doneLine(_ context: ViewContext, _ rows: OptionRows) -> Line {
    let isSelected = selected == options.count
    let count = taken.isEmpty ? "" : "  \(context.words.taken(taken.count))"
    let title = context[.option]
    let line = Line([
      Span(isSelected ? context.marks.selection + " " : "  ", context[.selectionMark]),
      Span(String(repeating: " ", count: rows.numberColumns), context[.optionNumber]),
      Span(
        DisplayWidth.padded(
          context.marks.done, toColumns: DisplayWidth.of(context.marks.taken)) + " ",
        context[.deviceTint]),
      Span(context.words.done, isSelected ? title.emphasised : title),
      Span(count, context[.deviceSecondaryText]),
    ])
    return isSelected ? line.selected(context.selection) : line
  }
}
