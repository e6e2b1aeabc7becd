import Findings
/// Why Siri asks which app is meant.
extension RunReceipt {
  func appChoiceLines(_ choice: AppChoice) -> [ReceiptLine] {
    let heard = choice.matches.first?.heard ?? ""
    var lines = [
      ReceiptLine(.ending, "which app", "\(choice.matches.count) apps fit alike, so Siri asks"),
      ReceiptLine(.origin, "heard", "\"\(Excerpt.of(heard))\""),
    ]
    for (place, match) in choice.matches.enumerated() {
      lines.append(
        ReceiptLine(.origin, place == 0 ? "fits" : "", "\(match.reference): \"\(match.template)\""))
    }
    if let key = choice.matches.first?.key {
      let receipt = OrderingReceipt(key: key, above: nil, rules: PhraseOrder.rules)
      lines += receipt.lines.prefix(PhraseOrder.sharedRuleCount).map {
        ReceiptLine(.ending, "tie", "\($0.label): \($0.text)")
      }
    }
    for rival in choice.matches.first?.rivals ?? [] {
      lines.append(ReceiptLine(.origin, "also fits", "\(rival.intent): \(rival.words)"))
    }
    return lines
  }
}
