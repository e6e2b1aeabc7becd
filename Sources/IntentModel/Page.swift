/// What the app itself shows: items that can be selected, and buttons.
package struct Page: Hashable, Sendable, Codable {
  package var id: String
  package var title: LocalizedText
  /// What the page itself is when it is shared without a selection; nil cannot be.
  package var content: SharedPageContent?
  /// What Options in the share sheet's header offers; nil for no such link.
  package var options: ShareOptions?
  package var items: [PageItem]
  package var buttons: [PageButton]
  /// Whether it lists the app's background jobs, with how far they are.
  package var showsJobs: Bool
  /// System activities that make no sense here.
  package var excludedActivities: [SystemActivity]
  /// Whether people are not suggested in the sheet (iOS 18: excluded activity section types).
  package var excludesPeople: Bool
  /// Action extensions bound to buttons in a Mac window's toolbar, as `app/activity`.
  package var toolbar: [ActivityReference]
  /// Whether it lists files as the Mac's file manager does, with Quick Actions for the selection.
  package var hasQuickActions: Bool

  package init(
    id: String, title: LocalizedText, content: SharedPageContent? = nil,
    options: ShareOptions? = nil, items: [PageItem] = [],
    buttons: [PageButton] = [], showsJobs: Bool = false, excludedActivities: [SystemActivity] = [],
    excludesPeople: Bool = false, toolbar: [ActivityReference] = [], hasQuickActions: Bool = false
  ) {
    self.id = id
    self.title = title
    self.content = content
    self.options = options
    self.items = items
    self.buttons = buttons
    self.showsJobs = showsJobs
    self.excludedActivities = excludedActivities
    self.excludesPeople = excludesPeople
    self.toolbar = toolbar
    self.hasQuickActions = hasQuickActions
  }
}

/// What a page as a whole is when it is shared: a document, a web page.
package struct SharedPageContent: Hashable, Sendable, Codable {
  package var title: LocalizedText?
  package var symbol: String?
  package var contentType: String
  /// Other types it can be handed over as.
  package var otherTypes: [String]
  package var content: String?

  package init(
    title: LocalizedText? = nil, symbol: String? = nil, contentType: String,
    otherTypes: [String] = [], content: String? = nil
  ) {
    self.title = title
    self.symbol = symbol
    self.contentType = contentType
    self.otherTypes = otherTypes
    self.content = content
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
  /// Other types it can be handed over as: a web page also as its address.
  package var otherTypes: [String]
  /// What is shared: a text, an address, a file name.
  package var content: String?
  /// Whether it is content embedded in what is being written, such as an image in a message: on a
  /// Mac, resting the pointer on it offers action extensions.
  package var isEmbedded: Bool
  package var when: Condition

  package init(
    id: String, title: LocalizedText, subtitle: LocalizedText? = nil, symbol: String? = nil,
    contentType: String? = nil, otherTypes: [String] = [], content: String? = nil,
    isEmbedded: Bool = false, when: Condition = .always
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.symbol = symbol
    self.contentType = contentType
    self.otherTypes = otherTypes
    self.content = content
    self.isEmbedded = isEmbedded
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
