import Testing

@Suite("Colours and characters", .ownThreads) struct LookTests {
  private func drawn(
    _ arguments: String..., environment: [String: String?] = [:]
  ) throws -> TerminalStream {
    let terminal = try Pseudoterminal(
      [Program.path(), "--fresh"] + arguments, environment: environment)
    try terminal.wait(for: "\u{1B}[?2004h")
    terminal.send("order\u{1B}[B")
    try terminal.wait(for: "rder")
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .status(0))
    return TerminalStream(terminal.bytes())
  }

  @Test func thereAreColors() throws {
    #expect(try !drawn().colors.isEmpty)
    #expect(try drawn(environment: ["NO_COLOR": ""]).colors.isEmpty == false)
  }

  /// Not when the screen is taken at first, nor after another program had it.
  @Test func thePalettesOfTheTerminalAreLeftAlone() throws {
    let place = try Place()
    #expect(try Run.understudy(["new", "phone"], at: place).status == 0)
    let terminal = try Pseudoterminal.running(
      "phone", "--fresh", at: place, environment: ["TERM": "xterm-256color", "EDITOR": "true"])
    try terminal.wait(for: "Paper Boat")
    let start = terminal.bytes().count
    terminal.send("\u{0F}")
    try terminal.wait(for: "\u{1B}[?1049l", after: start)
    try terminal.wait(for: "Paper Boat", after: start)
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .status(0))
    let stream = TerminalStream(terminal.bytes())
    #expect(!stream.colors.isEmpty)
    #expect(stream.strangers == [])
  }

  /// A light theme has a light phone, unless something else was asked for.
  @Test(arguments: [
    (["--theme", "paper"], "light"), (["--theme", "paper", "--appearance", "dark"], "dark"),
    (["--theme", "dusk"], "dark"), ([], "dark"),
  ])
  func thePhoneGoesWithTheTheme(arguments: [String], appearance: String) throws {
    let still = try Run.understudy(
      ["still", "--tab", "state", "--size", "120x60"] + arguments, at: Place())
    let row = still.text.split(separator: "\n").first { $0.contains("appearance") } ?? ""
    #expect(row.contains(" \(appearance) ") || row.hasSuffix(" \(appearance)"), "\(row)")
  }

  @Test func aNarrowStillShowsTheTabThatWasAskedFor() throws {
    let still = try Run.understudy(["still", "--tab", "state", "--size", "40x12"], at: Place())
    #expect(still.text.contains("Context") && still.text.contains("device"))
  }

  @Test func noColorMeansNoneAndTheMarkStays() throws {
    let stream = try drawn(environment: ["NO_COLOR": "1"])
    #expect(stream.colors == [])
    #expect(stream.text.contains("›"))
    #expect(stream.strangers == [])
  }

  @Test func noColorLeavesTheMarkWhereTheEyeFindsIt() throws {
    let terminal = try Terminal.running("--fresh", environment: ["NO_COLOR": "1"])
    try terminal.wait(for: "Search", "Order coffee")
    try terminal.press("Down")
    try terminal.wait("the mark on the second row") { screen in
      screen.split(separator: "\n").contains { $0.contains("›") && $0.contains("Meditate") }
    }
    #expect(TerminalStream(Array(try terminal.styledScreen().utf8)).colors == [])
  }

  @Test(arguments: [["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LC_ALL": nil]])
  func otherCharacterSetsGetNothingButASCII(environment: [String: String?]) throws {
    for arguments in [["--language", "en"], ["--language", "ja"], ["--device", "watch"]] {
      let terminal = try Pseudoterminal(
        [Program.path(), "--fresh"] + arguments, environment: environment)
      try terminal.wait(for: "quit")
      terminal.send("\u{7}\u{10}")  // Siri, the palette
      try terminal.wait(for: "\u{1B}[?2004h")
      terminal.send("\u{3}")
      #expect(try terminal.waitForEnd() == .status(0))
      let others = terminal.bytes().filter { $0 >= 0x80 }
      #expect(others == [])
    }
  }

  @Test func asciiOnRequestDrawsNoLines() throws {
    let terminal = try Terminal.running("--fresh", "--ascii")
    let screen = try terminal.wait(for: "Search", "Order coffee")
    let others = Set(screen.unicodeScalars.filter { !$0.isASCII })
    #expect(others == [])
  }

  @Test(arguments: ["vt100", "linux", "xterm", "xterm-256color", "screen", "tmux-256color", "ansi"])
  func everyCommonTerminalType(type: String) throws {
    let stream = try drawn(environment: ["TERM": type])
    #expect(stream.text.contains("Brew"))
    #expect(stream.modesLeft == [:])
  }
}
