/// Why an answer could not be taken.
package enum Misfit: Hashable, Sendable, Codable {
  case notUnderstood
  /// Below the parameter's minimum or above its maximum.
  case outOfRange
  /// Of the right kind, and yet nothing: February 30, 25:99, nobody by that name.
  case impossible
  /// None of the options goes by that name.
  case notAnOption(said: String)
}
