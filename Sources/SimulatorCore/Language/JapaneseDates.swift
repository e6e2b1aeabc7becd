import IntentModel

/// How a day is said in Japanese.
struct JapaneseDates {
  let today: CalendarDate

  var rules: [SpokenRule<CalendarDate>] { [] }
}
