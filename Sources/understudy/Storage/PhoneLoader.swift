import CatalogFormat
import Findings
import Foundation
import IntentImport
import IntentModel
import PositionedJSON

/// A phone with all that is known about where it came from.
struct LoadedPhone {
  var phone: PhoneCatalog
  var findings: [Finding]
  var locations: [DeclarationReference: SourceLocation]
  /// The files it was made of; an edit of one reads everything again.
  var files: [String]
  /// How a script names it.
  var name: String
  /// Whether something could not be read at all.
  var isUnreadable: Bool

  var errors: [Finding] { findings.filter { $0.severity == .error } }
  var hasErrors: Bool { !errors.isEmpty }
  /// How a command ends that finds no app to work with.
  var statusWithoutApps: ExitStatus { isUnreadable ? .unreadable : .findings }
}

/// Makes a phone of whatever a person points at: a folder, app files, anything an importer knows, or
/// nothing at all, which is the built-in demo.
struct PhoneLoader {
  let paths: [String]

  static let demoName = "demo:Apps"

  func load() -> LoadedPhone {
    if paths.isEmpty || paths == [Self.demoName] { return Self.demo() }
    var collection = Collection()
    for path in paths { collection.add(path) }
    return collection.finish(name: paths.count == 1 ? paths[0] : paths.joined(separator: " "))
  }

  private static func demo() -> LoadedPhone {
    let sources = BundledFiles.files(under: "Demo/").filter { $0.name.hasSuffix(".jsonc") }
      .map { CatalogSource(file: $0.name, bytes: $0.bytes) }
    let catalog = CatalogReader.read(sources, phoneID: "demo")
    return LoadedPhone(
      phone: catalog.phone, findings: catalog.findings, locations: catalog.locations, files: [],
      name: demoName, isUnreadable: false)
  }
}

/// Gathers files on the way to a phone.
private struct Collection {
  var sources: [CatalogSource] = []
  var imported: [(app: AppCatalog, file: String)] = []
  var findings: [Finding] = []
  var files: [String] = []
  var isUnreadable = false
  var phoneID: String?

  mutating func add(_ path: String) {
    switch PathKind(path) {
    case .folder: addFolder(path)
    case .file, .missing: addFile(path)
    }
  }

  /// The folder's app files and those in its `Apps`, and `phone.jsonc` in it or, for a folder called
  /// `Apps`, beside it. Without app files, whatever in it can be imported.
  private mutating func addFolder(_ path: String) {
    let folder = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
    if phoneID == nil {
      phoneID = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
    }
    let apps =
      (names(in: folder).map { "\(folder)/\($0)" }
      + names(in: "\(folder)/Apps").map { "\(folder)/Apps/\($0)" })
      .filter { $0.hasSuffix(".app.jsonc") || $0.hasSuffix(".app.json") }
    let isApps = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent == "Apps"
    let phones = ["\(folder)/phone.jsonc"] + (isApps ? ["\(folder)/../phone.jsonc"] : [])
    if let phone = phones.first(where: PathKind.exists) { addFile(phone) }
    if apps.isEmpty {
      let importable = names(in: folder).filter { $0.hasSuffix(".intentdefinition") }
      for name in importable { addFile("\(folder)/\(name)") }
      if importable.isEmpty {
        findings.append(
          Finding(
            .error, rule: "folder-has-no-apps",
            "no '*.app.jsonc' in this folder; 'understudy new DIR' makes a phone to start from",
            at: SourceLocation(file: folder)))
        isUnreadable = true
      }
    }
    for app in apps { addFile(app) }
  }

  private func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private mutating func addFile(_ path: String) {
    files.append(path)
    switch SourceFile.read(path) {
    case .failure(let error):
      findings.append(error.finding(path))
      isUnreadable = true
    case .success(let bytes):
      if path.hasSuffix(".jsonc") || path.hasSuffix(".json") {
        sources.append(CatalogSource(file: path, bytes: bytes))
      } else {
        importFile(path, bytes: bytes)
      }
    }
  }

  private mutating func importFile(_ path: String, bytes: [UInt8]) {
    let source = ImportSource(path, bytes: bytes)
    guard let importer = ImporterRegistry.importer(for: source) else {
      findings.append(ImporterRegistry.refusal(of: source))
      isUnreadable = true
      return
    }
    files += source.companions.map(\.file)
    let result = importer.read(source)
    findings += result.findings
    if result.isReadable { imported.append((result.app, path)) } else { isUnreadable = true }
  }

  mutating func finish(name: String) -> LoadedPhone {
    let id =
      phoneID ?? sources.first.map { AppIdentifier.stem(of: $0.file) }
      ?? imported.first?.app.id ?? "phone"
    var catalog = CatalogReader.read(sources, phoneID: id)
    for (app, file) in imported {
      var app = app
      let taken = Set(catalog.phone.apps.map(\.id))
      if taken.contains(app.id) {
        let wanted = app.id
        app.id = (2...).lazy.map { "\(wanted)-\($0)" }.first { !taken.contains($0) } ?? wanted
      }
      catalog.locations[.app(app.id)] = SourceLocation(file: file)
      if catalog.phone.apps.isEmpty, let language = app.languages.first {
        catalog.phone.startingContext.language = language
      }
      catalog.phone.apps.append(app)
    }
    return LoadedPhone(
      phone: catalog.phone, findings: findings + catalog.findings, locations: catalog.locations,
      files: files, name: name, isUnreadable: isUnreadable)
  }
}

enum AppIdentifier {
  /// `brewbar` of `Apps/brewbar.app.jsonc`.
  static func stem(of path: String) -> String {
    String((path.split(separator: "/").last ?? "phone").prefix { $0 != "." })
  }
}
