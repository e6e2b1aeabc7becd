import IntentModel

/// To whom the phone's own Messages sends what is shared. Whoever was chosen in the row of people
/// is the recipient; who chose Messages is asked. One recipient at a time: a group stands for
/// several.
extension Simulator {
  static let recipientOption = "to"

  /// The compose view's row for the recipient; none where the phone knows nobody.
  func recipients(
    of target: ShareTarget, _ words: ShareWording, in state: SimulationState
  ) -> ComposeView? {
    let isAsked = target == .system(.message)
    let known =
      isAsked
      ? suggestedFirst(firstOfEachName(everybody), in: state)
      : everybody.filter { $0.target == target }
    guard !known.isEmpty else { return nil }
    return ComposeView(options: [
      .init(
        id: Self.recipientOption, title: LocalizedText(words.recipient, origin: .stock),
        values: known.map(\.name), isRequired: isAsked)
    ])
  }

  /// Whom was chosen in Messages.
  func recipient(of running: RunningActivity, in state: SimulationState) -> ShareTarget? {
    guard running.target == .system(.message),
      let chosen = running.choices[Self.recipientOption]
    else { return nil }
    return everybody.first { $0.name.key == chosen }?.target
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

  /// A value is known by its name: the second of two of one name could not be told apart.
  private func firstOfEachName(_ recipients: [Recipient]) -> [Recipient] {
    var names = Set<String>()
    return recipients.filter { names.insert($0.name.key).inserted }
  }

  /// The first row of a compose view in which something has to be chosen still.
  func unanswered(_ running: RunningActivity, _ activity: Activity) -> String? {
    activity.composeView?.options.first {
      $0.isRequired && running.choices[$0.id] == nil && !$0.values.isEmpty
    }?.id
  }
}
