/// How the system orders people and apps in the sheet. The default is a guess of ours; Apple says
/// only that the sheet gives quick access to what is used often (Human Interface Guidelines,
/// "Activity views").
package enum SharePolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// Frequency, recency, time of day and place together, as Spotlight weighs them.
  case use
  /// The last used first.
  case recency
  /// The most used in the last 28 days first.
  case frequency
  /// No history: the system's order, then the order of the apps on the phone.
  case fixed

  package var title: String {
    switch self {
    case .use: "by use, time and place"
    case .recency: "last used first"
    case .frequency: "most used first"
    case .fixed: "the same for everybody"
    }
  }

  func number(_ score: PredictionScore) -> Int {
    switch self {
    case .use: score.total
    case .recency: score.daysSinceLast.map { 100_000 - min($0, 100_000) } ?? 0
    case .frequency: score.recentCount
    case .fixed: 0
    }
  }

  func wording(_ number: Int) -> String {
    switch self {
    case .use:
      return "score \(PredictionScore.text(number)) of "
        + PredictionScore.text(PredictionScore.maximum)
    case .recency:
      if number == 0 { return "never shared to" }
      let days = 100_000 - number
      return switch days {
      case 0: "last shared to today"
      case 1: "last shared to yesterday"
      default: "last shared to \(days) days ago"
      }
    case .frequency:
      return number == 1 ? "shared to once in 28 days" : "shared to \(number) times in 28 days"
    case .fixed: return "not counted"
    }
  }
}
