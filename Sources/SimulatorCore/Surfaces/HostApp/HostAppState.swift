import IntentModel

/// An app at the front: one of its pages, and where the mark is.
package struct HostAppState: Hashable, Sendable, Codable {
  package var app: String
  /// Nil for an app that declares no pages.
  package var page: String?
  package var selected: PageElement?
  /// Items selected to be shared together, by id, in the order in which they were.
  package var chosen: [String] = []
  /// The share sheet over it.
  package var sheet: ShareSheetState?
  /// What came of the last activity.
  package var finished: FinishedActivity?
  /// What a button performed here without a question, ended: the page says what came of it.
  package var performed: IntentRun?

  package init(app: String, page: String? = nil, selected: PageElement? = nil) {
    self.app = app
    self.page = page
    self.selected = selected
  }
}

/// Something on a page that can have the mark.
package enum PageElement: Hashable, Sendable, Codable {
  case item(String)
  case button(String)
  /// The share control, also called the action button.
  case share
  /// A button of a Mac window's toolbar that is bound to an action extension.
  case toolbar(ActivityReference)
}
