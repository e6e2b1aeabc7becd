import Findings
import Foundation

/// What came of replaying one script, for `play`.
package struct ReplayReport: Hashable, Sendable, Codable {
  /// As the person named it.
  package var script: String
  /// What could not be read; a script with errors is not played.
  package var findings: [Finding]
  /// Nil when it was not played.
  package var result: ReplayResult?

  package init(script: String, findings: [Finding] = [], result: ReplayResult? = nil) {
    self.script = script
    self.findings = findings
    self.result = result
  }

  package var isFine: Bool {
    result?.isFine == true && !findings.contains { $0.severity == .error }
  }

  /// One line for a walk that came to its end; else where and why it stopped.
  package var text: String {
    let head: String =
      switch result {
      case nil: "not played  \(script)"
      case let result? where result.isFine:
        "ok          \(script), \(Self.count(result.stepCount, "step"))"
          + (result.expectationCount == 0
            ? "" : ", \(Self.count(result.expectationCount, "expectation")) met")
      case let result?:
        "stopped     \(script), after \(result.takenCount) of "
          + Self.count(result.stepCount, "step")
          + (result.expectationCount == 0
            ? ""
            : ", \(result.metCount) of "
              + "\(Self.count(result.expectationCount, "expectation")) met")
      }
    let lines =
      [HarmlessText.spelledOut(head)] + findings.map(\.description)
      + (result?.failure.map { [$0.description] } ?? [])
    return lines.joined(separator: "\n")
  }

  /// Every report, then how many of them are fine.
  package static func text(of reports: [ReplayReport]) -> String {
    let fineCount = reports.count(where: \.isFine)
    let summary =
      fineCount == reports.count
      ? "\(count(reports.count, "walk")), as expected"
      : "\(count(reports.count, "walk")), \(reports.count - fineCount) not as expected"
    return (reports.map(\.text) + [summary]).joined(separator: "\n") + "\n"
  }

  package static func json(of reports: [ReplayReport]) -> String { ReportJSON.text(reports) }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// JSON as every report prints it: keys in one order, one line for each value.
package enum ReportJSON {
  package static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "null\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
