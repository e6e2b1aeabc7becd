import Foundation
import IntentModel

/// How likely the person wants an app now, from the one history: a guess of ours.
///
/// Apple names place, time of day, repetition and recency as what suggestions are made from
/// ("Donating Shortcuts", SiriKit documentation), not how they are weighed. Each part goes from 0
/// to 100; the sum weighs frequency three times and the others twice, in hundredths.
package struct PredictionScore: Hashable, Sendable {
  /// Performances in the last 28 days; ten are as good as any number.
  package private(set) var recentCount = 0
  /// Nil when it was never used.
  package private(set) var daysSinceLast: Int?
  /// Performances on this kind of day, and those of them within an hour of now.
  package private(set) var sameKindOfDay = 0
  package private(set) var sameHour = 0
  package private(set) var count = 0
  /// Those of them that the phone itself declares.
  package private(set) var declaredCount = 0
  package private(set) var samePlace = 0

  package static let maximum = 900
  /// So many on such days, and so many anywhere, show a habit.
  static let habitOfDays = 3
  static let habitOfPlaces = 2
  static let none = PredictionScore()

  private init() {}

  /// Counts one use.
  mutating func add(
    time: SimulatedTime, place usePlace: String?, isDeclared: Bool, at now: SimulatedTime,
    here place: String?
  ) {
    count += 1
    if isDeclared { declaredCount += 1 }
    let age = max(0, now.seconds - time.seconds)
    let days = age / 86_400
    if days < 28 { recentCount += 1 }
    let nights = max(0, now.date.dayNumber - time.date.dayNumber)
    daysSinceLast = min(daysSinceLast ?? nights, nights)
    if time.date.weekday.isWeekend == now.date.weekday.isWeekend {
      sameKindOfDay += 1
      if time.time.isWithinAnHour(of: now.time) { sameHour += 1 }
    }
    if let place, usePlace == place { samePlace += 1 }
  }

  package var frequency: Int { min(recentCount, 10) * 10 }
  /// Halves every seven days.
  package var recency: Int {
    daysSinceLast.map { Int((100 * exp2(-Double(min($0, 700)) / 7)).rounded()) } ?? 0
  }
  package var timeOfDay: Int {
    sameKindOfDay >= Self.habitOfDays ? sameHour * 100 / sameKindOfDay : 0
  }
  package var place: Int { count >= Self.habitOfPlaces ? samePlace * 100 / count : 0 }

  package var total: Int { 3 * frequency + 2 * recency + 2 * timeOfDay + 2 * place }

  package static func text(_ hundredths: Int) -> String {
    "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}

extension ClockTime {
  /// Around midnight too.
  func isWithinAnHour(of other: ClockTime) -> Bool {
    let apart = abs(secondOfDay - other.secondOfDay)
    return min(apart, 86_400 - apart) <= 3_600
  }
}

extension Weekday {
  var isWeekend: Bool { self == .saturday || self == .sunday }
}

extension Simulator {
  /// Each app's score now, in the apps' order on the phone.
  func predictionScores(in state: SimulationState) -> [PredictionScore] {
    var scores = Array(repeating: PredictionScore.none, count: phone.apps.count)
    func count(_ performances: [Performance], isDeclared: Bool) {
      for performance in performances {
        guard let app = index.appPosition(performance.intent.app) else { continue }
        scores[app].add(
          time: performance.time, place: performance.place, isDeclared: isDeclared,
          at: state.context.time, here: state.context.place)
      }
    }
    count(index.seededHistory, isDeclared: true)
    count(state.person.performances, isDeclared: false)
    return scores
  }
}
