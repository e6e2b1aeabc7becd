import Foundation
import Testing

@Suite("Typing", .ownThreads) struct TypingTests {
  @Test func wideCharactersTakeTwoColumnsAndTheCursorFollows() throws {
    let terminal = try Terminal.running("--language", "ja", "--fresh")
    try terminal.wait(for: "検索")
    try terminal.press("F2")
    try terminal.wait(for: "Siriに頼む")
    let start = try terminal.cursor()
    func expectCursor(after columns: Int) throws {
      try terminal.wait(forCursorAt: .init(column: start.column + columns, row: start.row))
    }
    try terminal.type("ラテを注文")
    try terminal.wait(for: "ラテを注文")
    try expectCursor(after: 10)
    try terminal.press("BSpace")
    try terminal.wait("one character less") { !$0.contains("ラテを注文") && $0.contains("ラテを注") }
    try expectCursor(after: 8)
    try terminal.press("Home")
    try expectCursor(after: 0)
    try terminal.press("Right")
    try expectCursor(after: 2)
    try terminal.type("ﾗa")
    try terminal.wait(for: "ラﾗaテを注")
    try expectCursor(after: 4)
    try terminal.press("End")
    try expectCursor(after: 10)
    try terminal.press("C-u")
    try terminal.wait(for: "Siriに頼む")
    try expectCursor(after: 0)
  }

  @Test func aWholeOrderInJapanese() throws {
    let terminal = try Terminal.running("--language", "ja", "--fresh")
    try terminal.wait(for: "検索")
    try terminal.press("F2")
    try terminal.wait(for: "Siriに頼む")
    try terminal.type("ブリューバーでコーヒーを注文して")
    try terminal.press("Enter")
    try terminal.wait(for: "どのコーヒーにしますか？", "カフェラテ")
    try terminal.type("ラテ")
    try terminal.press("Enter")
    let screen = try terminal.wait(for: "注文しますか？", "カフェラテ 1杯", "[ 注文 ]")
    // Were one width wrong, the device's right edge would not be straight.
    let rows = screen.split(separator: "\n").filter { $0.hasPrefix("│") }
    #expect(rows.count > 10)
    for row in rows { #expect(character(inColumn: 39, of: row) == "│", "\(row)") }
    try terminal.type("はい")
    try terminal.press("Enter")
    try terminal.wait(for: "注文しました。", "市場ホール店で受け取り", "[ 完了 ]")
  }

  /// Kana and Han are two columns wide, what else the demo shows is one.
  private func character(inColumn column: Int, of row: Substring) -> Character? {
    var place = 0
    return row.first { character in
      defer { place += character.unicodeScalars.contains { $0.value >= 0x2E80 } ? 2 : 1 }
      return place >= column
    }
  }

  @Test func aPasteIsTextAndConfirmsNothing() throws {
    let terminal = try Terminal.running("--fresh")
    try terminal.wait(for: "Search")
    try terminal.press("F2")
    try terminal.wait(for: "Ask Siri")
    try terminal.type("Order a latte from Brew Bar")
    try terminal.press("Enter")
    let before = try terminal.wait(for: "[ Order ]", "step 3")
    #expect(!before.contains("y q"))
    try terminal.paste("y\nq\n\n")
    let after = try terminal.wait(for: "y q", "step 4")
    #expect(after.contains("[ Order ]"))
    #expect(!after.contains("Ordered."))
    #expect(try terminal.end() == nil)
    try terminal.press("C-u", "Enter")
    try terminal.wait(for: "Ordered.")
  }

  @Test func escapeActsByItself() throws {
    let terminal = try Terminal.running("--fresh")
    try terminal.wait(for: "Search", "Esc leave")
    let clock = ContinuousClock()
    let pressed = clock.now
    try terminal.press("Escape")
    try terminal.wait("the field left") { !$0.contains("Esc leave") }
    // Loosely: the machine may be busy. What would be wrong is waiting for another key.
    #expect(clock.now - pressed < .seconds(2))
  }

  /// As over a slow line: a key's bytes come in two parts.
  @Test func anArrowInTwoPartsIsAnArrow() throws {
    let terminal = try Pseudoterminal.running("--fresh")
    try terminal.wait(for: "Brew Bar")
    terminal.send("order\r")
    try terminal.wait(for: "Which coffee?")
    // Late parts prove nothing: the thread was kept from running.
    for _ in 0..<20 {
      let gap = ContinuousClock().measure {
        terminal.send("\u{1B}[")
        usleep(35_000)
        terminal.send("B")
      }
      if gap < .milliseconds(45) { break }
      terminal.send("\u{15}\u{1B}[1;5H")  // ^U, Control-Home
    }
    terminal.send("\r")
    try terminal.wait(for: "Ready to order?")
    let start = terminal.bytes().count
    terminal.send("\u{0C}")
    try terminal.wait(for: "1 Latte", after: start)
  }

  /// No letter of a sequence that means nothing becomes text.
  @Test(arguments: ["\u{1B}[27;5;9~", "\u{1B}[1;2P", "\u{1B}[200;5u", "\u{1B}]11;rgb:0/0/0\u{7}"])
  func sequencesNobodyKnowsAreSwallowed(sequence: String) throws {
    let terminal = try Terminal.running("--fresh")
    try terminal.wait(for: "Search")
    try terminal.send(bytes: Array(sequence.utf8))
    try terminal.type("latte")
    try terminal.wait("nothing but the word in the field") {
      $0.contains("latte ") && $0.contains("step 1")
    }
    let field = try terminal.screen().split(separator: "\n").first { $0.contains("⌕") } ?? ""
    #expect(field.contains("⌕ latte "))
  }
}
