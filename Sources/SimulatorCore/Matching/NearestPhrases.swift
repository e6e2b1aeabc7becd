import Findings
import IntentModel

/// The listed phrases nearest to an utterance that matched none, and what keeps each from matching.
struct NearestPhrases {
  private let matcher: PhraseMatcher
  private let utterance: Utterance
  private let names: [NameSpan]
  private let written: (pieces: WrittenPieces, first: Int)

  init(matcher: PhraseMatcher, utterance: Utterance, names: [NameSpan]) {
    self.matcher = matcher
    self.utterance = utterance
    self.names = names
    written = utterance.written
  }

  private var book: PhraseBook { matcher.book }

  /// How many are looked at closely; the others share fewer words.
  private static let shortlistCount = 24

  func best(_ count: Int) -> [PhraseMiss.NearestPhrase] {
    let compared = shortlist().map { (entry: $0, comparison: compare(book.entries[$0])) }
    let ordered = compared.sorted {
      ($0.comparison.cost, $0.entry) < ($1.comparison.cost, $1.entry)
    }
    return ordered.prefix(count).map { entry, comparison in
      PhraseMiss.NearestPhrase(
        phrase: matcher.writtenOut(book.entries[entry], option: comparison.option),
        intent: book.entries[entry].intent, missing: comparison.lines)
    }
  }

  /// By shared words; a word with a meaning counts for three, the app's name for six.
  private func shortlist() -> [Int] {
    var scores = [Int](repeating: 0, count: book.entries.count)
    for unit in Set(utterance.units) {
      let weight = book.near.isFunction(unit) ? 1 : 3
      for entry in book.entriesByWord[unit] ?? [] { scores[entry] += weight }
    }
    let named = Set(names.map(\.name.app))
    if !named.isEmpty {
      for (position, entry) in book.entries.enumerated() where named.contains(entry.app) {
        scores[position] += 6
      }
    }
    var best = [(score: Int, entry: Int)]()
    for (entry, score) in scores.enumerated() {
      if best.count == Self.shortlistCount, score <= best[best.count - 1].score { continue }
      let place = best.firstIndex { $0.score < score } ?? best.count
      best.insert((score, entry), at: place)
      if best.count > Self.shortlistCount { best.removeLast() }
    }
    return best.map(\.entry)
  }

  // MARK: One phrase

  private struct Comparison {
    var cost = 0
    var lines: [String] = []
    var option: String?
  }

  /// Words of one side that stand where the other has none, or others.
  private struct Gap {
    /// Between which fixed words, counted from the start of the phrase.
    var place: Int
    /// Pieces of the utterance, and of the phrase's fixed words.
    var said: [Int] = []
    var listed: [Int] = []
  }

  /// The fixed words of a phrase, in order, and the texts between its tokens that they stand in.
  private struct FixedWords {
    let texts: [WrittenPieces]
    let words: [String]
    private let places: [(text: Int, piece: Int)]

    init(_ template: String) {
      texts = TokenText(template).pieces.compactMap {
        if case .literal(let text) = $0 { WrittenPieces(text) } else { nil }
      }
      words = texts.flatMap(\.pieces)
      places = texts.enumerated().flatMap { text, written in
        written.pieces.indices.map { (text, $0) }
      }
    }

    func quoted(_ chosen: [Int]) -> String {
      var quoted = QuotedPieces()
      for word in chosen { quoted.add(places[word].piece, of: places[word].text) }
      return quoted.quoted(from: texts)
    }
  }

  /// What was said, in the person's own words.
  private func quoted(_ pieces: some Sequence<Int>) -> String {
    var quoted = QuotedPieces()
    for piece in pieces { quoted.add(written.first + piece) }
    return quoted.quoted(from: [written.pieces])
  }

