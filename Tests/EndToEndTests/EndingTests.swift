import Foundation
import Testing

/// However the program ends, the terminal is as it was found.
@Suite("Endings", .ownThreads) struct EndingTests {
  private func expectCleanTerminal(_ terminal: Pseudoterminal) {
    let stream = TerminalStream(terminal.bytes())
    #expect(terminal.modes == terminal.modesFound)
    #expect(stream.modesLeft == [:])
    #expect(stream.isPlainAtTheEnd)
    #expect(stream.strangers == [])
  }

  @Test(arguments: [[], ["--mouse"], ["--ascii"], ["--theme", "paper"]])
  func byItself(options: [String]) throws {
    let terminal = try Pseudoterminal([Program.path(), "--fresh"] + options)
    try terminal.wait(for: "Brew Bar")
    #expect(terminal.modes != terminal.modesFound)
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .status(0))
    expectCleanTerminal(terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func byASignalFromOutside(signal: Int32) throws {
    let terminal = try Pseudoterminal.running("--fresh")
    try terminal.wait(for: "Brew Bar")
    kill(terminal.child.id, signal)
    #expect(try terminal.waitForEnd(seconds: 2) == .signal(signal))
    expectCleanTerminal(terminal)
  }

  /// Stopped where that cannot be noticed, and continued: by then the terminal may look like
  /// anything.
  @Test func stoppedFromOutsideAndContinuedItDrawsAllAnew() throws {
    let terminal = try Pseudoterminal.running("--fresh")
    try terminal.wait(for: "Brew Bar")
    let modes = terminal.modes
    kill(terminal.child.id, SIGSTOP)
    let start = terminal.bytes().count
    kill(terminal.child.id, SIGCONT)
    try terminal.wait(for: "Brew Bar", after: start)
    #expect(terminal.modes == modes)
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .status(0))
    expectCleanTerminal(terminal)
  }

  /// As from a trap in our own code, which nothing in the program makes on purpose.
  @Test(arguments: [SIGTRAP, SIGSEGV, SIGABRT, SIGILL, SIGBUS, SIGFPE])
  func byATrap(signal: Int32) throws {
    let terminal = try Pseudoterminal.running("--fresh")
    try terminal.wait(for: "Brew Bar")
    kill(terminal.child.id, signal)
    #expect(try terminal.waitForEnd(seconds: 2) == .signal(signal))
    expectCleanTerminal(terminal)
  }

  /// What the runtime says of a trap is read on the ordinary screen, not lost with ours.
  @Test func whatWasWrittenToStderrIsShownAfterwards() throws {
    let terminal = try Pseudoterminal.running(
      "--fresh", environment: ["SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no"])
    try terminal.wait(for: "Brew Bar")
    kill(terminal.child.id, SIGTRAP)
    #expect(try terminal.waitForEnd() == .signal(SIGTRAP))
    #expect(terminal.modes == terminal.modesFound)
    let bytes = terminal.bytes()
    let leaving = try #require(bytes.firstRange(of: Array("\u{1B}[?1049l".utf8)))
    let onOurScreen = String(decoding: bytes[..<leaving.lowerBound], as: UTF8.self)
    #expect(!onOurScreen.contains("crash") && !onOurScreen.contains("Thread 0"))
  }

  /// Nobody reads what the program draws: it still ends.
  @Test func withATerminalThatStandsStill() throws {
    let terminal = try Pseudoterminal.running("--fresh")
    try terminal.wait(for: "Brew Bar")
    terminal.send(String(repeating: "\u{0C}", count: 400))
    kill(terminal.child.id, SIGTERM)
    #expect(terminal.child.wait(seconds: 4) == .signal(SIGTERM))
  }

  @Test func whenTheTerminalIsClosed() throws {
    let terminal = try Pseudoterminal.running("--fresh")
    try terminal.wait(for: "Brew Bar")
    terminal.cut()
    #expect(terminal.child.wait(seconds: 2) == .signal(SIGHUP))
  }

  /// Under `nohup` the signal says nothing; the end of input does.
  @Test func whenTheTerminalIsClosedAndNobodySaysSo() throws {
    let terminal = try Pseudoterminal(
      ["/bin/sh", "-c", "trap '' HUP; exec \"$understudy\" --fresh"],
      environment: ["understudy": Program.path()])
    try terminal.wait(for: "Brew Bar")
    terminal.cut()
    #expect(terminal.child.wait(seconds: 2) == .status(0))
  }

  @Test func theWalkIsKeptWhenAskedToEnd() throws {
    let place = try Place()
    let terminal = try Pseudoterminal.running(at: place)
    try terminal.wait(for: "Brew Bar")
    terminal.send("order\r")
    try terminal.wait(for: "Which coffee?")
    kill(terminal.child.id, SIGTERM)
    #expect(try terminal.waitForEnd(seconds: 2) == .signal(SIGTERM))
    #expect(place.names(in: place.state + "/understudy/sessions") == ["demo.jsonl"])
  }
}
