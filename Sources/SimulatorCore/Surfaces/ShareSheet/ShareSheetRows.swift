/// How the keys move in a share sheet: people stand side by side, apps do, actions one below the
/// other, and Options above them all.
extension ShareSheet {
  /// The sheet's rows from top to bottom, each from left to right.
  package var rows: [[ShareEntry.ID]] {
    guard hasRows else { return entries.map { [$0.id] } }
    let upper = [people.map(\.id), apps.map(\.id) + [.more]].filter { !$0.isEmpty }
    return (options == nil ? [] : [[.options]]) + upper + actions.map { [$0.id] } + [[.editActions]]
  }

  /// The row of the first entry: what is above it stands in the header.
  private var firstRow: Int { hasRows && options != nil ? 1 : 0 }

  /// The entry that a move leads to; up and down go to the first of a row.
  package func moved(
    from current: ShareEntry.ID?, rows down: Int, columns right: Int
  ) -> ShareEntry.ID? {
    let rows = rows
    guard let first = firstEntry else { return nil }
    guard let current, let row = rows.firstIndex(where: { $0.contains(current) }),
      let column = rows[row].firstIndex(of: current)
    else { return first }
    let target = min(max(0, row.addingClamped(down)), rows.count - 1)
    if target != row { return rows[target][0] }
    return rows[row][min(max(0, column + right), rows[row].count - 1)]
  }

  /// The keys from opening the sheet to choosing an entry: to open it, to move there, to choose.
  /// An app that is out of the row is chosen under More.
  package func keystrokes(to id: ShareEntry.ID) -> Int? { keystrokes[id] }

  /// The same of every entry, for who asks for many.
  package var keystrokes: [ShareEntry.ID: Int] {
    var keys = [ShareEntry.ID: Int]()
    for (row, entries) in rows.enumerated() {
      for (column, id) in entries.enumerated() { keys[id] = 1 + abs(row - firstRow) + column + 1 }
    }
    guard let more = keys[.more], leftOut.contains(where: \.why.isUnderMore) else { return keys }
    for (place, row) in appRows.enumerated() where row.why?.isUnderMore == true {
      keys[.target(row.target)] = more + place + 1
    }
    return keys
  }
}
