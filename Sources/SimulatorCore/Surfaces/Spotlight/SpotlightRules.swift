import IntentModel

/// The rules Spotlight's rows are ordered by; a row's key has one number for each.
///
/// The order is ours, a guess: how the words match, then what is used most, then the authors'
/// order. Apple documents only that the order of App Shortcuts and of their values comes from the
/// app ("Design App Shortcuts", WWDC22).
enum SpotlightRules {
  static let all: [OrderingRule] = [
    OrderingRule("section") { SpotlightSection(rawValue: $0)?.name ?? "" }, match, prediction, app,
    place, value,
  ]

  /// The Top Hit is the best row of all by these.
  static let topHit: [OrderingRule] = [
    match,
    OrderingRule("kind") {
      switch SpotlightIndex.Kind(rawValue: UInt8(clamping: $0)) {
      case .app?: "an app"
      case .appShortcut?: "an App Shortcut"
      case .content?: "content of an app"
      case .intent?: "an action without an App Shortcut"
      case .contact?: "a person"
      case nil: ""
      }
    }, prediction, app, place, value,
  ]

  /// What belongs to no app stands behind all of them.
  static let noApp = 1 << 20
  static let contentPlace = 1 << 24

  private static let match = OrderingRule("match") {
    WordMatch(rawValue: $0)?.wording ?? "nothing searched"
  }
  private static let prediction = OrderingRule("use") {
    "score \(PredictionScore.text(-$0)) of \(PredictionScore.text(PredictionScore.maximum))"
  }
  private static let app = OrderingRule("app") {
    $0 >= noApp ? "of no app" : "app \($0 + 1) on this phone"
  }
  private static let place = OrderingRule("place") { value in
    switch value {
    case 0: "the app itself"
    case ...AppShortcut.maximumCount: "App Shortcut \(value) of its app"
    case ..<contentPlace: "action \(value - AppShortcut.maximumCount) of its app"
    default: "content list \(value - contentPlace + 1) of its app"
    }
  }
  private static let value = OrderingRule("value") {
    $0 == 0 ? "without a value" : "place \($0) in the list's order"
  }
}
