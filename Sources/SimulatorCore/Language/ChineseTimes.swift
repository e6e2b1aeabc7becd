import IntentModel

/// How a time of day is said in Chinese.
struct ChineseTimes {
  let part: DayPart?

  var rules: [SpokenRule<ClockTime>] { [{ ClockTime.checked($0.digits(1...2), part: part) }] }
}
