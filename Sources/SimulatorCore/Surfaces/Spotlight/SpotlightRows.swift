import IntentModel

/// Spotlight's rows in their order. Only the rows that are looked at are put into words.
package struct SpotlightRows: RandomAccessCollection, Sendable {
  /// A row before it is put into words.
  struct Found: Sendable {
    /// The rules in one number, so that many rows are sorted by comparing one each.
    var order: UInt64
    var entry: Int32
    var section: SpotlightSection
    var match: WordMatch
    var isSuggestion = false
  }

  /// What the keys of found rows are made from.
  struct Ground: Sendable {
    var index: SpotlightIndex
    var scores: [PredictionScore]
    var values: ValueRanks
  }

  private enum Storage: Sendable {
    case written([SpotlightRow])
    case found([Found], Ground)
  }

  private let storage: Storage

  package static let none = SpotlightRows([])

  init(_ rows: [SpotlightRow]) { storage = .written(rows) }
  init(_ found: [Found], _ ground: Ground) { storage = .found(found, ground) }

  package var startIndex: Int { 0 }
  package var endIndex: Int {
    switch storage {
    case .written(let rows): rows.count
    case .found(let found, _): found.count
    }
  }

  package subscript(position: Int) -> SpotlightRow {
    switch storage {
    case .written(let rows): return rows[position]
    case .found(let found, let ground):
      let one = found[position]
      let entry = ground.index.entries[Int(one.entry)]
      var row = ground.index.row(
        of: entry, section: one.section, match: one.match,
        key: ground.key(of: entry, section: one.section, match: one.match))
      row.isSiriSuggestion = one.isSuggestion
      row.entry = Int(one.entry)
      row.topHitKey = ground.topHitKey(of: entry, match: one.match)
      return row
    }
  }

  package func position(of id: SpotlightRow.ID) -> Int? {
    switch storage {
    case .written(let rows): rows.firstIndex { $0.id == id }
    case .found(let found, let ground):
      found.firstIndex { ground.index.id(of: ground.index.entries[Int($0.entry)]) == id }
    }
  }
}

extension SpotlightRows.Ground {
  func key(
    of entry: SpotlightIndex.Entry, section: SpotlightSection, match: WordMatch
  ) -> OrderingKey {
    OrderingKey([section.rawValue, match.rawValue] + rest(of: entry))
  }

  func topHitKey(of entry: SpotlightIndex.Entry, match: WordMatch) -> OrderingKey {
    OrderingKey([match.rawValue, Int(entry.kind.rawValue)] + rest(of: entry))
  }

  private func rest(of entry: SpotlightIndex.Entry) -> [Int] {
    let isOfApp = entry.kind != .contact
    return [
      isOfApp ? -scores[Int(entry.app)].total : 0,
      isOfApp ? Int(entry.app) : SpotlightRules.noApp, entry.place,
      entry.kind == .contact ? Int(entry.part) + 1 : values.rank(of: entry),
    ]
  }
}

extension SpotlightIndex.Entry {
  /// Its place among what its app offers.
  var place: Int {
    switch kind {
    case .app, .contact: 0
    case .appShortcut: Int(part) + 1
    case .intent: AppShortcut.maximumCount + 1 + Int(part)
    case .content: SpotlightRules.contentPlace + Int(part)
    }
  }
}
