import Findings

/// The members of an object so far. Of a key given twice the first counts.
struct JSONObjectBuilder {
  private(set) var members: [JSONMember] = []
  /// Kept once looking through the members would take long.
  private var indexByKey: [String: Int] = [:]
  private static let searchedCount = 16

  init(_ members: [JSONMember] = []) {
    for member in members { append(member) }
  }

  func location(of key: String) -> SourceLocation? {
    guard members.count > Self.searchedCount else {
      return members.first { $0.key == key }?.keyLocation
    }
    return indexByKey[key].map { members[$0].keyLocation }
  }

  mutating func append(_ member: JSONMember) {
    guard location(of: member.key) == nil else { return }
    members.append(member)
    if members.count == Self.searchedCount + 1 {
      for (index, member) in members.enumerated() { indexByKey[member.key] = index }
    } else if members.count > Self.searchedCount {
      indexByKey[member.key] = members.count - 1
    }
  }
}
