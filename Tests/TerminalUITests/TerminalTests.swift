import CellGrid
import SimulatorCore
import Testing

@testable import TerminalUI

@Suite struct TerminalColorTests {
  @Test(
    arguments: [
      (256, false, nil, nil, .indexed256), (8, false, nil, nil, .eight),
      (-1, false, nil, nil, .none),
      (88, false, nil, nil, .eight), (256, false, "truecolor", nil, .trueColor),
      (8, false, "24bit", nil, .trueColor), (-1, false, "truecolor", nil, .none),
      (256, false, "yes", nil, .indexed256), (1 << 24, true, nil, nil, .trueColor),
      (256, false, "truecolor", "1", .none), (256, false, nil, "", .indexed256),
    ] as [(Int, Bool, String?, String?, ColorDepth)])
  func asManyColorsAsThereAre(
    colors: Int, isDirect: Bool, colorTerm: String?, noColor: String?, depth: ColorDepth
  ) {
    #expect(
      ColorDepth.wanted(
        colors: colors, isDirect: isDirect, colorTerm: colorTerm, noColor: noColor) == depth)
  }

  @Test func directColorsStayClearOfThePalette() {
    #expect(TerminalStyle.Paint.rgb(Color(rgb: 0x000004)).cursesNumber == 8)
    #expect(TerminalStyle.Paint.rgb(Color(rgb: 0x123456)).cursesNumber == 0x123456)
    #expect(TerminalStyle.Paint.standard.cursesNumber == -1)
  }

  @Test func pairsAreDefinedOnceAndRunOut() {
    nonisolated(unsafe) var defined = [Int32]()
    var pairs = ColorPairs(limit: 3) { pair, _, _ in
      defined.append(pair)
      return true
    }
    #expect(pairs.pair(foreground: -1, background: -1) == 0)
    #expect(pairs.pair(foreground: 1, background: -1) == 1)
    #expect(pairs.pair(foreground: 1, background: -1) == 1)
    #expect(pairs.pair(foreground: -1, background: 1) == 2)
    #expect(pairs.pair(foreground: 5, background: 5) == nil)
    pairs.forgetAll()
    #expect(pairs.pair(foreground: 5, background: 5) == 1)
    #expect(defined == [1, 2, 1])
  }
}

@Suite struct TerminalKeysTests {
  @Test func takesSequencesAndNothingThatIsText() {
    let strings = [
      "kcuu1": "\u{1B}[A", "kf1": "\u{1B}[M", "kcud1": "\n", "kcub1": "\u{8}", "kcuf1": "\u{C}",
      "khome": "H", "kRIT5": "\u{1B}[1;5C", "kDC": "\u{1B}[3$", "kbs": "\u{8}", "kend": "\u{1B}",
    ]
    let table = TerminalKeys.table(eraseByte: nil) { strings[$0].map { Array($0.utf8) } }
    #expect(
      table == [
        Array("\u{1B}[A".utf8): Key(.up), Array("\u{1B}[M".utf8): Key(.function(1)),
        [0x0C]: Key(.right), Array("\u{1B}[1;5C".utf8): Key(.right, control: true),
        Array("\u{1B}[3$".utf8): Key(.delete, shift: true), [0x08]: Key(.backspace),
      ])
  }

  @Test func theErasingByteIsBackspace() {
    #expect(TerminalKeys.table(eraseByte: 0x08) { _ in nil } == [[0x08]: Key(.backspace)])
    #expect(TerminalKeys.table(eraseByte: 0x7F) { _ in nil } == [:])
  }
}

@Suite struct TerminalDescriptionTests {
  @Test func directColorsReplaceThePalette() {
    let description = TerminalDescription(
      names: ["x"], flags: [true, false, true], numbers: [80, 256],
      strings: [Array("A".utf8), nil, Array("old".utf8)], namedFlags: [])
    let direct = description.withDirectColors(
      numberNames: ["cols", "colors", "pairs"], stringNames: ["bel", "setaf", "oc"])
    #expect(direct.numbers == [80, 1 << 24, 1 << 16])
    #expect(direct.strings[2] == nil)
    #expect(direct.strings[1]?.starts(with: Array("\u{1B}[38;2;".utf8)) == true)
    #expect(direct.namedFlags == ["RGB", "AX"])
  }

  @Test func isCompiledAsTermFiveSays() {
    let description = TerminalDescription(
      names: ["a", "b"], flags: [true], numbers: [-1], strings: [Array("Z".utf8), nil],
      namedFlags: ["RGB"])
    #expect(
      description.compiled == [
        0x1E, 2, 4, 0, 1, 0, 1, 0, 2, 0, 2, 0,  // magic; names, flags, numbers, strings, table
        0x61, 0x7C, 0x62, 0, 1, 0,  // a|b, the flag, made even
        0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF, 0x5A, 0,  // the number, the strings
        1, 0, 0, 0, 0, 0, 1, 0, 4, 0, 1, 0, 0, 0, 0x52, 0x47, 0x42, 0,  // one further flag: RGB
      ])
    #expect(description.environmentValue.hasPrefix("hex:1e020400"))
  }

  @Test func padsNothing() {
    let cleared = TerminalProfile.withoutPadding(Array("\u{1B}[J$<50/>x$<2".utf8))
    #expect(String(decoding: cleared, as: UTF8.self) == "\u{1B}[Jx$<2")
  }
}

@Suite struct TerminalErrorTests {
  @Test(
    arguments: [
      (.typeNotSet, "TERM is not set, expected the terminal's type, such as 'xterm-256color'", 2),
      (
        .unknownType("vt9"),
        "TERM names the unknown terminal 'vt9'; try 'TERM=xterm-256color' or 'TERM=vt100'", 2
      ),
      (
        .cannotDraw(type: "dumb", capability: "move its cursor"),
        "the terminal 'dumb' cannot move its cursor; try 'TERM=xterm-256color' or 'TERM=vt100'", 2
      ),
      (
        .outputIsNoTerminal,
        "standard output is not a terminal; 'say', 'search', 'share' and 'still' print to a file or pipe",
        2
      ),
      (
        .noTerminalForKeys,
        "standard input is not a terminal and there is no other to read keys from", 3
      ),
      (.failed(type: "x"), "the terminal 'x' could not be set up", 3),
    ] as [(TerminalError, String, Int32)])
  func saysWhatToDo(error: TerminalError, text: String, code: Int32) {
    #expect("\(error)" == text)
    #expect(error.exitCode == code)
  }
}
