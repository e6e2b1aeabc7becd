import Foundation
import IntentImport

/// What of a folder makes a phone.
///
/// The folder's app files and those in its `Apps`, and `phone.jsonc` in it or, for a folder called
/// `Apps`, beside it. Without app files, whatever in it can be imported.
struct CatalogFolder {
  let path: String
  let name: String

  init(_ path: String) {
    var path = path
    while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
    self.path = path
    name = URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
  }

  /// The phone's file first, then the apps, in order of name.
  var files: (phone: String?, apps: [String]) {
    let inFolder = names(in: path)
    let apps =
      (inFolder.map { "\(path)/\($0)" } + names(in: "\(path)/Apps").map { "\(path)/Apps/\($0)" })
      .filter { $0.hasSuffix(".app.jsonc") || $0.hasSuffix(".app.json") }
    let importable =
      apps.isEmpty
      ? inFolder.filter(ImporterRegistry.isNamedImportable).map { "\(path)/\($0)" } : []
    let phones = ["\(path)/phone.jsonc"] + (name == "Apps" ? ["\(path)/../phone.jsonc"] : [])
    return (phones.first(where: PathKind.exists), apps + importable)
  }

  private func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// The files that paths stand for, as they are now.
  static func files(at paths: [String]) -> [String] {
    paths.flatMap { path -> [String] in
      guard PathKind(path) == .folder else { return [path] }
      let (phone, apps) = CatalogFolder(path).files
      return [phone].compactMap(\.self) + apps
    }
  }
}
