import IntentModel

/// What was shared, with whom or what, and how: told in Why once it is done, and in the transcript.
struct SharingTrace {
  let simulator: Simulator
  let state: SimulationState
  let running: RunningActivity
  let sheet: ShareSheetState
  let content: SharedContent

  private static let shownCount = 3

  var lines: [ReceiptLine] {
    [("shared", items), (isDone ? "by" : recipient == nil ? "with" : "to", name)].map(line)
      + details.map(line)
  }

  /// In one sentence.
  var words: String {
    let start = isDone ? "\(name): \(items)" : "shared \(items) with \(name)"
    return ([start] + details.map { "\($0.label) \($0.text)" }).joined(separator: "; ")
  }

  private typealias Detail = (label: String, text: String)

  private func line(_ detail: Detail) -> ReceiptLine {
    ReceiptLine(.ending, detail.label, detail.text)
  }

  private var language: String { state.context.language }

  /// Whether something was done with it, not sent anywhere.
  private var isDone: Bool { simulator.isAction(running.target) }

  private var items: String {
    let titles = content.items.prefix(Self.shownCount).map(\.title).joined(separator: ", ")
    let more = content.items.count - Self.shownCount
    return more > 0 ? "\(titles) and \(more) more" : titles
  }

  private var recipient: ShareTarget? {
    switch running.target {
    case .person, .group: running.target
    case .system, .activity: simulator.recipient(of: running)
    }
  }

  private var name: String {
    simulator.title(of: recipient ?? running.target, for: content, language)
  }

  private var details: [Detail] {
    var details = [Detail]()
    if !running.text.isEmpty { details.append(("text", "“\(running.text)”")) }
    let options = simulator.activity(of: running.target, in: state)?.composeView?.options ?? []
    for option in options where recipient == nil {
      guard let value = option.values.first(where: { $0.id == running.choices[option.id] }) else {
        continue
      }
      details.append((option.title.text(in: language), value.title.text(in: language)))
    }
    if let way = content.chosenWay {
      details.append(way.isCollaboration ? ("sent", way.words) : ("sent as", way.title))
    }
    let goesWith = (simulator.options(for: content, in: state)?.switches ?? [])
      .filter(sheet.options.isOn).map { $0.title.text(in: language) }
    if !goesWith.isEmpty { details.append(("goes with", goesWith.joined(separator: ", "))) }
    return details
  }
}
