import Testing

@testable import IntentModel

@Suite struct TokenTextTests {
  @Test func tokensAreFoundAndReplaced() {
    #expect(TokenText("${a} and ${b}${a} ${").tokens == ["a", "b", "a"])
    #expect(TokenText("x ${a} y ${b}").filled { $0 == "a" ? "1" : nil } == "x 1 y ${b}")
    #expect(
      TokenText("x ${a}$ {y}").pieces == [.literal("x "), .token("a"), .literal("$ {y}")])
    #expect(TokenText("").pieces == [])
    #expect(TokenText.disarmed("${a") == "{a")
  }

  @Test func aTokenWithoutAnEndIsText() {
    #expect(TokenText("${a} ${b").isUnclosed)
    #expect(TokenText("${a} ${b").pieces == [.token("a"), .literal(" ${b")])
    #expect(!TokenText("${a} $ {").isUnclosed)
    #expect(TokenText("${a ${b}").tokens == ["a ${b"])
  }

  /// As a person sees it, `}` with an accent is a character of its own; the token ends there all
  /// the same.
  @Test func aMarkThatJoinsABracketHidesNoToken() {
    let text = TokenText("${a}\u{301} b")
    #expect(text.tokens == ["a"])
    #expect(!text.isUnclosed)
    #expect(text.filled { _ in "x" } == "x\u{301} b")
  }

  @Test(arguments: ["", "a", "${a}", "a${b}c", "${", "a ${b} ${", "$", "${}", "$${a}", "}{$"])
  func whatIsNotReplacedStaysAsItIs(text: String) {
    #expect(TokenText(text).filled { _ in nil } == text)
  }
}
