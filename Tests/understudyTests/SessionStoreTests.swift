import Foundation
import IntentModel
import SimulatorCore
import Testing

@testable import understudy

@Suite struct SessionStoreTests {
  private let folder: TemporaryFolder
  private let simulator = Simulator(PhoneCatalog(id: "cup"))

  init() throws { folder = try TemporaryFolder() }

  private func store() -> SessionStore {
    SessionStore(phoneID: "cup", catalog: "shop", in: folder.state)
  }

  private func lines() throws -> [String] {
    try folder.text(of: "sessions/cup.jsonl").split(separator: "\n").map(String.init)
  }

  @Test func nothingIsWrittenBeforeSomethingHappens() throws {
    var store = store()
    #expect(store.keep(Session(simulator)) == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.file("sessions")))
    #expect(store.load(simulator) == nil)
  }

  @Test func theFileIsOnlyAddedTo() throws {
    var store = store()
    var session = Session(simulator)
    session.send(.surfacePresented(.siri))
    #expect(store.keep(session) == nil)
    let first = try lines()
    #expect(first.count == 2)
    session.send(.conversation(.said("hello")))
    #expect(store.keep(session) == nil)
    session.undo()
    session.send(.conversation(.said("there")))
    #expect(store.keep(session) == nil)
    let all = try lines()
    #expect(Array(all.prefix(2)) == first)
    #expect(all.count == 5)
    #expect(all[3] == #"{"keeping":1}"#)
    let loaded = try #require(self.store().load(simulator))
    #expect(loaded.session.log == session.log)
    #expect(loaded.session.state == session.state)
    #expect(loaded.problem == nil)
  }

  @Test func anUndoneStepIsGoneThoughNothingFollows() throws {
    var store = store()
    var session = Session(simulator)
    session.send(.surfacePresented(.siri))
    session.send(.conversation(.said("hello")))
    #expect(store.keep(session) == nil)
    session.undo()
    session.undo()
    #expect(store.keep(session) == nil)
    #expect(try lines().last == #"{"keeping":0}"#)
    #expect(store.load(simulator)?.session.log == [])
  }

  @Test func ofTwoProgramsOnlyTheFirstKeeps() throws {
    var session = Session(simulator)
    session.send(.surfacePresented(.siri))
    do {
      var first = store()
      #expect(first.keep(session) == nil)
      let kept = try lines()
      var second = store()
      session.send(.conversation(.said("hello")))
      let problem = second.keep(session)
      #expect(
        problem == "another understudy keeps its walk on this phone; this one is not kept")
      #expect(second.keep(session) == nil, "said once")
      #expect(try lines() == kept)
    }
  }

  @Test func aFileOfAnotherKindIsNoWalk() throws {
    try folder.write("{}\n", to: "sessions/cup.jsonl")
    #expect(store().load(simulator) == nil)
  }
}
