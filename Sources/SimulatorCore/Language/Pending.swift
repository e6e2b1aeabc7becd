import Foundation
import IntentModel
enum StockWording {
  static func askFor(_ t: ValueType, title: String, _ l: SpokenLanguage) -> String { title }
  static func confirmGuess(value: String, _ l: SpokenLanguage) -> String { value }
  static func expectedAnswer(
    _ t: ValueType, minimum: Decimal?, maximum: Decimal?, unit: String?, _ l: SpokenLanguage
  ) -> String { "" }
  static func whichOne(count: Int, _ l: SpokenLanguage) -> String { "" }
  static func done(_ l: SpokenLanguage) -> String { "" }
  static func failed(_ l: SpokenLanguage) -> String { "" }
  static func cancelled(_ l: SpokenLanguage) -> String { "" }
  static func notUnderstood(_ l: SpokenLanguage) -> String { "" }
  static func needsUnlock(_ l: SpokenLanguage) -> String { "" }
  static func offline(_ l: SpokenLanguage) -> String { "" }
  static func working(_ l: SpokenLanguage) -> String { "" }
  static func tookTooLong(_ l: SpokenLanguage) -> String { "" }
  static func cancelButton(_ l: SpokenLanguage) -> String { "" }
  static func listJoining(_ a: [String], _ l: SpokenLanguage) -> String { "" }
  static func listOfAll(_ a: [String], _ l: SpokenLanguage) -> String { "" }
  static func confirmAction(_ s: String, _ l: SpokenLanguage) -> String { "" }
  static func sayOneOf(_ a: [String], _ l: SpokenLanguage) -> String { "" }
  static func answerDidNotFit(title: String, _ l: SpokenLanguage) -> String { "" }
  static func nothingToChoose(title: String, _ l: SpokenLanguage) -> String { "" }
}
enum ValueWording {
  static func text(_ v: IntentValue, _ l: SpokenLanguage, optionTitle: (String) -> String?)
    -> String
  { "" }
}
enum ListSplitter { static func split(_ t: String, _ l: SpokenLanguage) -> [String] { [t] } }
enum CurrencyReader {
  static func read(_ t: String, _ l: SpokenLanguage, defaultCode: String) -> (
    amount: Decimal, code: String
  )? { nil }
}
enum MeasurementReader {
  static func read(_ t: String, _ l: SpokenLanguage, defaultUnit: String?) -> (
    value: Decimal, unit: String
  )? { nil }
}
enum URLReader { static func read(_ t: String) -> String? { nil } }
struct SpokenLanguage: Hashable, Sendable { init(_ tag: String) {} }
enum TextFolding { static func folded(_ t: String) -> String { t.lowercased() } }
enum YesNo { case yes, no }
enum YesNoReader { static func read(_ t: String, _ l: SpokenLanguage) -> YesNo? { nil } }
enum CancelWords { static func isCancel(_ t: String) -> Bool { false } }
enum OrdinalAnswer { case position(Int), last }
enum OrdinalReader { static func read(_ t: String, _ l: SpokenLanguage) -> OrdinalAnswer? { nil } }
enum NumberReader { static func read(_ t: String, _ l: SpokenLanguage) -> Decimal? { nil } }
enum DateReader {
  static func read(_ t: String, _ l: SpokenLanguage, today: CalendarDate) -> CalendarDate? { nil }
}
enum TimeReader { static func read(_ t: String, _ l: SpokenLanguage) -> ClockTime? { nil } }
enum DateTimeReader {
  static func read(_ t: String, _ l: SpokenLanguage, now: SimulatedTime) -> SimulatedTime? { nil }
}
enum DurationReader { static func read(_ t: String, _ l: SpokenLanguage) -> Int? { nil } }
