/// A value without a place, to be written.
package enum JSONValue: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  case null
  case boolean(Bool)
  /// As it is to be written; what is no JSON number is written as text.
  case number(text: String)
  case string(String)
  case array([JSONValue])
  /// In the order in which they are written.
  case object([Member])
}

extension JSONNode {
  /// The same without places.
  package var value: JSONValue {
    switch content {
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .number(let text): .number(text: text)
    case .string(let value): .string(value)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members): .object(members.map { JSONValue.Member($0.key, $0.value.value) })
    }
  }
}

extension JSONValue {
  package static func number(_ value: Int) -> JSONValue { .number(text: String(value)) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .number(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Keeps the order.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map(Member.init))
  }
}
