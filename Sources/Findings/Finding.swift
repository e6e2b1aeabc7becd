/// One thing a reader, a rule or an importer reports.
///
/// Every reader answers with a value *and* findings: a partly wrong file still shows something.
package struct Finding: Hashable, Sendable, Codable {
  package enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    /// Something the catalog says that cannot be honoured; the rest loads.
    case error
    case warning
    case note
  }

  package var severity: Severity
  /// A statement of the fault, as an identifier: `unknown-key`, `phrase-has-two-parameters`.
  package var rule: String
  /// Names the thing in quotes and says what was expected; lower case, no full stop.
  package var message: String
  /// Absent when the finding is about something that has no place in a file, such as an argument.
  package var location: SourceLocation?

  package init(
    _ severity: Severity, rule: String, _ message: String, at location: SourceLocation? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.location = location
  }
}

extension Finding: CustomStringConvertible {
  /// `file:line:column: severity: [rule] message`, so that editors can jump. Characters that a
  /// terminal would obey are spelled out.
  package var description: String {
    let place = location.map { "\($0): " } ?? ""
    return HarmlessText.spelledOut("\(place)\(severity.rawValue): [\(rule)] \(message)")
  }
}
