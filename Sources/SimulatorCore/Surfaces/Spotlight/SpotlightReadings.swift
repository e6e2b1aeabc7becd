import Foundation
import IntentModel

/// How titles in Han or kana are typed in Latin letters: a fallback for whoever types without an
/// input method. What the catalog declares as a reading is searched before and without this.
///
/// Made apart from the index, since the system's transliteration takes its time: a front makes it in
/// the background, everything else when it is first needed. It depends on the catalog alone.
struct SpotlightReadings: Sendable {
  private var texts = SearchTexts()
  private var titles: [SearchTexts.ID] = []

  init(_ index: SpotlightIndex) {
    var known = [String: SearchTexts.ID]()
    titles.reserveCapacity(index.entries.count)
    for entry in index.entries {
      titles.append(add(index.readingSource(of: entry), index.language, &known))
    }
  }

  func mask(of position: Int, _ words: [[UInt8]]) -> UInt64 {
    texts.mask(of: titles[position], words)
  }

  private mutating func add(
    _ text: String, _ language: String, _ known: inout [String: SearchTexts.ID]
  ) -> SearchTexts.ID {
    guard text.utf8.contains(where: { $0 >= 0xE3 }) else { return SearchTexts.none }
    if let id = known[text] { return id }
    let id = texts.add(Self.latin(text, language: language))
    known[text] = id
    return id
  }

  /// Empty for a text without Han and kana.
  static func latin(_ text: String, language: String) -> [String] {
    let folded = TextFolding.folded(text)
    guard folded.unicodeScalars.contains(where: SpokenScalars.isHanOrKana) else { return [] }
    let forms = Romaji.forms(of: folded)
    let hasHan = folded.unicodeScalars.contains {
      $0.value >= 0x3400 && SpokenScalars.isHanOrKana($0)
    }
    // The system reads every Han character the Chinese way, which is no help in Japanese.
    guard hasHan, LanguageTag.primary(language) != "ja" else {
      return forms.map(onlyLatin).filter { !TextFolding.folded($0).isEmpty }
    }
    return forms.compactMap { $0.applyingTransform(pinyin, reverse: false) }
  }

  private static let pinyin = StringTransform("Han-Latin")

  private static func onlyLatin(_ text: String) -> String {
    String(text.unicodeScalars.map { SpokenScalars.isHanOrKana($0) ? " " : Character($0) })
  }
}

extension SpotlightIndex {
  /// What a transliteration is made of: the title, as it is declared to be read where it is.
  fileprivate func readingSource(of entry: Entry) -> String {
    func reading(_ display: DisplayRepresentation?) -> String {
      guard let display else { return "" }
      return display.reading?.text(in: language) ?? display.title.text(in: language)
    }
    switch entry.kind {
    case .app, .intent: return title(of: entry)
    case .contact: return reading(phone.people[Int(entry.part)].display)
    case .content: return reading(value(of: entry)?.display)
    case .appShortcut:
      let bare = app(of: entry).appShortcuts[Int(entry.part)].shortTitle.text(in: language)
      return entry.item < 0 ? bare : Self.title(bare, reading(value(of: entry)?.display))
    }
  }
}
