import Foundation

/// One input of an action.
package struct IntentParameter: Hashable, Sendable, Codable {
  package var id: String
  package var title: LocalizedText?
  package var type: ValueType
  /// Whether the action cannot run without it, so that a missing value is asked for.
  package var isRequired: Bool
  package var isMany: Bool
  package var defaultValue: IntentValue?
  /// The value request: "Which coffee?"
  package var ask: LocalizedText?
  /// Said before a list of several that fit: "Which one did you mean?"
  package var chooseAmong: LocalizedText?
  package var guess: GuessPolicy
  /// Offers the guess: "The usual, ${coffee}?"
  package var confirmGuess: LocalizedText?
  /// Said for a value out of range or not known.
  package var unsupported: LocalizedText?
  package var minimum: Decimal?
  package var maximum: Decimal?
  /// The unit of a measurement, or the ISO 4217 code of an amount.
  package var unit: String?
  /// Whether the parameter counts at all, given the others: a child of its parents.
  package var when: Condition

  package init(
    id: String, title: LocalizedText? = nil, type: ValueType, isRequired: Bool = false,
    isMany: Bool = false, defaultValue: IntentValue? = nil, ask: LocalizedText? = nil,
    chooseAmong: LocalizedText? = nil, guess: GuessPolicy = .none,
    confirmGuess: LocalizedText? = nil, unsupported: LocalizedText? = nil,
    minimum: Decimal? = nil, maximum: Decimal? = nil, unit: String? = nil,
    when: Condition = .always
  ) {
    self.id = id
    self.title = title
    self.type = type
    self.isRequired = isRequired
    self.isMany = isMany
    self.defaultValue = defaultValue
    self.ask = ask
    self.chooseAmong = chooseAmong
    self.guess = guess
    self.confirmGuess = confirmGuess
    self.unsupported = unsupported
    self.minimum = minimum
    self.maximum = maximum
    self.unit = unit
    self.when = when
  }
}

/// Where the assumption about a missing value comes from ("Design App Shortcuts", WWDC22: the
/// previous choice, or what is most popular).
package enum GuessPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  case none, lastUsed, mostUsed, popular, timeOfDay
}
