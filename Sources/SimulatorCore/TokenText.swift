import IntentModel

/// A text with `${name}` tokens, in pieces.
package struct TokenText: Hashable, Sendable {
  package enum Piece: Hashable, Sendable {
    case literal(String)
    case token(String)
  }

  package let pieces: [Piece]

  /// An unclosed `${` is literal text.
  package init(_ text: String) {
    // Most texts have none, and that is quickly seen.
    guard text.utf8.contains(UInt8(ascii: "$")) else {
      pieces = text.isEmpty ? [] : [.literal(text)]
      return
    }
    var pieces = [Piece]()
    var literal = ""
    var rest = Substring(text)
    while let start = rest.range(of: "${") {
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else { break }
      literal += rest[..<start.lowerBound]
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(.token(String(rest[start.upperBound..<end])))
      rest = rest[rest.index(after: end)...]
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    self.pieces = pieces
  }

  package var tokens: [String] {
    pieces.compactMap { if case .token(let name) = $0 { name } else { nil } }
  }

  package func filled(_ value: (String) -> String?) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .token(let name): value(name) ?? "${\(name)}"
      }
    }.joined()
  }
}
