import Testing

@Suite("Start and quit", .ownThreads) struct StartAndQuitTests {
  @Test func opensOnTheDemoAndControlCQuits() throws {
    let terminal = try Terminal.running()
    try terminal.wait(for: "Search", "Brew Bar", "Order coffee", "^C quit")
    #expect(try terminal.modes() == "alternate 1 keypad 1")
    try terminal.press("C-c")
    #expect(try terminal.waitForEnd() == .status(0))
    #expect(try terminal.modes() == "alternate 0 keypad 0")
    let left = try terminal.screen()
    #expect(!left.contains("Brew Bar"), "nothing stays on the screen:\n\(left)")
  }

  @Test func aLetterIsTextInTheFieldAndACommandOutsideIt() throws {
    let terminal = try Terminal.running()
    try terminal.wait(for: "Search", "Esc leave")
    try terminal.type("q")
    try terminal.wait(for: "step 1", "clear")
    try terminal.press("Escape")
    try terminal.wait(for: "Search", "Esc leave")
    try terminal.press("Escape")
    try terminal.wait("a footer outside the field") { !$0.contains("Esc leave") }
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .status(0))
  }

  @Test func keepsNothingOfAWalkThatNeverBegan() throws {
    let place = try Place()
    let terminal = try Terminal.running(at: place)
    try terminal.wait(for: "Search")
    try terminal.press("C-c")
    try terminal.waitForEnd()
    #expect(place.names(in: place.home) == [])
    #expect(
      place.names(in: place.state + "/understudy") == ["locks"],
      "only that a program was open on the phone, so that a second one notices")
    #expect(place.names(in: place.work) == [])
  }
}
