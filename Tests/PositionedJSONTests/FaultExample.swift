import Findings
import Testing

@testable import PositionedJSON

/// A wrong file, the findings it gives, and what is read from it nevertheless.
struct FaultExample: CustomTestStringConvertible, Sendable {
  private let text: String
  private let findings: [String]
  private let kept: String

  init(_ text: String, _ findings: [String], keeps kept: String) {
    self.text = text
    self.findings = findings
    self.kept = kept
  }

  var testDescription: String { text.debugDescription }

  func check() {
    let (root, found) = read(text)
    #expect(found.map(Self.shortened) == findings)
    #expect(root.map { Self.oneLine(JSONWriter.text($0.value)) } ?? "nil" == kept)
  }

  /// `line:column [rule] message`
  private static func shortened(_ finding: Finding) -> String {
    let place = finding.location.map { "\($0.line):\($0.column)" } ?? "nowhere"
    return "\(place) [\(finding.rule)] \(finding.message)"
  }

  private static func oneLine(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}
