/// Lays a phrase's segments along an utterance: every word has to be one of its own, with one of
/// the app's names and an option's words in their places. The longest name and option are tried
/// first.
struct PhraseLayout {
  struct Found {
    var name: PhraseBook.AppName?
    var parameter: String?
    /// Several when they go by the same words.
    var options: [String] = []
    /// Where those words are.
    var value: Range<Int>?
  }

  let book: PhraseBook
  let segments: [PhraseBook.Segment]
  let units: [Vocabulary.Unit]
  /// Names of the phrase's app in the utterance, the longest first.
  let names: [NameSpan]
  let isPresent: (_ option: String, _ list: Int) -> Bool
  /// Where a segment is known not to fit, so that nothing is tried twice.
  private var failures: Set<Int> = []

  init(
    _ book: PhraseBook, _ segments: [PhraseBook.Segment], along units: [Vocabulary.Unit],
    names: [NameSpan], isPresent: @escaping (_ option: String, _ list: Int) -> Bool
  ) {
    self.book = book
    self.segments = segments
    self.units = units
    self.names = names
    self.isPresent = isPresent
  }

  mutating func found() -> Found? { lay(0, from: 0, Found()) }

  private mutating func lay(_ segment: Int, from start: Int, _ found: Found) -> Found? {
    guard segment < segments.count else { return start == units.count ? found : nil }
    let place = segment * (units.count + 1) + start
    guard !failures.contains(place) else { return nil }
    if let result = layOne(segment, from: start, found) { return result }
    failures.insert(place)
    return nil
  }

  private mutating func layOne(_ segment: Int, from start: Int, _ found: Found) -> Found? {
    switch segments[segment] {
    case .literal(let literal):
      guard units[start...].starts(with: literal) else { return nil }
      return lay(segment + 1, from: start + literal.count, found)
    case .applicationName:
      for name in names where name.range.lowerBound == start {
        var found = found
        found.name = name.name
        if let result = lay(segment + 1, from: name.range.upperBound, found) { return result }
      }
      return nil
    case .parameter(_, list: nil): return nil
    case .parameter(let parameter, let list?):
      let longest = min(book.lists[list].longest, units.count - start)
      for length in stride(from: longest, to: 0, by: -1) {
        guard let options = book.lists[list].spoken[Array(units[start..<start + length])] else {
          continue
        }
        let present = options.filter { isPresent($0, list) }
        guard !present.isEmpty else { continue }
        var found = found
        found.parameter = parameter
        found.options = present
        found.value = start..<start + length
        if let result = lay(segment + 1, from: start + length, found) { return result }
      }
      return nil
    }
  }
}

/// A name of an app, where it stands in an utterance.
struct NameSpan: Sendable {
  var name: PhraseBook.AppName
  var range: Range<Int>
}

extension PhraseBook {
  /// Every name of every app in an utterance, the longest first.
  func nameSpans(in units: [Unit]) -> [NameSpan] {
    var spans = [NameSpan]()
    for length in stride(from: min(longestName, units.count), to: 0, by: -1) {
      for start in 0...(units.count - length) {
        for name in names[Array(units[start..<start + length])] ?? [] {
          spans.append(NameSpan(name: name, range: start..<start + length))
        }
      }
    }
    return spans
  }
}
