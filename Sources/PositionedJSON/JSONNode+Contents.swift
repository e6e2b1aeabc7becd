import Foundation

/// What is in a node, when it is of the kind asked for.
extension JSONNode {
  package var boolean: Bool? {
    if case .boolean(let value) = content { value } else { nil }
  }

  package var string: String? {
    if case .string(let value) = content { value } else { nil }
  }

  package var numberText: String? {
    if case .number(let text) = content { text } else { nil }
  }

  /// The number as an `Int`, when it is exactly one: `3`, `3.0` and `3e2`, not `3.5` or `1e400`.
  package var integer: Int? { numberText.flatMap { ExactNumber($0)?.integer } }

  /// The number as a `Decimal`, when no digit is lost.
  package var decimal: Decimal? { numberText.flatMap { ExactNumber($0)?.decimal } }

  package var elements: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  package var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The value of a key, when this is an object that has it.
  package subscript(key: String) -> JSONNode? {
    members?.first { $0.key == key }?.value
  }

  /// The kind of value in words, for messages: `expected a string, found an object`.
  package var kindName: String {
    switch content {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
