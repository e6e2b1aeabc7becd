import Findings

/// The `${…}` in texts.
enum Tokens {
  static let applicationName = "applicationName"

  /// The names in a text, in order, and whether one has no end.
  static func names(in text: String) -> (names: [String], isUnclosed: Bool) {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return ([], false) }
    var names = [String]()
    var rest = text.utf8[...]
    while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
      rest = rest[rest.index(after: dollar)...]
      guard rest.first == UInt8(ascii: "{") else { continue }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else { return (names, true) }
      names.append(String(Substring(rest[..<end])))
      rest = rest[end...]
    }
    return (names, false)
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
    for name in tokens.names {
      checks.append(.token(name: name, location: location, others: others))
    }
    if tokens.isUnclosed { reportUnclosedToken(at: location) }
  }

  mutating func reportUnclosedToken(at location: SourceLocation) {
    report(.tokenUnclosed, "a token begins with '${' and has no '}'", at: location)
  }
}
