import Findings
import IntentModel

/// SiriKit intent definitions, `*.intentdefinition`: the custom intents of iOS 12 to 15, with their
/// translations.
///
/// What is known of the format was read off real files of the model versions 1.0, 1.1 and 1.2.
package enum IntentDefinitionImporter: Importer {
  package static var name: String { "intent definition (*\(ending))" }
  package static var ending: String { ".intentdefinition" }

  package static func recognises(_ source: ImportSource) -> Bool {
    switch FileKind(source.bytes) {
    case .binaryPropertyList, .xml, .braces:
      hasIntentsKey(source.bytes) || isNamedDefinition(source.file)
    case .empty, .encryptedArchive, .zip, .text, .binary:
      isNamedDefinition(source.file)
    }
  }

  package static func read(_ source: ImportSource) -> ImportedApp {
    let identity =
      source.appName.map(AppIdentity.init(name:)) ?? AppIdentity(path: source.file)
    let empty = AppCatalog(id: identity.id, name: LocalizedText(identity.name, origin: .derived))
    func refusal(_ rule: String, _ message: String) -> ImportedApp {
      let finding = Finding(.error, rule: rule, message, at: SourceLocation(file: source.file))
      return ImportedApp(app: empty, findings: [finding], isReadable: false)
    }
    do throws(PropertyListError) {
      guard case .dictionary(let root) = try PropertyListReader.read(source.bytes) else {
        return refusal("not-an-intent-definition", "expected a dictionary with 'INIntents'")
      }
      guard root["INIntents"] != nil else {
        return refusal(
          "not-an-intent-definition",
          "this property list has no 'INIntents', so it is not an intent definition")
      }
      return DefinitionReader(source, root: root, empty: empty).read()
    } catch {
      return refusal("unreadable-file", "\(error)")
    }
  }

  private static func isNamedDefinition(_ file: String) -> Bool {
    file.lowercased().hasSuffix(ending)
  }

  private static func hasIntentsKey(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= ImportSource.maximumByteCount else { return false }
    let key = Array("INIntents".utf8)
    let text = TextBytes.utf8(bytes)
    var rest = text
    while let start = rest.firstIndex(of: key[0]) {
      rest = rest[start...]
      if rest.starts(with: key) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
