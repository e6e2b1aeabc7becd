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
      var walk = Walk()
      for _ in 0..<Self.eventCount {
        let before = walk.state
        let event = RandomEvent.next(for: walk.session, using: &random)
        let update = walk.session.send(event)
        if update.refusal != nil {
          #expect(walk.state == before, "a refusal changed something: \(event), \(seed)")
        }
        expectInvariants(walk.session, seed)
      }
    }
  }

  @Test func undoThenRedoIsTheIdentity() {
    var random = SeededGenerator()
    let seed = "\(random)"
    for _ in 0..<Self.walkCount {
      var walk = Walk()
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
      var walk = Walk()
      for _ in 0..<Self.eventCount {
        _ = walk.session.send(RandomEvent.next(for: walk.session, using: &random))
        if Int.random(in: 0..<8, using: &random) == 0 { walk.session.undo() }
      }
      // A simulator of its own, so that nothing remembered can help.
      var again = Session(Simulator(SampleCatalog.phone), start: walk.session.start)
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
      var walk = Walk()
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
      if let selected = session.simulator.selectedOption(of: run) {
        #expect(session.simulator.optionIDs(of: run).contains(selected), "\(seed)")
      }
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

/// Events that mostly apply, and some that do not.
enum RandomEvent {
  static func next(for session: Session, using random: inout SeededGenerator) -> Event {
    let state = session.state
    if let run = state.run, Int.random(in: 0..<4, using: &random) > 0 {
      return answer(to: run, in: session, using: &random)
    }
    let words = [
      "Order with Corner Cup", "order mocha with corner", "nonsense", "", "cancel",
      "Corner Cupで抹茶を注文", "\u{301}",
    ]
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .surfacePresented(.siri)
    case 1: return .surfacePresented(.spotlight)
    case 2:
      return .spotlight(.queryChanged(["", "o", "or", "res"].randomElement(using: &random) ?? ""))
    case 3:
      let rows = session.spotlightRows
      return .spotlight(.rowChosen(rows.randomElement(using: &random)?.id ?? .app("nowhere")))
    case 4, 5: return .conversation(.said(words.randomElement(using: &random) ?? ""))
    case 6: return .conversation(.dismissed)
    case 7: return .app(.opened(app: "corner"))
    case 8:
      return .app(.buttonPressed(["mocha", "signOut", "none"].randomElement(using: &random) ?? ""))
    case 9: return .run(.startedDirectly(SampleCatalog.rest, values: []))
    case 10:
      return .context(
        .clockMoved(
          to: state.context.time.adding(seconds: Int.random(in: -60...900, using: &random))))
    default:
      return .context(
        [
          .deviceChanged(.airPods), .lockChanged(true), .networkChanged(isOffline: true),
          .languageChanged("ja"), .languageChanged("en"), .outcomeForced("signedOut"),
          .outcomeForced(nil), .placeChanged("work"),
        ].randomElement(using: &random) ?? .lockChanged(false))
    }
  }

  private static func answer(
    to run: IntentRun, in session: Session, using random: inout SeededGenerator
  ) -> Event {
    let options = session.simulator.optionIDs(of: run)
    let option = options.randomElement(using: &random) ?? "none"
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return .run(.optionSelected(option))
    case 1, 2: return .run(.optionChosen(option))
    case 3: return .run(.optionToggled(option))
    case 4: return .run(.optionsAccepted)
    case 5: return .run(.cancelled)
    case 6: return .conversation(.draftChanged(option))
    default:
      let words = [
        "tea", "20 minutes", "latte", "sea and wind", "yes", "no", "the last one", "?", "3",
      ]
      return .conversation(.said(words.randomElement(using: &random) ?? ""))
    }
  }
}
