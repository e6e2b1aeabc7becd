import CellGrid
import IntentModel
import SimulatorCore

/// Nobody sees the options of a device that is used by ear: only what Return would say for the
/// person, and what of several values was said already.
struct HeardAnswers {
  let context: ViewContext

  /// - Parameter hasAir: whether a blank row parts them from the words before.
  func lines(hasAir: Bool) -> [Line] {
    guard let run = context.state.run, let marked = context.simulator.mark(of: run) else {
      return []
    }
    let words = RunWording(context.simulator, context.state)
    var line = self.line(marked, words.label(of: marked), of: run)
    guard case .disambiguating(let choice) = run.phase else {
      return (hasAir ? [.blank] : []) + [line]
    }
    if context.simulator.isChoosingSeveral(run) {
      line.leading.insert(takenMark(marked, of: choice), at: 1)
    }
    var lines = (hasAir ? [Line.blank] : []) + [line]
    if !choice.taken.isEmpty {
      let titles = choice.taken.map { words.label(ofOption: $0) }
      lines.append(Line("  " + context.words.taken(titles), context[.deviceSecondaryText]))
    }
    return lines
  }

  private func takenMark(_ marked: RunMark, of choice: Disambiguation) -> Span {
    switch marked {
    case .done: Span(context.marks.done + " ", context[.deviceTint])
    case .option(let option):
      choice.taken.contains(option)
        ? Span(context.marks.taken + " ", context[.deviceTint])
        : Span(context.marks.free + " ", context[.optionNumber])
    }
  }

  /// With its place among the options; what ends the choice is none of them.
  private func line(_ marked: RunMark, _ label: String, of run: IntentRun) -> Line {
    var line = Line([
      Span(context.marks.selection + " ", context[.selectionMark]),
      Span(label, context[.deviceText]),
    ])
    let options = context.simulator.optionIDs(of: run)
    if case .option(let option) = marked, let place = options.firstIndex(of: option) {
      line.trailing = [Span("  \(place + 1) of \(options.count)", context[.deviceFaintText])]
    }
    line.cursorColumn = 0
    return line
  }
}
