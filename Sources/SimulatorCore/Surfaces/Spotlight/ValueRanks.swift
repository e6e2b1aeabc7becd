import IntentModel

/// Where each value stands in its list now: by the snapshot of its app, else by the author.
struct ValueRanks: Sendable {
  /// For each source of the index that a snapshot orders, the places by position.
  private var ranks: [[Int32]]

  init(_ index: SpotlightIndex, _ orders: [EntityReference: [String]]) {
    ranks = index.sources.map { source in
      guard !orders.isEmpty, case .entity(let place) = source.kind else { return [] }
      let app = index.phone.apps[source.app]
      let entity = app.entities[place]
      guard let order = orders[EntityReference(app: app.id, entity: entity.id)] else { return [] }
      let places = Dictionary(
        order.enumerated().map { ($0.element, Int32($0.offset + 1)) },
        uniquingKeysWith: { first, _ in first })
      return entity.items.enumerated().map { places[$0.element.id] ?? Int32($0.offset + 1) }
    }
  }

  /// From 1; 0 for a row without a value.
  func rank(of entry: SpotlightIndex.Entry) -> Int {
    guard entry.source >= 0, entry.item >= 0 else { return 0 }
    let ranks = ranks[Int(entry.source)]
    return ranks.isEmpty ? Int(entry.item) + 1 : Int(ranks[Int(entry.item)])
  }
}
