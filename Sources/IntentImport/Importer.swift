import Findings
import IntentModel

/// What reads one kind of real file into a catalog.
///
/// IntentImport turns files a team already has into what a designer can walk through and go on
/// editing. Bytes go in, a catalog and findings come out: whatever has no place in a catalog, or
/// had to be made up, is reported. Nothing here touches the file system but `ImportSource`, which
/// finds a file's translations.
package protocol Importer: Sendable {
  /// What a person calls such a file.
  static var name: String { get }
  /// How such files' names end, in lower case: `.intentdefinition`.
  static var ending: String { get }
  /// Whether the file is of this kind, judged by its bytes before its name.
  static func recognises(_ source: ImportSource) -> Bool
  /// Always answers: a file that cannot be read gives an empty app and a finding saying why.
  static func read(_ source: ImportSource) -> ImportedApp
}

/// What an importer made of a file.
package struct ImportedApp: Hashable, Sendable {
  package var app: AppCatalog
  package var findings: [Finding]
  /// False when nothing of the file could be used; the findings say why.
  package var isReadable: Bool

  package init(app: AppCatalog, findings: [Finding] = [], isReadable: Bool = true) {
    self.app = app
    self.findings = findings
    self.isReadable = isReadable
  }
}
