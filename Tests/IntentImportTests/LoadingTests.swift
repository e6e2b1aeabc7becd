import Foundation
import PositionedJSON
import Testing

@testable import IntentImport

@Suite struct LoadingTests {
  /// A folder of its own for each test, taken away afterwards.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("understudy-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try body(folder)
  }

  private func write(_ text: String, _ folder: String, _ path: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test(arguments: ["Lamp/Base.lproj/Intents.intentdefinition", "Lamp/Intents.intentdefinition"])
  func translationsAreFoundBesideTheFile(path: String) throws {
    try inFolder { folder in
      try write("x", folder, path)
      try write("de", folder, "Lamp/de.lproj/Intents.strings")
      try write("fr", folder, "Lamp/fr.lproj/Intents.stringsdict")
      try write("no", folder, "Lamp/it.lproj/Others.strings")
      let source = try ImportSource.load("\(folder)/\(path)")
      #expect(source.appName == "Lamp")
      #expect(source.companions.map(\.language) == ["de", "fr"])
      #expect(source.companions.map(\.kind) == [.strings, .stringsdict])
      #expect(source.companions.map { String(decoding: $0.bytes, as: UTF8.self) } == ["de", "fr"])
      #expect(source.companions[0].file == "\(folder)/Lamp/de.lproj/Intents.strings")
    }
  }

  @Test func whatCannotBeReadIsRefused() throws {
    try inFolder { folder in
      #expect(throws: SourceFileError.missing) { try ImportSource.load("\(folder)/none") }
      #expect(throws: SourceFileError.isFolder) { try ImportSource.load(folder) }
      try write("", folder, "huge")
      let huge = try #require(FileHandle(forWritingAtPath: "\(folder)/huge"))
      let byteCount = ImportSource.maximumByteCount + 1
      try huge.truncate(atOffset: UInt64(byteCount))
      #expect(
        throws: SourceFileError.tooLarge(
          byteCount: byteCount, limit: ImportSource.maximumByteCount)
      ) {
        try ImportSource.load("\(folder)/huge")
      }
    }
    #expect(throws: SourceFileError.isNotRegular) { try ImportSource.load("/dev/zero") }
  }

  /// A translation that would be waited for, or never end, is none.
  @Test func onlyPlainFilesAreTranslations() throws {
    try inFolder { folder in
      try write("x", folder, "Intents.intentdefinition")
      try write("de", folder, "de.lproj/Intents.strings")
      try FileManager.default.createDirectory(
        atPath: "\(folder)/fr.lproj/Intents.strings", withIntermediateDirectories: true)
      let source = try ImportSource.load("\(folder)/Intents.intentdefinition")
      #expect(source.companions.map(\.language) == ["de"])
    }
  }

  @Test func bytesDecideWhoReadsAFile() throws {
    func importer(_ file: String, _ bytes: [UInt8]) -> Bool {
      ImporterRegistry.importer(for: ImportSource(file: file, bytes: bytes)) != nil
    }
    let definition = try Definition.bytes(Definition.root())
    #expect(importer("a.txt", definition))
    #expect(importer("a.plist", try Definition.bytes(Definition.root(), .binary)))
    #expect(importer("broken.intentdefinition", [1, 2, 3]))
    #expect(!importer("a.plist", Array("<plist/>".utf8)))
    let signed = ImportSource(file: "a.shortcut", bytes: Array("AEA1".utf8) + [0, 1])
    #expect(ImporterRegistry.importer(for: signed) == nil)
    #expect(
      ImporterRegistry.refusal(of: signed).message
        == "this is a signed shortcut, an encrypted archive, which nothing here reads; "
        + "what can be imported: intent definition (*.intentdefinition)")
  }
}
