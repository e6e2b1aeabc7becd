/// What has been decoded and not been taken, oldest first.
struct InputQueue {
  private var inputs: [TerminalInput] = []
  private var start = 0

  var count: Int { inputs.count - start }

  mutating func append(_ input: TerminalInput) { inputs.append(input) }

  mutating func next() -> TerminalInput? {
    guard start < inputs.count else { return nil }
    defer {
      start += 1
      if start == inputs.count {
        inputs.removeAll(keepingCapacity: true)
        start = 0
      }
    }
    return inputs[start]
  }

  /// Drops what stands before the first input of a kind; nothing when there is none. Answers
  /// whether there is one.
  ///
  /// - Parameter count: how many of the oldest are known to be of no such kind.
  @discardableResult
  mutating func skip(to isWanted: (TerminalInput) -> Bool, after count: Int = 0) -> Bool {
    let unseen = inputs[start...].dropFirst(count)
    guard let place = unseen.firstIndex(where: isWanted) else { return false }
    start = place
    return true
  }

  /// Keeps the oldest.
  mutating func drop(beyond count: Int) {
    inputs.removeSubrange(..<start)
    start = 0
    if inputs.count > count { inputs.removeSubrange(count...) }
  }
}
