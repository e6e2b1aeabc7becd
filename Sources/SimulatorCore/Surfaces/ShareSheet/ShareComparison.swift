/// Two share sheets side by side: what moved, by how much, why, and what each entry costs in keys.
package struct ShareComparison: Sendable {
  package struct Row: Hashable, Sendable {
    package var entry: ShareEntry
    /// Its title, with its id beside it where another row has the same.
    package var name: String
    /// From 1, within its part of the sheet; nil where it is not to be had.
    package var before: Int?
    package var after: Int?
    /// Whether that place is under More.
    package var isUnderMoreBefore = false
    package var isUnderMoreAfter = false
    /// From opening the sheet to choosing it.
    package var keysBefore: Int?
    package var keysAfter: Int?
    /// Why it stands elsewhere, or is gone, or came; nil for what stayed.
    package var why: String?

    /// Places up; negative for down, nil for what is not in both, or in another part of the sheet.
    package var rise: Int? {
      guard let before, let after, isUnderMoreBefore == isUnderMoreAfter else { return nil }
      return before - after
    }

    /// Whether the sheet itself shows it now, and did not before.
    package var hasCome: Bool { before == nil || isUnderMoreBefore && !isUnderMoreAfter }
    package var hasGone: Bool { after == nil || isUnderMoreAfter && !isUnderMoreBefore }

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
    let gone = before.entries.filter { after.places[$0.id] == nil }
    let came = after.entries.contains { before.places[$0.id]?.isInSheet != true }
    let left = before.entries.contains { after.places[$0.id]?.isInSheet != true }
    // Many are left out of a long sheet; most comparisons need none of their reasons.
    let leftOutBefore = came ? Self.reasons(first) : [:]
    let leftOutAfter = left ? Self.reasons(second) : [:]
    func why(_ id: ShareEntry.ID) -> String? {
      switch (before.places[id], after.places[id]) {
      case (let old?, let new?) where old.isInSheet != new.isInSheet:
        new.isInSheet ? leftOutBefore[id].map { "before: \($0.words)" } : leftOutAfter[id]?.words
      case (let old?, let new?): Self.whyMoved(old, new, before, after)
      case (nil, _): leftOutBefore[id].map { "before: \($0.words)" } ?? "new"
      case (_, nil): leftOutAfter[id]?.words ?? "gone"
      }
    }
    let entries = after.entries + gone
    let counts = TitleCounts(entries.lazy.map(\.title))
    rows = entries.map { entry in
      let (old, new) = (before.places[entry.id], after.places[entry.id])
      return Row(
        entry: entry,
        name: counts.name(entry.title, entry.target?.description ?? ""),
        before: old?.place, after: new?.place, isUnderMoreBefore: old?.isInSheet == false,
        isUnderMoreAfter: new?.isInSheet == false, keysBefore: old?.keystrokes,
        keysAfter: new?.keystrokes, why: why(entry.id))
    }
  }

  private static func reasons(_ sheet: ShareSheet) -> [ShareEntry.ID: ShareExclusion] {
    Dictionary(sheet.leftOut.map { ($0.entry.id, $0.why) }) { first, _ in first }
  }

  package var movedCount: Int { rows.count(where: \.hasMoved) }

  /// Where an entry stands in one of the sheets, or under More.
  private struct Place {
    let part: Int
    let isInSheet: Bool
    let place: Int
    let keystrokes: Int?
    let key: OrderingKey
  }

  /// A sheet by its entries.
  private struct Side {
    let policy: SharePolicy
    let rules: [OrderingRule]
    /// Without More and Edit Actions, which are always the last of theirs.
    let entries: [ShareEntry]
    private(set) var places: [ShareEntry.ID: Place] = [:]

    init(_ sheet: ShareSheet) {
      policy = sheet.policy
      rules = sheet.policy.rules
      let underMore = sheet.underMore
      entries = sheet.people + sheet.apps + underMore + sheet.actions
      places.reserveCapacity(entries.count)
      let keystrokes = sheet.keystrokes
      let parts = [sheet.people, sheet.apps, sheet.actions, underMore]
      for (part, entries) in parts.enumerated() {
        for (place, entry) in entries.enumerated() {
          places[entry.id] = Place(
            part: part, isInSheet: part < 3, place: place + 1, keystrokes: keystrokes[entry.id],
            key: entry.key)
        }
      }
    }
  }

  /// Why what is in both stands elsewhere.
  private static func whyMoved(
    _ old: Place, _ new: Place, _ before: Side, _ after: Side
  ) -> String? {
    guard (old.part, old.place) != (new.part, new.place) else { return nil }
    // Another policy is another rule, whatever the numbers.
    if before.policy != after.policy, old.key[.use] != new.key[.use] {
      let use = ShareOrder.Rule.use.rawValue
      return "use: \(before.rules[use].wording(old.key[.use])) → "
        + after.rules[use].wording(new.key[.use])
    }
    guard let rule = old.key.firstDifference(from: new.key) else {
      return "by no rule of its own: others came, went or moved past it"
    }
    let own =
      "\(after.rules[rule].title): \(before.rules[rule].wording(old.key.values[rule])) → "
      + after.rules[rule].wording(new.key.values[rule])
    // What speaks for it did not move it down, nor what speaks against it up.
    let isOwn = (new.key < old.key) == (new.place < old.place)
    return isOwn ? own : "by others that came, went or moved past it; its own \(own)"
  }
}
