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
    let places = (Self.places(first), Self.places(second))
    let entries =
      second.entries + first.entries.filter { old in !second.entries.contains { $0.id == old.id } }
    rows = entries.filter { $0.target != nil }.map { entry in
      var row = Row(
        entry: entry, before: places.0[entry.id]?.place, after: places.1[entry.id]?.place,
        keysBefore: first.keystrokes(to: entry.id), keysAfter: second.keystrokes(to: entry.id))
      row.why = Self.why(entry.id, first, second, places)
      return row
    }
  }

  package var movedCount: Int { rows.count(where: \.hasMoved) }

  private struct Place {
    var part: Int
    var place: Int
  }

  private static func places(_ sheet: ShareSheet) -> [ShareEntry.ID: Place] {
    var places = [ShareEntry.ID: Place]()
    for (part, entries) in [sheet.people, sheet.apps, sheet.actions].enumerated() {
      for (place, entry) in entries.enumerated() {
        places[entry.id] = Place(part: part, place: place + 1)
      }
    }
    return places
  }

  private static func why(
    _ id: ShareEntry.ID, _ first: ShareSheet, _ second: ShareSheet,
    _ places: ([ShareEntry.ID: Place], [ShareEntry.ID: Place])
  ) -> String? {
    guard let old = first.entry(id) else {
      return first.leftOut.first { $0.entry.id == id }.map { "before: \($0.why.words)" } ?? "new"
    }
    guard let new = second.entry(id) else {
      return second.leftOut.first { $0.entry.id == id }.map(\.why.words) ?? "gone"
    }
    guard let before = places.0[id], let after = places.1[id],
      before.part != after.part || before.place != after.place
    else { return nil }
    // Another policy is another rule, whatever the numbers.
    if first.policy != second.policy, old.key.values[3] != new.key.values[3] {
      return "use: \(first.policy.rules[3].wording(old.key.values[3])), then "
        + second.policy.rules[3].wording(new.key.values[3])
    }
    guard let rule = old.key.firstDifference(from: new.key) else {
      return "by no rule of its own: others came, went or moved past it"
    }
    let rules = (first.policy.rules, second.policy.rules)
    return "\(rules.1[rule].title): \(rules.0[rule].wording(old.key.values[rule])), then "
      + rules.1[rule].wording(new.key.values[rule])
  }
}
