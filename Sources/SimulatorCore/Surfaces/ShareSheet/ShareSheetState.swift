import IntentModel

/// A share sheet that is open over a page: which of its screens, and where the mark is. What stands
/// in it is a function of these and of the rest of the state.
package struct ShareSheetState: Hashable, Sendable, Codable {
  package var route: ShareRoute
  /// The page's items that are shared, by id, as they were when it was opened; none for the page
  /// itself.
  package var items: [String]
  package var options = ShareOptionChoices()
  package var screen = Screen.entries
  /// Nil marks the first.
  package var selected: ShareEntry.ID?
  /// The same in Options.
  package var selectedOption: ShareOptionID?

  package enum Screen: Hashable, Sendable, Codable {
    case entries
    /// The ways to send it, and the switches for what goes with it.
    case options
    /// All apps, and which of them stand in the row.
    case more
    /// All actions, and which of them are favourites.
    case editActions
    /// What was chosen has a view of its own.
    case running(RunningActivity)
  }

  package init(route: ShareRoute, items: [String]) {
    self.route = route
    self.items = items
  }
}

/// A chosen activity, between the choice and its end.
package struct RunningActivity: Hashable, Sendable, Codable {
  package var target: ShareTarget
  /// What was typed into the compose view.
  package var text = ""
  /// Chosen in the compose view, by option.
  package var choices: [String: String] = [:]
  /// The one option whose values are shown.
  package var openOption: String?
  /// Which screen of its own interface is shown.
  package var step = 0
  /// An alert above it.
  package var alert: String?
  /// Values chosen, buttons pressed and alerts answered so far, the choice that started it
  /// included. What only moves, opens or types is no step.
  package var stepCount = 1
  /// Nil marks what leads on.
  package var selected: Element?

  package init(target: ShareTarget) { self.target = target }

  /// From a list of values back to the row that led to it.
  mutating func closeOption() {
    selected = openOption.map { .option($0) }
    openOption = nil
  }

  /// What can have the mark.
  package enum Element: Hashable, Sendable, Codable {
    case option(String)
    /// A value of the open option, by id.
    case value(String)
    /// Post, Send, or the button of the step.
    case proceed
    case cancel
  }
}

/// What came of an activity, told on the page until the next step.
package struct FinishedActivity: Hashable, Sendable, Codable {
  package var target: ShareTarget
  package var says: String
  /// From choosing it to its end.
  package var stepCount: Int
  /// What was shared, with whom or what, and how.
  package var trace: [ReceiptLine]
}
