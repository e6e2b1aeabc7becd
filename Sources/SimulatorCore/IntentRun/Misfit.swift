import IntentModel

/// Why an answer could not be taken.
package enum Misfit: Hashable, Sendable, Codable {
  case notUnderstood
  /// Below the parameter's minimum or above its maximum.
  case outOfRange
  /// None of the options goes by that name.
  case notAnOption(said: String)
  /// A day or a moment that is over. That a past one never fits is a simplification of ours.
  case past
}

extension IntentValue {
  /// Whether it is over. The day, and the minute, under way are not.
  func isPast(at now: SimulatedTime) -> Bool {
    switch self {
    case .date(let date): date.dayNumber < now.date.dayNumber
    case .dateTime(let moment): moment < now.adding(seconds: -now.time.second)
    default: false
    }
  }
}
