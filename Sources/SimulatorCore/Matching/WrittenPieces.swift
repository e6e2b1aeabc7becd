import Findings

/// A text in the pieces that matching compares, each of which knows where it was written: what is
/// quoted is the author's or the person's own text, never the folded one.
struct WrittenPieces: Sendable {
  let pieces: [String]
  private let text: String
  /// Where each piece was written; empty for a text that folds in a way that cannot be traced.
  private let ranges: [Range<String.Index>]

  init(_ text: String) {
    self.text = text
    pieces = Vocabulary.pieces(of: TextFolding.folded(text))
    ranges = Self.ranges(of: pieces, in: text) ?? []
  }

  /// The pieces as they were written, with whatever was written between them.
  func written(_ range: Range<Int>) -> String {
    guard !ranges.isEmpty, let first = range.first, let last = range.last else {
      return Vocabulary.text(of: pieces[range])
    }
    return String(text[ranges[first].lowerBound..<ranges[last].upperBound])
  }

  private static func ranges(
    of pieces: [String], in text: String
  ) -> [Range<String.Index>]? {
    var trace = Trace(pieces)
    for index in text.indices {
      let range = index..<text.index(after: index)
      var letters = Array(TextFolding.folded(String(text[index])).unicodeScalars)
      letters.removeAll { $0 == " " }
      // By itself the dot of 3.5 is nothing.
      if letters.isEmpty, let next = trace.next, text[index].unicodeScalars.first == next {
        letters = [next]
      }
      for letter in letters where !trace.take(letter, at: range) { return nil }
    }
    return trace.next == nil ? trace.ranges : nil
  }

  /// Follows the letters of the pieces, one after the other.
  private struct Trace {
    private let pieces: [[Unicode.Scalar]]
    private var piece = 0
    private var letter = 0
    private(set) var ranges: [Range<String.Index>] = []

    init(_ pieces: [String]) { self.pieces = pieces.map { Array($0.unicodeScalars) } }

    /// Nil at the end.
    var next: Unicode.Scalar? { piece < pieces.count ? pieces[piece][letter] : nil }

    mutating func take(_ scalar: Unicode.Scalar, at range: Range<String.Index>) -> Bool {
      guard scalar == next else { return false }
      if letter == 0 {
        ranges.append(range)
      } else {
        ranges[piece] = ranges[piece].lowerBound..<range.upperBound
      }
      letter += 1
      if letter == pieces[piece].count {
        piece += 1
        letter = 0
      }
      return true
    }
  }
}

/// Pieces of one or more texts for quoting: those that stood together as they were written, a gap
/// between those that did not.
struct QuotedPieces {
  private var parts: [(text: Int, range: Range<Int>)] = []

  var isEmpty: Bool { parts.isEmpty }

  mutating func add(_ piece: Int, of text: Int = 0) {
    if let last = parts.last, last.text == text, last.range.upperBound == piece {
      parts[parts.count - 1].range = last.range.lowerBound..<piece + 1
    } else {
      parts.append((text, piece..<piece + 1))
    }
  }

  func quoted(from texts: [WrittenPieces]) -> String {
    let words = parts.map { texts[$0.text].written($0.range) }.joined(separator: " … ")
    return "\"\(Excerpt.of(words))\""
  }
}
