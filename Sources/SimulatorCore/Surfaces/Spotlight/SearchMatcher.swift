/// Meets the entries of an index with the words of a search.
struct SearchMatcher {
  let words: SearchWords
  private let index: SpotlightIndex
  private let readings: SpotlightReadings?
  /// What the last texts that neighbours share were found to hold.
  private var lastNames: (SearchTexts.ID, UInt64) = (SearchTexts.none, 0)
  private var lastPhrases: (SearchTexts.ID, UInt64) = (SearchTexts.none, 0)

  init(_ words: SearchWords, _ index: SpotlightIndex, _ readings: SpotlightReadings?) {
    self.words = words
    self.index = index
    self.readings = words.isLatin ? readings : nil
  }

  /// Where each word was found, as bits.
  struct Masks {
    var title: UInt64 = 0
    var names: UInt64 = 0
    var phrases: UInt64 = 0
    var others: UInt64 = 0
    var readings: UInt64 = 0

    var own: UInt64 { title | phrases | others | readings }
    var any: UInt64 { own | names }
  }

  /// Nil when some word begins no word of the row.
  mutating func match(_ position: Int) -> WordMatch? {
    let entry = index.entries[position]
    let all = words.all
    var masks = Masks()
    masks.title = index.texts.mask(of: entry.title, words.words)
    if masks.title == all { return titleMatch(entry) }
    masks.others = index.texts.mask(of: entry.others, words.words)
    masks.names = Self.shared(entry.names, &lastNames, index.texts, words.words)
    masks.phrases = Self.shared(entry.phrases, &lastPhrases, index.texts, words.words)
    if masks.any == all, Self.isFound(entry, masks) { return .otherWords }
    guard let readings else { return nil }
    masks.readings = readings.mask(of: position, words.words)
    return masks.any == all && Self.isFound(entry, masks) ? .transliteration : nil
  }

  /// Where each word of the search meets a row.
  mutating func masks(_ position: Int) -> Masks {
    let entry = index.entries[position]
    return Masks(
      title: index.texts.mask(of: entry.title, words.words),
      names: Self.shared(entry.names, &lastNames, index.texts, words.words),
      phrases: Self.shared(entry.phrases, &lastPhrases, index.texts, words.words),
      others: index.texts.mask(of: entry.others, words.words),
      readings: readings?.mask(of: position, words.words) ?? 0)
  }

  /// An app's name alone finds what the app does, not everything it holds.
  static func isFound(_ entry: SpotlightIndex.Entry, _ masks: Masks) -> Bool {
    entry.kind != .content || masks.own != 0
  }

  /// Entries that share a text stand together.
  private static func shared(
    _ id: SearchTexts.ID, _ last: inout (SearchTexts.ID, UInt64), _ texts: SearchTexts,
    _ words: [[UInt8]]
  ) -> UInt64 {
    guard id != SearchTexts.none else { return 0 }
    if last.0 != id { last = (id, texts.mask(of: id, words)) }
    return last.1
  }

  private func titleMatch(_ entry: SpotlightIndex.Entry) -> WordMatch {
    switch index.texts.agreement(with: words.joined, in: entry.title) {
    case .begins: .titlePrefix
    case .equal: .exactTitle
    case .no: hasWordsInOrder(entry) ? .titleWordsInOrder : .titleWords
    }
  }

  private func hasWordsInOrder(_ entry: SpotlightIndex.Entry) -> Bool {
    var from = 0
    for word in words.words {
      guard let end = index.texts.end(of: word, in: entry.title, from: from) else { return false }
      from = end
    }
    return true
  }
}
