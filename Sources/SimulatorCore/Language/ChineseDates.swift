import IntentModel

/// How a day is said in Chinese.
struct ChineseDates {
  let today: CalendarDate

  var rules: [SpokenRule<CalendarDate>] { [] }
}
