import IntentModel

/// An utterance and the phrase it met: which one, and how its words were used.
package struct PhraseMatch: Hashable, Sendable, Codable {
  package var heard: String
  package var app: String
  /// The App Shortcut's position among its app's, 0-based.
  package var shortcut: Int
  package var intent: String
  /// The phrase's position in the list of its language, 0-based.
  package var phrase: Int
  package var template: String
  /// Which of the app's names was said.
  package var applicationName: String
  package var parameter: String?
  /// The option said for the parameter; nil when several go by what was said.
  package var option: String?
  /// All options that go by what was said.
  package var options: [String] = []
  /// What was said for the parameter, where several options go by it.
  package var valueSaid: String?
  /// How far the phrase is from what was said; nil for the phrase itself.
  package var distance: PhraseDistance?
  /// What it was ordered by.
  package var key = OrderingKey([])
  /// Other intents whose phrases fit as well, and lost.
  package var rivals: [PhraseRival] = []

  package var reference: IntentReference { IntentReference(app: app, intent: intent) }
}

/// An intent whose phrase fits too, and why it lost.
package struct PhraseRival: Hashable, Sendable, Codable {
  package var intent: IntentReference
  package var template: String
  /// The rule, and how the two stand under it.
  package var lostBy: ReceiptLine

  /// "lost by fixed wording: 9 letters, against 14".
  package var words: String { "\"\(template)\" lost by \(lostBy.label): \(lostBy.text)" }
}

/// What became of an utterance that answers no question.
package enum Hearing: Hashable, Sendable {
  case matched(PhraseMatch)
  /// Phrases of several apps fit alike: the person is asked which app. At least two.
  case severalApps([PhraseMatch])
  /// Siri does it by itself.
  case builtIn(BuiltInCatch)
  case missed(PhraseMiss)
}
