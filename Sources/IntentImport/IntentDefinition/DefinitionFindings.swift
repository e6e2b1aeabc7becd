import Findings

/// What is reported about one definition, in the order it was met.
///
/// A large file leaves out the same kind of thing a hundred times. Those are tallied and come out
/// as one finding for each kind, with a count and the names.
final class DefinitionFindings {
  let file: String
  private var findings = [Finding]()
  private var countByRule = [String: Int]()
  private var tallies = [Tally: (names: [String], seen: Set<String>)]()
  private var records = [DefinitionRecord]()

  private static let maximumCountByRule = 100

  init(file: String) { self.file = file }

  /// Beyond a number that anybody reads, findings of one rule are only counted, and their messages
  /// never made.
  func add(
    _ severity: Finding.Severity, rule: String, _ message: @autoclosure () -> String,
    in record: DefinitionRecord? = nil
  ) {
    guard isWithinLimit(rule) else { return }
    let path = record.map { $0.path.isEmpty ? "" : " (\($0.path))" } ?? ""
    findings.append(
      Finding(
        severity, rule: rule, message() + path,
        at: SourceLocation(file: file, line: record?.line ?? 1)))
  }

  /// About another file than the definition.
  func add(_ finding: Finding) {
    if isWithinLimit(finding.rule) { findings.append(finding) }
  }

  private func isWithinLimit(_ rule: String) -> Bool {
    countByRule[rule, default: 0] += 1
    return countByRule[rule, default: 0] <= Self.maximumCountByRule
  }

  func count(_ tally: Tally, _ name: String) {
    if tallies[tally, default: ([], [])].seen.insert(name).inserted {
      tallies[tally, default: ([], [])].names.append(name)
    }
  }

  /// Keeps a record, so that keys nobody asked it for can be named at the end.
  func follow(_ record: DefinitionRecord) { records.append(record) }

  /// Everything; the tallies last, in the order of their declaration.
  func all() -> [Finding] {
    let counted = Tally.allCases.compactMap { tally -> Finding? in
      guard let names = tallies[tally]?.names else { return nil }
      return Finding(
        tally.severity, rule: tally.rule, tally.sentence(names),
        at: SourceLocation(file: file))
    }
    return findings + overflow() + counted + [unknownKeys()].compactMap { $0 }
  }

  private func overflow() -> [Finding] {
    countByRule.keys.sorted().compactMap { rule in
      let rest = (countByRule[rule] ?? 0) - Self.maximumCountByRule
      guard rest > 0 else { return nil }
      return Finding(.warning, rule: rule, "\(rest) more like this", at: SourceLocation(file: file))
    }
  }

  private func unknownKeys() -> Finding? {
    var counts = [String: Int]()
    for key in records.flatMap(\.unusedKeys) { counts[key, default: 0] += 1 }
    guard !counts.isEmpty else { return nil }
    let names = counts.keys.sorted().map {
      counts[$0] == 1 ? $0 : "\($0) (\(counts[$0] ?? 0) times)"
    }
    return Finding(
      .note, rule: "unknown-keys",
      "keys that are not known here and were left out: \(NameList.short(names))",
      at: SourceLocation(file: file))
  }
}

/// Names in a sentence, not more than a person reads.
enum NameList {
  static let maximumCount = 12

  static func short(_ names: [String]) -> String {
    let shown = names.prefix(maximumCount).joined(separator: ", ")
    return names.count > maximumCount ? "\(shown) and \(names.count - maximumCount) more" : shown
  }
}
