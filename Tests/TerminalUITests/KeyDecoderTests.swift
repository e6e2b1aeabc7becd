import SimulatorCore
import TestSupport
import Testing

@testable import TerminalUI

@Suite struct KeyDecoderTests {
  @Test(
    arguments: [
      ("a", Key(.character("a"))), ("A", Key(.character("A"))), (" ", Key(.character(" "))),
      ("é", Key(.character("é"))), ("日", Key(.character("日"))), ("🪿", Key(.character("🪿"))),
      ("\r", Key(.enter)), ("\n", Key(.enter)), ("\t", Key(.tab)), ("\u{7F}", Key(.backspace)),
      ("\u{1}", Key(.character("a"), control: true)),
      ("\u{1A}", Key(.character("z"), control: true)),
      ("\u{0}", Key(.character(" "), control: true)),
      ("\u{1F}", Key(.character("_"), control: true)),
      ("\u{8}", Key(.character("h"), control: true)),
    ] as [(Sent, Key)])
  func decodesSingleKeys(bytes: Sent, key: Key) {
    #expect(decode(bytes.text) == [.key(key)])
  }

  @Test(
    arguments: [
      ("[A", Key(.up)), ("OA", Key(.up)), ("[B", Key(.down)), ("OC", Key(.right)),
      ("OD", Key(.left)),
      ("[H", Key(.home)), ("OH", Key(.home)), ("[1~", Key(.home)), ("[7~", Key(.home)),
      ("[F", Key(.end)), ("OF", Key(.end)), ("[4~", Key(.end)), ("[8~", Key(.end)),
      ("[3~", Key(.delete)), ("[5~", Key(.pageUp)), ("[6~", Key(.pageDown)), ("[Z", Key(.backTab)),
      ("OP", Key(.function(1))), ("[11~", Key(.function(1))), ("[[A", Key(.function(1))),
      ("OS", Key(.function(4))), ("[[E", Key(.function(5))), ("[15~", Key(.function(5))),
      ("[17~", Key(.function(6))), ("[21~", Key(.function(10))), ("[24~", Key(.function(12))),
      ("[1;5C", Key(.right, control: true)), ("[1;5D", Key(.left, control: true)),
      ("[1;2A", Key(.up, shift: true)), ("[1;3B", Key(.down, alt: true)),
      ("[1;8H", Key(.home, control: true, alt: true, shift: true)),
      ("[3;5~", Key(.delete, control: true)), ("[1;2P", Key(.function(1), shift: true)),
      ("O5C", Key(.right, control: true)), ("Oa", Key(.up, control: true)),
      ("[a", Key(.up, shift: true)), ("[5^", Key(.pageUp, control: true)),
      ("[3$", Key(.delete, shift: true)), ("[3@", Key(.delete, control: true, shift: true)),
      ("OM", Key(.enter)), ("Op", Key(.character("0"))), ("Oy", Key(.character("9"))),
      ("b", Key(.character("b"), alt: true)), ("f", Key(.character("f"), alt: true)),
      ("é", Key(.character("é"), alt: true)), ("\r", Key(.enter, alt: true)),
      ("\u{7F}", Key(.backspace, alt: true)), ("\u{1B}[A", Key(.up, alt: true)),
      ("[27;5;9~", Key(.tab, control: true)), ("[27;2;9~", Key(.backTab)),
      ("[27;6;65~", Key(.character("a"), control: true, shift: true)),
      ("[105;5u", Key(.character("i"), control: true)), ("[97;2u", Key(.character("A"))),
      ("[13;2u", Key(.enter, shift: true)), ("[27u", Key(.escape)),
      ("[97:65;1:1u", Key(.character("a"))),
    ] as [(Sent, Key)])
  func decodesSequences(afterEscape: Sent, key: Key) {
    #expect(decode("\u{1B}" + afterEscape.text) == [.key(key)])
    #expect(decode("x\u{1B}" + afterEscape.text + "y").count == 3)
  }

