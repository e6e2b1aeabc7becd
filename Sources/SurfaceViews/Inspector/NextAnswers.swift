import CellGrid
import IntentModel
import SimulatorCore

/// What can be answered now, in words and keys.
struct NextAnswers {
  let context: ViewContext

  private var enter: String { key(.accept) }
  private var back: String { key(.back) }

  private func key(_ command: Command) -> String {
    Keymap.label(of: command, isPlain: context.glyphs == .ascii)
  }

  var text: String {
    guard let run = context.state.run else { return "" }
    let parameter = run.askedParameter.flatMap {
      context.simulator.index.intent(run.intent)?.parameter($0)
    }
    switch run.phase {
    case .choosingApp(let choice):
      return "\(enter) chooses, or \(digits(choice.matches.count)), or say it"
    case .requestingValue:
      let isYesOrNo = !context.simulator.optionIDs(of: run).isEmpty
      return isYesOrNo
        ? "\(enter) answers, or say yes or no"
        : "say \(parameter?.type.answerWords ?? "it"), then \(enter)"
    case .confirmingGuess: return "\(enter) answers, or say yes, no, or another value"
    case .disambiguating(let choice):
      let digits = digits(choice.options.count)
      return parameter?.isMany == true
        ? "\(enter) takes one, or \(digits); Done ends; or say several"
        : "\(enter) chooses, or \(digits), or say it"
    case .authenticating: return "\(enter) answers; \(back) twice cancels"
    case .confirming: return "\(enter) presses the marked button, \(back) cancels, or say it"
    case .performing(let performing): return "\(enter) waits until \(performing.due.time)"
    case .finished:
      return context.state.surface == .siri
        ? "\(enter) puts it away, or say something else" : "\(enter) puts it away"
    }
  }

  /// A digit chooses at once, but only where it cannot be part of what is being typed.
  private func digits(_ count: Int) -> String {
    (count == 1 ? "1" : "1\(dash)\(min(9, count))") + " in the empty field"
  }
  private var dash: String { context.marks.rangeDash }
}