  private func compare(_ entry: PhraseBook.Entry) -> Comparison {
    var comparison = Comparison()
    var taken = [Range<Int>]()
    if let name = names.first(where: { $0.name.app == entry.app }) {
      taken.append(name.range)
    } else {
      comparison.cost += 4
      comparison.lines.append("the app's name is not in it: \(matcher.namesInWords(entry.app))")
    }
    var wantsValue: (parameter: String, list: Int)?
    if let parameter = entry.parameter {
      let spans = book.optionSpans(of: parameter.list, in: utterance.units).filter { span in
        !taken.contains { $0.overlaps(span.range) }
      }
      if let span = spans.first {
        taken.append(span.range)
        comparison.option = span.options.first
        if !span.options.contains(where: { matcher.isPresent($0, parameter.list) }) {
          comparison.cost += 2
          comparison.lines.append(
            "\(quoted(span.range)) cannot be chosen now: \(parameter.id)")
        }
      } else {
        wantsValue = (parameter.id, parameter.list)
      }
    }
    let fixed = FixedWords(entry.template)
    var gaps = gaps(of: fixed, without: taken)
    if let wantsValue {
      describeValue(wantsValue, of: entry, &gaps, &comparison)
    }
    for gap in gaps { describe(gap, fixed, &comparison) }
    return comparison
  }

  private func gaps(of fixed: FixedWords, without taken: [Range<Int>]) -> [Gap] {
    let free = utterance.pieces.indices.filter { place in !taken.contains { $0.contains(place) } }
    let said = free.map { utterance.pieces[$0] }
    let listed = fixed.words
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in said.difference(from: listed) {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): inserted.insert(place)
      }
    }
    var gaps = [Gap]()
    var (listedPlace, saidPlace) = (0, 0)
    while listedPlace < listed.count || saidPlace < said.count {
      var gap = Gap(place: listedPlace)
      while true {
        if removed.contains(listedPlace) {
          gap.listed.append(listedPlace)
          listedPlace += 1
        } else if inserted.contains(saidPlace) {
          gap.said.append(free[saidPlace])
          saidPlace += 1
        } else {
          break
        }
      }
      if !gap.said.isEmpty || !gap.listed.isEmpty { gaps.append(gap) }
      listedPlace += 1
      saidPlace += 1
    }
    return gaps
  }

  /// What stands where the value belongs is taken for an unknown one.
  private func describeValue(
    _ wanted: (parameter: String, list: Int), of entry: PhraseBook.Entry, _ gaps: inout [Gap],
    _ comparison: inout Comparison
  ) {
    let values = matcher.valuesInWords(wanted.list)
    var place = 0
    for segment in entry.segments {
      if case .literal(let units) = segment { place += units.count }
      if case .parameter = segment { break }
    }
    let unknown =
      gaps.firstIndex {
        !$0.said.isEmpty && ($0.place...$0.place + $0.listed.count).contains(place)
      }
      ?? gaps.firstIndex { !$0.said.isEmpty && $0.listed.isEmpty }
    guard let unknown else {
      comparison.cost += 3
      comparison.lines.append("a value of '\(wanted.parameter)' is missing: \(values)")
      return
    }
    comparison.lines.append(
      "\(quoted(gaps[unknown].said)) is no value of '\(wanted.parameter)': \(values)")
    comparison.cost += max(3, weight(of: gaps[unknown].said.map { utterance.pieces[$0] }))
    gaps[unknown].said = []
    if gaps[unknown].listed.isEmpty { gaps.remove(at: unknown) }
  }

  private func describe(_ gap: Gap, _ fixed: FixedWords, _ comparison: inout Comparison) {
    // One word for another is one difference.
    comparison.cost += max(
      weight(of: gap.said.map { utterance.pieces[$0] }),
      weight(of: gap.listed.map { fixed.words[$0] })
    )
    let said = quoted(gap.said)
    let listed = fixed.quoted(gap.listed)
    comparison.lines.append(
      gap.said.isEmpty
        ? "it has \(listed), which was not said"
        : gap.listed.isEmpty
          ? "\(said) is not in it" : "\(said) was said where it has the fixed words \(listed)")
  }

  private func weight(of words: [String]) -> Int {
    words.reduce(0) { $0 + (book.near.isFunction(book.vocabulary[$1]) ? 1 : 3) }
  }
}
