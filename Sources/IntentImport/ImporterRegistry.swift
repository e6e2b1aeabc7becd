import Findings

/// Every kind of file that can be imported.
package enum ImporterRegistry {
  package static let all: [any Importer.Type] = [IntentDefinitionImporter.self]

  /// The first that recognises the file.
  package static func importer(for source: ImportSource) -> (any Importer.Type)? {
    all.first { $0.recognises(source) }
  }

  /// Whether an importer's files are called so; a folder is looked through by names.
  package static func isNamedImportable(_ file: String) -> Bool {
    all.contains { file.lowercased().hasSuffix($0.ending) }
  }

  /// Why nothing reads the file, in words.
  package static func refusal(of source: ImportSource) -> Finding {
    let known = all.map { $0.name }.joined(separator: ", ")
    return Finding(
      .error, rule: "unknown-kind-of-file",
      "\(FileKind(source.bytes).description), which nothing here reads; what can be imported: "
        + known,
      at: SourceLocation(file: source.file))
  }
}
