import IntentModel

extension AppIntent {
  /// Parameters as they are settled: as declared, but parents before children. Parameters that wait
  /// for each other keep their place.
  package var resolutionOrder: [IntentParameter] {
    var order = ResolutionOrder(parameters)
    var ordered = [IntentParameter]()
    while let position = order.next() { ordered.append(parameters[position]) }
    return ordered
  }
}

/// Hands out positions, always the first of those that wait for nothing any more.
private struct ResolutionOrder {
  /// The positions that wait for a name.
  private var waiters: [String: [Int]] = [:]
  /// How many names each position waits for.
  private var waitCounts: [Int]
  /// How many parameters of a name are not handed out yet.
  private var openCounts: [String: Int]
  private var isOut: [Bool]
  private let names: [String]
  /// Nothing before it is free.
  private var firstFree = 0
  /// Everything before it is handed out.
  private var firstLeft = 0

  init(_ parameters: [IntentParameter]) {
    names = parameters.map(\.id)
    openCounts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    waitCounts = Array(repeating: 0, count: parameters.count)
    isOut = Array(repeating: false, count: parameters.count)
    for (position, parameter) in parameters.enumerated() {
      for name in Set(parameter.when.names) where name != parameter.id && openCounts[name] != nil {
        waiters[name, default: []].append(position)
        waitCounts[position] += 1
      }
    }
  }

  mutating func next() -> Int? {
    while firstLeft < names.count, isOut[firstLeft] { firstLeft += 1 }
    guard firstLeft < names.count else { return nil }
    while firstFree < names.count, isOut[firstFree] || waitCounts[firstFree] > 0 { firstFree += 1 }
    let position = firstFree < names.count ? firstFree : firstLeft
    isOut[position] = true
    release(names[position])
    return position
  }

  private mutating func release(_ name: String) {
    openCounts[name, default: 1] -= 1
    guard openCounts[name] == 0 else { return }
    for waiter in waiters[name] ?? [] {
      waitCounts[waiter] -= 1
      if waitCounts[waiter] == 0 { firstFree = min(firstFree, waiter) }
    }
  }
}
