/// What is shown and spoken at one moment.
///
/// After App Intents' `IntentDialog(full:supporting:)`: *full* stands alone and is spoken where
/// there is no screen; *supporting* goes with what is shown.
package struct IntentDialog: Hashable, Sendable, Codable {
  package var full: LocalizedText
  package var supporting: LocalizedText?
  /// The visual says it all: nothing is spoken or written beside it.
  package var isSupportingSuppressed: Bool

  package init(
    full: LocalizedText, supporting: LocalizedText? = nil, isSupportingSuppressed: Bool = false
  ) {
    self.full = full
    self.supporting = supporting
    self.isSupportingSuppressed = isSupportingSuppressed
  }
}

/// The visual result or confirmation.
package struct Snippet: Hashable, Sendable, Codable {
  package struct Row: Hashable, Sendable, Codable {
    package var label: LocalizedText
    package var value: LocalizedText

    package init(label: LocalizedText, value: LocalizedText) {
      self.label = label
      self.value = value
    }
  }

  package var title: LocalizedText
  package var subtitle: LocalizedText?
  package var symbol: String?
  package var rows: [Row]

  package init(
    title: LocalizedText, subtitle: LocalizedText? = nil, symbol: String? = nil, rows: [Row] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.symbol = symbol
    self.rows = rows
  }
}

/// Something with a start, changes and an end, kept in view until it ends.
package struct LiveActivity: Hashable, Sendable, Codable {
  /// The time from start to end.
  package enum Length: Hashable, Sendable, Codable {
    case seconds(Int)
    /// As long as the value of a parameter that takes a duration, by id.
    case parameter(String)
  }

  package var title: LocalizedText
  package var subtitle: LocalizedText?
  package var symbol: String?
  package var length: Length
  /// What becomes of the app's own state when its time is over; not when it is ended before.
  package var change: StateChange

  package init(
    title: LocalizedText, subtitle: LocalizedText? = nil, symbol: String? = nil, length: Length,
    change: StateChange = StateChange()
  ) {
    self.title = title
    self.subtitle = subtitle
    self.symbol = symbol
    self.length = length
    self.change = change
  }
}