  @Test(
    arguments: [
      "[2~", "[?1;2c", "[>0;276;0c", "[24;80R", "[I", "[O", "[99~", "[1;2;3;4;5q", "[57358u",
      "[97;1:3u",
      "[?2004;1$y", "[ q", "[M !!", "[32;5;6M", "[<0;5;6m", "OZ", "]11;rgb:0000/0000/0000\u{7}",
      "]0;title\u{1B}\\", "P1$r0m\u{1B}\\", "_Gi=1;OK\u{1B}\\", "[12\u{1}34z",
    ] as [Sent])
  func swallowsWhatIsNoKey(afterEscape: Sent) {
    #expect(decode("\u{1B}" + afterEscape.text) == [])
    #expect(decode("\u{1B}" + afterEscape.text + "q") == [.key(Key(.character("q")))])
  }

  @Test(
    arguments: [
      ("\u{1B}", [Key(.escape)]), ("\u{1B}\u{1B}", [Key(.escape), Key(.escape)]),
      ("\u{1B}\u{1B}\u{1B}", [Key(.escape), Key(.escape), Key(.escape)]),
      ("\u{1B}[", [Key(.character("["), alt: true)]),
      ("\u{1B}O", [Key(.character("O"), alt: true)]),
      ("\u{1B}]", [Key(.character("]"), alt: true)]), ("\u{1B}[1;", []), ("\u{1B}]0;x", []),
    ] as [(Sent, [Key])])
  func aPauseEndsWhatIsUnfinished(bytes: Sent, keys: [Key]) {
    var decoder = KeyDecoder()
    decoder.feed(bytes.text.utf8)
    #expect(decoder.awaitsPause)
    decoder.pause()
    #expect(!decoder.awaitsPause)
    decoder.feed("q".utf8)
    #expect(all(&decoder) == (keys + [Key(.character("q"))]).map { .key($0) })
  }

  @Test func anEscapeInterruptsASequence() {
    #expect(decode("\u{1B}[1;\u{1B}[A") == [.key(Key(.up))])
    #expect(decode("\u{1B}[1;日") == [.key(Key(.character("日")))])
  }

  @Test func whoeverWantsToLeaveIsHeardInTheMiddleOfASequence() {
    let interrupt = TerminalInput.key(Key(.character("c"), control: true))
    #expect(decode("\u{1B}\u{3}") == [.key(Key(.escape)), interrupt])
    #expect(decode("\u{1B}[1;\u{3}") == [interrupt])
    #expect(decode("\u{1B}]0;title\u{3}") == [interrupt])
  }

  @Test func bytesThatAreNoTextAreSeen() {
    let odd = TerminalInput.key(Key(.character("\u{FFFD}")))
    #expect(decode([0xE9, 0x61]) == [odd, .key(Key(.character("a")))])
    #expect(decode([0xE6, 0x97, 0x61]) == [odd, .key(Key(.character("a")))])
    #expect(decode([0xED, 0xA0, 0x80]) == [odd])  // half a surrogate pair
    #expect(decode([0xC2, 0x9B]) == [])  // a control of the second kind
  }

  @Test func theTerminalsOwnStringsWin() {
    let keys: [[UInt8]: Key] = [
      Array("\u{1B}[M".utf8): Key(.function(1)), [0x0B]: Key(.up), [0x08]: Key(.backspace),
    ]
    #expect(
      decode(Array("\u{1B}[M\u{B}\u{8}".utf8), keys)
        == [.key(Key(.function(1))), .key(Key(.up)), .key(Key(.backspace))])
  }

  @Test func ofTheMouseOnlyTheWheelIsHeard() {
    #expect(decode("\u{1B}[<0;5;6M\u{1B}[<0;5;6m") == [])
    #expect(
      decode("\u{1B}[<64;1;1M\u{1B}[<65;1;1M") == [.scrolled(lines: -3), .scrolled(lines: 3)])
    #expect(decode("\u{1B}[<2;1;1M\u{1B}[<35;1;1M\u{1B}[<0;1M") == [])
  }
}

@Suite struct PasteTests {
  @Test(
    arguments: [
      ("y", "y"), ("", ""), ("one\r\ntwo\rthree\nfour", "one\ntwo\nthree\nfour"),
      ("\r\r\n", "\n\n"),
      ("a\tb\u{0}\u{7}c\u{9B}d", "a\tbcd"), ("日本語", "日本語"), ("\u{1B}[A\u{1B}[20", "[A[20"),
      ("\u{3}\u{1B}[200~q", "[200~q"), ("\u{1B}\u{1B}[201", "[201"),
    ] as [(Sent, Sent)])
  func isOneText(pasted: Sent, text: Sent) {
    let input = decode("\u{1B}[200~" + pasted.text + "\u{1B}[201~q")
    #expect(input == [.pasted(text.text), .key(Key(.character("q")))])
  }

