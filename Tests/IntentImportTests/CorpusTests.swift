import Foundation
import Testing

@testable import IntentImport
@testable import IntentModel

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

  @Test(arguments: files) func dump(file: String) throws {
    let read = IntentDefinitionImporter.read(try ImportSource.load(file))
    print("=====", read.app.id, read.app.name.text(in: "en"), read.app.languages)
    for finding in read.findings { print(finding) }
    #expect(read.isReadable)
  }
}
