import Testing

/// What the journeys look for, they would find.
@Suite("What a terminal acts on") struct TerminalStreamTests {
  @Test(
    arguments: [
      "\u{1B}]0;title\u{7}", "\u{1B}]52;c;eA==\u{1B}\\", "\u{1B}P$qm\u{1B}\\", "\u{7}", "\u{0}",
      "\u{7F}", "\u{9B}31m", "\u{1B}c", "\u{1B}[6n", "\u{1B}[?7777h", "\u{1B}[20l", "\u{1B}[>c",
      "\u{1B}[3;4r\u{1B}[5i", "\u{1B}_x\u{1B}\\", "a\u{202E}b", "\u{2066}", "\u{2028}", "\u{1B}",
    ])
  func strangersAreFound(text: String) {
    #expect(TerminalStream(Array("before\(text)after".utf8)).strangers.count >= 1)
  }

  @Test func ourOwnDrawingIsNone() {
    let drawing =
      "\u{1B}[?1049h\u{1B}[22;0;0t\u{1B}(B\u{1B}[m\u{1B}[38;5;188m ⌕ ラテ\r\n\u{1B}[K\u{8}"
    #expect(TerminalStream(Array(drawing.utf8)).strangers == [])
  }

  @Test func modesAreFollowedToTheEnd() {
    let left = TerminalStream(Array("\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?25l\u{1B}[?2004l".utf8))
    #expect(left.modesLeft == ["1049": true, "25": false])
    #expect(TerminalStream(Array("\u{1B}[31mx".utf8)).isPlainAtTheEnd == false)
    #expect(TerminalStream(Array("\u{1B}[31mx\u{1B}[m".utf8)).isPlainAtTheEnd)
    #expect(TerminalStream(Array("\u{1B}[1;31m\u{1B}[39;49m\u{1B}[7m".utf8)).colors == ["1;31"])
  }
}
