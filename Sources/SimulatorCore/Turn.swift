import IntentModel

/// One turn of a conversation: what one side said, as shown and as spoken.
package struct Turn: Hashable, Sendable, Codable {
  package enum Kind: Hashable, Sendable, Codable {
    /// The person's words.
    case heard
    /// What the person picked from options, by its title.
    case chosen
    case question(QuestionKind)
    case result
    case failure
    case cancelled
    /// Siri did not understand, or cannot do it; why is for the designer only.
    case notUnderstood(PhraseMiss)
    /// Something the phone did, without words: "Unlocked".
    case happened
  }

  package var id: Int
  /// Turns with the same number are on the screen together.
  package var conversation: Int
  package var kind: Kind
  /// What stands on a screen; empty when suppressed.
  package var shown: String
  /// What is spoken where there is no screen, options included.
  package var spoken: String
  /// Who wrote the words.
  package var origin: TextOrigin
  package var snippet: FilledSnippet?
  /// Titles of the options read out, in order.
  package var options: [String]
  /// Said by an app in its own interface, not by Siri.
  package var isFromApp = false

  package var isPerson: Bool { kind == .heard || kind == .chosen }
  /// Whether it is Siri's: not the person's, and not something the phone did without words.
  package var isSiri: Bool { !isPerson && kind != .happened }

  /// What is spoken of it on a device: the full dialog where it is used by ear.
  package func heard(on device: Device) -> String { device.isVoiceOnly ? spoken : shown }

  /// What stands of it on a device's screen; nil where there is none. Where no list and no snippet
  /// go with the words, they are those that are heard.
  package func shown(on device: Device) -> String? {
    device.hasScreen ? heard(on: device) : nil
  }
}

/// The questions a run may ask.
package enum QuestionKind: String, Hashable, Sendable, Codable, CaseIterable {
  case application, valueRequest, guess, disambiguation, authentication, confirmation
}

/// A snippet with its values in.
package struct FilledSnippet: Hashable, Sendable, Codable {
  package struct Row: Hashable, Sendable, Codable {
    package var label: String
    package var value: String
  }

  package var title: String
  package var subtitle: String?
  package var symbol: String?
  package var rows: [Row]
}
