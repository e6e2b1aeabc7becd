/// A text in one or more languages, in the author's order, and who wrote it.
package struct LocalizedText: Hashable, Sendable, Codable {
  package struct Entry: Hashable, Sendable, Codable {
    /// A language tag such as `en` or `zh-Hans`; nil for a text given without one, which stands for
    /// the app's first language.
    package var language: String?
    package var text: String

    package init(language: String? = nil, text: String) {
      self.language = language
      self.text = text
    }
  }

  package var entries: [Entry]
  package var origin: TextOrigin

  package init(_ text: String, origin: TextOrigin = .written) {
    self.entries = [Entry(text: text)]
    self.origin = origin
  }

  package init(entries: [Entry], origin: TextOrigin = .written) {
    self.entries = entries
    self.origin = origin
  }

  /// The text for a language: its own, else that of the same primary language, else the one without
  /// a language, else the first. Empty only when there is no text at all.
  package func text(in language: String) -> String {
    entry(for: language)?.text ?? ""
  }

  /// Whether the text a person with this language sees was written for it.
  package func isWritten(in language: String, firstLanguage: String) -> Bool {
    entries.contains {
      LanguageTag.primary($0.language ?? firstLanguage) == LanguageTag.primary(language)
    }
  }

  package var isEmpty: Bool { entries.allSatisfy(\.text.isEmpty) }

  private func entry(for language: String) -> Entry? {
    LanguageTag.best(for: language, among: entries, tag: \.language)
  }
}

extension LocalizedText: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

/// Lists of texts by language: phrases, synonyms. The lists are never paired by index.
package struct LocalizedList: Hashable, Sendable, Codable {
  package struct Entry: Hashable, Sendable, Codable {
    package var language: String?
    package var texts: [String]

    package init(language: String? = nil, texts: [String]) {
      self.language = language
      self.texts = texts
    }
  }

  package var entries: [Entry]

  package init(_ texts: [String] = []) {
    entries = texts.isEmpty ? [] : [Entry(texts: texts)]
  }

  package init(entries: [Entry]) { self.entries = entries }

  /// The list for a language, chosen as `LocalizedText.text(in:)` chooses.
  package func texts(in language: String) -> [String] {
    LanguageTag.best(for: language, among: entries, tag: \.language)?.texts ?? []
  }

  /// Every text in every language, in the author's order.
  package var all: [String] { entries.flatMap(\.texts) }
  package var isEmpty: Bool { entries.allSatisfy(\.texts.isEmpty) }
}

/// Who wrote a text.
package enum TextOrigin: String, Hashable, Sendable, Codable, CaseIterable {
  /// Somebody wrote it for this app.
  case written
  /// The authoring tool's, or the system's, standard sentence.
  case stock
  /// Made from a name because no text was there.
  case derived
  /// Nothing was there and nothing could be made.
  case missing
}

/// Language tags as files write them: `en`, `pt-BR`, `zh-Hans`, also `sv_FI`.
package enum LanguageTag {
  /// `zh` of `zh-Hans`, lower case.
  package static func primary(_ tag: String) -> String {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  /// The languages that the stock sentences, the verbs and the answers are in.
  package static let withStockWords = ["en", "ja", "zh"]

  package static func hasStockWords(_ tag: String) -> Bool {
    withStockWords.contains(primary(tag))
  }

  package static func isSame(_ left: String, _ right: String) -> Bool {
    // Byte by byte: every text asks for its language.
    left.utf8.elementsEqual(right.utf8) { folded($0) == folded($1) }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "_"): UInt8(ascii: "-")
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: byte
    }
  }

  /// The element that serves a language best; nil only for an empty list.
  static func best<Element>(
    for language: String, among elements: [Element], tag: KeyPath<Element, String?>
  ) -> Element? {
    if elements.count <= 1 { return elements.first }
    let wanted = primary(language)
    return elements.first { $0[keyPath: tag].map { isSame($0, language) } ?? false }
      ?? elements.first { $0[keyPath: tag].map { primary($0) == wanted } ?? false }
      ?? elements.first { $0[keyPath: tag] == nil }
      ?? elements.first
  }
}
