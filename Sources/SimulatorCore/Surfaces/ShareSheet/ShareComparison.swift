/// Two share sheets side by side: what moved, by how much, why, and what each entry costs in keys.
package struct ShareComparison: Sendable {
  package struct Row: Hashable, Sendable {
    package var entry: ShareEntry
    /// From 1, within its part of the sheet; nil where it is not shown.
    package var before: Int?
    package var after: Int?
    /// From opening the sheet to choosing it.
    package var keysBefore: Int?
    package var keysAfter: Int?
    /// Why it stands elsewhere, or is gone, or came; nil for what stayed.
    package var why: String?

    /// Places up; negative for down, nil for what is not in both.
    package var rise: Int? {
      guard let before, let after else { return nil }
      return before - after
    }

    package var hasMoved: Bool { why != nil }
  }

  package var first: ShareSheet
  package var second: ShareSheet
  /// In the order of the second sheet, then what is only in the first.
  package var rows: [Row]

  package init(_ first: ShareSheet, _ second: ShareSheet) {
    self.first = first
    self.second = second
    let (before, after) = (Side(first), Side(second))
    let entries = second.entries + first.entries.filter { after.entries[$0.id] == nil }
    rows = entries.filter { $0.target != nil }.map { entry in
      Row(
        entry: entry, before: before.places[entry.id]?.place, after: after.places[entry.id]?.place,
        keysBefore: before.keystrokes[entry.id], keysAfter: after.keystrokes[entry.id],
        why: Self.why(entry.id, before, after))
    }
  }

  package var movedCount: Int { rows.count(where: \.hasMoved) }

  private struct Place: Equatable {
    var part: Int
    var place: Int
  }

  /// A sheet by its entries.
  private struct Side {
    let policy: SharePolicy
    let entries: [ShareEntry.ID: ShareEntry]
    let leftOut: [ShareEntry.ID: ShareExclusion]
    let keystrokes: [ShareEntry.ID: Int]
    private(set) var places: [ShareEntry.ID: Place] = [:]

    init(_ sheet: ShareSheet) {
      policy = sheet.policy
      entries = Dictionary(sheet.entries.map { ($0.id, $0) }) { first, _ in first }
      leftOut = Dictionary(sheet.leftOut.map { ($0.entry.id, $0.why) }) { first, _ in first }
      keystrokes = sheet.keystrokes
      for (part, entries) in [sheet.people, sheet.apps, sheet.actions].enumerated() {
        for (place, entry) in entries.enumerated() {
          places[entry.id] = Place(part: part, place: place + 1)
        }
      }
    }
  }

  private static func why(_ id: ShareEntry.ID, _ before: Side, _ after: Side) -> String? {
    guard let old = before.entries[id] else {
      return before.leftOut[id].map { "before: \($0.words)" } ?? "new"
    }
    guard let new = after.entries[id] else { return after.leftOut[id]?.words ?? "gone" }
    guard before.places[id] != after.places[id] else { return nil }
    // Another policy is another rule, whatever the numbers.
    if before.policy != after.policy, old.key[.use] != new.key[.use] {
      let use = ShareOrder.Rule.use.rawValue
      return "use: \(before.policy.rules[use].wording(old.key[.use])), then "
        + after.policy.rules[use].wording(new.key[.use])
    }
    guard let rule = old.key.firstDifference(from: new.key) else {
      return "by no rule of its own: others came, went or moved past it"
    }
    let rules = (before.policy.rules[rule], after.policy.rules[rule])
    return "\(rules.1.title): \(rules.0.wording(old.key.values[rule])), then "
      + rules.1.wording(new.key.values[rule])
  }
}
