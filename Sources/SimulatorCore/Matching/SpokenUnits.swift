/// The pieces that matching compares: words of Latin letters and digits, and single characters of
/// every other script, which is written without blanks or joins its particles to the word.
///
/// Each piece is known by a number, so that comparing phrases is comparing numbers.
struct Vocabulary: Sendable {
  typealias Unit = Int32

  /// What no phrase holds.
  static let unknown: Unit = -1

  private var units: [String: Unit] = [:]
  private(set) var words: [String] = []

  /// The pieces of a folded text; new ones are taken up.
  mutating func add(_ folded: String) -> [Unit] {
    Self.pieces(of: folded).map { piece in
      if let unit = units[piece] { return unit }
      let unit = Unit(words.count)
      units[piece] = unit
      words.append(piece)
      return unit
    }
  }

  subscript(_ piece: String) -> Unit { units[piece] ?? Self.unknown }

  func text(of units: some Sequence<Unit>) -> String {
    Self.text(of: units.map { words[Int($0)] })
  }

  static func pieces(of folded: String) -> [String] {
    var pieces = [String]()
    var word = String.UnicodeScalarView()
    for scalar in folded.unicodeScalars {
      if scalar.isASCII, scalar != " " {
        word.append(scalar)
        continue
      }
      if !word.isEmpty {
        pieces.append(String(word))
        word = String.UnicodeScalarView()
      }
      if scalar != " " { pieces.append(String(scalar)) }
    }
    if !word.isEmpty { pieces.append(String(word)) }
    return pieces
  }

  /// Pieces put together again: blanks between words only.
  static func text(of pieces: some Sequence<String>) -> String {
    pieces.reduce(into: "") { text, piece in
      if let last = text.unicodeScalars.last, last.isASCII,
        piece.unicodeScalars.first?.isASCII == true
      {
        text += " "
      }
      text += piece
    }
  }
}

/// Something said, in pieces.
struct Utterance: Sendable {
  let heard: String
  let pieces: [String]
  let units: [Vocabulary.Unit]

  /// Nobody says more in one breath; what is longer matches nothing.
  static let maximumPieceCount = 512

  /// Nil when there is nothing to match.
  init?(_ heard: String, folded: String, _ vocabulary: Vocabulary) {
    pieces = Vocabulary.pieces(of: folded)
    guard !pieces.isEmpty, pieces.count <= Self.maximumPieceCount else { return nil }
    self.heard = heard
    units = pieces.map { vocabulary[$0] }
  }

  /// The person's own words. A wake phrase before them is no piece of it.
  var written: (pieces: WrittenPieces, first: Int) {
    let all = WrittenPieces(heard)
    return (all, max(0, all.pieces.count - pieces.count))
  }
}
