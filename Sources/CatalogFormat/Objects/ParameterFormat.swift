import Foundation
import IntentModel
import PositionedJSON

enum ParameterFormat {
  static let object = ObjectFormat(
    "parameter", "One input of an action.", draft: IntentParameter(id: "", type: .string),
    fields: [
      Field(required: "id", \.id, .id, "What tokens and conditions call it."),
      Field("title", \.title, .title, "What it is called."),
      Field(
        required: "type", \.type, .valueType,
        "What it takes: a built-in type, or an entity or enum of the app.",
        otherwise: { _ in .string }),
      Field(
        "required", \.isRequired, .boolean, default: false,
        "Whether the action cannot run without it, so that a missing value is asked for."),
      Field("many", \.isMany, .boolean, default: false, "Whether it takes several values."),
      Field(
        "unit", \.unit, .plainText,
        "The unit of a measurement, or the ISO 4217 code of an amount."),
      bound("minimum", \.minimum, "The least it can be; of a duration, in seconds."),
      bound("maximum", \.maximum, "The most it can be; of a duration, in seconds."),
      defaultValue,
      Field("ask", \.ask, .tokenText, "Asks for a value: \"Which coffee?\""),
      Field(
        "choose", \.chooseAmong, .text(.parameters(others: ["count"])),
        "Said before a list of several that fit; `${count}` is how many."),
      Field(
        "guess", \.guess, .word, default: .none,
        "Where an assumption about a missing value comes from."),
      Field(
        "confirmGuess", \.confirmGuess, .tokenText, "Offers the guess: \"The usual, ${coffee}?\""),
      Field(
        "unsupported", \.unsupported, .tokenText, "Said for a value out of range or not known."),
      Field(
        "when", \.when, .condition, default: .always,
        "Whether the parameter counts at all, given the others."),
    ],
    willRead: { $0.isTypeUnknown = true },
    didRead: { parameter, node, reading in
      if reading.isTypeUnknown { reading.untypedParameters.insert(parameter.id) }
      guard reading.isNameable(parameter.id, in: node) else { return false }
      let intent = IntentReference(app: reading.app.id, intent: reading.intentID)
      reading.declare(.parameter(intent, parameter.id), at: node)
      return true
    })

  /// Relies on the type, the unit and the range, which are read before it.
  private static let defaultValue = Field<IntentParameter>(
    FieldDescription(
      key: "default", shape: LiteralFormat.shape, documentation: "The value where none is given."),
    decode: { node, parameter, reading in
      if reading.isTypeUnknown { return false }
      parameter.defaultValue = LiteralFormat.read(node, for: parameter, &reading)
      return parameter.defaultValue != nil
    }, encode: { $0.defaultValue.map(ValueLiteral.write) })

  /// An end of the range. The type is read before it, and the minimum before the maximum.
  @inline(__always)
  private static func bound(
    _ key: String, _ path: @autoclosure @escaping Path<IntentParameter, Decimal?>,
    _ documentation: String
  ) -> Field<IntentParameter> {
    let part = PartAccess(path)
    return Field(
      FieldDescription(key: key, shape: .number, documentation: documentation),
      decode: { node, parameter, reading in
        guard let bound = ValueFormat.number.read(node, &reading),
          isPossible(bound, node, parameter, &reading)
        else { return false }
        part.set(&parameter, bound)
        if let minimum = parameter.minimum, let maximum = parameter.maximum, minimum > maximum {
          reading.report(
            .rangeEmpty,
            "the minimum, \(DecimalText.text(minimum)), is above the maximum, "
              + DecimalText.text(maximum), at: node.location)
          (parameter.minimum, parameter.maximum) = (nil, nil)
        }
        return true
      }, encode: { part.get($0).map(DecimalText.json) })
  }

  private static func isPossible(
    _ bound: Decimal, _ node: JSONNode, _ parameter: IntentParameter, _ reading: inout Reading
  ) -> Bool {
    if reading.isTypeUnknown { return false }
    switch parameter.type {
    case .decimal, .currency, .measurement: return true
    case .integer, .duration:
      if node.integer != nil { return true }
      reading.reportUnreadable(
        DecimalText.text(bound), expected: "a whole number", at: node.location)
    default:
      let key = reading.key
      reading.report(
        .rangeWithoutNumber,
        "'\(key)' is for numbers, and \(Words.quoted(parameter.id)) takes "
          + Words.quoted(parameter.type.name), at: node.location)
    }
    return false
  }
}
