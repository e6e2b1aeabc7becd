/// An intent offered without set-up, and what is spoken.
package struct AppShortcut: Hashable, Sendable, Codable {
  /// An intent of the same app, by id.
  package var intent: String
  package var shortTitle: LocalizedText
  /// An SF Symbols name.
  package var symbol: String?
  /// Phrases hold `${applicationName}` and at most one `${parameter}`.
  package var phrases: LocalizedList
  package var negativePhrases: LocalizedList

  package init(
    intent: String, shortTitle: LocalizedText, symbol: String? = nil,
    phrases: LocalizedList = LocalizedList(), negativePhrases: LocalizedList = LocalizedList()
  ) {
    self.intent = intent
    self.shortTitle = shortTitle
    self.symbol = symbol
    self.phrases = phrases
    self.negativePhrases = negativePhrases
  }

  /// The most an app can have ("Design App Shortcuts", WWDC22).
  package static let maximumCount = 10
}
