import Foundation
import Testing

/// Where no screen can be had the program says so in a line, and touches nothing.
@Suite("Wrong terminals", .ownThreads) struct WrongTerminalTests {
  @Test(
    arguments: [
      ("dumb", "understudy: the terminal 'dumb' cannot move its cursor"),
      ("nonsense", "understudy: TERM names the unknown terminal 'nonsense'"),
      ("", "understudy: TERM is not set"),
      (nil, "understudy: TERM is not set"),
      ("\u{1B}]0;owned\u{7}\u{9B}31m", "understudy: TERM names the unknown terminal"),
      (String(repeating: "x", count: 5_000), "understudy: TERM names the unknown terminal 'xxx"),
      ("../../../../etc/passwd", "understudy: TERM names the unknown terminal"),
    ] as [(String?, String)])
  func isToldInALine(type: String?, beginning: String) throws {
    let terminal = try Pseudoterminal.running("--fresh", environment: ["TERM": type])
    #expect(try terminal.waitForEnd() == .status(2))
    let said = terminal.text()
    #expect(said.hasPrefix(beginning), "\(said.debugDescription)")
    #expect(said.split(separator: "\r\n").count == 1)
    #expect(TerminalStream(terminal.bytes()).strangers == [])
    #expect(terminal.modes == terminal.modesFound)
  }

  @Test func aPipeForAScreen() throws {
    let run = try Run.understudy(["--fresh"], at: Place())
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.problemText.hasPrefix("understudy: standard output is not a terminal"))
    #expect(run.problemText.split(separator: "\n").count == 1)
  }

  /// The line names only what there is.
  @Test func theAdviceNamesCommandsThatExist() throws {
    let place = try Place()
    let advice = try Run.understudy(["--fresh"], at: place).problemText
    let words = advice.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }
    #expect(!words.isEmpty)
    for (_, word) in words {
      #expect(try Run.understudy(["help", String(word)], at: place).status == 0, "'\(word)'")
    }
  }

  /// As in a loop of a shell script that reads something else.
  @Test func keysComeFromTheTerminalWhenStdinIsSomethingElse() throws {
    let terminal = try Pseudoterminal.running("--fresh", input: .nothing)
    try terminal.wait(for: "Brew Bar")
    terminal.send("order\r")
    try terminal.wait(for: "Which coffee?")
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .status(0))
    #expect(terminal.modes == terminal.modesFound)
    #expect(TerminalStream(terminal.bytes()).modesLeft == [:])
  }

  @Test func withoutAHomeNothingIsKeptAndNothingFails() throws {
    let place = try Place()
    let terminal = try Pseudoterminal.running(
      at: place, environment: ["HOME": nil, "XDG_STATE_HOME": nil])
    try terminal.wait(for: "Brew Bar")
    terminal.send("order\r\r")
    try terminal.wait(for: "Ready to order?")
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .status(0))
    let after = terminal.text().components(separatedBy: "\u{1B}[?1049l").last ?? ""
    #expect(!after.contains("understudy:"))
  }

  @Test func aStateFolderThatCannotBeWrittenIsToldAtOnceAndOnceAtTheEnd() throws {
    let place = try Place()
    try place.write("in-the-way", "")
    let terminal = try Pseudoterminal.running(
      at: place, environment: ["XDG_STATE_HOME": place.work + "/in-the-way"])
    try terminal.wait(for: "what is done here is not kept: ")
    terminal.send("order\r\r")
    try terminal.wait(for: "Ready to order?")
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .status(0))
    let after = terminal.text().components(separatedBy: "\u{1B}[?1049l").last ?? ""
    #expect(after.components(separatedBy: "what is done here is not kept: ").count == 2)
    #expect(after.contains("/in-the-way' is no folder"))
  }
}
