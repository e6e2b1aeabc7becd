import Findings
import IntentModel

/// How much of an app is in each of the languages it declares.
struct LanguageCoverage: Sendable {
  private struct Language {
    let tag: String
    let primary: String
    var missingCount = 0
    var firstMissing: SourceLocation?
  }

  private var firstLanguage = ""
  /// Those declared after the first, in which texts without a language are.
  private var others: [Language] = []

  init(_ tags: [String] = []) {
    firstLanguage = tags.first.map(LanguageTag.primary) ?? ""
    var seen: Set = [firstLanguage]
    for tag in tags where seen.insert(LanguageTag.primary(tag)).inserted {
      others.append(Language(tag: tag, primary: LanguageTag.primary(tag)))
    }
  }

  /// Takes a text into account, by the languages it is in.
  mutating func note(_ text: LocalizedText, at location: SourceLocation) {
    guard text.origin == .written, !isComplete(text.entries, \.language),
      text.entries.contains(where: { Self.holdsWords($0.text) })
    else { return }
    noteMissing(text.entries.map(\.language), at: location)
  }

  /// Takes lists of texts into account, by the languages they are in.
  mutating func note(_ lists: [LocalizedList.Entry], at location: SourceLocation) {
    let written = lists.filter { !$0.texts.isEmpty }
    guard !written.isEmpty, !isComplete(written, \.language) else { return }
    noteMissing(written.map(\.language), at: location)
  }

  /// Whether each language is there, letter for letter: what holds of most texts is seen at once.
  private func isComplete<Entry>(_ entries: [Entry], _ language: (Entry) -> String?) -> Bool {
    others.allSatisfy { other in entries.contains { language($0) == other.tag } }
  }

  private mutating func noteMissing(_ languages: [String?], at location: SourceLocation) {
    let written = Set(languages.map { $0.map(LanguageTag.primary) ?? firstLanguage })
    for index in others.indices where !written.contains(others[index].primary) {
      others[index].missingCount += 1
      others[index].firstMissing = min(others[index].firstMissing ?? location, location)
    }
  }

  /// Whether there is anything to translate beside tokens, numbers, signs and the letters of a unit
  /// after a number: `14 °C`.
  private static func holdsWords(_ text: String) -> Bool {
    TokenText(text).pieces.contains { piece in
      guard case .literal(let words) = piece else { return false }
      let letters = words.unicodeScalars.count { $0.properties.isAlphabetic }
      let isMeasure = words.unicodeScalars.first.map { ("0"..."9").contains($0) } ?? false
      return letters > (isMeasure ? 2 : 0)
    }
  }

  func report(to reading: inout Reading) {
    for language in others {
      guard let place = language.firstMissing else { continue }
      let texts =
        language.missingCount == 1
        ? "this text is" : "\(language.missingCount) texts, of which this is the first, are"
      reading.report(
        .languageIncomplete,
        "the app declares \(Words.quoted(language.tag)), and \(texts) not in it", at: place)
    }
  }
}
