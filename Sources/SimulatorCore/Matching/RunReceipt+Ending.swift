import IntentModel

/// What stands between a run's last value and its end, and how it ended.
extension RunReceipt {
  func phaseLines(_ intent: AppIntent) -> [ReceiptLine] {
    switch run.phase {
    case .confirming:
      let which =
        intent.confirmations.count > 1
        ? "; of \(intent.confirmations.count), the first whose condition holds" : ""
      let reason =
        intent.risk == .none ? "its confirmation is declared" : "risk \(intent.risk.rawValue)"
      return [ReceiptLine(.ending, "confirm", "asked before it runs: \(reason)\(which)")]
    case .authenticating:
      return [
        ReceiptLine(
          .ending, "unlock",
          intent.risk == .payment
            ? "the phone is locked, and it moves money"
            : "the phone is locked, and it \(intent.authentication.words)")
      ]
    case .performing(let performing):
      let when =
        performing.timesOut
        ? "which takes longer than \(Simulator.timeLimitSeconds) seconds: given up at" : "due at"
      return [
        ReceiptLine(
          .ending, "outcome",
          "\(performing.outcome), \(when) \(performing.due.time)\(forcedInVain(intent))")
      ]
    case .finished(let conclusion): return conclusionLines(conclusion, intent)
    case .choosingApp, .requestingValue, .confirmingGuess, .disambiguating: return []
    }
  }

  private func conclusionLines(_ conclusion: Conclusion, _ intent: AppIntent) -> [ReceiptLine] {
    let outputs = conclusion.outputs.map {
      ReceiptLine(.ending, "output", "\($0.name): \($0.value)")
    }
    switch conclusion.result {
    case .cancelled:
      return [ReceiptLine(.ending, "ended", "cancelled: nothing changed, nothing donated")]
    case .succeeded(let name):
      return [outcomeLine(name, intent, "performed")] + outputs
    case .failed(.outcome(let name)): return [outcomeLine(name, intent, "failed")]
    case .failed(let reason):
      let why = reason.words { id in intent.parameter(id).map(words.title) ?? "'\(id)'" }
      return [
        ReceiptLine(.ending, "ended", why + (reason == .noOutcome ? forcedInVain(intent) : ""))
      ]
    }
  }

  /// An outcome that another intent has: here the conditions decide.
  private func forcedInVain(_ intent: AppIntent) -> String {
    guard let forced = state.context.forcedOutcome,
      !intent.outcomes.contains(where: { $0.name == forced })
    else { return "" }
    return "; the context forces '\(forced)', which this intent does not have"
  }

  private func outcomeLine(_ name: String, _ intent: AppIntent, _ verb: String) -> ReceiptLine {
    let isForced = state.context.forcedOutcome == name
    let why =
      switch intent.outcomes.count {
      case _ where isForced: "forced by the context"
      case 0: "no outcome is declared, so it succeeds"
      case 1: "the only outcome"
      case let count: "of \(count), the first whose condition holds"
      }
    return ReceiptLine(.ending, "outcome", "\(name), \(verb): \(why)\(forcedInVain(intent))")
  }
}
