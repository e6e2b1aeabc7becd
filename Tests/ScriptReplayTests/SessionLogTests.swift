import Findings
import ScriptReplay
import SimulatorCore
import TestSupport
import Testing

@Suite struct SessionLogTests {
  @Test func sessionIsReadBack() throws {
    let generator = SeededGenerator()
    for number in 0..<100 {
      let seed = generator.seed &+ UInt64(number)
      let walk = RandomWalk(seed: seed, eventCount: 30).session
      let contents = SessionLog.read(SessionLog.text(of: walk, catalog: "Apps"))
      try #require(contents.findings == [], "UNDERSTUDY_SEED=\(seed)")
      try #require(contents.entries == walk.log)
      try #require(contents.header?.catalog == "Apps")
      let restored = try #require(contents.session(on: walk.simulator))
      try #require(restored.stopped == nil)
      try #require(restored.session.state == walk.state)
      try #require(restored.session.stepCount == walk.stepCount)
    }
  }

  private var lines: [String] {
    [
      SessionLog.header(start: .init(context: .init()), catalog: nil),
      SessionLog.line(for: .init(event: .surfacePresented(.siri), startsStep: true)),
      SessionLog.line(for: .init(event: .conversation(.draftChanged("a")), startsStep: true)),
      SessionLog.line(keeping: 1),
      SessionLog.line(for: .init(event: .conversation(.dismissed), startsStep: true)),
    ]
  }

  @Test func undoneEntriesAreGone() {
    let contents = SessionLog.read(lines.joined())
    #expect(
      contents.entries.map(\.event) == [
        .surfacePresented(.siri), .conversation(.dismissed),
      ])
  }

  @Test func linesStayAsTheyAre() {
    #expect(lines[1] == #"{"event":{"surfacePresented":{"_0":"siri"}},"startsStep":true}"# + "\n")
    #expect(lines[3] == #"{"keeping":1}"# + "\n")
    #expect(lines[0].hasPrefix(#"{"start":{"#))
    #expect(lines[0].hasSuffix(#""understudySession":1}"# + "\n"))
  }

  @Test func tornLastLineIsDropped() {
    let text = lines.joined()
    let contents = SessionLog.read(String(text.dropLast(9)), file: "kept")
    #expect(contents.entries.map(\.event) == [.surfacePresented(.siri)])
    #expect(
      contents.findings.map(\.description) == [
        "kept:5:1: warning: [torn-line] the last line was not written to its end; the walk goes up "
          + "to the one before"
      ])
  }

  @Test func readingStopsAtAGap() {
    let contents = SessionLog.read(lines[0] + lines[1] + "rubbish\n" + lines[4], file: "kept")
    #expect(contents.entries.count == 1)
    #expect(contents.findings.map(\.rule) == ["unreadable-line"])
    #expect(contents.findings.first?.location?.line == 3)
  }

  @Test func newerVersionIsRefusedByName() {
    let contents = SessionLog.read(#"{"understudySession":7,"start":1}"#, file: "kept")
    #expect(contents.header == nil)
    #expect(
      contents.findings.map(\.description) == [
        "kept:1:1: error: [unknown-version] the session is of version 7; this program reads "
          + "versions up to 1"
      ])
  }

  @Test(arguments: ["", "\n", "hello", "{}", "[1]\n"])
  func whatIsNoSessionIsRefused(_ text: String) {
    let contents = SessionLog.read(text)
    #expect(contents.header == nil)
    #expect(contents.findings.map(\.rule) == ["no-session"])
  }

  @Test func whatNoLongerAppliesStaysToBeRedone() throws {
    var walk = Session(Simulator(TestPhone.phone))
    walk.send(.app(.opened(app: "kettle")))
    walk.send(.surfacePresented(.siri))
    walk.send(.conversation(.said("hello")))
    let log = SessionLog.text(of: walk, catalog: nil)
    var phone = TestPhone.phone
    phone.apps.removeAll { $0.id == "kettle" }
    let restored = try #require(SessionLog.read(log).session(on: Simulator(phone)))
    #expect(restored.stopped == "no app 'kettle' on this phone")
    var session = restored.session
    #expect(session.log.isEmpty)
    let reloaded = session.reload(Simulator(TestPhone.phone))
    #expect(reloaded == .everythingApplied)
    while session.redo() {}
    #expect(session.log == walk.log)
    #expect(session.state == walk.state)
  }

  /// What one step is was decided when it was taken; nothing else in the file says so.
  @Test func stepsAreThoseOfTheFile() throws {
    let entry = { (event: Event, startsStep: Bool) in
      SessionLog.line(for: .init(event: event, startsStep: startsStep))
    }
    let text =
      SessionLog.header(start: .init(context: .init()), catalog: nil)
      + entry(.surfacePresented(.siri), true) + entry(.conversation(.said("a")), false)
    let contents = SessionLog.read(text)
    let restored = try #require(contents.session(on: Simulator(TestPhone.phone)))
    #expect(restored.session.log == contents.entries)
  }
}
