import Foundation
import IntentModel
import PositionedJSON

extension ValueLiteral {
  /// One literal for each type; the compiler asks for one when there is a new type.
  static func read(
    _ content: JSONNode.Content, as type: ValueType, unit: String?, _ names: LiteralNames
  ) -> Result<IntentValue, LiteralFault> {
    switch type {
    case .string: text(content, "a text", IntentValue.string)
    case .url: text(content, "an address", IntentValue.url)
    case .file: text(content, "a file name", IntentValue.file)
    case .image: text(content, "an image name", IntentValue.image)
    case .boolean:
      if case .boolean(let value) = content {
        .success(.boolean(value))
      } else {
        mismatch("true or false", content)
      }
    case .integer:
      number(content)?.integer.map { .success(.integer($0)) }
        ?? mismatch(Words.wholeNumber(for: number(content)?.numberText), content)
    case .decimal:
      number(content)?.decimal.map { .success(.decimal($0)) }
        ?? mismatch(number(content) == nil ? "a number" : Words.decimalNumber, content)
    case .date:
      spelled(content, "a date such as '2026-03-02'") { CalendarDate($0).map(IntentValue.date) }
    case .time:
      spelled(content, "a time such as '08:10'") { ClockTime($0).map(IntentValue.time) }
    case .dateTime:
      spelled(content, "a date and time such as '2026-03-02T08:10'") {
        SimulatedTime($0).map(IntentValue.dateTime)
      }
    case .duration: duration(content)
    case .currency:
      quantity(content, unit, "an amount such as '4.50 EUR'") { .currency(amount: $0, code: $1) }
    case .measurement:
      quantity(content, unit, "a measurement such as '2 kg'") { .measurement(value: $0, unit: $1) }
    case .place:
      readNamed(
        content, expected: "a place's id", known: names.places(), rule: .unknownPlace, kind: "place"
      ).map { .place(id: $0.id, text: $0.text) }
    case .person:
      readNamed(
        content, expected: "a person's id", known: names.people(), rule: .unknownPerson,
        kind: "person"
      ).map { .person(id: $0.id, text: $0.text) }
    case .entity(let typeID), .enumeration(let typeID):
      option(content, typeID, names.options(type))
    }
  }

  private static func mismatch<Value>(
    _ expected: String, _ content: JSONNode.Content
  ) -> Result<Value, LiteralFault> {
    .failure(.mismatch(expected: expected, found: found(content)))
  }

  private static func number(_ content: JSONNode.Content) -> JSONNode? {
    guard case .number = content else { return nil }
    return JSONNode(content, at: .init(file: ""), byteRange: 0..<0)
  }

  private static func text(
    _ content: JSONNode.Content, _ expected: String, _ value: (String) -> IntentValue
  ) -> Result<IntentValue, LiteralFault> {
    if case .string(let text) = content { return .success(value(text)) }
    return mismatch(expected, content)
  }

  private static func spelled(
    _ content: JSONNode.Content, _ expected: String, _ value: (String) -> IntentValue?
  ) -> Result<IntentValue, LiteralFault> {
    guard case .string(let text) = content, let value = value(text) else {
      return mismatch(expected, content)
    }
    return .success(value)
  }

  private static func duration(_ content: JSONNode.Content) -> Result<IntentValue, LiteralFault> {
    guard case .string(let text) = content else {
      return mismatch(DurationText.expectation, content)
    }
    do throws(DurationText.Fault) {
      return .success(.duration(seconds: try DurationText.seconds(text)))
    } catch {
      return mismatch(error.expectation, content)
    }
  }

  /// A number and a unit: `4.50 EUR`, or `4.50` where the parameter has the unit.
  private static func quantity(
    _ content: JSONNode.Content, _ unit: String?, _ expected: String,
    _ value: (Decimal, String) -> IntentValue
  ) -> Result<IntentValue, LiteralFault> {
    var amount: Decimal?
    var ownUnit: Substring = ""
    if case .string(let text) = content {
      let parts = text.split(separator: " ", maxSplits: 1)
      amount = parts.first.flatMap { DecimalText.decimal($0) }
      if parts.count == 2 { ownUnit = parts[1] }
    } else {
      amount = number(content)?.decimal
    }
    guard let amount, let unit = ownUnit.isEmpty ? unit : String(ownUnit) else {
      return mismatch(expected, content)
    }
    return .success(value(amount, unit))
  }

  private static func option(
    _ content: JSONNode.Content, _ typeID: String, _ options: NameList?
  ) -> Result<IntentValue, LiteralFault> {
    guard case .string(let id) = content else {
      return mismatch("the id of an item of \(Words.quoted(typeID))", content)
    }
    if let options, !options.contains(id) {
      return .failure(
        .unknown(
          .unknownItem, "\(Words.quoted(typeID)) has no item \(Words.quoted(id))", id: id,
          known: options.ids))
    }
    return .success(.option(id: id))
  }
}
