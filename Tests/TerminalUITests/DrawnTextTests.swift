import Testing

@testable import TerminalUI

/// A C library as common ones are, written down so that the tests need none in particular.
private func libcWidth(_ scalar: UInt32) -> Int {
  switch scalar {
  case 0x00...0x1F, 0x7F...0x9F: -1
  case 0x1FABF: -1  // younger than the library
  case 0x300...0x36F, 0x200D, 0xFE00...0xFE0F, 0x20E3: 0
  case 0x3000...0x9FFF, 0x1F300...0x1F9FF: 2
  default: 1
  }
}

@Suite struct DrawnTextTests {
  @Test(
    arguments: [
      ("a", 1, [[0x61]]), ("日", 2, [[0x65E5]]), ("e\u{301}", 1, [[0x65, 0x301]]),
      ("👍", 2, [[0x1F44D]]), ("─", 1, [[0x2500]]),
      // libc adds up to something else: the first character, then room.
      ("👨‍👩‍👧", 2, [[0x1F468]]), ("👍🏽", 2, [[0x1F44D]]), ("❤️", 2, [[0x2764], [0x20]]),
      ("1️⃣", 2, [[0x31], [0x20]]),
      ("🇯🇵", 2, [[0x4A], [0x50]]),
      // Unknown to libc.
      ("🪿", 2, [[0x3013]]),
      ("\u{301}", 1, [[0x20, 0x301]]),
      ("a\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}", 1, [[0x61, 0x301, 0x301, 0x301, 0x301]]),
    ] as [(Character, Int, [[UInt32]])])
  func fillsItsColumns(character: Character, width: Int, expected: [[UInt32]]) {
    let groups = DrawnText.groups(
      of: character, width: width, capacity: 5, libcWidth: libcWidth)
    #expect(groups == expected)
    #expect(groups.joined().reduce(0) { $0 + max(0, libcWidth($1)) } == width)
  }

  @Test func nothingHarmfulWhateverAGridHolds() {
    let harmful: [Character] = [
      "\u{0}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{2028}", "\u{202E}", "\u{E0001}", "\r\n",
    ]
    for character in harmful {
      let groups = DrawnText.groups(of: character, width: 1, capacity: 5, libcWidth: libcWidth)
      #expect(groups == [[0x20]])
    }
  }

  @Test(
    arguments: [
      ("╭", 1, "+"), ("│", 1, "|"), ("─", 1, "-"), ("…", 1, "~"), ("日", 2, "? "), ("é", 1, "?"),
      ("›", 1, ">"), ("🇯🇵", 2, "JP"), ("e\u{301}", 1, "e"),
    ] as [(Character, Int, String)])
  func anASCIITerminalGetsASCII(character: Character, width: Int, expected: String) {
    let groups = DrawnText.groups(of: character, width: width, capacity: 5) {
      $0 >= 0x20 && $0 < 0x7F ? 1 : -1
    }
    #expect(groups == expected.unicodeScalars.map { [$0.value] })
  }
}
