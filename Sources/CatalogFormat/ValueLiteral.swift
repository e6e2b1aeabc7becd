import Foundation
import IntentModel
import PositionedJSON

/// How the value of a parameter stands in a file, or in a line of text.
package enum ValueLiteral {
  /// Reads what stands in a file. An amount or a measurement without a unit takes the one given.
  package static func read(
    _ node: JSONNode, as type: ValueType, unit: String? = nil, app: AppCatalog,
    phone: PhoneCatalog?
  ) -> Result<IntentValue, LiteralFault> {
    read(node.content, as: type, unit: unit, LiteralNames(app: app, phone: phone))
  }

  /// Reads what a person typed: as in a file, but `true` and `12` need no other spelling than a
  /// text has, and a place or person that the phone does not know is anyone or anywhere else.
  package static func read(
    _ text: String, as type: ValueType, unit: String? = nil, app: AppCatalog,
    phone: PhoneCatalog?
  ) -> Result<IntentValue, LiteralFault> {
    switch type {
    case .boolean where text == "true" || text == "false": .success(.boolean(text == "true"))
    case .integer:
      Int(text).map { .success(.integer($0)) }
        ?? .failure(.mismatch(expected: "a whole number", found: Words.quoted(text)))
    case .decimal:
      DecimalText.decimal(text).map { .success(.decimal($0)) }
        ?? .failure(.mismatch(expected: "a number", found: Words.quoted(text)))
    case .place:
      .success(
        .place(id: phone?.places.contains { $0.id == text } == true ? text : nil, text: text))
    case .person:
      .success(
        .person(id: phone?.people.contains { $0.id == text } == true ? text : nil, text: text))
    default: read(.string(text), as: type, unit: unit, LiteralNames(app: app, phone: phone))
    }
  }

  package static func write(_ value: IntentValue) -> JSONValue {
    switch value {
    case .integer(let value): .number(value)
    case .decimal(let value): DecimalText.json(value)
    case .boolean(let value): .boolean(value)
    case .place(let id, let text), .person(let id, let text): writeNamed(id, text)
    default: .string(self.text(value))
    }
  }

  /// The value in one line, as `read` takes it.
  package static func text(_ value: IntentValue) -> String {
    switch value {
    case .string(let text), .url(let text), .file(let text), .image(let text): text
    case .integer(let value): "\(value)"
    case .decimal(let value): DecimalText.text(value)
    case .boolean(let value): "\(value)"
    case .date(let date): "\(date)"
    case .time(let time): "\(time)"
    case .dateTime(let time): "\(time)"
    case .duration(let seconds): DurationText.text(seconds: seconds)
    case .place(let id, let text), .person(let id, let text): id ?? text
    case .currency(let amount, let code): "\(DecimalText.text(amount)) \(code)"
    case .measurement(let value, let unit): "\(DecimalText.text(value)) \(unit)"
    case .option(let id): id
    }
  }

  private static let idKey = "id"
  private static let textKey = "text"

  /// Somebody or somewhere: an id, or what was said where that is not the id.
  static let namedFields = [
    FieldDescription(
      key: idKey, shape: .string(), documentation: "A place or person of the phone, by id."),
    FieldDescription(
      key: textKey, shape: .string(), documentation: "What was said for it.", isRequired: true),
  ]

  private static func writeNamed(_ id: String?, _ text: String) -> JSONValue {
    guard let id else { return .object([.init(textKey, .string(text))]) }
    return id == text
      ? .string(id) : .object([.init(idKey, .string(id)), .init(textKey, .string(text))])
  }

  static func readNamed(
    _ content: JSONNode.Content, expected: String, known: NameList?, rule: CatalogRule,
    kind: String
  ) -> Result<(id: String?, text: String), LiteralFault> {
    let id: String?
    let text: String
    switch content {
    case .string(let name): (id, text) = (name, name)
    case .object(let members):
      id = members.first { $0.key == idKey }?.value.string
      guard let said = members.first(where: { $0.key == textKey })?.value.string,
        members.allSatisfy({ $0.key == textKey || ($0.key == idKey && $0.value.string != nil) })
      else {
        return .failure(
          .mismatch(expected: "\(expected) or { \"text\": … }", found: "another object"))
      }
      text = said
    default: return .failure(.mismatch(expected: expected, found: found(content)))
    }
    if let id, let known, !known.contains(id) {
      return .failure(
        .unknown(rule, "the phone knows no \(kind) \(Words.quoted(id))", id: id, known: known.ids))
    }
    return .success((id, text))
  }

  static func found(_ content: JSONNode.Content) -> String {
    switch content {
    case .string(let text): Words.quoted(text)
    case .number(let text): text.prefix(40) + (text.utf8.count > 40 ? "…" : "")
    default: Words.found(JSONNode(content, at: .init(file: ""), byteRange: 0..<0))
    }
  }
}
