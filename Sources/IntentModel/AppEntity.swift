/// How a piece of content is shown and said.
package struct DisplayRepresentation: Hashable, Sendable, Codable {
  package var title: LocalizedText
  package var subtitle: LocalizedText?
  /// The title when there are several: "Lattes".
  package var plural: LocalizedText?
  /// What else a person may say for it.
  package var synonyms: LocalizedList
  /// How it is read, for languages whose writing does not tell: kana, pinyin.
  package var reading: LocalizedText?
  /// An SF Symbols name.
  package var symbol: String?

  package init(
    title: LocalizedText, subtitle: LocalizedText? = nil, plural: LocalizedText? = nil,
    synonyms: LocalizedList = LocalizedList(), reading: LocalizedText? = nil,
    symbol: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.plural = plural
    self.synonyms = synonyms
    self.reading = reading
    self.symbol = symbol
  }
}

/// Content of the app that actions take as values.
package struct AppEntity: Hashable, Sendable, Codable {
  package var id: String
  package var title: LocalizedText?
  package var order: ValueOrder
  package var items: [EntityItem]

  package init(
    id: String, title: LocalizedText? = nil, order: ValueOrder = .author, items: [EntityItem] = []
  ) {
    self.id = id
    self.title = title
    self.order = order
    self.items = items
  }

  /// Whether its items are only stand-ins for values that the real app holds.
  package var isSample: Bool { !items.isEmpty && items.allSatisfy(\.isSample) }
}

/// One item of an entity.
package struct EntityItem: Hashable, Sendable, Codable {
  package var id: String
  package var display: DisplayRepresentation
  /// How popular it is with everybody, for the guess `popular`: larger is more. Absent counts as 0.
  package var popularity: Int?
  package var when: Condition
  /// A stand-in made because the real values are not known.
  package var isSample: Bool

  package init(
    id: String, display: DisplayRepresentation, popularity: Int? = nil, when: Condition = .always,
    isSample: Bool = false
  ) {
    self.id = id
    self.display = display
    self.popularity = popularity
    self.when = when
    self.isSample = isSample
  }
}

/// In which order an entity's items are offered.
package enum ValueOrder: String, Hashable, Sendable, Codable, CaseIterable {
  case author, recency, frequency, alphabetical
}

/// A fixed set of values.
package struct AppEnum: Hashable, Sendable, Codable {
  package var id: String
  package var title: LocalizedText?
  package var cases: [AppEnumCase]

  package init(id: String, title: LocalizedText? = nil, cases: [AppEnumCase] = []) {
    self.id = id
    self.title = title
    self.cases = cases
  }
}

package struct AppEnumCase: Hashable, Sendable, Codable {
  package var id: String
  package var display: DisplayRepresentation

  package init(id: String, display: DisplayRepresentation) {
    self.id = id
    self.display = display
  }
}
