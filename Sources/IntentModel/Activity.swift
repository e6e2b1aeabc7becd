/// An entry an app brings to the share sheet.
package struct Activity: Hashable, Sendable, Codable {
  package enum Category: String, Hashable, Sendable, Codable, CaseIterable {
    case action, share
  }

  package var id: String
  package var category: Category
  package var title: LocalizedText
  package var symbol: String?
  /// Content types it takes; empty takes any.
  package var accepts: [String]
  /// Whether it is an extension, usable over other apps.
  package var isExtension: Bool
  package var when: Condition

  package init(
    id: String, category: Category = .action, title: LocalizedText, symbol: String? = nil,
    accepts: [String] = [], isExtension: Bool = false, when: Condition = .always
  ) {
    self.id = id
    self.category = category
    self.title = title
    self.symbol = symbol
    self.accepts = accepts
    self.isExtension = isExtension
    self.when = when
  }
}
