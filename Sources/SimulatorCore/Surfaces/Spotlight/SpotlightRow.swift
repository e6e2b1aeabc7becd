import IntentModel

/// One row of Spotlight.
package struct SpotlightRow: Hashable, Sendable {
  /// What a row stands for, by ids, so that it survives edits of the catalog.
  package enum ID: Hashable, Sendable, Codable {
    case app(String)
    /// An App Shortcut, with the option of its phrases' parameter, or without.
    case appShortcut(AppShortcutReference, option: String?)
    /// An intent that no App Shortcut names: run by a direct route.
    case intent(IntentReference)
    /// An item of an app's content.
    case content(ItemReference)
    /// Somebody the phone's owner knows.
    case contact(String)
    /// Something searched before.
    case recentSearch(String)
    case clearSearches
  }

  package var id: ID
  package var section: SpotlightSection
  package var title: String
  package var subtitle: String?
  /// The app's name; empty for what belongs to none.
  package var appName = ""
  /// An SF Symbols name.
  package var symbol: String?
  package var isSample = false
  /// Whether it is the one App Shortcut shown under its app.
  package var isSiriSuggestion = false
  /// Nil where nothing was searched.
  package var match: WordMatch?
  package var key = OrderingKey([])
  /// Its place in the index, where it was found there.
  var entry: Int?
  /// What it was compared by for the Top Hit; nil where nothing was searched.
  package var topHitKey: OrderingKey?

  init(id: ID, section: SpotlightSection, title: String) {
    self.id = id
    self.section = section
    self.title = title
  }

  /// Nil for what belongs to no app.
  package var app: String? {
    switch id {
    case .app(let app): app
    case .appShortcut(let shortcut, _): shortcut.intent.app
    case .intent(let intent): intent.app
    case .content(let item): item.app
    case .contact, .recentSearch, .clearSearches: nil
    }
  }
}
