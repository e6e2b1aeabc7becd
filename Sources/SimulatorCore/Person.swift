import IntentModel

/// What the phone's owner has done and set: kept between walks, and an input of the initial state.
package struct Person: Hashable, Sendable, Codable {
  /// Oldest first. The one history: recency, frequency, guesses and predictions are functions of
  /// it.
  package var performances: [Performance]
  /// Spotlight searches that led somewhere, newest last.
  package var recentSearches: [String]
  /// What was shared, and to where; oldest first.
  package var shares: [Share]
  package var shareSheet: SharePreferences

  package init(
    performances: [Performance] = [], recentSearches: [String] = [], shares: [Share] = [],
    shareSheet: SharePreferences = SharePreferences()
  ) {
    self.performances = performances
    self.recentSearches = recentSearches
    self.shares = shares
    self.shareSheet = shareSheet
  }

  /// A person kept before searches or shares were has none.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    performances = try values.decode([Performance].self, forKey: .performances)
    recentSearches = try values.decodeIfPresent([String].self, forKey: .recentSearches) ?? []
    shares = try values.decodeIfPresent([Share].self, forKey: .shares) ?? []
    shareSheet =
      try values.decodeIfPresent(SharePreferences.self, forKey: .shareSheet) ?? SharePreferences()
  }

  package static let nobody = Person()

  /// The most that are kept; the oldest go first.
  package static let maximumPerformanceCount = 2_000

  package mutating func add(_ performance: Performance) { add([performance]) }

  package mutating func add(_ share: Share) { add([share]) }

  package mutating func add(_ added: [Performance]) {
    performances += added
    if performances.count > Self.maximumPerformanceCount {
      performances.removeFirst(performances.count - Self.maximumPerformanceCount)
    }
  }

  package mutating func add(_ added: [Share]) {
    shares += added
    if shares.count > Self.maximumPerformanceCount {
      shares.removeFirst(shares.count - Self.maximumPerformanceCount)
    }
  }

  /// The most that are kept; the oldest go first.
  package static let maximumSearchCount = 20

  package mutating func add(search: String) {
    recentSearches.removeAll { $0 == search }
    recentSearches.append(search)
    if recentSearches.count > Self.maximumSearchCount { recentSearches.removeFirst() }
  }
}

/// One thing the person really did.
package struct Performance: Hashable, Sendable, Codable {
  package var intent: IntentReference
  package var values: [GivenValue]
  package var time: SimulatedTime
  package var place: String?

  package init(
    intent: IntentReference, values: [GivenValue] = [], time: SimulatedTime, place: String? = nil
  ) {
    self.intent = intent
    self.values = values
    self.time = time
    self.place = place
  }

  package func values(of parameter: String) -> [IntentValue] {
    values.first { $0.parameter == parameter }?.values ?? []
  }
}
