import PositionedJSON

/// The format as a JSON Schema, for editors to complete, explain and underline.
package enum CatalogSchema {
  /// The name under which files find it.
  package static let fileName = FileFields.schemaFile

  /// The text of the schema: draft 2020-12, for files of apps and of phones alike.
  package static func text() -> String { JSONWriter.text(value()) }

  static func value() -> JSONValue {
    var definitions = SchemaDefinitions()
    let files = [
      definitions.schema(.object(AppFormat.file.description)),
      definitions.schema(.object(PhoneFormat.file.description)),
    ]
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Understudy catalog",
      // Two words of Visual Studio Code for the liberties that the format takes.
      "allowComments": true, "allowTrailingCommas": true,
      "anyOf": .array(files),
      "$defs": .object(definitions.members),
    ]
  }
}

/// The shapes that have a name, each described once.
private struct SchemaDefinitions {
  private(set) var members: [JSONValue.Member] = []
  private var names: Set<String> = []

  mutating func schema(_ shape: Shape) -> JSONValue { .object(keywords(shape)) }

  private mutating func keywords(_ shape: Shape) -> [JSONValue.Member] {
    switch shape {
    case .string(let pattern):
      [.init("type", "string")] + (pattern.map { [.init("pattern", .string($0))] } ?? [])
    case .integer(let minimum):
      [.init("type", "integer")] + (minimum.map { [.init("minimum", .number($0))] } ?? [])
    case .number: [.init("type", "number")]
    case .boolean: [.init("type", "boolean")]
    case .constant(let value): [.init("const", value)]
    case .word(let words): [.init("enum", .array(words.map(JSONValue.string)))]
    case .list(let element): [.init("type", "array"), .init("items", schema(element))]
    case .pair(let first, let second):
      [
        .init("type", "array"), .init("prefixItems", [schema(first), schema(second)]),
        .init("items", false), .init("minItems", 2),
      ]
    case .table(let value, let reserved):
      [.init("type", "object")]
        + (reserved.isEmpty ? [] : [.init("properties", properties(reserved))])
        + [.init("additionalProperties", schema(value))]
    case .either(let shapes): [.init("anyOf", .array(shapes.map { schema($0) }))]
    case .object(let object):
      reference(to: object.name) { definitions in
        [.init("description", .string(object.summary))] + definitions.keywords(object)
      }
    case .named(let name, let summary, let shape):
      reference(to: name) { definitions in
        [.init("description", .string(summary))] + definitions.keywords(shape)
      }
    case .reference(let name): [.init("$ref", .string(Self.path(name)))]
    }
  }

  private mutating func keywords(_ object: ObjectDescription) -> [JSONValue.Member] {
    let required = object.fields.filter(\.isRequired).map { JSONValue.string($0.key) }
    return [.init("type", "object"), .init("properties", properties(object.fields))]
      + (required.isEmpty ? [] : [.init("required", .array(required))])
      + [.init("additionalProperties", false)]
  }

  private mutating func properties(_ fields: [FieldDescription]) -> JSONValue {
    .object(
      fields.map { field in
        let description = JSONValue.Member("description", .string(field.documentation))
        let usual = field.defaultValue.map { [JSONValue.Member("default", $0)] } ?? []
        return .init(field.key, .object([description] + keywords(field.shape) + usual))
      })
  }

  private mutating func reference(
    to name: String, _ definition: (inout SchemaDefinitions) -> [JSONValue.Member]
  ) -> [JSONValue.Member] {
    if names.insert(name).inserted {
      // Its place in the order comes before those of its parts.
      let index = members.count
      members.append(.init(Self.identifier(name), .null))
      members[index].value = .object(definition(&self))
    }
    return [.init("$ref", .string(Self.path(name)))]
  }

  private static func path(_ name: String) -> String { "#/$defs/\(identifier(name))" }

  /// `pageItem` of `page item`.
  private static func identifier(_ name: String) -> String {
    let words = name.split(separator: " ")
    return words.enumerated().map { index, word in
      (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
    }.joined()
  }
}
