import IntentModel

/// To whom the phone's own Messages sends what is shared. Whoever was chosen in the row of people
/// is the recipient; who chose Messages is asked.
///
/// A guess: that Messages asks in a row of its compose view, and lists everybody there; and that it
/// has one recipient at a time, where a group stands for several.
extension Simulator {
  static let recipientOption = "to"

  /// The compose view's row for the recipient; none where the phone knows nobody.
  func recipients(
    of target: ShareTarget, _ words: ShareWording, in state: SimulationState
  ) -> ComposeView? {
    let isAsked = target == .system(.message)
    let known =
      isAsked
      ? suggestedFirst(everybody, in: state) : everybody.filter { $0.target == target }
    guard !known.isEmpty else { return nil }
    return ComposeView(options: [
      .init(
        id: Self.recipientOption, title: LocalizedText(words.recipient, origin: .stock),
        values: known.map { .init(id: $0.target.description, title: $0.name) },
        isRequired: isAsked)
    ])
  }

  /// Whom was chosen in Messages.
  func recipient(of running: RunningActivity) -> ShareTarget? {
    guard running.target == .system(.message),
      let chosen = running.choices[Self.recipientOption]
    else { return nil }
    return everybody.first { $0.target.description == chosen }?.target
  }

  private typealias Recipient = (target: ShareTarget, name: LocalizedText)

  /// People, then groups.
  private var everybody: [Recipient] {
    phone.people.map { (.person($0.id), $0.display.title) }
      + phone.groups.map { (.group($0.id), $0.title) }
  }

  /// Whom the open sheet would suggest stand first, in its order.
  private func suggestedFirst(
    _ recipients: [Recipient], in state: SimulationState
  ) -> [Recipient] {
    guard case .hostApp(let host) = state.surface, let sheet = shareSheet(of: host, in: state)
    else { return recipients }
    let order = ShareOrder(policy: sheet.policy)
    let keys = recipients.enumerated().map { place, recipient in
      order.key(.people, score: sheet.scores[recipient.target], place: place)
    }
    return recipients.indices.sorted { keys[$0] < keys[$1] }.map { recipients[$0] }
  }
}
