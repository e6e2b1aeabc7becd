import IntentModel

/// One row of Spotlight.
package struct SpotlightRow: Hashable, Sendable {
  /// What a row stands for, by ids, so that it survives edits of the catalog.
  package enum ID: Hashable, Sendable, Codable {
    case app(String)
    /// An App Shortcut, with the option of its phrases' parameter, or without.
    case appShortcut(IntentReference, option: String?)
    /// An intent that no App Shortcut names: run by a direct route.
    case intent(IntentReference)
  }

  package var id: ID
  package var title: String
  /// The app's name.
  package var appName: String
  /// An SF Symbols name.
  package var symbol: String?
  package var isSample: Bool
  package var key: OrderingKey

  package var app: String {
    switch id {
    case .app(let app): app
    case .appShortcut(let intent, _), .intent(let intent): intent.app
    }
  }
}
