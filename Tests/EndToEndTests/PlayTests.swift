import Testing

/// A script shown to a room.
@Suite("Slow play", .ownThreads) struct PlayTests {
  @Test func spacePausesReturnGoesOnAndOtherKeysAreToldSo() throws {
    let place = try Place()
    try place.write(
      "order.walk",
      """
      catalog demo:Apps
      say "Order with Brew Bar"
      choose Mocha
      press Order
      """)
    let terminal = try Terminal.running(
      "play", "--slow", "--then-hand-over", "order.walk", at: place)
    try terminal.wait(for: "Space pause")
    try terminal.press("Space")
    try terminal.wait(for: "Space go on")
    try terminal.press("Down")
    try terminal.wait(for: "a script plays; its keys are below", "Space go on")
    // Paused, it never gets to its end by itself.
    var screen = try terminal.screen()
    while !screen.contains("the keyboard is yours") {
      try terminal.press("Enter")
      screen = try terminal.wait("the next step") { [screen] in $0 != screen }
    }
    try terminal.wait("the person's own keys") { !$0.contains("Space go on") }
    try terminal.press("C-c")
    #expect(try terminal.waitForEnd() == .status(0))
  }
}
