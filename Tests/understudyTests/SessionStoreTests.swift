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

  /// What a later program takes up.
  private func taken() -> (session: Session, problem: String?)? {
    var store = store()
    guard case .walk(let session, let problem) = store.load(simulator) else { return nil }
    return (session, problem)
  }

  private func lines() throws -> [String] {
    try folder.text(of: "sessions/cup.jsonl").split(separator: "\n").map(String.init)
  }

  @Test func nothingIsWrittenBeforeSomethingHappens() throws {
    var store = store()
    #expect(store.keep(Session(simulator)) == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.file("sessions")))
    #expect(taken() == nil)
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
    let loaded = try #require(taken())
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
    #expect(taken()?.session.log == [])
  }

  @Test func ofTwoProgramsOnlyTheFirstKeeps() throws {
    guard case .held(let first)? = PhoneLock.take(phoneID: "cup", in: folder.state) else {
      Issue.record("nobody else has it")
      return
    }
    try withExtendedLifetime(first) {
      guard case .refused(let reason)? = PhoneLock.take(phoneID: "cup", in: folder.state) else {
        Issue.record("two have it")
        return
      }
      #expect(reason == "another understudy is open on this phone; what is done here is not kept")
      guard case .held? = PhoneLock.take(phoneID: "tea", in: folder.state) else {
        Issue.record("another phone is free")
        return
      }
      try folder.write("{}\n", to: "sessions/cup.jsonl")
      var second = store()
      _ = second.load(simulator, isOnlyRead: true)
      var session = Session(simulator)
      session.send(.surfacePresented(.siri))
      #expect(second.keep(session) == nil)
      #expect(try folder.names(in: "sessions") == ["cup.jsonl"])
      #expect(try lines() == ["{}"])
    }
  }

  @Test(arguments: [
    ("{}\n", "the file does not begin with 'understudySession'"),
    (
      "{\"understudySession\":7}\n",
      "the session is of version 7; this program reads versions up to 1"
    ),
  ])
  func aFileThatIsNoWalkIsSetAside(text: String, reason: String) throws {
    try folder.write(text, to: "sessions/cup.jsonl")
    var store = store()
    guard case .unusable(let problem) = store.load(simulator) else {
      Issue.record("taken up")
      return
    }
    let aside = folder.file("sessions/cup.jsonl.damaged-1")
    #expect(
      problem
        == "the walk that was left cannot be taken up: \(reason); it was set aside as '\(aside)'")
    var session = Session(simulator)
    session.send(.surfacePresented(.siri))
    #expect(store.keep(session) == nil)
    #expect(try folder.text(of: "sessions/cup.jsonl.damaged-1") == text)
    #expect(taken()?.session.log == session.log)
  }

  @Test func whatNoLongerAppliesIsKeptWhole() throws {
    let full = Simulator(
      PhoneCatalog(id: "cup", apps: [AppCatalog(id: "tea", name: "Tea", languages: ["en"])]))
    var walk = Session(full)
    walk.send(.surfacePresented(.siri))
    walk.send(.app(.opened(app: "tea")))
    var first = store()
    #expect(first.keep(walk) == nil)
    let whole = try lines()
    #expect(whole.count == 3)

    var second = store()
    guard case .walk(var session, let problem) = second.load(simulator) else {
      Issue.record("not taken up")
      return
    }
    #expect(problem?.hasPrefix("the walk is taken up as far as it still applies: ") == true)
    #expect(second.keep(session) == nil)
    #expect(try lines() == whole, "nothing happened yet")
    session.send(.conversation(.said("hello")))
    let aside = folder.file("sessions/cup.jsonl.left-1")
    #expect(second.keep(session) == "the walk that was left is kept whole as '\(aside)'")
    #expect(
      try folder.text(of: "sessions/cup.jsonl.left-1") == whole.map { $0 + "\n" }.joined())
    #expect(taken()?.session.log == session.log)
    #expect(second.keep(session) == nil)
  }

  @Test func aTornLastLineIsToldAndKept() throws {
    var walk = Session(simulator)
    walk.send(.surfacePresented(.siri))
    var first = store()
    #expect(first.keep(walk) == nil)
    let torn = try folder.text(of: "sessions/cup.jsonl") + "{\"event\":{\"conv"
    try folder.write(torn, to: "sessions/cup.jsonl")

    var second = store()
    guard case .walk(var session, let problem) = second.load(simulator) else {
      Issue.record("not taken up")
      return
    }
    #expect(
      problem
        == "the last line was not written to its end; the walk goes up to the one before: line 3 of "
        + "'\(folder.file("sessions/cup.jsonl"))', which is set aside whole before anything is written"
    )
    session.send(.conversation(.said("hello")))
    let aside = folder.file("sessions/cup.jsonl.left-1")
    #expect(second.keep(session) == "the walk that was left is kept whole as '\(aside)'")
    #expect(try folder.text(of: "sessions/cup.jsonl.left-1") == torn)
  }

  @Test func aWalkThatIsTakenUpWholeIsGoneOnWith() throws {
    var walk = Session(simulator)
    walk.send(.surfacePresented(.siri))
    var first = store()
    #expect(first.keep(walk) == nil)
    var second = store()
    guard case .walk(var session, nil) = second.load(simulator) else {
      Issue.record("not taken up")
      return
    }
    session.send(.conversation(.said("hello")))
    #expect(second.keep(session) == nil)
    #expect(try folder.names(in: "sessions") == ["cup.jsonl"])
    #expect(taken()?.session.log == session.log)
  }

  @Test func aPipeIsToldAndLeftAlone() throws {
    try folder.write("", to: "sessions/other")
    #expect(mkfifo(folder.file("sessions/cup.jsonl"), 0o600) == 0)
    var session = Session(simulator)
    session.send(.surfacePresented(.siri))
    var store = store()
    #expect(
      store.keep(session)
        == "the walk cannot be kept: it is a pipe, a socket or a device, expected a file; "
        + "'\(folder.file("sessions/cup.jsonl"))' cannot be written")
    #expect(store.keep(session) == nil, "said once")
    guard case .unusable = store.load(simulator) else {
      Issue.record("a pipe is no walk")
      return
    }
  }
}