  @Test func twoPastesStayInOrder() {
    #expect(
      decode("\u{1B}[200~寿\u{1B}[201~\u{1B}[200~司\u{1B}[201~") == [.pasted("寿"), .pasted("司")])
  }

  @Test func isBoundedAndStillEnds() {
    let input = decode("\u{1B}[200~" + String(repeating: "a", count: 1_200_000) + "\u{1B}[201~q")
    #expect(input.count == 2)
    #expect(input.first == .pasted(String(repeating: "a", count: 1 << 16)))
  }

  @Test func tooMuchEndsAtAnInterrupt() {
    let text = String(repeating: "a", count: 1 << 16)
    #expect(
      decode("\u{1B}[200~" + text + "bc\u{3}q") == [
        .pasted(text), .key(Key(.character("c"), control: true)), .key(Key(.character("q"))),
      ])
  }

  @Test func anEndThatNeverComesIsNoTrap() {
    var decoder = KeyDecoder()
    decoder.feed("\u{1B}[200~half".utf8)
    decoder.pause()
    #expect(decoder.isPasting && decoder.next() == nil)
    decoder.endPaste()
    decoder.feed("q".utf8)
    #expect(all(&decoder) == [.pasted("half"), .key(Key(.character("q")))])
  }
}

@Suite struct KeyDecoderFuzz {
  private static let parts = [
    "\u{1B}", "[", "O", "]", "M", "<", "~", ";", "1", "200~", "201~", "\u{1B}[200~", "\u{1B}[201~",
    "A", "é", "日", "\u{1B}\\", "\u{7}", "$", "\u{18}", "q",
  ].map { Array($0.utf8) }

  @Test func anyBytesEndInKeysAgain() {
    var random = SeededGenerator()
    for _ in 0..<5_000 {
      var decoder = KeyDecoder(terminalKeys: [Array("\u{1B}[M".utf8): Key(.function(1))])
      for _ in 0..<Int.random(in: 0..<40, using: &random) {
        let part = Self.parts.randomElement(using: &random) ?? []
        switch Int.random(in: 0..<12, using: &random) {
        case 0: decoder.pause()
        case 1: decoder.feed([UInt8.random(in: 0...255, using: &random)])
        case 2: decoder.feed(part.dropLast())
        default: decoder.feed(part)
        }
      }
      decoder.pause()
      decoder.endPaste()
      let input = all(&decoder)
      decoder.feed("k".utf8)
      let after = all(&decoder)
      #expect(after.last == .key(Key(.character("k"))), "\(random)")
      #expect((input + after).allSatisfy(isHarmless), "\(random)")
    }
  }

  private func isHarmless(_ input: TerminalInput) -> Bool {
    switch input {
    case .key(let key):
      guard case .character(let text) = key.code else { return true }
      return text.count == 1 && !text.unicodeScalars.contains { $0.isControl }
    case .pasted(let text):
      return !text.unicodeScalars.contains { $0.isControl && $0 != "\n" && $0 != "\t" }
    default: return true
    }
  }
}

/// Bytes to be fed, spelled out when a test names its arguments: nothing of them acts on a
/// terminal.
struct Sent: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
  let text: String

  init(stringLiteral text: String) { self.text = text }

  var testDescription: String {
    text.unicodeScalars.map { $0.isASCII ? $0.escaped(asASCII: true) : String($0) }.joined()
  }
}

private func decode(_ text: String) -> [TerminalInput] { decode(Array(text.utf8)) }

private func decode(_ bytes: [UInt8], _ keys: [[UInt8]: Key] = [:]) -> [TerminalInput] {
  var decoder = KeyDecoder(terminalKeys: keys)
  decoder.feed(bytes)
  return all(&decoder)
}

private func all(_ decoder: inout KeyDecoder) -> [TerminalInput] {
  var inputs = [TerminalInput]()
  while let input = decoder.next() { inputs.append(input) }
  return inputs
}
