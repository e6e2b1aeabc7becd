import Findings
import IntentModel

/// Why nothing matched, for the designer only: the person hears that Siri did not get it.
package struct PhraseMiss: Hashable, Sendable, Codable {
  /// Before iOS 16 nothing but what a person recorded is understood.
  package var isBeforeAppShortcuts = false
  /// Apps kept out by a negative phrase.
  package var barred: [BarredPhrase] = []
  /// A built-in command that no app of the phone handles.
  package var builtIn: BuiltInCatch?
  /// The listed phrases nearest to it, best first.
  package var nearest: [NearestPhrase] = []

  package struct BarredPhrase: Hashable, Sendable, Codable {
    package var app: String
    package var negative: String
    /// What would have fitted; nil when none of the app's phrases does.
    package var phrase: Fitting?

    package struct Fitting: Hashable, Sendable, Codable {
      package var intent: IntentReference
      package var template: String
    }
  }

  package struct NearestPhrase: Hashable, Sendable, Codable {
    /// Written out, with the app's name and a value.
    package var phrase: String
    package var intent: IntentReference
    /// What keeps it from being what was said: the app's name, a word, a value.
    package var missing: [String]
  }

  package init() {}

  /// In the language of rules.
  package func lines(heard: String?) -> [ReceiptLine] {
    var lines = heard.map { [ReceiptLine(.origin, "heard", "\"\(Excerpt.of($0))\"")] } ?? []
    if let builtIn {
      lines.append(ReceiptLine(.origin, "built in", builtIn.words))
      lines.append(
        ReceiptLine(.origin, "handled", "no intent here handles '\(builtIn.command.rawValue)'"))
    } else {
      lines.append(ReceiptLine(.origin, "matched", "no phrase of any app"))
    }
    if isBeforeAppShortcuts {
      lines.append(
        ReceiptLine(
          .origin, "era",
          "before iOS 16 there are no App Shortcuts: only phrases a person has recorded are "
            + "understood, and none is declared here"))
    }
    for barred in barred {
      let fitting = barred.phrase.map { "; \($0.intent) would fit with \"\($0.template)\"" } ?? ""
      lines.append(
        ReceiptLine(
          .origin, "kept out",
          "\(barred.app), by its negative phrase \"\(barred.negative)\"\(fitting)"))
    }
    for (place, phrase) in nearest.enumerated() {
      lines.append(ReceiptLine(.origin, place == 0 ? "nearest" : "", "\"\(phrase.phrase)\""))
      lines += phrase.missing.map { ReceiptLine(.origin, "", "- " + $0) }
    }
    return lines
  }
}
