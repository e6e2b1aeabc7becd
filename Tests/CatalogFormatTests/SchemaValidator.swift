import Foundation
import PositionedJSON

/// As much of JSON Schema as our schema uses.
struct SchemaValidator {
  struct NotASchema: Error {}

  private let root: JSONValue

  init(_ text: String) throws {
    let (root, findings) = JSONReader.read(Array(text.utf8), file: "schema")
    guard let root, findings.isEmpty else { throw NotASchema() }
    self.root = root.value
  }

  /// Paths of what the schema refuses.
  func faults(of value: JSONValue) -> [String] { faults(value, root, "") }

  private func faults(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard let keywords = schema.members else {
      return schema == .boolean(false) ? ["\(path): refused"] : []
    }
    return keywords.flatMap { keyword in fault(value, keyword, schema, path) }
  }

  private func fault(
    _ value: JSONValue, _ keyword: JSONValue.Member, _ schema: JSONValue, _ path: String
  ) -> [String] {
    switch (keyword.key, keyword.value) {
    case ("$ref", .string(let reference)):
      let name = String(reference.dropFirst("#/$defs/".count))
      guard let target = root["$defs"]?[name] else { return ["\(path): no \(reference)"] }
      return faults(value, target, path)
    case ("anyOf", .array(let schemas)):
      let all = schemas.map { faults(value, $0, path) }
      return all.contains([]) ? [] : all.min { $0.count < $1.count } ?? []
    case ("const", let constant): return value == constant ? [] : ["\(path): not \(constant)"]
    case ("enum", .array(let values)): return values.contains(value) ? [] : ["\(path): not listed"]
    case ("type", .string(let type)): return value.isOf(type) ? [] : ["\(path): no \(type)"]
    case ("pattern", .string(let pattern)):
      guard case .string(let text) = value else { return [] }
      return text.range(of: pattern, options: .regularExpression) != nil ? [] : ["\(path): pattern"]
    case ("items", let items):
      guard case .array(let elements) = value else { return [] }
      let prefix = schema["prefixItems"]?.elements ?? []
      return elements.dropFirst(prefix.count).flatMap { faults($0, items, path + "[]") }
    case ("prefixItems", .array(let schemas)):
      return zip(value.elements, schemas).flatMap { faults($0, $1, path + "[]") }
    case ("required", .array(let keys)):
      return keys.compactMap { key in
        guard case .string(let key) = key, value[key] == nil else { return nil }
        return "\(path): needs \(key)"
      }
    case ("properties", let properties):
      return (value.members ?? []).flatMap { member in
        properties[member.key].map { faults(member.value, $0, path + "/" + member.key) } ?? []
      }
    case ("additionalProperties", let additional):
      return (value.members ?? []).flatMap { member in
        schema["properties"]?[member.key] == nil
          ? faults(member.value, additional, path + "/" + member.key) : []
      }
    default: return []
    }
  }
}

extension JSONValue {
  var members: [Member]? { if case .object(let members) = self { members } else { nil } }
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  subscript(key: String) -> JSONValue? { members?.first { $0.key == key }?.value }

  fileprivate func isOf(_ type: String) -> Bool {
    switch (self, type) {
    case (.object, "object"), (.array, "array"), (.string, "string"), (.boolean, "boolean"),
      (.number, "number"):
      true
    case (.number(let text), "integer"): !text.contains(".")
    default: false
    }
  }
}
