/// Why a step cannot be taken, and what could have been.
package struct StepRefusal: Error, Hashable, Sendable {
  /// Lower case, no full stop.
  package var reason: String
  /// Names that would have done, as a script writes them.
  package var possible: [String]

  package init(_ reason: String, possible: [String] = []) {
    self.reason = reason
    self.possible = possible
  }
}
