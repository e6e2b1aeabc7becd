/// Finds what a person probably meant.
package enum NearestName {
  /// The known name closest to `name`, when it is close enough to be worth offering: the same but
  /// for case, or within a third of its length in single-character edits.
  package static func to(_ name: String, among known: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().prefix(64))
    var best: (name: String, distance: Int)?
    for candidate in known {
      let other = Array(candidate.lowercased().prefix(64))
      let limit = max(1, max(wanted.count, candidate.count) / 3)
      // No fewer edits than the lengths differ by: most names need no closer look.
      guard abs(wanted.count - other.count) <= limit else { continue }
      let distance = editDistance(wanted, other)
      if distance <= limit, distance < (best?.distance ?? .max) {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// `; did you mean 'x'?`, or nothing.
  package static func suggestion(for name: String, among known: some Sequence<String>) -> String {
    to(name, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Insertions, deletions, replacements and swaps of neighbours.
  package static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast = [Int]()
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      current.reserveCapacity(right.count + 1)
      for column in 1...right.count {
        let isSame = left[row - 1] == right[column - 1]
        var cost = min(
          last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
