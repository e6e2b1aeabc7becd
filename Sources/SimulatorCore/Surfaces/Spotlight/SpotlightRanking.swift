import IntentModel

/// Spotlight's rows in order: for each query a key per row, and the rows by their keys.
///
/// The order is ours, a guess: how the words match, then the author's order. Apple documents only that
/// the order of App Shortcuts and of their values comes from the app ("Design App Shortcuts", WWDC22).
package struct SpotlightRanking {
  let simulator: Simulator
  let state: SimulationState

  package init(_ simulator: Simulator, _ state: SimulationState) {
    self.simulator = simulator
    self.state = state
  }

  package static let rules: [OrderingRule] = [
    OrderingRule("match") { value in
      WordMatch(rawValue: value)?.wording ?? "nothing searched"
    },
    OrderingRule("kind") { value in
      value < 0
        ? "not compared without a search"
        : ["an app", "an App Shortcut", "an action without one"][min(value, 2)]
    },
    OrderingRule("app") { "app \($0 + 1) on this phone" },
    OrderingRule("place") { value in
      switch value {
      case 0: "the app itself"
      case ...AppShortcut.maximumCount: "App Shortcut \(value) of its app"
      default: "action \(value - AppShortcut.maximumCount) of its app"
      }
    },
    OrderingRule("value") { $0 == 0 ? "without a value" : "value \($0) in the list's order" },
  ]

  /// The rows that match a query, best first. Every row, for an empty one.
  package func rows(query: String) -> [SpotlightRow] {
    let words = TextFolding.folded(query).split(separator: " ").map { Array($0.utf8) }
    if words.isEmpty, !query.isEmpty, query.contains(where: { !$0.isWhitespace }) { return [] }
    let index = simulator.index.spotlightIndex(language: state.context.language)
    let ranks = OptionRanks(simulator, state)
    var found = [(position: Int, key: OrderingKey)]()
    for (position, entry) in index.entries.enumerated() {
      guard let match = WordMatch(words, in: entry) else { continue }
      if let item = entry.item, state.removedItems.contains(item) || !isThere(item, entry) {
        continue
      }
      found.append((position, key(of: entry, match: match, isSearch: !words.isEmpty, ranks)))
    }
    found.sort { ($0.key, $0.position) < ($1.key, $1.position) }
    return found.map { position, key in
      let entry = index.entries[position]
      return SpotlightRow(
        id: entry.id, title: entry.title, appName: entry.appName, symbol: entry.symbol,
        isSample: entry.isSample, key: key)
    }
  }

  /// Whether the item's own condition holds.
  private func isThere(_ item: ItemReference, _ entry: SpotlightIndex.Entry) -> Bool {
    entry.when.holds { simulator.conditionValue($0, app: item.app, run: nil, in: state) }
  }

  private func key(
    of entry: SpotlightIndex.Entry, match: WordMatch, isSearch: Bool, _ ranks: OptionRanks
  ) -> OrderingKey {
    let kind =
      switch entry.id {
      case .app: 0
      case .appShortcut: 1
      case .intent: 2
      }
    // Without a search an app's rows stay together, under it.
    return OrderingKey([
      isSearch ? match.rawValue : -1, isSearch ? kind : -1, entry.appPosition, entry.position,
      ranks.rank(of: entry),
    ])
  }
}

/// How the words of a query meet a row, best first.
enum WordMatch: Int {
  case exactTitle, titlePrefix, titleWordsInOrder, titleWords, otherWords

  /// Nil when some word begins no word of the row. Everything matches an empty query.
  init?(_ words: [[UInt8]], in entry: SpotlightIndex.Entry) {
    guard let first = words.first else {
      self = .exactTitle
      return
    }
    let query = words.count == 1 ? first : Array(words.joined(separator: [UInt8(ascii: " ")]))
    if entry.foldedTitle == query {
      self = .exactTitle
    } else if entry.foldedTitle.starts(with: query) {
      self = .titlePrefix
    } else if Self.beginWordsInOrder(words, in: entry.foldedTitle) {
      self = .titleWordsInOrder
    } else if words.allSatisfy({ Self.beginsWord($0, in: entry.foldedTitle, from: 0) != nil }) {
      self = .titleWords
    } else if words.allSatisfy({
      Self.beginsWord($0, in: entry.foldedTitle, from: 0) != nil
        || Self.beginsWord($0, in: entry.foldedOthers, from: 0) != nil
    }) {
      self = .otherWords
    } else {
      return nil
    }
  }

  var wording: String {
    switch self {
    case .exactTitle: "the whole title"
    case .titlePrefix: "the title begins so"
    case .titleWordsInOrder: "words of the title begin so, in this order"
    case .titleWords: "words of the title begin so"
    case .otherWords: "some words are found in the app's names, phrases or synonyms"
    }
  }

  private static func beginWordsInOrder(_ words: [[UInt8]], in text: [UInt8]) -> Bool {
    var from = 0
    for word in words {
      guard let end = beginsWord(word, in: text, from: from) else { return false }
      from = end
    }
    return true
  }

  /// The end of the first place at or after `from` where `word` begins a word. Within writing that
  /// has no blanks a word may begin at any character.
  private static func beginsWord(_ word: [UInt8], in text: [UInt8], from: Int) -> Int? {
    guard let head = word.first, text.count - from >= word.count else { return nil }
    var place = from
    while place <= text.count - word.count {
      if text[place] == head, place == 0 || text[place - 1] == UInt8(ascii: " ") || head >= 0xE0,
        text[place..<(place + word.count)].elementsEqual(word)
      {
        return place + word.count
      }
      place += 1
    }
    return nil
  }
}

/// Where an option stands in its list now: by the snapshot of its app, else by the author.
private struct OptionRanks {
  private var ranks: [ItemReference: Int] = [:]

  init(_ simulator: Simulator, _ state: SimulationState) {
    for app in simulator.phone.apps {
      for entity in app.entities {
        let order = state.valueOrders[EntityReference(app: app.id, entity: entity.id)] ?? []
        for (position, item) in order.enumerated() {
          ranks[ItemReference(app: app.id, entity: entity.id, item: item)] = position + 1
        }
      }
    }
  }

  func rank(of entry: SpotlightIndex.Entry) -> Int {
    guard let item = entry.item else { return entry.optionPosition }
    return ranks[item] ?? entry.optionPosition
  }
}
