import IntentModel

/// The rules a share sheet is ordered by; an entry's key has one number for each.
///
/// That an app's own actions come first and that no app moves the system's is documented (Human
/// Interface Guidelines, "Activity views"); that people and apps are ordered by use is too, though
/// not how. The rest is a guess from iOS 16.
struct ShareOrder {
  /// The rules by name, in the order in which they decide.
  enum Rule: Int {
    case part, fixed, favourite, use, place
  }

  let policy: SharePolicy

  var rules: [OrderingRule] {
    let policy = policy
    return [
      OrderingRule("part") { ShareGroup(rawValue: $0)?.name ?? "" },
      OrderingRule("fixed") { $0 == 0 ? "always the first" : "after what is always first" },
      OrderingRule("favourite") {
        $0 >= Self.noFavourite ? "no favourite of the person's" : "favourite \($0 + 1)"
      },
      OrderingRule("use") { policy.wording(-$0) },
      OrderingRule("place", wording: Self.placeWording),
    ]
  }

  static let noFavourite = 1 << 20
  private static let firstActivity = 1_000
  private static let activitiesOfAnApp = 10_000

  func key(
    _ group: ShareGroup, isFixed: Bool = false, favourite: Int? = nil,
    score: PredictionScore = .none, place: Int
  ) -> OrderingKey {
    let use: Int =
      switch group {
      case .people, .apps: -policy.number(score)
      // A list of actions stays where the hand knows it.
      case .ofTheApp, .favourites, .system, .extensions: 0
      }
    return OrderingKey([
      group.rawValue, isFixed ? 0 : 1, favourite ?? Self.noFavourite, use, place,
    ])
  }

  static func place(ofSystem activity: SystemActivity) -> Int {
    SystemActivity.allCases.firstIndex(of: activity) ?? 0
  }

  static func place(ofActivity position: Int, app: Int) -> Int {
    firstActivity + app * activitiesOfAnApp + min(position, activitiesOfAnApp - 1)
  }

  private static func placeWording(_ place: Int) -> String {
    guard place >= firstActivity else { return "place \(place + 1) in the system's order" }
    let (app, position) = (place - firstActivity).quotientAndRemainder(
      dividingBy: activitiesOfAnApp)
    return "activity \(position + 1) of app \(app + 1) on this phone"
  }
}

extension OrderingKey {
  /// The number of one rule of a share sheet's.
  subscript(rule: ShareOrder.Rule) -> Int {
    get { values[rule.rawValue] }
    set { values[rule.rawValue] = newValue }
  }

  /// The rule by which two entries of a share sheet differ.
  func ruleOfSharing(apartFrom other: OrderingKey) -> ShareOrder.Rule? {
    firstDifference(from: other).flatMap(ShareOrder.Rule.init)
  }
}
