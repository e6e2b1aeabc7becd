import Findings
import IntentModel
import PositionedJSON

/// `when`: what has to hold.
enum ConditionFormat {
  static let reservedKeys = ["not", "all", "any"]
  private static let set = "set"

  static let factValueShape = Shape.named(
    "fact value", summary: "What a fact can be, and what a condition compares with.",
    .either([.boolean, .number, .string()]))

  static let shape = Shape.named(
    "condition",
    summary:
      "What has to hold: names with what they are. A name is a parameter of the intent, else a "
      + "fact of the app, else part of the context. Several keys must all hold.",
    .table(
      .either([
        factValueShape, .list(factValueShape),
        .object(
          ObjectDescription(
            name: "presence", summary: "Whether a name has a value at all.",
            fields: [
              FieldDescription(
                key: set, shape: .boolean, documentation: "Whether it has one.", isRequired: true)
            ])),
      ]),
      reserved: [
        FieldDescription(
          key: "not", shape: .reference("condition"), documentation: "Holds when this does not."),
        FieldDescription(
          key: "all", shape: .list(.reference("condition")),
          documentation: "Holds when each of these does."),
        FieldDescription(
          key: "any", shape: .list(.reference("condition")),
          documentation: "Holds when one of these does."),
      ]))

  /// Brackets in a file are nested 128 deep at most, so this cannot run away.
  static func read(_ node: JSONNode, _ reading: inout Reading) -> Condition? {
    guard let members = reading.members(of: node, expected: "a condition") else { return nil }
    var parts = [Condition]()
    for member in members {
      reading.key = member.key
      if let part = readPart(member, &reading) { parts.append(part) }
    }
    return parts.count > 1 ? .all(parts) : parts.first ?? .always
  }

  private static func readPart(_ member: JSONMember, _ reading: inout Reading) -> Condition? {
    switch member.key {
    case "not": return read(member.value, &reading).map(Condition.not)
    case "all": return readList(member.value, &reading).map(Condition.all)
    case "any": return readList(member.value, &reading).map(Condition.any)
    default: return readComparison(member, &reading)
    }
  }

  private static func readList(_ node: JSONNode, _ reading: inout Reading) -> [Condition]? {
    guard let nodes = reading.elements(of: node) else { return nil }
    let key = reading.key
    var result = [Condition]()
    for node in nodes {
      reading.key = key
      if let condition = read(node, &reading) { result.append(condition) }
    }
    return result
  }

  private static func readComparison(_ member: JSONMember, _ reading: inout Reading) -> Condition? {
    let name = member.key
    var values = [(FactValue, SourceLocation)]()
    let condition: Condition
    switch member.value.content {
    case .object(let members):
      guard let isSet = readPresence(members, member.value, &reading) else { return nil }
      condition = .isSet(name: name, isSet)
    case .array(let nodes):
      for node in nodes {
        if let value = ValueFormat.factValue.read(node, &reading) {
          values.append((value, node.location))
        }
      }
      condition = .oneOf(name: name, values.map(\.0))
    default:
      guard let value = ValueFormat.factValue.read(member.value, &reading) else { return nil }
      values.append((value, member.value.location))
      condition = .equals(name: name, value)
    }
    reading.checks.append(.condition(name: name, location: member.keyLocation, values: values))
    return condition
  }

  private static func readPresence(
    _ members: [JSONMember], _ node: JSONNode, _ reading: inout Reading
  ) -> Bool? {
    var result: Bool?
    for member in members {
      if member.key == set {
        reading.key = set
        result = ValueFormat.boolean.read(member.value, &reading)
      } else {
        reading.reportUnknownKey(member, in: "comparison", known: [set])
      }
    }
    if members.isEmpty { reading.reportWrongType(node, expected: "a value or { \"set\": true }") }
    return result
  }

  static func write(_ condition: Condition) -> JSONValue {
    .object(members(condition))
  }

  private static func members(_ condition: Condition) -> [JSONValue.Member] {
    switch condition {
    case .always: []
    case .equals(let name, let value): [.init(name, ValueFormat.factValue.write(value))]
    case .oneOf(let name, let values):
      [.init(name, .array(values.map(ValueFormat.factValue.write)))]
    case .isSet(let name, let isSet): [.init(name, .object([.init(set, .boolean(isSet))]))]
    case .not(let inner): [.init("not", write(inner))]
    case .all(let parts): mergedMembers(parts) ?? [.init("all", .array(parts.map(write)))]
    case .any(let parts): [.init("any", .array(parts.map(write)))]
    }
  }

  /// Several comparisons of different names stand side by side in one object.
  private static func mergedMembers(_ parts: [Condition]) -> [JSONValue.Member]? {
    guard parts.count > 1 else { return nil }
    var names = Set<String>()
    var result = [JSONValue.Member]()
    for part in parts {
      switch part {
      case .equals(let name, _), .oneOf(let name, _), .isSet(let name, _):
        guard names.insert(name).inserted else { return nil }
        result += members(part)
      case .always, .not, .all, .any: return nil
      }
    }
    return result
  }
}

extension ValueFormat where Value == Condition {
  static var condition: ValueFormat {
    ValueFormat(
      ConditionFormat.shape, read: { ConditionFormat.read($0, &$1) }, write: ConditionFormat.write)
  }
}

extension ValueFormat where Value == FactValue {
  static var factValue: ValueFormat {
    ValueFormat(ConditionFormat.factValueShape) { node, reading in
      switch node.content {
      case .boolean(let value): return .boolean(value)
      case .string(let value): return .text(value)
      case .number:
        guard let value = node.decimal else { fallthrough }
        return .number(value)
      default:
        reading.reportWrongType(node, expected: "true, false, a number or a text")
        return nil
      }
    } write: { value in
      switch value {
      case .boolean(let value): .boolean(value)
      case .number(let value): DecimalText.json(value)
      case .text(let value): .string(value)
      }
    }
  }
}
