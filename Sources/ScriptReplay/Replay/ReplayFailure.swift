import Findings
import SimulatorCore

/// Where and why a walk stopped, with what was expected beside what is there.
package struct ReplayFailure: Error, Hashable, Sendable, Codable {
  package enum Reason: String, Hashable, Sendable, Codable {
    case stepRefused = "step-refused"
    case unmetExpectation = "unmet-expectation"
    case unusableHeader = "unusable-header"
  }

  package var reason: Reason
  package var location: SourceLocation
  /// The line, as the script writer would write it.
  package var step: String
  /// Lower case, no full stop.
  package var message: String
  package var expected: String
  package var actual: String
  /// What would have been possible.
  package var possible: [String]

  init(refused step: Located<ScriptStep>, _ refusal: StepRefusal, in session: Session) {
    let now = Situation(session)
    reason = .stepRefused
    location = step.location
    self.step = step.value.written
    message = refusal.reason
    expected = step.value.written
    actual = now.words
    possible = refusal.possible.isEmpty ? now.possible : refusal.possible
  }

  init(
    unmet expectation: ScriptExpectation, at location: SourceLocation,
    _ mismatch: ScriptExpectation.Mismatch
  ) {
    reason = .unmetExpectation
    self.location = location
    step = "expect \(expectation.written)"
    message = "something else was expected"
    expected = expectation.written
    actual = mismatch.actual
    possible = mismatch.possible
  }

  init(header: String, at location: SourceLocation, _ refusal: StepRefusal) {
    reason = .unusableHeader
    self.location = location
    step = header
    message = refusal.reason
    expected = header
    actual = refusal.reason
    possible = refusal.possible
  }

  package var finding: Finding {
    Finding(.error, rule: reason.rawValue, message, at: location)
  }
}

extension ReplayFailure: CustomStringConvertible {
  /// The finding, then both sides under each other. Nothing in it can act on a terminal.
  package var description: String {
    var lines = [finding.description, "  expected   \(expected)"]
    if actual != message { lines.append("  actual     \(actual)") }
    if !possible.isEmpty {
      lines.append("  possible   \(possible.joined(separator: ", "))")
    }
    return lines.map(HarmlessText.spelledOut).joined(separator: "\n")
  }
}
