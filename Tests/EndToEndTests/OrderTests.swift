import Testing

/// Whole conversations by keyboard, on the built-in demo.
@Suite("An order", .ownThreads) struct OrderTests {
  @Test func fromTheSearchFieldToTheResultAndBack() throws {
    let terminal = try Terminal.running("--fresh")
    try terminal.wait(for: "Search", "step 0")
    try terminal.type("order")
    try terminal.wait(for: "Order coffee", "step 1")
    try terminal.press("Enter")
    let question = try terminal.wait(for: "Which coffee?", "Cappuccino", "Chai latte", "step 2")
    #expect(marked(in: question).contains("Cappuccino"))
    try terminal.press("Down")
    try terminal.wait("the mark on Latte") { marked(in: $0).contains("2  Latte") }
    try terminal.press("Enter")
    try terminal.wait(for: "Ready to order?", "1 Latte", "$4.50 a cup", "[ Order ]", "[ Cancel ]")
    try terminal.press("Enter")
    try terminal.wait(for: "Ordered.", "Pickup at Market Hall", "12 minutes", "[ Done ]")
    try terminal.press("Enter")
    try terminal.wait(for: "order", "Your Latte", "12 min", "step 5")

    try terminal.press("C-r")
    try terminal.wait(for: "Ordered.", "[ Done ]", "step 4")
    try terminal.press("C-r")
    try terminal.wait(for: "Ready to order?", "[ Cancel ]", "step 3")
    try terminal.press("C-x", "C-x")
    try terminal.wait(for: "Your Latte", "step 5")
    try terminal.press("C-_")
    try terminal.wait(for: "Search", "step 0")
    try terminal.press("C-x")
    try terminal.wait(for: "step 1")
  }

  @Test func bySpeakingAndWaitingForTheCourier() throws {
    let terminal = try Terminal.running("--fresh")
    try terminal.wait(for: "Search")
    try terminal.press("F2")
    try terminal.wait(for: "Ask Siri")
    try terminal.type("Order coffee for delivery with Brew Bar")
    try terminal.press("Enter")
    try terminal.wait(for: "Which coffee?")
    try terminal.type("filter")
    try terminal.press("Enter")
    try terminal.wait(for: "Where should it go?")
    try terminal.type("the office")
    try terminal.press("Enter")
    try terminal.wait(for: "1 Filter coffee", "[ Order ]")
    try terminal.press("Enter")
    try terminal.wait("something under way") { $0.contains("wait") && !$0.contains("[ Order ]") }
    try terminal.press("Enter")
    try terminal.wait(for: "To Work", "25 minutes", "[ Done ]")
  }

  @Test func escapeCancelsAtTheConfirmation() throws {
    let terminal = try Terminal.running("--fresh")
    try terminal.wait(for: "Search")
    try terminal.press("F2")
    try terminal.wait(for: "Ask Siri")
    try terminal.type("Order a latte from Brew Bar")
    try terminal.press("Enter")
    try terminal.wait(for: "[ Order ]", "cancel")
    try terminal.press("Escape")
    let after = try terminal.wait("no confirmation") { !$0.contains("[ Order ]") }
    #expect(!after.contains("Ordered."))
    #expect(!after.contains("Your Latte"))
  }

  @Test func handedOverAtTheEndOfAScript() throws {
    let place = try Place()
    try place.write("order.walk", "say \"Order a latte from Brew Bar\"\nexpect confirms Order\n")
    let terminal = try Terminal.running("play", "order.walk", "--then-hand-over", at: place)
    try terminal.wait(for: "the keyboard is yours", "[ Order ]", "step 2")
    try terminal.press("Enter")
    try terminal.wait(for: "Ordered.")
    try terminal.press("C-r", "C-r", "C-r")
    try terminal.wait(for: "Search", "step 0")
  }

  @Test func aScriptPlaysBySteps() throws {
    let place = try Place()
    try place.write(
      "order.walk", "say \"Order with Brew Bar\"\nchoose Latte\npress Order\nexpect fails\n")
    let terminal = try Terminal.running("play", "order.walk", "--slow", at: place)
    try terminal.wait(for: "say \"Order with Brew Bar\"", "Which coffee?")
    try terminal.press("Enter")
    try terminal.wait(for: "choose Latte", "[ Order ]")
    try terminal.press("Enter")
    try terminal.wait(for: "press Order", "Ordered.")
    try terminal.press("Enter")
    try terminal.wait("the failure") { $0.contains("▲") }
    try terminal.press("q")
    #expect(try terminal.waitForEnd() == .status(1))
  }

  @Test func anyCommandIsFoundByItsName() throws {
    let terminal = try Terminal.running("--fresh")
    try terminal.wait(for: "Search", "iPhone")
    try terminal.press("C-p")
    try terminal.type("next device")
    try terminal.wait(for: "Next device")
    try terminal.press("Enter")
    try terminal.wait(for: "iPhone sideways", "step 1")
    try terminal.press("F1")
    try terminal.wait(for: "Help", "close")
    try terminal.press("Escape")
    try terminal.wait("no help") { !$0.contains("close") }
    try terminal.press("C-r")
    try terminal.wait(for: "step 0")
  }

  private func marked(in screen: String) -> String {
    screen.split(separator: "\n").filter { $0.contains("› ") }.joined(separator: "\n")
  }
}
