import Findings
import IntentModel

/// The listed phrases nearest to an utterance that matched none, and what keeps each from matching.
struct NearestPhrases {
  let matcher: PhraseMatcher
  let utterance: Utterance
  let names: [NameSpan]

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
    var said: [String]
    var listed: [String]
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
            "\"\(Excerpt.of(utterance.text(span.range)))\" cannot be chosen now: \(parameter.id)")
        }
      } else {
        wantsValue = (parameter.id, parameter.list)
      }
    }
    var gaps = gaps(of: entry, without: taken)
    if let wantsValue {
      describeValue(wantsValue, of: entry, &gaps, &comparison)
    }
    for gap in gaps { describe(gap, &comparison) }
    return comparison
  }

  private func gaps(of entry: PhraseBook.Entry, without taken: [Range<Int>]) -> [Gap] {
    let said = utterance.pieces.indices.filter { place in !taken.contains { $0.contains(place) } }
      .map { utterance.pieces[$0] }
    let listed = book.literals(of: entry).map { book.vocabulary.words[Int($0)] }
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
      var gap = Gap(place: listedPlace, said: [], listed: [])
      while true {
        if removed.contains(listedPlace) {
          gap.listed.append(listed[listedPlace])
          listedPlace += 1
        } else if inserted.contains(saidPlace) {
          gap.said.append(said[saidPlace])
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
      "\(quoted(gaps[unknown].said)) is no value of '\(wanted.parameter)': \(values)"
    )
    comparison.cost += max(3, weight(of: gaps[unknown].said))
    gaps[unknown].said = []
    if gaps[unknown].listed.isEmpty { gaps.remove(at: unknown) }
  }

  private func describe(_ gap: Gap, _ comparison: inout Comparison) {
    // One word for another is one difference.
    comparison.cost += max(weight(of: gap.said), weight(of: gap.listed))
    let said = quoted(gap.said)
    let listed = quoted(gap.listed)
    comparison.lines.append(
      gap.said.isEmpty
        ? "it has \(listed), which was not said"
        : gap.listed.isEmpty
          ? "\(said) is not in it" : "\(said) was said where it has the fixed words \(listed)")
  }

  private func quoted(_ words: [String]) -> String {
    "\"\(Excerpt.of(Vocabulary.text(of: words)))\""
  }

  private func weight(of words: [String]) -> Int {
    words.reduce(0) { $0 + (book.near.isFunction(book.vocabulary[$1]) ? 1 : 3) }
  }
}
