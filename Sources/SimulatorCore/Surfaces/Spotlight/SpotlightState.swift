/// Spotlight's own data: what is searched and where the mark is. Its rows are a function of these.
package struct SpotlightState: Hashable, Sendable, Codable {
  package var query: String
  /// Nil marks the first row.
  package var selected: SpotlightRow.ID?

  package init(query: String = "", selected: SpotlightRow.ID? = nil) {
    self.query = query
    self.selected = selected
  }
}
