import Findings
import IntentModel

/// How a run began: what was heard and which phrase it met, or which row or button it was.
extension RunReceipt {
  func originLines(_ intent: AppIntent) -> [ReceiptLine] {
    let title = intent.title.text(in: state.context.language)
    switch run.origin {
    case .siri(let match): return phraseLines(match, title: title)
    case .builtIn(let found):
      return [
        ReceiptLine(.origin, "heard", "\"\(Excerpt.of(found.heard))\""),
        ReceiptLine(.origin, "built in", found.words),
        ReceiptLine(.origin, "handled", "\(run.intent), which declares that it handles it"),
      ]
    case .spotlight(.intent):
      return [ReceiptLine(.origin, "run", "\(title), \(directly)")]
    case .spotlight(.appShortcut(_, let option?)):
      let value = run.resolved.first { $0.source == .given }.flatMap { words.text(of: $0) }
      return [
        ReceiptLine(
          .origin, "run", "\(title), from its Spotlight row with the value \(value ?? option)")
      ]
    case .spotlight: return [ReceiptLine(.origin, "run", "\(title), from its Spotlight row")]
    case .page(let button, _):
      return [
        ReceiptLine(
          .origin, "run",
          "\(title), by the button '\(button)' in the app: pressing it is the go-ahead")
      ]
    case .activity(let reference):
      return [
        ReceiptLine(
          .origin, "run",
          "\(title), by the activity '\(reference)' of the share sheet: choosing it is the go-ahead"
        )
      ]
    case .direct: return [ReceiptLine(.origin, "run", "\(title), started by the designer")]
    }
  }

  /// Why its Spotlight row is no App Shortcut's.
  private var directly: String {
    let app = simulator.index.app(run.intent.app)
    let isNamed =
      app?.appShortcuts.prefix(AppShortcut.maximumCount)
      .contains { $0.intent == run.intent.intent } == true
    return isNamed
      ? "directly: before iOS 16 there are no App Shortcuts" : "though no App Shortcut names it"
  }

  private func phraseLines(_ match: PhraseMatch, title: String) -> [ReceiptLine] {
    let phrases =
      simulator.index.app(match.app)?.appShortcuts[safe: match.shortcut]?
      .phrases.texts(in: state.context.language) ?? []
    var lines = [
      ReceiptLine(.origin, "heard", "\"\(Excerpt.of(match.heard))\""),
      ReceiptLine(.origin, "matched", "phrase \(match.phrase + 1) of \(phrases.count) of \(title)"),
      ReceiptLine(.origin, "", "\"\(match.template)\""),
    ]
    let official = simulator.index.app(match.app)?.name.text(in: state.context.language)
    lines.append(
      ReceiptLine(
        .origin, "",
        "\"\(match.applicationName)\" is the app's "
          + (match.applicationName == official ? "name" : "synonym")))
    if let distance = match.distance {
      lines.append(
        ReceiptLine(.origin, "near", "\(distance.count) away: the phrase \(distance.words)"))
    }
    if match.options.count > 1 {
      lines.append(ReceiptLine(.origin, "", "\(match.options.count) values go by what was said"))
    }
    for (place, rival) in match.rivals.enumerated() {
      lines.append(
        ReceiptLine(.origin, place == 0 ? "also fits" : "", "\(rival.intent): \(rival.words)"))
    }
    return lines
  }
}
