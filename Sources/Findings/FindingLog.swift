/// What was found, up to a number; beyond it findings are only counted.
///
/// A finding is made only when there is room for it, so that the search for what a name was meant
/// to be costs nothing once nobody will read the answer.
package struct FindingLog {
  package static let maximumCount = 500

  private var listed: [Finding] = []
  private var leftOutCount = 0

  package init() {}

  package var hasRoom: Bool { listed.count < Self.maximumCount }

  package mutating func report(_ finding: @autoclosure () -> Finding) {
    if hasRoom { listed.append(finding()) } else { leftOutCount += 1 }
  }

  /// Findings of a reader that has a limit of its own.
  package mutating func report(all findings: [Finding]) { listed += findings }

  /// With a word about those that were left out, which stands last.
  package var findings: [Finding] {
    guard leftOutCount > 0 else { return listed }
    return listed + [
      Finding(
        .note, rule: "more-findings",
        "\(leftOutCount) more finding\(leftOutCount == 1 ? " is" : "s are") left out; "
          + "correct those above first")
    ]
  }
}
