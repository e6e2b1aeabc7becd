import IntentModel

/// An App Shortcut by its intent and, where an app offers one intent several times, by which of
/// these it is: so it survives edits of the catalog.
package struct AppShortcutReference: Hashable, Sendable {
  package var intent: IntentReference
  /// From 0, among the App Shortcuts of the intent.
  package var ordinal: Int

  package init(_ intent: IntentReference, ordinal: Int = 0) {
    self.intent = intent
    self.ordinal = ordinal
  }

  init(at position: Int, of app: AppCatalog) {
    let intent = app.appShortcuts[position].intent
    self.init(
      IntentReference(app: app.id, intent: intent),
      ordinal: app.appShortcuts.prefix(position).count { $0.intent == intent })
  }
}

extension AppShortcutReference: Codable {
  private enum Part: String, CodingKey {
    case app, intent, ordinal
  }

  /// One kept without its ordinal is the first of its intent.
  package init(from decoder: any Decoder) throws {
    let parts = try decoder.container(keyedBy: Part.self)
    intent = IntentReference(
      app: try parts.decode(String.self, forKey: .app),
      intent: try parts.decode(String.self, forKey: .intent))
    ordinal = try parts.decodeIfPresent(Int.self, forKey: .ordinal) ?? 0
  }

  package func encode(to encoder: any Encoder) throws {
    var parts = encoder.container(keyedBy: Part.self)
    try parts.encode(intent.app, forKey: .app)
    try parts.encode(intent.intent, forKey: .intent)
    if ordinal != 0 { try parts.encode(ordinal, forKey: .ordinal) }
  }
}

extension CatalogIndex {
  package func appShortcut(_ reference: AppShortcutReference) -> AppShortcut? {
    guard let app = app(reference.intent.app), reference.ordinal >= 0 else { return nil }
    return app.appShortcuts.filter { $0.intent == reference.intent.intent }[safe: reference.ordinal]
  }
}
