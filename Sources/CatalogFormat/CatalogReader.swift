import Findings
import IntentModel
import PositionedJSON

/// A file of a catalog, as it was found.
package struct CatalogSource: Sendable {
  /// As the person named it.
  package var file: String
  package var bytes: [UInt8]

  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// The file's name without its folders.
  var name: Substring { file.split(separator: "/").last ?? "" }
  var isPhone: Bool { name == PhoneFormat.fileName }
  /// `brewbar` of `brewbar.app.jsonc`.
  var stem: String { String(name.prefix { $0 != "." }) }
}

/// What is right in a catalog, and what is wrong with it.
package struct LoadedCatalog: Sendable {
  package var phone: PhoneCatalog
  /// In the order of the files, then of their lines.
  package var findings: [Finding]
  /// Where each thing is declared.
  package var locations: [DeclarationReference: SourceLocation]
}

/// Reads the files of a catalog. Any bytes give an answer: what is wrong becomes a finding, and the
/// rest loads.
package enum CatalogReader {
  /// A file called `phone.jsonc` is the phone, the others are apps. Without an id in it the phone
  /// has the one given.
  package static func read(_ sources: [CatalogSource], phoneID: String) -> LoadedCatalog {
    let appSources = sources.filter { !$0.isPhone }.sorted {
      ($0.name, $0.file) < ($1.name, $1.file)
    }
    let trees = SourceTrees(sources.filter(\.isPhone).prefix(1) + appSources)
    var reading = Reading()
    var phone = readPhone(sources, trees, &reading)
    if phone.id.isEmpty { phone.id = phoneID }
    for source in appSources {
      if let app = readApp(source, trees, &reading) { phone.apps.append(app) }
    }
    order(&phone.apps, &reading)
    finish(&phone, &reading)
    return LoadedCatalog(
      phone: phone, findings: sorted(reading, sources), locations: reading.locations)
  }

  private static func readPhone(
    _ sources: [CatalogSource], _ trees: SourceTrees, _ reading: inout Reading
  ) -> PhoneCatalog {
    let files = sources.filter(\.isPhone)
    for file in files.dropFirst() {
      reading.report(
        .secondPhoneFile,
        "a phone is described by one file, and '\(files[0].file)' is named before this one, which "
          + "is left out; name its folder first to have it count",
        at: SourceLocation(file: file.file))
    }
    guard let file = files.first else { return PhoneFormat.file.draft }
    reading.phone = PhoneScope()
    return root(of: file, trees, &reading).flatMap { PhoneFormat.file.read($0, &reading) }
      ?? PhoneFormat.file.draft
  }

  private static func readApp(
    _ source: CatalogSource, _ trees: SourceTrees, _ reading: inout Reading
  ) -> AppCatalog? {
    guard let root = root(of: source, trees, &reading) else { return nil }
    reading.app = AppScope()
    reading.app.id = source.stem
    reading.emptyTypesReported = []
    reading.languages = LanguageCoverage()
    let app = AppFormat.file.read(root, &reading)
    defer { reading.app = AppScope() }
    guard let app else { return nil }
    guard reading.apps[app.id] == nil else {
      let first = reading.locations[.app(app.id)].map { ", in '\($0.file)'" } ?? ""
      reading.report(
        .idDuplicate,
        "\(Words.quoted(app.id)) is already the id of an app\(first); this file is left out",
        at: (root["app"]?["id"] ?? root).location)
      return nil
    }
    reading.apps[app.id] = reading.app
    return app
  }

  private static func root(
    of source: CatalogSource, _ trees: SourceTrees, _ reading: inout Reading
  ) -> JSONNode? {
    let (root, findings) = trees.next()
    reading.report(findings)
    reading.key = String(source.name)
    return root
  }

  /// Those the phone names go first, in its order.
  private static func order(_ apps: inout [AppCatalog], _ reading: inout Reading) {
    guard !reading.appOrder.isEmpty else { return }
    let indexByID = Dictionary(uniqueKeysWithValues: apps.enumerated().map { ($1.id, $0) })
    var order = [Int]()
    var isPlaced = Array(repeating: false, count: apps.count)
    for (id, location) in reading.appOrder {
      guard let index = indexByID[id] else {
        reading.report(
          .unknownApp, "no file declares the app \(Words.quoted(id))", near: id,
          among: { _ in apps.map(\.id) }, at: location)
        continue
      }
      if !isPlaced[index] { order.append(index) }
      isPlaced[index] = true
    }
    order += apps.indices.filter { !isPlaced[$0] }
    apps = order.map { apps[$0] }
  }

  /// Reads what waited for the apps.
  private static func finish(_ phone: inout PhoneCatalog, _ reading: inout Reading) {
    if let (name, location) = reading.forcedOutcomeCheck,
      !reading.apps.values.contains(where: { $0.outcomes.contains(name) })
    {
      let known = reading.apps.values.reduce(into: Set<String>()) { $0.formUnion($1.outcomes) }
      reading.report(
        .unknownOutcome, "no intent has an outcome \(Words.quoted(name))", near: name,
        among: { _ in known.sorted() }, at: location)
    }
    for (reference, location) in reading.activityChecks {
      _ = reading.declares(reference, at: location)
    }
    reading.runContentTypeChecks(phone)
    ContentTypeCircles.open(&phone, &reading)
    PhoneFormat.history.read(into: &phone, &reading)
    PhoneFormat.shares.read(into: &phone, &reading)
  }

  private static func sorted(_ reading: Reading, _ sources: [CatalogSource]) -> [Finding] {
    let fileIndex = Dictionary(
      sources.enumerated().map { ($1.file, $0) }, uniquingKeysWith: { first, _ in first })
    func place(_ finding: Finding) -> (Int, Int, Int) {
      guard let location = finding.location else { return (.max, 0, 0) }
      return (fileIndex[location.file] ?? .max, location.line, location.column)
    }
    return reading.findings.enumerated().sorted {
      let (left, right) = (place($0.element), place($1.element))
      return left == right ? $0.offset < $1.offset : left < right
    }.map(\.element)
  }
}
