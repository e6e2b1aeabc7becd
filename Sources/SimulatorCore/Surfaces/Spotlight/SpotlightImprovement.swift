/// What would move a row of Spotlight above the one it loses to.
package enum SpotlightImprovement: Hashable, Sendable {
  /// Searching for its whole title makes it the Top Hit.
  case wholeTitle(String)
  /// More use of its app, so that its score passes the other's.
  case moreUse(app: String, above: Int)
  /// An earlier place of its app on the phone.
  case earlierApp
  /// An earlier place among what its app declares of the kind.
  case earlierDeclaration
  /// An earlier place in the author's list of values.
  case earlierValue
  /// A title, or a reading, that comes earlier by its letters.
  case earlierTitle
  /// Uses of the value, and then the app opened, which takes the new order.
  case useThenOpening(String)
  /// No change would, and why.
  case nothing(String)

  package var words: String {
    switch self {
    case .wholeTitle(let title): "a search for its whole title, \"\(title)\""
    case .moreUse(_, let score):
      score >= PredictionScore.maximum
        ? "nothing: the other app's score is the highest there is"
        : "more use of its app: a score above \(PredictionScore.text(score))"
    case .earlierApp: "an earlier place of its app on the phone"
    case .earlierDeclaration: "an earlier place among what its app declares"
    case .earlierValue: "an earlier place in the author's list"
    case .earlierTitle: "a title or reading with earlier letters, and then an opening of its app"
    case .useThenOpening(let uses): "\(uses), and then an opening of its app"
    case .nothing(let reason): "nothing: \(reason)"
    }
  }
}
