import Foundation

/// One value of a parameter.
package enum IntentValue: Hashable, Sendable, Codable {
  case string(String)
  case integer(Int)
  case decimal(Decimal)
  case boolean(Bool)
  case date(CalendarDate)
  case time(ClockTime)
  case dateTime(SimulatedTime)
  /// Whole seconds.
  case duration(seconds: Int)
  /// A place of the phone by id, or any other by what was said.
  case place(id: String?, text: String)
  /// A contact of the phone by id, or anyone else by what was said.
  case person(id: String?, text: String)
  /// An amount with its ISO 4217 code.
  case currency(amount: Decimal, code: String)
  /// A value with its unit as written: `kg`, `ml`.
  case measurement(value: Decimal, unit: String)
  case url(String)
  case file(String)
  case image(String)
  /// An item of an entity, or a case of an enum, of the parameter's app.
  case option(id: String)

  /// The id when the value is one of a list.
  package var optionID: String? {
    if case .option(let id) = self { id } else { nil }
  }
}
