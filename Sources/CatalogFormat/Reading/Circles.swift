/// Things that lead to one another, and back to where one began.
enum Circles {
  private enum Mark { case unseen, onPath, done }

  /// Finds circles, from the first thing on, along the parents of each.
  ///
  /// `found` is told a circle, whose last thing leads to the first; that step is then left out. It
  /// says whether the other steps of the last thing still count.
  static func find(_ parents: [[Int]], found: (_ circle: [Int]) -> Bool) {
    var marks = Array(repeating: Mark.unseen, count: parents.count)
    for start in parents.indices where marks[start] == .unseen {
      // Each step of the path: a thing, and how many of its parents have been looked at.
      var path = [(thing: start, seenCount: 0)]
      marks[start] = .onPath
      while let (thing, seenCount) = path.last {
        guard seenCount < parents[thing].count else {
          marks[thing] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].seenCount += 1
        let parent = parents[thing][seenCount]
        switch marks[parent] {
        case .unseen:
          marks[parent] = .onPath
          path.append((parent, 0))
        case .onPath:
          if !found(path.drop { $0.thing != parent }.map(\.thing)) {
            path[path.count - 1].seenCount = parents[thing].count
          }
        case .done: break
        }
      }
    }
  }

  /// `a → b → c → a`; the middle of a long one is left out.
  static func words(_ circle: [String]) -> String {
    guard let first = circle.first, let last = circle.last else { return "" }
    let steps = circle.count > 6 ? circle.prefix(5) + ["…", last] : circle[...]
    return (steps + [first]).joined(separator: " → ")
  }
}
