import Findings
import IntentModel

/// The `${…}` in texts.
enum Tokens {
  static let applicationName = TokenText.applicationName

  /// The names in a text, in order, and whether one has no end.
  static func names(in text: String) -> (names: [String], isUnclosed: Bool) {
    let text = TokenText(text)
    return (text.tokens, text.isUnclosed)
  }

  /// The name, when a text is one token and nothing else.
  static func only(in text: String) -> String? {
    guard let name = names(in: text).names.first, text == "${\(name)}" else { return nil }
    return name
  }
}

/// Which tokens a text may hold.
enum TokenUse: Sendable {
  /// The text is shown as it stands.
  case none
  /// The intent's parameters and the app's name, and more where that is said.
  case parameters(others: [String] = [])
}

extension Reading {
  /// Notes a text's tokens, to be checked once the parameters are known.
  mutating func noteTokens(in text: String, at location: SourceLocation, _ use: TokenUse) {
    guard case .parameters(let others) = use else { return }
    let tokens = Tokens.names(in: text)
    var seen = Set<String>()
    for name in tokens.names where seen.insert(name).inserted {
      checks.append(.token(name: name, location: location, others: others))
    }
    if tokens.isUnclosed { reportUnclosedToken(at: location) }
  }

  mutating func reportUnclosedToken(at location: SourceLocation) {
    report(.tokenUnclosed, "a token begins with '${' and has no '}'", at: location)
  }
}
