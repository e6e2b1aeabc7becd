import Findings

extension ScriptError {
  /// The fault as an identifier.
  package var rule: String {
    switch self {
    case .unknownStep: "unknown-step"
    case .unknownExpectation: "unknown-expectation"
    case .unknownContext: "unknown-context"
    case .unknownValue, .timeExpected, .clockExpected, .numberExpected, .yesOrNoExpected,
      .referenceExpected, .argumentExpected:
      "unreadable-value"
    case .wordsExpected, .textExpected, .nameExpected: "incomplete-step"
    case .unclosedQuote, .unknownEscape, .badCharacterNumber, .quoteInName: "unreadable-text"
    case .tooMuch: "words-left-over"
    case .headerAfterStep, .secondHeader: "misplaced-header"
    case .lineTooLong, .fileTooLarge: "too-long"
    case .notUTF8, .otherEncoding: "not-utf-8"
    }
  }

  package var message: String {
    switch self {
    case .unknownStep(let word, let known): Self.unknown("step", word, known)
    case .unknownExpectation(let word, let known): Self.unknown("expectation", word, known)
    case .unknownContext(let word, let known): Self.unknown("part of the context", word, known)
    case .unknownValue(let kind, let word, let known):
      Self.unknown(kind, word, known) + "; one of \(known.joined(separator: ", "))"
    case .wordsExpected(let words): "expected '\(words)'"
    case .textExpected: "expected a text in quotes: \"…\""
    case .nameExpected: "expected a name"
    case .timeExpected(let text):
      "'\(Self.short(text))' is no time: write '08:10' or '2026-03-02T08:10'"
    case .clockExpected(let text):
      "'\(Self.short(text))' is no move of the clock: write '08:30', '2026-03-02T08:30' or '+12m'"
    case .numberExpected(let text, let least, let most):
      "'\(Self.short(text))' is no whole number from \(least) to \(most)"
    case .yesOrNoExpected(let text): "'\(Self.short(text))' is neither 'yes' nor 'no'"
    case .referenceExpected(let text):
      "'\(Self.short(text))' is no reference: write it as 'APP/NAME'"
    case .argumentExpected(let text):
      "'\(Self.short(text))' gives no parameter a value: write 'parameter=value'"
    case .unclosedQuote: "the quote is never closed"
    case .unknownEscape(let text):
      "unknown escape '\\\(Self.short(text))'; a backslash itself is written '\\\\'"
    case .badCharacterNumber(let text):
      "'\(Self.short(text))' is no character; expected '\\u{…}' with a hexadecimal number from 0 to "
        + "10FFFF, but for D800 to DFFF"
    case .quoteInName: "a name with a quote in it stands in quotes: \"12\\\" pan\""
    case .tooMuch(let text): "nothing more was expected, but '\(Self.short(text))' follows"
    case .headerAfterStep(let word): "'\(word)' belongs before the first step"
    case .secondHeader(let word): "there is a '\(word)' line already"
    case .lineTooLong(let limit): "the line has more than \(limit) characters"
    case .fileTooLarge(let limit): "the script has more than \(limit) bytes"
    case .notUTF8: "the line is not UTF-8"
    case .otherEncoding(let name): "the file is in \(name); save it as UTF-8"
    }
  }

  private static func unknown(_ kind: String, _ word: String, _ known: [String]) -> String {
    "unknown \(kind) '\(short(word))'" + NearestName.suggestion(for: word, among: known)
  }

  private static func short(_ text: String) -> String {
    Excerpt.of(text, mostCharacters: 40)
  }
}
