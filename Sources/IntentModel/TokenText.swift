/// A text with `${name}` tokens, in pieces. The one reader of tokens, whoever asks.
package struct TokenText: Hashable, Sendable {
  package enum Piece: Hashable, Sendable {
    case literal(String)
    case token(String)
  }

  /// The token that stands for the app's name.
  package static let applicationName = "applicationName"

  package let pieces: [Piece]
  /// Whether a `${` has no end; it and what follows are literal text.
  package let isUnclosed: Bool

  package init(_ text: String) {
    // Byte by byte: a mark that joins a bracket to one character hides no token.
    var pieces = [Piece]()
    var literal = text.utf8.startIndex
    var place = literal
    let bytes = text.utf8
    while let dollar = bytes[place...].firstIndex(of: UInt8(ascii: "$")) {
      place = bytes.index(after: dollar)
      guard place < bytes.endIndex, bytes[place] == UInt8(ascii: "{") else { continue }
      guard let end = bytes[place...].firstIndex(of: UInt8(ascii: "}")) else {
        pieces.append(.literal(String(text[literal...])))
        (self.pieces, isUnclosed) = (pieces, true)
        return
      }
      if literal < dollar { pieces.append(.literal(String(text[literal..<dollar]))) }
      pieces.append(.token(String(text[bytes.index(after: place)..<end])))
      place = bytes.index(after: end)
      literal = place
    }
    if literal < bytes.endIndex { pieces.append(.literal(String(text[literal...]))) }
    (self.pieces, isUnclosed) = (pieces, false)
  }

  /// The names, in order, each as often as it occurs.
  package var tokens: [String] {
    pieces.compactMap { if case .token(let name) = $0 { name } else { nil } }
  }

  /// Whether there is nothing in it but this token and blanks.
  package func holdsNothing(but name: String) -> Bool {
    pieces.allSatisfy { piece in
      switch piece {
      case .literal(let text): text.allSatisfy(\.isWhitespace)
      case .token(let token): token == name
      }
    }
  }

  /// With each token replaced; nil leaves it as it is.
  package func filled(_ value: (String) -> String?) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .token(let name): value(name) ?? "${\(name)}"
      }
    }.joined()
  }

  /// A text with nothing in it that counts as a token, for a place where none is meant.
  package static func disarmed(_ text: String) -> String { text.replacing("${", with: "{") }
}
