import Findings
import IntentModel

/// Things of one kind that are named in words: by id, or by a title, in any language, that only one
/// of them has.
struct TitledThings {
  private let things: [(id: String, title: LocalizedText)]
  /// What several of them are.
  private let plural: String
  /// What is expected where there are none.
  private let none: String

  init(_ things: [(id: String, title: LocalizedText)], plural: String, orElse none: String) {
    self.things = things
    self.plural = plural
    self.none = none
  }

  func id(named text: String) throws(NamingFault) -> String {
    let ids = Self.once(things.map(\.id))
    if ids.contains(text) { return text }
    guard !ids.isEmpty else { throw NamingFault(text: text, expected: none) }
    let wanted = TextFolding.folded(text)
    let called = Self.once(
      things.filter { thing in
        !wanted.isEmpty && thing.title.entries.contains { TextFolding.folded($0.text) == wanted }
      }.map(\.id))
    guard called.count <= 1 else {
      throw NamingFault(
        text: text, why: "\(called.count) \(plural) are called that",
        expected: "one of them by id: " + Excerpt.list(called))
    }
    guard let id = called.first else { throw .unknown(text, among: ids) }
    return id
  }

  private static func once(_ ids: [String]) -> [String] {
    var seen = Set<String>()
    return ids.filter { seen.insert($0).inserted }
  }
}

extension PhoneCatalog {
  /// A place, by id or by a title that only one has.
  package func place(named text: String) throws(NamingFault) -> String {
    try TitledThings(
      places.map { ($0.id, $0.display.title) }, plural: "places",
      orElse: "nothing: the phone knows no places"
    ).id(named: text)
  }
}
