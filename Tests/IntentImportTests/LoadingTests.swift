import Foundation
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
      #expect(try ImportSource.load("\(folder)/\(path)", appName: "Glow").appName == "Glow")
    }
  }

  @Test func whatCannotBeReadIsSaidInWords() throws {
    try inFolder { folder in
      #expect(throws: ImportError.notFound("\(folder)/none")) {
        try ImportSource.load("\(folder)/none")
      }
      #expect(throws: ImportError.notAFile(folder)) { try ImportSource.load(folder) }
      try write("", folder, "huge")
      let huge = try #require(FileHandle(forWritingAtPath: "\(folder)/huge"))
      try huge.truncate(atOffset: UInt64(ImportSource.maximumByteCount) + 1)
      #expect(throws: ImportError.tooLarge("\(folder)/huge")) {
        try ImportSource.load("\(folder)/huge")
      }
    }
    #expect(throws: ImportError.notAFile("/dev/zero")) { try ImportSource.load("/dev/zero") }
    #expect("\(ImportError.notFound("a"))" == "no file at 'a'")
    #expect("\(ImportError.notAFile("a"))" == "'a' is not a file")
    #expect("\(ImportError.tooLarge("a"))" == "'a' is larger than 64 MB, beyond any definition")
    #expect("\(ImportError.notReadable("a"))" == "'a' cannot be read")
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
