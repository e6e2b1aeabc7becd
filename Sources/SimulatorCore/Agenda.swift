import IntentModel

/// What is due: the only things that happen when the clock moves, in the order of their due times
/// and, at one time, of their making.
package struct Agenda: Hashable, Sendable, Codable {
  package struct Entry: Hashable, Sendable, Codable {
    package var due: SimulatedTime
    package var sequence: Int
    package var what: Due
  }

  package enum Due: Hashable, Sendable, Codable {
    /// The run with this id comes to its outcome.
    case runConcludes(run: Int)
    /// The run with this id has taken longer than the system waits.
    case runTimesOut(run: Int)
    case liveActivityEnds(Int)
    /// A background job has come to its end.
    case jobEnds(Int)
  }

  /// Sorted; the next one first.
  package private(set) var entries: [Entry] = []
  private var nextSequence = 0

  package init() {}

  package mutating func add(_ what: Due, at due: SimulatedTime) {
    let entry = Entry(due: due, sequence: nextSequence, what: what)
    nextSequence += 1
    let place = entries.firstIndex { due < $0.due } ?? entries.endIndex
    entries.insert(entry, at: place)
  }

  /// Takes out the next thing due by then.
  package mutating func takeNext(dueBy time: SimulatedTime) -> Entry? {
    guard let first = entries.first, first.due <= time else { return nil }
    return entries.removeFirst()
  }

  package mutating func removeAll(where isMeant: (Due) -> Bool) {
    entries.removeAll { isMeant($0.what) }
  }
}
