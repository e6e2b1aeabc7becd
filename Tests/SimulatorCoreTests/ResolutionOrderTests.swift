import IntentModel
import TestSupport
import Testing

@testable import SimulatorCore

@Suite struct ResolutionOrderTests {
  private func intent(_ waits: [(id: String, for: [String])]) -> AppIntent {
    AppIntent(
      id: "a", title: "A",
      parameters: waits.map { id, names in
        IntentParameter(
          id: id, type: .string, when: .all(names.map { .isSet(name: $0, true) }))
      })
  }

  @Test func parentsComeFirstAndCirclesKeepTheirPlace() {
    let order = intent([
      ("a", ["c"]), ("b", []), ("c", ["c", "signedIn"]), ("d", ["e"]), ("e", ["d"]),
    ]).resolutionOrder.map(\.id)
    #expect(order == ["b", "c", "a", "d", "e"])
  }

  /// As the order is defined, walked again for every parameter.
  private func defined(_ intent: AppIntent) -> [String] {
    var ordered = [String]()
    var waiting = intent.parameters
    while !waiting.isEmpty {
      let open = Set(waiting.map(\.id))
      let next = waiting.firstIndex { parameter in
        !parameter.when.names.contains { $0 != parameter.id && open.contains($0) }
      }
      ordered.append(waiting.remove(at: next ?? 0).id)
    }
    return ordered
  }

  @Test func itIsTheOneDefined() {
    var random = SeededGenerator()
    for _ in 0..<200 {
      let count = Int.random(in: 0...9, using: &random)
      let waits = (0..<count).map { position in
        (
          id: "p\(position % 8)",
          for: (0..<Int.random(in: 0...2, using: &random)).map { _ in
            "p\(Int.random(in: 0...9, using: &random))"
          }
        )
      }
      let intent = intent(waits)
      #expect(intent.resolutionOrder.map(\.id) == defined(intent), "\(waits), \(random)")
    }
  }
}
