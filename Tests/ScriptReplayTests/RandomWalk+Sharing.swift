import IntentModel
import SimulatorCore

/// What the keys do where something is shared: only what they do can be recorded.
extension RandomWalk {
  /// Whether the album is at the front, or a banner is.
  var isAtSomethingShared: Bool {
    if session.bannerInFront != nil { return true }
    guard session.state.run == nil, case .hostApp(let host) = session.state.surface else {
      return false
    }
    return host.app == "album"
  }

  mutating func share() {
    let isBold = Bool.random(using: &generator)
    if isBold, session.field == .post {
      session.send(.share(.textChanged(pick(words) ?? "")))
    } else if isBold, session.openSheet?.sheet.screen == .entries {
      chooseEntry()
    } else if session.bannerInFront != nil {
      press([.accept, .accept, .back])
    } else if let due = session.state.agenda.entries.first?.due,
      Int.random(in: 0..<4, using: &generator) == 0
    {
      session.send(.context(.clockMoved(to: due)))
    } else if session.editRows.isEmpty {
      press([
        .accept, .accept, .accept, .accept, .share, .share, .share, .contextMenu, .quickActions,
        .toggle, .back, .moveDown, .moveDown, .moveUp, .moveToTop, .moveToBottom,
      ])
    } else {
      press([
        .toggle, .promote, .demote, .moveEarlier, .moveLater, .moveLater, .moveDown, .moveToTop,
        .back, .share, .accept, .arrangeAsDelivered,
      ])
    }
  }

  private mutating func press(_ commands: [Command]) {
    _ = session.perform(pick(commands) ?? .accept, visibleRows: 10)
  }

  /// One that leads to a screen of its own, or to a job.
  private mutating func chooseEntry() {
    let extensions = ["post", "frame", "frame", "upload", "upload"].map {
      ShareEntry.ID.target(.activity(ActivityReference(app: "album", activity: $0)))
    }
    let screens: [ShareEntry.ID] = [
      .more, .more, .editActions, .editActions, .options, .options,
    ]
    session.send(.share(.entryChosen(pick(screens + extensions) ?? .more)))
  }
}
