import IntentModel

/// Which of several phrases that fit wins, and why: the order and its receipt come from here alone.
///
/// The order is ours to guess: the nearest wording, then the longest fixed wording, then the app
/// used last. Phrases of one app that are still even go by the author's order; between apps Siri
/// asks.
struct PhraseOrder {
  /// 0 for the app used last, 1 for the one before; nil for one never used.
  let recency: (_ app: String) -> Int?

  static let rules: [OrderingRule] = [
    OrderingRule("wording as said") { $0 == 0 ? "exactly" : "\($0) away" },
    OrderingRule("fixed wording") { -$0 == 1 ? "1 letter" : "\(-$0) letters" },
    OrderingRule("the app used last") {
      switch $0 {
      case 0: "it is that app"
      case Int.max: "never used"
      default: $0 == 1 ? "1 app was used since" : "\($0) apps were used since"
      }
    },
    OrderingRule("the author's order") {
      "phrase \($0 % placesPerShortcut + 1) of App Shortcut \($0 / placesPerShortcut + 1)"
    },
  ]

  private static let placesPerShortcut = 100_000
  /// The rules that compare phrases of different apps.
  static let sharedRuleCount = 3

  func decide(_ fitting: [(match: PhraseMatch, literalLength: Int)]) -> [PhraseMatch] {
    let ranked = fitting.map { match, literalLength in
      var match = match
      match.key = OrderingKey([
        match.distance?.count ?? 0, -literalLength, recency(match.app) ?? .max,
        match.shortcut * Self.placesPerShortcut + min(match.phrase, Self.placesPerShortcut - 1),
      ])
      return match
    }
    guard let best = ranked.map(\.key).min() else { return [] }
    let isEven = { (match: PhraseMatch) in
      match.key.values.prefix(Self.sharedRuleCount) == best.values.prefix(Self.sharedRuleCount)
    }
    var winners = [PhraseMatch]()
    for match in ranked where isEven(match) {
      if let place = winners.firstIndex(where: { $0.app == match.app }) {
        if match.key < winners[place].key { winners[place] = match }
      } else {
        winners.append(match)
      }
    }
    return winners.map { winner in
      var winner = winner
      winner.rivals = rivals(of: winner, among: ranked, winners)
      return winner
    }
  }

  /// One for each other intent, by its best phrase; those that win alike are asked about instead.
  private func rivals(
    of winner: PhraseMatch, among ranked: [PhraseMatch], _ winners: [PhraseMatch]
  ) -> [PhraseRival] {
    var best = [PhraseMatch]()
    for match in ranked where !winners.contains(where: { $0.reference == match.reference }) {
      if let place = best.firstIndex(where: { $0.reference == match.reference }) {
        if match.key < best[place].key { best[place] = match }
      } else {
        best.append(match)
      }
    }
    return best.map { Self.rival($0, of: winner) }
  }

  static func rival(_ match: PhraseMatch, of winner: PhraseMatch) -> PhraseRival {
    let receipt = OrderingReceipt(key: match.key, above: winner.key, rules: rules)
    let place = match.key.firstDifference(from: winner.key)
    let own = place.map { receipt.lines[$0].text } ?? "as good"
    return PhraseRival(
      intent: match.reference, template: match.template,
      lostBy: ReceiptLine(
        .rule, receipt.losesBy?.label ?? "nothing",
        "\(own), against \(receipt.losesBy?.text ?? "even")"))
  }
}
