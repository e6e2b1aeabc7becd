/// Why an answer could not be taken.
package enum Misfit: Hashable, Sendable, Codable {
  case notUnderstood
  /// Below the parameter's minimum or above its maximum.
  case outOfRange
  /// None of the options goes by that name.
  case notAnOption(said: String)
}
