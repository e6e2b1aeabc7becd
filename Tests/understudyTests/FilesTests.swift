import Findings
import Foundation
import Testing

@testable import understudy

/// What is written where, and what is read from where.
@Suite struct FilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  // MARK: Writing

  private func writer(isForced: Bool) -> FolderWriter {
    var writer = FolderWriter(folder: folder.path, isForced: isForced)
    writer.add("Apps/a.txt", "new a")
    writer.add("b.txt", "new b")
    return writer
  }

  @Test func nothingIsWrittenWhenOneFileIsInTheWay() throws {
    try folder.write("old", to: "b.txt")
    #expect(!writer(isForced: false).write())
    #expect(try folder.text(of: "b.txt") == "old")
    #expect(try folder.names(in: "") == ["b.txt"])
  }

  @Test func forceWritesOverIt() throws {
    try folder.write("old", to: "b.txt")
    #expect(writer(isForced: true).write())
    #expect(try folder.text(of: "b.txt") == "new b")
    #expect(try folder.text(of: "Apps/a.txt") == "new a")
  }

  // MARK: Reading

  private let app = #"{ "format": 1, "app": { "id": "cup", "name": "Cup" } }"#

  private func load(_ path: String) -> LoadedPhone { PhoneLoader(paths: [path]).load() }

  @Test func aFolderIsItsAppsInOrderOfNameWithThePhoneBesideThem() throws {
    try folder.write(app.replacing("cup", with: "beta"), to: "shop/b.app.jsonc")
    try folder.write(app.replacing("cup", with: "alpha"), to: "shop/a.app.json")
    try folder.write(app.replacing("cup", with: "gamma"), to: "shop/Apps/c.app.jsonc")
    try folder.write("no app", to: "shop/notes.jsonc")
    try folder.write(#"{ "format": 1, "id": "mine" }"#, to: "shop/phone.jsonc")
    let loaded = load(folder.file("shop/"))
    #expect(loaded.findings == [])
    #expect(loaded.phone.id == "mine")
    #expect(loaded.phone.apps.map(\.id) == ["alpha", "beta", "gamma"])
    #expect(loaded.files.count == 4)
  }

  @Test func theAppsFolderOfAPhoneFindsThePhoneAboveIt() throws {
    try folder.write(app, to: "shop/Apps/cup.app.jsonc")
    try folder.write(#"{ "format": 1, "id": "mine" }"#, to: "shop/phone.jsonc")
    #expect(load(folder.file("shop/Apps")).phone.id == "mine")
  }

  @Test func aFolderWithoutAppsSaysWhatToDo() throws {
    try folder.write("", to: "empty/readme.txt")
    let loaded = load(folder.file("empty"))
    #expect(loaded.isUnreadable)
    #expect(
      loaded.findings == [
        Finding(
          .error, rule: "folder-has-no-apps",
          "no '*.app.jsonc' in this folder; 'understudy new DIR' makes a phone to start from",
          at: SourceLocation(file: folder.file("empty")))
      ])
  }

  @Test func whatNothingReadsIsRefusedAndWhatIsMissingNamed() throws {
    try folder.write("AEA1", to: "a.shortcut")
    let refused = load(folder.file("a.shortcut"))
    #expect(refused.isUnreadable)
    #expect(refused.findings.map(\.rule) == ["unknown-kind-of-file"])
    let missing = load(folder.file("none.app.jsonc"))
    #expect(missing.isUnreadable)
    #expect(missing.findings.map(\.rule) == ["file-missing"])
  }

  @Test func withoutAPathItIsTheDemo() {
    let loaded = PhoneLoader(paths: []).load()
    #expect(loaded.name == "demo:Apps")
    #expect(loaded.phone.id == "demo")
    #expect(loaded.errors == [])
    #expect(PhoneLoader(paths: ["demo:Apps"]).load().phone == loaded.phone)
  }

  // MARK: Editors

  @Test(arguments: [
    ("vi", "a.jsonc", ["+3", "a.jsonc"]), ("/usr/bin/nano", "a.jsonc", ["+3", "a.jsonc"]),
    ("code", "a.jsonc", ["-g", "a.jsonc:3:5"]), ("zed", "a.jsonc", ["a.jsonc:3:5"]),
    ("/opt/hx", "a.jsonc", ["a.jsonc:3:5"]), ("vi", "-a.jsonc", ["+3", "./-a.jsonc"]),
  ])
  func editorsAreToldThePlace(editor: String, file: String, arguments: [String]) {
    let place = SourceLocation(file: file, line: 3, column: 5)
    #expect(Editor.arguments(for: editor, place) == arguments)
  }
}
