import IntentModel

/// What a score was counted from, so that it can be added up: which performances, how many, and
/// what each part makes of them.
struct PredictionReceipt {
  private let score: PredictionScore
  private let moment: PhoneContext
  /// The place the phone is at, in words; nil where it is nowhere in particular.
  private let place: String?
  private let uses: Uses

  /// What is counted.
  enum Uses {
    /// Performances of an app's actions.
    case ofApp
    /// Shares to a target of the share sheet, and messages to it that an intent for messages sent.
    case ofTarget

    func counted(_ count: Int) -> String {
      switch self {
      case .ofApp: "\(count) \(count == 1 ? "performance" : "performances") of its app's actions"
      case .ofTarget: "\(count) \(count == 1 ? "share or message" : "shares and messages") to it"
      }
    }
  }

  init(
    _ score: PredictionScore, _ simulator: Simulator, _ moment: PhoneContext, of uses: Uses = .ofApp
  ) {
    self.score = score
    self.uses = uses
    self.moment = moment
    place = moment.place.flatMap { simulator.index.place($0) }?
      .display.title.text(in: moment.language)
  }

  /// Beside the sum.
  var note: String {
    score.count == 0
      ? ": its app was never used" : ": its app's, the four parts below added up"
  }

  /// Nothing for what was never used.
  var lines: [ReceiptLine] {
    guard score.count > 0 else { return [] }
    return [
      ReceiptLine(.rule, "counted", counted),
      part("frequency", 3 * score.frequency, of: 3, frequency),
      part("recency", 2 * score.recency, of: 2, recency),
      part("time of day", 2 * score.timeOfDay, of: 2, timeOfDay),
      part("here", 2 * score.place, of: 2, here),
    ]
  }

  private func part(_ label: String, _ points: Int, of most: Int, _ why: String) -> ReceiptLine {
    ReceiptLine(.rule, label, "\(PredictionScore.text(points)) of \(most).00: \(why)")
  }

  private var counted: String {
    let declared = "the phone's own history, which --fresh keeps"
    let all = uses.counted(score.count)
    switch score.declaredCount {
    case 0: return "\(all), all by the person"
    case score.count: return "\(all), all in \(declared)"
    default:
      let own = score.count - score.declaredCount
      return "\(all): \(own) by the person and \(score.declaredCount) in \(declared)"
    }
  }

  private var frequency: String {
    "\(score.recentCount) of the \(score.count) in the last 28 days, 0.30 each, ten at most"
  }

  private var recency: String {
    let days = score.daysSinceLast ?? 0
    let last = days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
    return "the last was \(last); half of it is lost in 7 days"
  }

  private var timeOfDay: String {
    let days = moment.time.date.weekday.isWeekend ? "at weekends" : "on weekdays"
    let onSuchDays = "\(score.sameKindOfDay) of the \(score.count) \(days)"
    guard score.sameKindOfDay >= PredictionScore.habitOfDays else {
      return "\(onSuchDays); \(PredictionScore.habitOfDays) show a habit"
    }
    return "\(onSuchDays), \(score.sameHour) of these within an hour of \(moment.time.time)"
  }

  private var here: String {
    guard let place else { return "the phone is nowhere in particular" }
    guard score.count >= PredictionScore.habitOfPlaces else {
      return "one alone; \(PredictionScore.habitOfPlaces) show a habit"
    }
    return "\(score.samePlace) of the \(score.count) at \(place)"
  }
}
