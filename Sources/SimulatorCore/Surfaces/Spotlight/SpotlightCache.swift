import IntentModel
import Synchronization

/// What is made once for a phone so that a key does not wait for it. It holds nothing that could
/// not be made again from the catalog and the state.
final class SpotlightCache: Sendable {
  private let indexes = Mutex<[String: SpotlightIndex]>([:])
  private let readings = Mutex<[String: SpotlightReadings]>([:])
  private let ranks = Mutex<(orders: [EntityReference: [String]], language: String, ValueRanks)?>(
    nil)
  private let rows = Mutex<(input: SpotlightInput, rows: SpotlightRows)?>(nil)

  /// Whoever comes while it is being made waits, rather than making it again.
  func index(_ phone: PhoneCatalog, language: String) -> SpotlightIndex {
    indexes.withLock { indexes in
      if let index = indexes[language] { return index }
      let index = SpotlightIndex(phone: phone, language: language)
      indexes[language] = index
      return index
    }
  }

  /// Nobody ever waits for these behind a lock.
  func readings(language: String) -> SpotlightReadings? { readings.withLock { $0[language] } }

  func makeReadings(_ index: SpotlightIndex) -> SpotlightReadings {
    let made = SpotlightReadings(index)
    readings.withLock { $0[index.language] = made }
    return made
  }

  func ranks(_ orders: [EntityReference: [String]], _ index: SpotlightIndex) -> ValueRanks {
    let known = ranks.withLock { $0 }
    if let known, known.orders == orders, known.language == index.language { return known.2 }
    let made = ValueRanks(index, orders)
    ranks.withLock { $0 = (orders, index.language, made) }
    return made
  }

  func rows(for input: SpotlightInput, _ rank: () -> SpotlightRows) -> SpotlightRows {
    if let known = rows.withLock({ $0 }), known.input == input { return known.rows }
    let made = rank()
    rows.withLock { $0 = (input, made) }
    return made
  }
}

extension CatalogIndex {
  /// What Spotlight can find, titled in a language.
  func spotlightIndex(language: String) -> SpotlightIndex {
    spotlight.index(phone, language: language)
  }

  /// Nil where a front makes them in the background and they are not there yet.
  func readings(language: String) -> SpotlightReadings? {
    if let readings = spotlight.readings(language: language) { return readings }
    guard waitsForReadings else { return nil }
    return spotlight.makeReadings(spotlightIndex(language: language))
  }

  /// Whether titles in Han and kana are found by Latin letters as yet.
  package func hasReadings(language: String) -> Bool {
    waitsForReadings || spotlight.readings(language: language) != nil
  }

  /// Makes whatever a search in a language needs: for a front to call where no key waits for it.
  package func prepareSearch(language: String) {
    let index = spotlightIndex(language: language)
    if spotlight.readings(language: language) == nil { _ = spotlight.makeReadings(index) }
  }

  func valueRanks(
    _ orders: [EntityReference: [String]], _ index: SpotlightIndex
  ) -> ValueRanks { spotlight.ranks(orders, index) }

  func spotlightRows(
    for input: SpotlightInput, _ rank: () -> SpotlightRows
  ) -> SpotlightRows { spotlight.rows(for: input, rank) }
}
