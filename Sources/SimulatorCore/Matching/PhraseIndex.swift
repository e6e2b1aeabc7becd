/// Finds the phrases whose fixed words could all be in an utterance: each is filed under its rarest
/// fixed word, and only the files of the words said are looked into.
struct PhraseIndex: Sendable {
  private var filed: [Vocabulary.Unit: [Int]] = [:]
  /// Those without a fixed word.
  private var unfiled: [Int] = []

  init(_ phrases: [(id: Int, segments: [PhraseBook.Segment])]) {
    var counts = [Vocabulary.Unit: Int]()
    for phrase in phrases {
      for unit in phrase.segments.literalUnits { counts[unit, default: 0] += 1 }
    }
    for phrase in phrases {
      let rarest = phrase.segments.literalUnits.min { counts[$0] ?? 0 < counts[$1] ?? 0 }
      if let rarest {
        filed[rarest, default: []].append(phrase.id)
      } else {
        unfiled.append(phrase.id)
      }
    }
  }

  func candidates(for units: [Vocabulary.Unit]) -> [Int] {
    guard !filed.isEmpty else { return unfiled }
    var found = unfiled
    var seen = [Vocabulary.Unit]()
    for unit in units where !seen.contains(unit) {
      seen.append(unit)
      if let phrases = filed[unit] { found += phrases }
    }
    return found
  }
}
