import IntentModel

/// To whom the phone's own Messages sends what is shared. Whoever was chosen in the row of people
/// is the recipient; who chose Messages is asked. One recipient at a time: a group stands for
/// several.
extension Simulator {
  static let recipientOption = "to"

  /// The compose view's row for the recipient; none where the phone knows nobody.
  func recipients(of target: ShareTarget, _ words: ShareWording) -> ComposeView? {
    let isAsked = target == .system(.message)
    let known = isAsked ? firstOfEachName(everybody) : everybody.filter { $0.target == target }
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

  /// A value is known by its name: the second of two of one name could not be told apart.
  private func firstOfEachName(_ recipients: [Recipient]) -> [Recipient] {
    var names = Set<String>()
    return recipients.filter { names.insert($0.name.key).inserted }
  }
}
