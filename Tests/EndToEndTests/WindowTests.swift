import Testing

@Suite("The window", .ownThreads) struct WindowTests {
  @Test func toOneCellAndBackNothingIsLost() throws {
    let terminal = try Terminal.running("--fresh")
    try terminal.wait(for: "Search")
    try terminal.type("latte")
    // The footer is drawn last: by then all is.
    let before = try terminal.wait(for: "latte", "step 1", "Esc clear")
    let cursor = try terminal.cursor()

    try terminal.resize(columns: 40, rows: 12)
    try terminal.wait(for: "latte", "quit", "step 1")
    try terminal.resize(columns: 39, rows: 11)
    try terminal.wait(for: "Understudy needs 40x12; this is 39x11")
    try terminal.resize(columns: 1, rows: 1)
    try terminal.wait("a single cell") { $0.count <= 2 }
    try terminal.resize(columns: 3, rows: 60)
    try terminal.wait("a column of letters") { $0.contains("Und") }
    try terminal.resize(columns: 200, rows: 60)
    try terminal.wait(for: "latte", "Why", "quit")
    try terminal.resize(columns: 80, rows: 24)
    try terminal.wait("the screen as before") { $0 == before }
    try terminal.wait(forCursorAt: cursor)
    try terminal.press("C-c")
    #expect(try terminal.waitForEnd() == .status(0))
  }

  @Test func aFlurryOfSizesEndsWithTheLast() throws {
    let terminal = try Terminal.running("--fresh")
    let before = try terminal.wait(for: "Search", "Why", "^C quit")
    for step in 0..<20 {
      try terminal.resize(columns: 20 + step * 7, rows: 5 + step * 2)
    }
    try terminal.resize(columns: 80, rows: 24)
    try terminal.wait("the screen as before") { $0 == before }
  }

  @Test func startsInAWindowThatIsTooSmall() throws {
    let terminal = try Terminal.running("--fresh", columns: 12, rows: 4)
    try terminal.wait(for: "Understudy")
    try terminal.resize(columns: 80, rows: 24)
    try terminal.wait(for: "Search")
  }

  /// What no window is, a terminal or the environment may still claim.
  @Test(arguments: [(10_000, 10_000), (65_535, 65_535), (65_535, 1), (1, 65_535)])
  func absurdSizesAreDrawnInPart(columns: Int, rows: Int) throws {
    let terminal = try Pseudoterminal.running("--fresh", columns: columns, rows: rows)
    try terminal.wait(for: "\u{1B}[?2004h")
    terminal.resize(columns: 80, rows: 24)
    try terminal.wait(for: "Brew Bar")
    terminal.resize(columns: columns, rows: rows)
    let start = terminal.bytes().count
    // Nobody could continue it: the terminal is given back and taken again at once.
    terminal.send("\u{1A}")
    try terminal.wait(for: "\u{1B}[?2004h", after: start)
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .status(0))
  }

  @Test(arguments: [("40000", "24"), ("80", "32768"), ("2147483648", "-1")])
  func absurdSizesInTheEnvironmentAreNotBelieved(columns: String, lines: String) throws {
    let terminal = try Pseudoterminal.running(
      "--fresh", environment: ["COLUMNS": columns, "LINES": lines])
    try terminal.wait(for: "Brew Bar")
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .status(0))
  }

  @Test func tenTimesStoppedAndContinued() throws {
    let place = try Place()
    let shell = try Terminal(
      ["bash", "--norc", "--noprofile", "-i"], at: place,
      environment: ["PS1": "ready ", "understudy": Program.path()])
    try shell.wait(for: "ready")
    try shell.type("stty -a > before\n")
    try shell.type("$understudy --fresh\n")
    try shell.wait(for: "Search", "Brew Bar")
    try shell.type("latte")
    let walk = try shell.wait(for: "latte", "step 1", "Esc clear")
    for round in 1...10 {
      try shell.press("C-z")
      try shell.wait("the shell") { !$0.contains("Brew Bar") && $0.contains("Stopped") }
      try shell.type("clear; stty -a > stopped-\(round); fg\n")
      try shell.wait("the walk as it was left") { $0 == walk }
    }
    try shell.press("C-c")
    try shell.wait("the shell") { !$0.contains("Brew Bar") }
    try shell.type("echo status $?; stty -a > after; echo over\n")
    try shell.wait(for: "status 0", "\nover")
    let before = try #require(place.text("before"))
    #expect(before.contains("icanon"))
    #expect(place.text("after") == before)
    for round in 1...10 { #expect(place.text("stopped-\(round)") == before) }
  }

  /// A script that started the program is stopped with it, so that the shell comes back.
  @Test func underAScriptTheWholeJobStops() throws {
    let place = try Place()
    try place.write("walk", "\"$understudy\" --fresh\n")
    let shell = try Terminal(
      ["bash", "--norc", "--noprofile", "-i"], at: place,
      environment: ["PS1": "ready ", "understudy": Program.path()])
    try shell.wait(for: "ready")
    // Not run by its name: a file written a moment ago may count as busy while others start
    // programs.
    try shell.type("sh ./walk\n")
    try shell.wait(for: "Search", "Brew Bar")
    try shell.press("C-z")
    try shell.wait(for: "Stopped")
    try shell.type("fg\n")
    try shell.wait(for: "Search", "Brew Bar")
    try shell.press("C-c")
    try shell.wait("the shell") { !$0.contains("Brew Bar") }
  }
}
