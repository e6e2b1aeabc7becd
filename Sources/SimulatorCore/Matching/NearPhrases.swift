import IntentModel

/// How a phrase differs from what was said: in words that do not carry the meaning only.
package struct PhraseDistance: Hashable, Sendable, Codable {
  /// Said, and not in the phrase.
  package var added: [String] = []
  /// In the phrase, and not said.
  package var missing: [String] = []
  package var isReordered = false

  /// One for each word, two for another order.
  package var count: Int { added.count + missing.count + (isReordered ? 2 : 0) }

  /// Further than this a phrase is not near.
  package static let maximum = 4

  /// In words: "without “a”, with “please”".
  package var words: String {
    var parts = [String]()
    if !missing.isEmpty { parts.append("without \(Self.quoted(missing))") }
    if !added.isEmpty { parts.append("with \(Self.quoted(added))") }
    if isReordered { parts.append("in another order") }
    return parts.joined(separator: ", ")
  }

  private static func quoted(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: " ")
  }
}

/// Phrases by the words that carry their meaning.
///
/// From iOS 17 on the system matches near phrases by a similarity computed on the device, which is
/// not published; this one is a guess. The app's name and the value have to be there, every other
/// word with a meaning has to be the phrase's own and in its order, a plural aside, and function
/// words may differ: so "save" never stands for "create".
struct NearPhraseIndex: Sendable {
  typealias Unit = Vocabulary.Unit

  /// Stand-ins for the name and the value in the order of a phrase.
  private static let name: Unit = -2
  private static let value: Unit = -3

  struct Key: Hashable, Sendable {
    var app: Int
    var list: Int?
    var content: [Unit]
  }

  struct Reading: Sendable {
    /// Words with a meaning, the name and the value, in order.
    var order: [Unit] = []
    var functions: [String] = []
    var content: [Unit] { order.filter { $0 >= 0 || $0 == Vocabulary.unknown } }
  }

  /// A near phrase of an app, with the value said and where.
  struct Found: Sendable {
    var entry: Int
    var name: PhraseBook.AppName
    var options: [String] = []
    var value: Range<Int>?
    var distance: PhraseDistance
  }

  private let kinds: WordKinds
  private var entries: [Key: [Int]] = [:]
  private var readings: [Int: Reading] = [:]
  /// The lists that an app's phrases choose from.
  private var listsOfApps: [Int: [Int]] = [:]

  init(language: String, _ vocabulary: inout Vocabulary) {
    kinds = WordKinds(language: language, &vocabulary)
  }

  func isFunction(_ unit: Unit) -> Bool { kinds.isFunction(unit) }

  mutating func add(_ entry: PhraseBook.Entry, _ id: Int, _ vocabulary: inout Vocabulary) {
    var reading = Reading()
    for segment in entry.segments {
      switch segment {
      case .applicationName: reading.order.append(Self.name)
      case .parameter: reading.order.append(Self.value)
      case .literal(let units):
        for unit in units { _ = vocabulary.add(WordKinds.stem(vocabulary.words[Int(unit)])) }
        read(units[...], units.map { vocabulary.words[Int($0)] }, vocabulary, into: &reading)
      }
    }
    readings[id] = reading
    entries[Key(app: entry.app, list: entry.parameter?.list, content: reading.content), default: []]
      .append(id)
    if let list = entry.parameter?.list, listsOfApps[entry.app]?.contains(list) != true {
      listsOfApps[entry.app, default: []].append(list)
    }
  }

  /// The phrases of the named apps that are near, with the value said.
  func found(
    _ utterance: Utterance, names: [NameSpan], in book: PhraseBook,
    isPresent: (_ option: String, _ list: Int) -> Bool
  ) -> [Found] {
    var found = [Found]()
    for name in names {
      for id in candidates(utterance, [(name.range, Self.name)], name, list: nil, book) {
        found.append(Found(entry: id.entry, name: name.name, distance: id.distance))
      }
      for list in listsOfApps[name.name.app] ?? [] {
        for (range, options) in book.optionSpans(of: list, in: utterance.units)
        where !range.overlaps(name.range) {
          let present = options.filter { isPresent($0, list) }
          guard !present.isEmpty else { continue }
          let spans = [(name.range, Self.name), (range, Self.value)]
          for id in candidates(utterance, spans, name, list: list, book) {
            found.append(
              Found(
                entry: id.entry, name: name.name, options: present, value: range,
                distance: id.distance))
          }
        }
      }
    }
    return found
  }

  private func candidates(
    _ utterance: Utterance, _ spans: [(range: Range<Int>, stand: Unit)], _ name: NameSpan,
    list: Int?, _ book: PhraseBook
  ) -> [(entry: Int, distance: PhraseDistance)] {
    var said = Reading()
    var start = 0
    for span in spans.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let range = start..<span.range.lowerBound
      read(utterance.units[range], utterance.pieces, book.vocabulary, into: &said)
      said.order.append(span.stand)
      start = span.range.upperBound
    }
    read(utterance.units[start...], utterance.pieces, book.vocabulary, into: &said)
    let content = said.content
    // A name by itself asks for nothing.
    guard !content.isEmpty || list != nil else { return [] }
    return (entries[Key(app: name.name.app, list: list, content: content)] ?? []).compactMap {
      guard let listed = readings[$0] else { return nil }
      let difference = said.functions.difference(from: listed.functions)
      var distance = PhraseDistance()
      for change in difference {
        switch change {
        case .insert(_, let word, _): distance.added.append(word)
        case .remove(_, let word, _): distance.missing.append(word)
        }
      }
      distance.isReordered = said.order != listed.order
      return distance.count <= PhraseDistance.maximum ? ($0, distance) : nil
    }
  }

  /// - Parameter pieces: the words by the slice's own positions.
  private func read(
    _ units: ArraySlice<Unit>, _ pieces: [String], _ vocabulary: Vocabulary,
    into reading: inout Reading
  ) {
    var place = units.startIndex
    while place < units.endIndex {
      let length = kinds.functionLength(at: place, of: units)
      if length > 0 {
        reading.functions.append(Vocabulary.text(of: pieces[place..<place + length]))
        place += length
      } else {
        reading.order.append(vocabulary[WordKinds.stem(pieces[place])])
        place += 1
      }
    }
  }
}

extension PhraseBook {
  /// Every place where an option of a list is said, the longest first.
  func optionSpans(
    of list: Int, in units: [Unit]
  ) -> [(range: Range<Int>, options: [String])] {
    var spans = [(range: Range<Int>, options: [String])]()
    for length in stride(from: min(lists[list].longest, units.count), to: 0, by: -1) {
      for start in 0...(units.count - length) {
        if let options = lists[list].spoken[Array(units[start..<start + length])] {
          spans.append((start..<start + length, options))
        }
      }
    }
    return spans
  }
}
