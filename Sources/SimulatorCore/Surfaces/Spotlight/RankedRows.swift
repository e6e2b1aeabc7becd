import Synchronization

/// Spotlight's rows of one state, ranked when they are first asked for. Copies of a session share them
/// until one of the copies goes on.
final class RankedRows: Sendable {
  private let kept = Mutex<[SpotlightRow]?>(nil)

  /// - Parameter state: always the same one.
  func of(_ state: SimulationState, _ simulator: Simulator) -> [SpotlightRow] {
    guard case .spotlight(let spotlight) = state.surface else { return [] }
    if let rows = kept.withLock({ $0 }) { return rows }
    let rows = SpotlightRanking(simulator, state).rows(query: spotlight.query)
    kept.withLock { $0 = rows }
    return rows
  }
}
