import IntentModel

/// What a turn's words are to whoever hears them: how long they take, what only one kind of
/// listener is told, and who wrote them.
package struct WordsReceipt {
  package let lines: [ReceiptLine]

  /// None for what Siri did not say.
  package init(_ session: Session, _ turn: Turn) {
    guard turn.isSiri else {
      lines = []
      return
    }
    let context = session.state.context
    var lines = Self.lengths(of: turn, on: context.device, language: context.language)
    let facts = session.facts(of: turn)
    if !facts.onlyShown.isEmpty {
      lines.append(
        ReceiptLine(.missingByEar, "only shown", facts.onlyShown.joined(separator: ", ")))
    }
    if !facts.onlyHeard.isEmpty {
      lines.append(ReceiptLine(.words, "only heard", facts.onlyHeard.joined(separator: ", ")))
    }
    if !turn.shown.isEmpty {
      lines.append(ReceiptLine(.words, "words by", turn.origin.words(in: context.language)))
    }
    let samples = session.samples(in: turn)
    if !samples.isEmpty {
      lines.append(ReceiptLine(.words, "made up", samples.joined(separator: ", ")))
    }
    self.lines = lines
  }

  /// What this device speaks, and what a device that is used by ear does where that is more.
  private static func lengths(
    of turn: Turn, on device: Device, language: String
  ) -> [ReceiptLine] {
    let heard = turn.heard(on: device)
    let here = SpeakingTime(heard, language: language)
    let byEar = SpeakingTime(turn.spoken, language: language)
    if here.isNothing, byEar.isNothing { return [] }
    var lines = [
      ReceiptLine(
        .words, "spoken", "\(here.isNothing ? "nothing" : here.text) on \(device.title)")
    ]
    if turn.spoken != heard { lines.append(ReceiptLine(.words, "by ear", byEar.text)) }
    return lines
  }
}
