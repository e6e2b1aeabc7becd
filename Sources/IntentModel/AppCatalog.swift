/// Everything one app declares.
package struct AppCatalog: Hashable, Sendable, Codable {
  package var id: String
  package var name: LocalizedText
  /// What else people call the app in a phrase.
  package var synonyms: LocalizedList
  package var symbol: String?
  package var tileColor: TileColor?
  /// The first is the one that texts without a language are in.
  package var languages: [String]
  package var facts: [Fact]
  package var enums: [AppEnum]
  package var entities: [AppEntity]
  package var intents: [AppIntent]
  package var appShortcuts: [AppShortcut]
  package var activities: [Activity]
  package var pages: [Page]
  /// System activities that make no sense on any of its pages.
  package var excludedActivities: [SystemActivity]
  /// Content types of its own.
  package var contentTypes: [DeclaredContentType]

  package init(
    id: String, name: LocalizedText, synonyms: LocalizedList = LocalizedList(),
    symbol: String? = nil, tileColor: TileColor? = nil, languages: [String] = ["en"],
    facts: [Fact] = [], enums: [AppEnum] = [], entities: [AppEntity] = [],
    intents: [AppIntent] = [], appShortcuts: [AppShortcut] = [], activities: [Activity] = [],
    pages: [Page] = [], excludedActivities: [SystemActivity] = [],
    contentTypes: [DeclaredContentType] = []
  ) {
    self.id = id
    self.name = name
    self.synonyms = synonyms
    self.symbol = symbol
    self.tileColor = tileColor
    self.languages = languages
    self.facts = facts
    self.enums = enums
    self.entities = entities
    self.intents = intents
    self.appShortcuts = appShortcuts
    self.activities = activities
    self.pages = pages
    self.excludedActivities = excludedActivities
    self.contentTypes = contentTypes
  }
}

/// A content type of an app's own, and what else it is.
package struct DeclaredContentType: Hashable, Sendable, Codable {
  package var id: String
  package var conformsTo: [String]

  package init(id: String, conformsTo: [String] = []) {
    self.id = id
    self.conformsTo = conformsTo
  }
}

/// The colours the system offers for an app's shortcuts (`ShortcutTileColor`).
package enum TileColor: String, Hashable, Sendable, Codable, CaseIterable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple
  case red, tangerine, teal, yellow
}
