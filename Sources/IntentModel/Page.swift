/// What the app itself shows: items that can be selected, and buttons.
package struct Page: Hashable, Sendable, Codable {
  package var id: String
  package var title: LocalizedText
  package var items: [PageItem]
  package var buttons: [PageButton]

  package init(
    id: String, title: LocalizedText, items: [PageItem] = [], buttons: [PageButton] = []
  ) {
    self.id = id
    self.title = title
    self.items = items
    self.buttons = buttons
  }
}

/// One thing on a page.
package struct PageItem: Hashable, Sendable, Codable {
  package var id: String
  package var title: LocalizedText
  package var subtitle: LocalizedText?
  package var symbol: String?
  /// What it is when shared: `public.url`, `brewbar.order`. Absent cannot be shared.
  package var contentType: String?
  /// What is shared: a text, an address, a file name.
  package var content: String?
  package var when: Condition

  package init(
    id: String, title: LocalizedText, subtitle: LocalizedText? = nil, symbol: String? = nil,
    contentType: String? = nil, content: String? = nil, when: Condition = .always
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.symbol = symbol
    self.contentType = contentType
    self.content = content
    self.when = when
  }
}

/// A button on a page, and what pressing it does.
package struct PageButton: Hashable, Sendable, Codable {
  package var id: String
  package var title: LocalizedText
  package var symbol: String?
  /// The intent it performs in the app's own interface, with these values.
  package var performs: String?
  package var values: [GivenValue]
  /// Whether the performance is donated to the system.
  package var donates: Bool
  package var change: StateChange
  /// Whether the app's Live Activities end.
  package var endsLiveActivities: Bool
  /// The page it goes to.
  package var opensPage: String?
  package var when: Condition

  package init(
    id: String, title: LocalizedText, symbol: String? = nil, performs: String? = nil,
    values: [GivenValue] = [], donates: Bool = false, change: StateChange = StateChange(),
    endsLiveActivities: Bool = false, opensPage: String? = nil, when: Condition = .always
  ) {
    self.id = id
    self.title = title
    self.symbol = symbol
    self.performs = performs
    self.values = values
    self.donates = donates
    self.change = change
    self.endsLiveActivities = endsLiveActivities
    self.opensPage = opensPage
    self.when = when
  }
}

/// A parameter with its values; several only for a parameter that takes many.
package struct GivenValue: Hashable, Sendable, Codable {
  package var parameter: String
  package var values: [IntentValue]

  package init(parameter: String, values: [IntentValue]) {
    self.parameter = parameter
    self.values = values
  }
}
