/// Ids that something may refer to.
struct NameList: Sendable {
  /// In the author's order.
  let ids: [String]
  private let known: Set<String>

  init(_ ids: [String]) {
    self.ids = ids
    known = Set(ids)
  }

  func contains(_ id: String) -> Bool { known.contains(id) }
  var isEmpty: Bool { ids.isEmpty }
}
