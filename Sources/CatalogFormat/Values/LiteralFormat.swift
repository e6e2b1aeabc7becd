import Findings
import Foundation
import IntentModel
import PositionedJSON

/// Values for parameters: a default, or what a button or the history gives.
enum LiteralFormat {
  static let shape = Shape.named(
    "value",
    summary: "A value of the parameter's type; the section Values says how each is written.",
    .either([
      .string(), .number, .boolean,
      .object(
        ObjectDescription(
          name: "named place or person",
          summary: "A place or person by what was said, known to the phone or not.",
          fields: ValueLiteral.namedFields)),
    ]))

  static let givenShape = Shape.named(
    "given values", summary: "Values for parameters, by id; a list where a parameter takes many.",
    .table(.either([shape, .list(shape)])))

  /// Reads one value for a parameter and reports what does not fit.
  static func read(
    _ node: JSONNode, for parameter: IntentParameter, _ reading: inout Reading
  ) -> IntentValue? {
    let names = LiteralNames(app: reading.givenApp ?? reading.app, phone: reading.phone)
    let result = ValueLiteral.read(
      node.content, as: parameter.type, unit: parameter.unit, names)
    switch result {
    case .success(let value):
      return isInRange(value, parameter, node.location, &reading) ? value : nil
    case .failure(.mismatch(let expected, let found)):
      reading.report(
        .valueDoesNotFit,
        "expected \(expected) for \(Words.quoted(parameter.id)), found \(found)",
        at: node.location)
    case .failure(.unknown(let rule, let message, let id, let known)):
      reading.report(rule, message, near: id, among: { _ in known }, at: node.location)
    }
    return nil
  }

  private static func isInRange(
    _ value: IntentValue, _ parameter: IntentParameter, _ location: SourceLocation,
    _ reading: inout Reading
  ) -> Bool {
    guard let amount = value.amount else { return true }
    if let minimum = parameter.minimum, amount < minimum {
      reading.report(
        .valueOutOfRange,
        "\(DecimalText.text(amount)) is below the minimum of \(Words.quoted(parameter.id)), "
          + DecimalText.text(minimum), at: location)
      return false
    }
    if let maximum = parameter.maximum, amount > maximum {
      reading.report(
        .valueOutOfRange,
        "\(DecimalText.text(amount)) is above the maximum of \(Words.quoted(parameter.id)), "
          + DecimalText.text(maximum), at: location)
      return false
    }
    return true
  }

  static func readGiven(_ node: JSONNode, _ reading: inout Reading) -> [GivenValue]? {
    guard let members = reading.members(of: node, expected: "a table of values") else { return nil }
    guard let intent = reading.givenIntent else {
      let key = reading.key
      reading.report(
        .valuesWithoutIntent, "'\(key)' gives values, but there is no intent to take them",
        at: node.location)
      return nil
    }
    var result = [GivenValue]()
    for member in members {
      guard let parameter = intent.scope[member.key] else {
        reading.report(
          .unknownParameter,
          "\(Words.quoted(intent.name)) has no parameter \(Words.quoted(member.key))",
          near: member.key, among: { _ in intent.scope.parameters.map(\.id) },
          at: member.keyLocation)
        continue
      }
      // Of a parameter whose type is not known nothing can be read.
      if intent.scope.isUntyped(parameter.id) { continue }
      let values = readValues(member.value, for: parameter, &reading)
      if !values.isEmpty { result.append(GivenValue(parameter: member.key, values: values)) }
    }
    return result
  }

  private static func readValues(
    _ node: JSONNode, for parameter: IntentParameter, _ reading: inout Reading
  ) -> [IntentValue] {
    guard case .array(let nodes) = node.content else {
      return read(node, for: parameter, &reading).map { [$0] } ?? []
    }
    guard parameter.isMany || nodes.count == 1 else {
      reading.report(
        .valueDoesNotFit,
        "\(Words.quoted(parameter.id)) takes one value, found a list of \(nodes.count)",
        at: node.location)
      return []
    }
    return nodes.compactMap { read($0, for: parameter, &reading) }
  }
}

extension IntentValue {
  /// What a minimum and a maximum are compared with.
  fileprivate var amount: Decimal? {
    switch self {
    case .integer(let value): Decimal(value)
    case .decimal(let value): value
    case .duration(let seconds): Decimal(seconds)
    case .currency(let amount, _): amount
    case .measurement(let value, _): value
    default: nil
    }
  }
}

extension ValueFormat where Value == [GivenValue] {
  /// Values for the parameters of the intent that was named before.
  static var givenValues: ValueFormat {
    ValueFormat(LiteralFormat.givenShape, read: { LiteralFormat.readGiven($0, &$1) }) { given in
      .object(
        given.map { given in
          JSONValue.Member(
            given.parameter,
            given.values.count == 1
              ? ValueLiteral.write(given.values[0])
              : .array(given.values.map(ValueLiteral.write)))
        })
    }
  }
}
