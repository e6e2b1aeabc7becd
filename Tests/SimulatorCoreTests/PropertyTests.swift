import IntentModel
import TestSupport
import Testing

@testable import SimulatorCore

/// What holds for any events whatsoever.
@Suite struct PropertyTests {
  /// Random walks are short and many; a failure prints the seed.
  private static let walkCount = 150
  private static let eventCount = 60

  @Test func anyEventsKeepTheInvariants() {
    var random = SeededGenerator()
    let seed = "\(random)"
    for _ in 0..<Self.walkCount {
      var walk = Walk(phone: RandomEvent.phone)
      for _ in 0..<Self.eventCount {
        let before = walk.state
        let event = RandomEvent.next(for: walk.session, using: &random)
        let update = walk.session.send(event)
        if update.refusal != nil {
          #expect(walk.state == before, "a refusal changed something: \(event), \(seed)")
        } else if case .share(let step) = event, step.isStep {
          #expect(walk.state != before, "nothing came of it: \(event), \(seed)")
        }
        expectInvariants(walk.session, seed)
      }
    }
  }

  /// Each case of every kind of event: what is never sent proves nothing.
  @Test func everyEventIsTried() {
    var random = SeededGenerator()
    let seed = "\(random)"
    var names = Set<String>()
    for _ in 0..<Self.walkCount {
      var walk = Walk(phone: RandomEvent.phone)
      for _ in 0..<Self.eventCount {
        let event = RandomEvent.next(for: walk.session, using: &random)
        names.insert(RandomEvent.name(of: event))
        _ = walk.session.send(event)
      }
    }
    #expect(names.count == 50, "\(names.sorted()), \(seed)")
  }

  @Test func undoThenRedoIsTheIdentity() {
    var random = SeededGenerator()
    let seed = "\(random)"
    for _ in 0..<Self.walkCount {
      var walk = Walk(phone: RandomEvent.phone)
      for _ in 0..<Self.eventCount {
        _ = walk.session.send(RandomEvent.next(for: walk.session, using: &random))
      }
      let end = walk.state
      let log = walk.session.log
      let count = Int.random(in: 0...walk.session.stepCount, using: &random)
      for _ in 0..<count {
        let isUndone = walk.session.undo()
        #expect(isUndone)
      }
      for _ in 0..<count {
        let isRedone = walk.session.redo()
        #expect(isRedone)
      }
      #expect(walk.state == end, "\(seed)")
      #expect(walk.session.log == log, "\(seed)")
    }
  }

  @Test func aWalkEqualsItsLogFoldedFromTheStart() {
    var random = SeededGenerator()
    let seed = "\(random)"
    for _ in 0..<Self.walkCount {
      var walk = Walk(phone: RandomEvent.phone)
      for _ in 0..<Self.eventCount {
        _ = walk.session.send(RandomEvent.next(for: walk.session, using: &random))
        if Int.random(in: 0..<8, using: &random) == 0 { walk.session.undo() }
      }
      // A simulator of its own, so that nothing remembered can help.
      var again = Session(Simulator(RandomEvent.phone), start: walk.session.start)
      for entry in walk.session.log {
        let update = again.send(entry.event)
        #expect(update.refusal == nil, "\(seed)")
      }
      #expect(again.state == walk.state, "\(seed)")
      #expect(again.log == walk.session.log, "\(seed)")
    }
  }

  @Test func anyCommandsAndLettersKeepTheInvariants() {
    var random = SeededGenerator()
    let seed = "\(random)"
    let letters = ["o", "r", "1", "9", " ", "\u{301}", "👨‍👩‍👧", "茶", "\u{7}", "\n"]
    for _ in 0..<60 {
      var walk = Walk(phone: RandomEvent.phone)
      for _ in 0..<80 {
        if Bool.random(using: &random) {
          let command = Command.allCases.randomElement(using: &random) ?? .help
          _ = walk.session.perform(command, visibleRows: Int.random(in: 0...12, using: &random))
        } else {
          _ = walk.session.type(letters.randomElement(using: &random) ?? "o")
        }
        expectInvariants(walk.session, seed)
      }
    }
  }

  private func expectInvariants(_ session: Session, _ seed: String) {
    let state = session.state
    if let run = state.run {
      #expect(session.simulator.index.intent(run.intent) != nil, "\(seed)")
      let settled = run.resolved.map(\.parameter)
      #expect(Set(settled).count == settled.count, "settled twice: \(settled), \(seed)")
      if let mark = session.simulator.mark(of: run) {
        #expect(session.simulator.marks(of: run).contains(mark), "\(seed)")
      }
    }
    if let (sheet, _) = session.openSheet {
      #expect(
        Set(sheet.items).isSuperset(of: session.shareSheet?.content.items.compactMap(\.id) ?? []),
        "something else is shared than at first, \(seed)")
    }
    let dues = state.agenda.entries.map(\.due)
    #expect(dues == dues.sorted(), "\(seed)")
    #expect(dues.allSatisfy { $0 >= state.context.time }, "something due was missed, \(seed)")
    #expect(state.liveActivities.allSatisfy { $0.ends >= state.context.time }, "\(seed)")
    let ids = state.transcript.map(\.id)
    #expect(ids == ids.sorted() && Set(ids).count == ids.count, "\(seed)")
    #expect(
      state.transcript.allSatisfy { $0.conversation <= state.conversation.number }, "\(seed)")
    #expect(session.editing.caret <= session.editing.characters.count, "\(seed)")
  }
}

extension ShareEvent {
  /// Whether a person who did it would see something change.
  fileprivate var isStep: Bool {
    switch self {
    case .opened, .closed, .entryChosen, .optionRowChosen, .screenLeft, .favouriteAdded,
      .favouriteRemoved, .appPlaced, .arrangedAsDelivered, .optionChosen, .proceeded,
      .alertPutAway, .cancelled:
      true
    case .entrySelected, .optionRowSelected, .favouriteMoved, .textChanged, .elementSelected,
      .optionOpened:
      false
    }
  }
}
