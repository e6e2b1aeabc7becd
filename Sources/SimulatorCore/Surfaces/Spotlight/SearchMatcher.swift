/// Meets the entries of an index with the words of a search.
///
/// A word of the search has to begin a word of the row. Blanks that were not typed count, as the
/// last resort: whoever leaves them out is understood where nothing fits better.
struct SearchMatcher {
  let words: SearchWords
  private let index: SpotlightIndex
  private let readings: SpotlightReadings?
  /// What the last texts that neighbours share were found to hold.
  private var lastNames = (id: SearchTexts.none, mask: SearchTexts.Mask())
  private var lastPhrases = (id: SearchTexts.none, mask: SearchTexts.Mask())

  init(_ words: SearchWords, _ index: SpotlightIndex, _ readings: SpotlightReadings?) {
    self.words = words
    self.index = index
    self.readings = words.isLatin ? readings : nil
  }

  /// Where each word was found, as bits.
  struct Masks {
    var title = SearchTexts.Mask()
    var names = SearchTexts.Mask()
    var phrases = SearchTexts.Mask()
    var others = SearchTexts.Mask()
    var readings = SearchTexts.Mask()
    var initials = SearchTexts.Mask()

    var any: UInt64 { own | names.any }
    private var own: UInt64 {
      title.any | phrases.any | others.any | readings.any | initials.any
    }

    /// An app's name alone finds what the app does, not everything it holds.
    func find(_ entry: SpotlightIndex.Entry) -> Bool { entry.kind != .content || own != 0 }
  }

  /// Nil when some word is nowhere in the row.
  mutating func match(_ position: Int) -> WordMatch? {
    let entry = index.entries[position]
    let all = words.all
    var masks = Masks()
    masks.title = index.texts.mask(of: entry.title, words.words)
    if masks.title.words == all { return titleMatch(entry) }
    masks.others = index.texts.mask(of: entry.others, words.words)
    masks.names = Self.shared(entry.names, &lastNames, index.texts, words.words)
    masks.phrases = Self.shared(entry.phrases, &lastPhrases, index.texts, words.words)
    let written = masks.title.words | masks.others.words | masks.names.words | masks.phrases.words
    let isFound = masks.find(entry)
    if written == all, isFound { return .otherWords }
    if let readings { (masks.readings, masks.initials) = readings.masks(of: position, words.words) }
    guard masks.any == all, masks.find(entry) else { return nil }
    let read = written | masks.readings.words
    if read == all { return .transliteration }
    return read | masks.initials.words == all ? .initials : .runTogether
  }

  /// Where each word of the search meets a row.
  mutating func masks(_ position: Int) -> Masks {
    let entry = index.entries[position]
    var masks = Masks(
      title: index.texts.mask(of: entry.title, words.words),
      names: Self.shared(entry.names, &lastNames, index.texts, words.words),
      phrases: Self.shared(entry.phrases, &lastPhrases, index.texts, words.words),
      others: index.texts.mask(of: entry.others, words.words))
    if let readings { (masks.readings, masks.initials) = readings.masks(of: position, words.words) }
    return masks
  }

  /// Entries that share a text stand together.
  private static func shared(
    _ id: SearchTexts.ID, _ last: inout (id: SearchTexts.ID, mask: SearchTexts.Mask),
    _ texts: SearchTexts, _ words: [[UInt8]]
  ) -> SearchTexts.Mask {
    guard id != SearchTexts.none else { return SearchTexts.Mask() }
    if last.id != id { last = (id, texts.mask(of: id, words)) }
    return last.mask
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
