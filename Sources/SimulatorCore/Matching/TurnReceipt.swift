/// Why Siri's turn is what it is, at the moment it was said: the rules of its run or of what was
/// not understood, and then its words.
package struct TurnReceipt {
  package let lines: [ReceiptLine]

  /// - Parameter session: as it stood when the turn had been said.
  package init(_ session: Session, _ turn: Turn) {
    lines = Self.rules(session, turn) + WordsReceipt(session, turn).lines
  }

  private static func rules(_ session: Session, _ turn: Turn) -> [ReceiptLine] {
    if session.state.run != nil, let receipt = RunReceipt(session.simulator, session.state) {
      return receipt.lines
    }
    guard case .notUnderstood(let miss) = turn.kind else { return [] }
    let heard = session.simulator.turnsShown(in: session.state).last(where: \.isPerson)
    return miss.lines(heard: heard?.shown)
  }
}

extension Session {
  /// The receipt of each of Siri's turns since the walk began, by the turn's number.
  package func turnReceipts() -> [Int: [ReceiptLine]] {
    var receipts = [Int: [ReceiptLine]]()
    var walk = Session(simulator, start: start)
    for entry in log {
      let count = walk.state.transcript.count
      walk.send(entry.event)
      for turn in walk.state.transcript.dropFirst(count) where turn.isSiri {
        receipts[turn.id] = TurnReceipt(walk, turn).lines
      }
    }
    return receipts
  }
}
