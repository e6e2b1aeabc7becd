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
  /// The option said for the parameter.
  package var option: String?
  /// Other intents whose phrases match as well, and lost.
  package var rivals: [IntentReference] = []
}
