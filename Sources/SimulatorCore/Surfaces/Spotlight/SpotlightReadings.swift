import IntentModel

/// How titles in Han or kana are typed in Latin letters: a fallback for whoever types without an
/// input method. What the catalog declares as a reading is searched before and without this.
///
/// Made apart from the index, since the system's transliteration takes its time: a front makes it
/// in the background, everything else when it is first needed. It depends on the catalog alone.
struct SpotlightReadings: Sendable {
  /// The places of one entry's texts.
  private struct Spelled {
    var letters = SearchTexts.none
    var initials = SearchTexts.none
  }

  private var texts = SearchTexts()
  private var titles: [Spelled] = []

  init(_ index: SpotlightIndex) {
    var known = [[String]: Spelled]()
    titles.reserveCapacity(index.entries.count)
    for entry in index.entries {
      titles.append(add(index.readingSource(of: entry), index.language, &known))
    }
  }

  func masks(
    of position: Int, _ words: [[UInt8]]
  ) -> (letters: SearchTexts.Mask, initials: SearchTexts.Mask) {
    let title = titles[position]
    return (texts.mask(of: title.letters, words), texts.mask(of: title.initials, words))
  }

  private mutating func add(
    _ source: ReadingSource, _ language: String, _ known: inout [[String]: Spelled]
  ) -> Spelled {
    guard source.needsLatin else { return Spelled() }
    let key = [source.text] + source.syllables
    if let spelled = known[key] { return spelled }
    let latin = LatinReading(source.text, language: language)
    let initials = latin.initials + LatinReading.initials([source.syllables], language: language)
    let spelled = Spelled(letters: texts.add(runs: latin.runs), initials: texts.add(runs: initials))
    known[key] = spelled
    return spelled
  }
}

/// What a transliteration is made of.
struct ReadingSource {
  /// The title, as it is declared to be read where it is.
  var text: String
  /// The syllables of a reading that is declared in Latin letters.
  var syllables: [String] = []

  /// Nothing else is written in letters that nobody can type.
  fileprivate var needsLatin: Bool {
    !syllables.isEmpty || text.utf8.contains { $0 >= 0xE3 }
  }
}

extension SpotlightIndex {
  fileprivate func readingSource(of entry: Entry) -> ReadingSource {
    func source(_ display: DisplayRepresentation?) -> ReadingSource {
      guard let display else { return ReadingSource(text: "") }
      return ReadingSource(
        text: display.reading?.text(in: language) ?? display.title.text(in: language),
        syllables: display.syllables(in: language) ?? [])
    }
    switch entry.kind {
    case .app, .intent: return ReadingSource(text: title(of: entry))
    case .contact: return source(phone.people[Int(entry.part)].display)
    case .content: return source(value(of: entry)?.display)
    case .appShortcut:
      let bare = app(of: entry).appShortcuts[Int(entry.part)].shortTitle.text(in: language)
      guard entry.item >= 0 else { return ReadingSource(text: bare) }
      var value = source(value(of: entry)?.display)
      value.text = Self.title(bare, value.text)
      return value
    }
  }
}
