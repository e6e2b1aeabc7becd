import CellGrid
import IntentModel
import SimulatorCore

/// Nobody sees the options of a device that is used by ear: only what Return would say for the person,
/// and what of several values was said already.
struct HeardAnswers {
  let context: ViewContext

  /// - Parameter hasAir: whether a blank row parts them from the words before.
  func lines(hasAir: Bool) -> [Line] {
    guard let run = context.state.run, let selected = context.simulator.selectedOption(of: run)
    else { return [] }
    let words = RunWording(context.simulator, context.state)
    var mark = marked(words.label(ofOption: selected), of: run, selected)
    guard case .disambiguating(let choice) = run.phase else {
      return (hasAir ? [.blank] : []) + [mark]
    }
    let isMany =
      context.simulator.index.intent(run.intent)?.parameter(choice.parameter)?.isMany ?? false
    if isMany {
      let isTaken = choice.taken.contains(selected)
      let isDone = !choice.options.contains(selected)
      mark.leading.insert(
        Span(
          (isDone ? context.marks.done : isTaken ? context.marks.taken : context.marks.free) + " ",
          context[isDone || isTaken ? .deviceTint : .optionNumber]), at: 1)
    }
    var lines = (hasAir ? [Line.blank] : []) + [mark]
    if !choice.taken.isEmpty {
      let titles = choice.taken.map { words.label(ofOption: $0) }
      lines.append(Line("  " + context.words.taken(titles), context[.deviceSecondaryText]))
    }
    return lines
  }

  /// With its place among the options; what ends the choice is none of them.
  private func marked(_ label: String, of run: IntentRun, _ selected: String) -> Line {
    let options: [String] =
      if case .disambiguating(let choice) = run.phase {
        choice.options
      } else {
        context.simulator.optionIDs(of: run)
      }
    var line = Line([
      Span(context.marks.selection + " ", context[.selectionMark]),
      Span(label, context[.deviceText]),
    ])
    if let place = options.firstIndex(of: selected) {
      line.trailing = [
        Span("  \(place + 1) of \(options.count)", context[.deviceFaintText])
      ]
    }
    line.cursorColumn = 0
    return line
  }
}
