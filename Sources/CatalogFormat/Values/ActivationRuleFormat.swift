import IntentModel
import PositionedJSON

extension ValueFormat where Value == Int {
  /// How many: at least 1.
  static var count: ValueFormat {
    ValueFormat(.integer(minimum: 1)) { node, reading in
      guard let count = integer.read(node, &reading) else { return nil }
      if count >= 1 { return count }
      reading.reportUnreadable("\(count)", expected: "a whole number from 1 on", at: node.location)
      return nil
    } write: {
      .number($0)
    }
  }
}

extension ValueFormat where Value == ActivationRule {
  /// The dictionary or the predicate of an `Info.plist`. A rule that cannot be read never offers
  /// the extension, as on a phone, and says so.
  static var activationRule: ValueFormat {
    let table = ActivationRule.Key.allCases.map {
      FieldDescription(
        key: $0.rawValue, shape: $0 == .text ? .boolean : .integer(minimum: 0),
        documentation: "The kind, and how many of it.")
    }
    let shape = Shape.named(
      "activation rule",
      summary: "What an extension is offered for, in the words of `NSExtensionActivationRule`.",
      .either([
        .string(),
        .object(
          ObjectDescription(
            name: "activation table",
            summary: "Kinds of content, with the most of each; what is not named is not supported.",
            fields: table)),
      ]))
    return ValueFormat(shape) { node, reading in
      switch node.content {
      case .string(let text): return predicate(text, node, &reading)
      case .object(let members): return dictionary(members, node, &reading)
      default:
        reading.reportWrongType(node, expected: "a predicate, or a table of kinds with counts")
        return nil
      }
    } write: { rule in
      switch rule {
      case .predicate(let predicate): .string(ActivationPredicateText.text(predicate))
      case .unreadable(let text): .string(text)
      case .dictionary(let supports):
        .object(
          supports.map {
            .init($0.key.rawValue, $0.key == .text ? .boolean($0.count > 0) : .number($0.count))
          })
      }
    }
  }

  private static func predicate(
    _ text: String, _ node: JSONNode, _ reading: inout Reading
  ) -> ActivationRule {
    do {
      return .predicate(try ActivationPredicateText.predicate(text))
    } catch {
      reading.report(
        .predicateUnreadable,
        "character \(error.position) of the predicate: \(error.message); the extension is never offered",
        at: node.location)
      return .unreadable(text)
    }
  }

  private static func dictionary(
    _ members: [JSONMember], _ node: JSONNode, _ reading: inout Reading
  ) -> ActivationRule {
    let ignored = [
      "NSExtensionActivationDictionaryVersion", "NSExtensionActivationUsesStrictMatching",
    ]
    var supports = [ActivationRule.Support]()
    for member in members where !ignored.contains(member.key) {
      guard let key = ActivationRule.Key(rawValue: member.key) else {
        reading.reportUnknownKey(
          member, in: "activation rule", known: ActivationRule.Key.allCases.map(\.rawValue))
        continue
      }
      reading.key = member.key
      switch member.value.content {
      case .boolean(let isSupported): supports.append(.init(key, isSupported ? 1 : 0))
      default:
        guard let count = ValueFormat<Int>.integer.read(member.value, &reading) else { continue }
        supports.append(.init(key, max(0, count)))
      }
    }
    if !supports.contains(where: { $0.count > 0 }) {
      reading.report(
        .ruleSupportsNothing,
        "the activation rule supports nothing, so the extension is never offered", at: node.location
      )
    }
    return .dictionary(supports)
  }
}
