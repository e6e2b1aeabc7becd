import Findings
import Foundation
import IntentModel
import Testing

@testable import IntentImport

/// Real definitions, where a collection of them is at hand; none is part of the project.
@Suite struct CorpusTests {
  static let folder: String? = {
    let environment = ProcessInfo.processInfo.environment["UNDERSTUDY_CORPUS"]
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let beside = package.deletingLastPathComponent().appendingPathComponent("shared/corpus").path
    return [environment, beside].compactMap { $0 }.first {
      FileManager.default.fileExists(atPath: $0)
    }
  }()

  static let files: [String] = {
    guard let folder else { return [] }
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".intentdefinition") }.sorted().map { "\(folder)/\($0)" }
  }()

  @Test(.enabled(if: folder != nil)) func everythingIsInTheCatalogOrNamed() throws {
    var counts = [Int](repeating: 0, count: 6)
    var rules = [String: Int]()
    for file in Self.files {
      let source = try Self.load(file)
      let read = IntentDefinitionImporter.read(source)
      #expect(read == IntentDefinitionImporter.read(source))
      #expect(read.isReadable, "\(file)")
      #expect(ImporterRegistry.importer(for: source) == IntentDefinitionImporter.self)
      #expect(CatalogRules.faults(of: read.app) == [], "\(file)")
      RoundTrip.expect(read.app, file)
      for finding in read.findings {
        rules[finding.rule, default: 0] += 1
        #expect(finding.severity != .error, "\(finding)")
        if ProcessInfo.processInfo.environment["UNDERSTUDY_VERBOSE"] != nil { print(finding) }
      }
      let found = try Self.count(file)
      let app = read.app
      let made = [
        app.intents.count, app.intents.map(\.parameters.count).reduce(0, +), app.enums.count,
        app.entities.count,
      ]
      #expect(made[0] == found[0] && made[1] == found[1] && made[2] == found[2], "\(file)")
      #expect(made[3] >= found[3], "\(file)")
      Self.expectNamed(read, file)
      for index in found.indices { counts[index] += found[index] }
      counts[4] += app.languages.count - 1
      counts[5] += read.findings.count
    }
    print(
      "corpus: \(Self.files.count) definitions, \(counts[0]) intents, \(counts[1]) parameters, "
        + "\(counts[2]) enums, \(counts[3]) types, \(counts[4]) translations, \(counts[5]) findings: "
        + rules.keys.sorted().map { "\($0) \(rules[$0] ?? 0)" }.joined(separator: ", "))
  }

  /// A dated copy of a project without translations takes those of the newest, which lag as real
  /// ones do.
  static func load(_ file: String) throws -> ImportSource {
    var source = try ImportSource.load(file)
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard source.companions.isEmpty, let dated = parts.firstIndex(where: { $0.contains("@") })
    else { return source }
    var newest = parts
    newest[dated] = String(parts[dated].prefix { $0 != "@" })
    let path = newest.joined(separator: "/")
    source.companions = ImportSource.companions(of: path)
    return source
  }

  private static func root(_ file: String) throws -> [String: Any] {
    let data = try #require(FileManager.default.contents(atPath: file))
    let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return try #require(list as? [String: Any])
  }

  private static func count(_ file: String) throws -> [Int] {
    let root = try root(file)
    let intents = root["INIntents"] as? [[String: Any]] ?? []
    let parameters = intents.map { ($0["INIntentParameters"] as? [Any])?.count ?? 0 }
    return [
      intents.count, parameters.reduce(0, +), (root["INEnums"] as? [Any])?.count ?? 0,
      (root["INTypes"] as? [Any])?.count ?? 0,
    ]
  }

  private static func expectNamed(_ read: ImportedApp, _ file: String) {
    guard let root = try? root(file) else { return }
    let messages = read.findings.map(\.message).joined(separator: "\n")
    func expect(_ name: String, in ids: [String]) {
      #expect(ids.contains(name) || messages.contains("'\(name)'"), "\(file): \(name)")
    }
    for (index, intent) in (root["INIntents"] as? [[String: Any]] ?? []).enumerated() {
      expect(intent["INIntentName"] as? String ?? "", in: read.app.intents.map(\.id))
      for parameter in intent["INIntentParameters"] as? [[String: Any]] ?? [] {
        expect(
          parameter["INIntentParameterName"] as? String ?? "",
          in: read.app.intents[index].parameters.map(\.id))
      }
    }
    for value in root["INEnums"] as? [[String: Any]] ?? [] {
      expect(value["INEnumName"] as? String ?? "", in: read.app.enums.map(\.id))
    }
    for type in root["INTypes"] as? [[String: Any]] ?? [] {
      expect(type["INTypeName"] as? String ?? "", in: read.app.entities.map(\.id))
    }
  }
}
