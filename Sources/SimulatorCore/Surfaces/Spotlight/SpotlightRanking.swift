import IntentModel

/// Spotlight's rows for what is searched: which match, in which order, and which is the Top Hit.
package struct SpotlightRanking {
  let simulator: Simulator
  let state: SimulationState

  package init(_ simulator: Simulator, _ state: SimulationState) {
    self.simulator = simulator
    self.state = state
  }

  /// The rows that a query finds; for an empty one, suggestions and earlier searches.
  package func rows(query: String) -> SpotlightRows {
    let input = SpotlightInput(query, simulator, state)
    return simulator.index.spotlightRows(for: input) { rank(SearchWords(query)) }
  }

  private func rank(_ words: SearchWords) -> SpotlightRows {
    if words.isUnsearchable || words.isTooLong { return .none }
    if words.isEmpty { return SpotlightSuggestions(simulator, state).rows }
    let ground = self.ground
    var found = found(words, ground)
    promoteTopHit(in: &found, ground)
    found.sort { ($0.order, $0.entry) < ($1.order, $1.entry) }
    return SpotlightRows(found, ground)
  }

  var ground: SpotlightRows.Ground {
    let index = simulator.index.spotlightIndex(language: state.context.language)
    return SpotlightRows.Ground(
      index: index, scores: simulator.predictionScores(in: state),
      values: simulator.index.valueRanks(state.valueOrders, index))
  }

  private func found(
    _ words: SearchWords, _ ground: SpotlightRows.Ground
  ) -> [SpotlightRows.Found] {
    let language = state.context.language
    var matcher = SearchMatcher(
      words, ground.index, words.isLatin ? simulator.index.readings(language: language) : nil)
    let apps = appRanks(ground.scores)
    var found = [SpotlightRows.Found]()
    for (position, entry) in ground.index.entries.enumerated() {
      guard let match = matcher.match(position), isThere(entry, ground.index) else { continue }
      let section = SpotlightSection(of: entry.kind)
      let place = UInt64(min(entry.place & (SpotlightRules.contentPlace - 1), 0xFFFF))
      let value = UInt64(min(ground.values.rank(of: entry), 0xFFFFF))
      let order =
        UInt64(section.rawValue) << 59 | UInt64(match.rawValue) << 56
        | UInt64(apps[Int(entry.app)]) << 36 | place << 20 | value
      found.append(
        SpotlightRows.Found(order: order, entry: Int32(position), section: section, match: match))
    }
    return found
  }

  /// Each app's place when the most used come first; last, the place of what is of no app.
  private func appRanks(_ scores: [PredictionScore]) -> [Int] {
    let totals = scores.map(\.total)
    var ranks = Array(0...totals.count)
    guard totals.contains(where: { $0 > 0 }) else { return ranks }
    let sorted = totals.indices.sorted { (-totals[$0], $0) < (-totals[$1], $1) }
    for (rank, app) in sorted.enumerated() { ranks[app] = rank }
    return ranks
  }

  /// Whether its era has such rows, a value has not been taken away, and its own condition holds.
  func isThere(_ entry: SpotlightIndex.Entry, _ index: SpotlightIndex) -> Bool {
    guard isOfEra(entry) else { return false }
    guard entry.isConditional || !state.removedItems.isEmpty, let item = index.item(of: entry)
    else { return true }
    if state.removedItems.contains(item) { return false }
    guard entry.isConditional, let value = index.value(of: entry) else { return true }
    return value.when.holds { simulator.conditionValue($0, app: item.app, run: nil, in: state) }
  }

  /// An intent is reached by its App Shortcuts, or directly where there are none.
  func isOfEra(_ entry: SpotlightIndex.Entry) -> Bool {
    switch entry.kind {
    case .appShortcut: state.context.era.hasAppShortcuts
    case .intent: !(entry.hasAppShortcut && state.context.era.hasAppShortcuts)
    case .app, .content, .contact: true
    }
  }

  /// The best row of all stands alone; under an app stands its first App Shortcut, no more.
  private func promoteTopHit(
    in found: inout [SpotlightRows.Found], _ ground: SpotlightRows.Ground
  ) {
    let entries = ground.index.entries
    func topHitOrder(_ one: SpotlightRows.Found) -> UInt64 {
      let kind = UInt64(entries[Int(one.entry)].kind.rawValue)
      return UInt64(one.match.rawValue) << 59 | kind << 56 | one.order & (1 << 56 - 1)
    }
    let best = found.indices.min {
      (topHitOrder(found[$0]), found[$0].entry) < (topHitOrder(found[$1]), found[$1].entry)
    }
    guard let best else { return }
    found[best].promote()
    let app = entries[Int(found[best].entry)]
    guard app.kind == .app,
      let first = simulator.firstShortcut(of: phone.apps[Int(app.app)], in: state)
    else { return }
    let suggestion = found.firstIndex {
      let entry = entries[Int($0.entry)]
      return entry.kind == .appShortcut && entry.app == app.app && entry.part == 0
        && ground.index.id(of: entry) == first
    }
    guard let suggestion else { return }
    found[suggestion].promote()
    found[suggestion].isSuggestion = true
  }

  private var phone: PhoneCatalog { simulator.phone }
}

extension SpotlightRows.Found {
  fileprivate mutating func promote() {
    section = .topHit
    order &= 1 << 59 - 1
  }
}

extension SpotlightSection {
  init(of kind: SpotlightIndex.Kind) {
    switch kind {
    case .app: self = .apps
    case .appShortcut: self = .shortcuts
    case .content: self = .content
    case .intent: self = .actions
    case .contact: self = .people
    }
  }
}

/// Everything Spotlight's rows are a function of, so that one ranking serves a whole key.
struct SpotlightInput: Equatable, Sendable {
  private let query: String
  private let context: PhoneContext
  private let person: Person
  private let changedFacts: [FactReference: FactValue]
  private let removedItems: Set<ItemReference>
  private let valueOrders: [EntityReference: [String]]
  private let hasReadings: Bool

  init(_ query: String, _ simulator: Simulator, _ state: SimulationState) {
    self.query = query
    context = state.context
    person = state.person
    changedFacts = state.changedFacts
    removedItems = state.removedItems
    valueOrders = state.valueOrders
    hasReadings = simulator.index.hasReadings(language: state.context.language)
  }
}
