import CatalogFormat
import Findings
import Foundation
import IntentImport
import IntentModel
import PositionedJSON
import ScriptReplay

/// A phone with all that is known about where it came from.
struct LoadedPhone {
  var phone: PhoneCatalog
  var findings: [Finding]
  var locations: [DeclarationReference: SourceLocation]
  /// The files it was made of; an edit of one reads everything again.
  var files: [String]
  /// How a script names it: the paths it was made of, or the demo.
  var catalog: [String]
  /// Whether something could not be read at all.
  var isUnreadable: Bool

  var errors: [Finding] { findings.filter { $0.severity == .error } }
  var hasErrors: Bool { !errors.isEmpty }
  /// How a command ends that did what it could with the phone.
  var status: ExitStatus { isUnreadable ? .unreadable : hasErrors ? .findings : .fine }
  /// How a command ends that finds no app to work with.
  var statusWithoutApps: ExitStatus { isUnreadable ? .unreadable : .findings }
}

/// Makes a phone of whatever a person points at: a folder, app files, anything an importer knows,
/// or nothing at all, which is the built-in demo.
struct PhoneLoader {
  let paths: [String]

  var isDemo: Bool { paths.isEmpty || paths == [Script.demoCatalog] }

  func load() -> LoadedPhone {
    if isDemo { return Self.demo() }
    var collection = Collection()
    for path in paths { collection.add(path) }
    return collection.finish(catalog: paths)
  }

  private static func demo() -> LoadedPhone {
    let catalog = CatalogReader.read(demoSources, phoneID: "demo")
    return LoadedPhone(
      phone: catalog.phone, findings: catalog.findings, locations: catalog.locations, files: [],
      catalog: [Script.demoCatalog], isUnreadable: false)
  }
}

extension PhoneLoader {
  fileprivate static var demoSources: [CatalogSource] {
    BundledFiles.files(under: "Demo/").filter { $0.name.hasSuffix(".jsonc") }
      .map { CatalogSource(file: $0.name, bytes: $0.bytes) }
  }
}

/// Gathers files on the way to a phone, each of them once.
private struct Collection {
  var sources: [CatalogSource] = []
  var imported: [(app: AppCatalog, file: String)] = []
  var findings: [Finding] = []
  var files: [String] = []
  var isUnreadable = false
  var phoneID: String?
  private var holdsDemo = false

  mutating func add(_ path: String) {
    if path == Script.demoCatalog {
      if !holdsDemo { sources += PhoneLoader.demoSources }
      holdsDemo = true
      return
    }
    switch PathKind(path) {
    case .folder: addFolder(path)
    case .file, .missing: addFile(path)
    }
  }

  private mutating func addFolder(_ path: String) {
    let folder = CatalogFolder(path)
    if phoneID == nil { phoneID = folder.name }
    let (phone, apps) = folder.files
    if let phone { addFile(phone) }
    if apps.isEmpty {
      findings.append(
        Finding(
          .error, rule: "folder-has-no-apps",
          "no '*.app.jsonc' in this folder; 'understudy new DIR' makes a phone to start from",
          at: SourceLocation(file: folder.path)))
      isUnreadable = true
    }
    for app in apps { addFile(app) }
  }

  private mutating func addFile(_ path: String) {
    guard !files.contains(path) else { return }
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

  mutating func finish(catalog paths: [String]) -> LoadedPhone {
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
      files: files, catalog: paths, isUnreadable: isUnreadable)
  }
}

enum AppIdentifier {
  /// `brewbar` of `Apps/brewbar.app.jsonc`.
  static func stem(of path: String) -> String {
    String((path.split(separator: "/").last ?? "phone").prefix { $0 != "." })
  }
}
