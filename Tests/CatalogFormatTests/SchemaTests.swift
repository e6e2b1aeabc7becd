import Foundation
import PositionedJSON
import Testing

@testable import CatalogFormat

@Suite struct SchemaTests {
  @Test func theFullCatalogFits() throws {
    let schema = try SchemaValidator(CatalogSchema.text())
    for source in FullCatalog.sources {
      let root = try #require(JSONReader.read(source.bytes, file: source.file).root)
      #expect(schema.faults(of: root.value) == [])
    }
  }

  @Test func anUnknownKeyDoesNotFit() throws {
    let schema = try SchemaValidator(CatalogSchema.text())
    #expect(schema.faults(of: ["app": ["id": "a", "name": "A"], "intnets": []]) != [])
    #expect(schema.faults(of: ["app": ["id": "a/b", "name": "A"]]) != [])
    #expect(schema.faults(of: ["app": ["id": "a", "name": "A"]]) == [])
  }

  /// Every key of every object is in the schema, and the schema has no others.
  @Test func knowsTheKeysOfTheReader() {
    var keys = [String: Set<String>]()
    func collect(_ shape: Shape) {
      switch shape {
      case .object(let object):
        keys[object.name] = Set(object.fields.map(\.key))
        object.fields.forEach { collect($0.shape) }
      case .list(let element), .named(_, _, let element): collect(element)
      case .pair(let first, let second): [first, second].forEach(collect)
      case .either(let shapes): shapes.forEach(collect)
      case .table(let value, let reserved):
        collect(value)
        reserved.forEach { collect($0.shape) }
      case .string, .integer, .number, .boolean, .constant, .word, .reference: break
      }
    }
    collect(.object(AppFormat.file.description))
    collect(.object(PhoneFormat.file.description))
    #expect(keys.count > 20)
    let definitions = CatalogSchema.value()["$defs"]
    for (name, keys) in keys {
      let words = name.split(separator: " ")
      let identifier =
        words[0].prefix(1).lowercased() + words[0].dropFirst()
        + words.dropFirst().map(\.capitalized).joined()
      let properties = definitions?[identifier]?["properties"]?.members ?? []
      #expect(Set(properties.map(\.key)) == keys, "\(name)")
    }
  }

  /// Editors show the explanations: none may be missing.
  @Test func everyKeyIsExplained() {
    func check(_ object: ObjectDescription) {
      for field in object.fields {
        #expect(
          field.documentation.hasSuffix(".") || field.documentation.hasSuffix("\""), "\(field.key)")
      }
    }
    check(AppFormat.file.description)
    check(IntentFormat.object.description)
    check(ParameterFormat.object.description)
    check(PageFormat.object.description)
  }
}
