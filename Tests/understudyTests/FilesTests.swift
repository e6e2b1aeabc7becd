import Findings
import Foundation
import IntentModel
import ScriptReplay
import SimulatorCore
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

  @Test func nothingIsWrittenWhenForceCannotHelp() throws {
    #expect(mkfifo(folder.file("b.txt"), 0o600) == 0)
    #expect(!writer(isForced: true).write())
    #expect(try folder.names(in: "") == ["b.txt"])
  }

  @Test func anAppStartedBesideAPhoneJoinsIt() throws {
    let phone = #"{ "format": 1, "id": "mine" }"#
    try folder.write(phone, to: "shop/phone.jsonc")
    try folder.write(app, to: "shop/Apps/cup.app.jsonc")
    for name in ["shop", "shop/Apps"] {
      var writer = FolderWriter(folder: folder.file(name), isForced: false)
      Starter.add(to: &writer)
      #expect(writer.write())
      #expect(!writer.write(), "the app itself is in the way")
    }
    #expect(try folder.text(of: "shop/phone.jsonc") == phone)
    #expect(
      try folder.names(in: "shop/Apps")
        == ["cup.app.jsonc", "starter.app.jsonc", "understudy.schema.json"])
    let loaded = load(folder.file("shop/Apps"))
    #expect(loaded.findings == [])
    #expect(loaded.phone.id == "mine")
    #expect(loaded.phone.apps.map(\.id) == ["cup", "starter"])
  }

  @Test func theStarterSharesOnePictureWithItsOwnExtension() throws {
    var writer = FolderWriter(folder: folder.file("boats"), isForced: false)
    Starter.add(to: &writer)
    #expect(writer.write())
    let loaded = load(folder.file("boats"))
    #expect(loaded.findings == [])
    let session = Session(Simulator(loaded.phone))
    let postcard = ShareEntry.ID.target(
      .activity(ActivityReference(app: "starter", activity: "postcard")))
    for (item, isOffered) in [("weir", true), ("folding", false)] {
      let content = try #require(
        session.simulator.content(
          app: "starter", page: "boats", items: [item], in: session.state))
      let sheet = ShareSheet(session.simulator, session.state, content)
      #expect((sheet.entry(postcard) != nil) == isOffered, "\(item)")
    }
  }

  @Test func besideTheDemoAFoldersOwnPhoneIsLeftOutAndThatIsSaid() throws {
    var writer = FolderWriter(folder: folder.file("mine"), isForced: false)
    Starter.add(to: &writer)
    #expect(writer.write())
    let loaded = PhoneLoader(paths: ["demo:Apps", folder.file("mine")]).load()
    #expect(loaded.phone.id == "demo")
    #expect(loaded.phone.apps.last?.id == "starter")
    #expect(loaded.findings.map(\.rule) == ["second-phone-file"])
    #expect(loaded.findings.first?.message.contains("'Demo/phone.jsonc' is named before") == true)
    #expect(!loaded.hasErrors)
  }

  @Test func whatIsNamedTwiceIsReadOnce() throws {
    try folder.write(Starter.app, to: "mine/starter.app.jsonc")
    let paths = ["demo:Apps", "demo:Apps", folder.file("mine"), folder.file("mine/")]
    let loaded = PhoneLoader(paths: paths + [folder.file("mine/starter.app.jsonc")]).load()
    #expect(loaded.findings == [])
    #expect(loaded.phone.apps.filter { $0.id == "starter" }.count == 1)
  }

  @Test func noForceWritesOverThePhoneThatAnAppJoins() throws {
    let phone = Starter.phone.replacing("starter-phone", with: "mine")
    try folder.write(phone, to: "shop/phone.jsonc")
    for isForced in [false, true] {
      var writer = FolderWriter(folder: folder.file("shop//"), isForced: isForced)
      Starter.add(to: &writer)
      #expect(writer.write())
      #expect(try folder.text(of: "shop/phone.jsonc") == phone)
    }
  }

  /// A rename would take a pipe's or a folder's place, and opening one could wait for ever.
  @Test func whatIsNoFileIsNotWrittenTo() throws {
    let pipe = folder.file("b.txt")
    #expect(mkfifo(pipe, 0o600) == 0)
    let notAFile = "it is a pipe, a socket or a device, expected a file"
    #expect(throws: OutputFault(pipe, .written, notAFile)) {
      try OutputFile.replace(pipe, with: "new")
    }
    #expect(throws: OutputFault(pipe, .written, "File exists")) {
      try OutputFile.create(pipe, with: "new")
    }
    #expect(throws: OutputFault(folder.path, .written, "it is a folder, expected a file")) {
      try OutputFile.replace(folder.path, with: "new")
    }
    #expect(try folder.names(in: "") == ["b.txt"], "nothing is left beside it")
  }

  @Test func aLinkStaysOne() throws {
    try folder.write("old", to: "there/a.txt")
    let link = folder.file("link")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.file("there/a.txt"))
    try OutputFile.replace(link, with: "new")
    #expect(try folder.text(of: "there/a.txt") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link).hasSuffix("a.txt"))
  }

  @Test func aShellTakesAnyNameAsItWas() {
    #expect(ShellWord.quoted("a b") == "'a b'")
    #expect(ShellWord.quoted("new\n'd\\") == #"$'new\012\'d\\'"#)
    #expect(ShellWord.quoted("\u{9B}m") == #"$'\302\233m'"#)
  }

  // MARK: Watching

  @Test func filesThatComeAndGoAreSeen() throws {
    try folder.write(app, to: "shop/a.app.jsonc")
    let paths = [folder.file("shop")]
    var watch = FileWatch { CatalogFolder.files(at: paths) }
    #expect(watch.hasChanged() == false)
    try folder.write("", to: "shop/.a.app.jsonc.swp")
    #expect(watch.hasChanged() == false, "an editor's own file is none of the phone's")
    try folder.write(app, to: "shop/b.app.jsonc")
    #expect(watch.hasChanged() == true)
    #expect(watch.hasChanged() == false)
    try folder.write(app, to: "shop/Apps/c.app.jsonc")
    #expect(watch.hasChanged() == true)
    try FileManager.default.removeItem(atPath: folder.file("shop/a.app.jsonc"))
    #expect(watch.hasChanged() == true)
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

  @Test func aRecordingOfSeveralPathsNamesEach() throws {
    try folder.write(app, to: "a b.app.jsonc")
    try folder.write(app.replacing("cup", with: "tea"), to: "tea.app.jsonc")
    let paths = [folder.file("a b.app.jsonc"), folder.file("tea.app.jsonc")]
    let loaded = PhoneLoader(paths: paths).load()
    let script = Recording.script(of: Session(Simulator(loaded.phone)), catalogs: loaded.catalog)
    try folder.write(ScriptWriter.text(of: script), to: "kept.walk")
    let again = ScriptLoader.load(folder.file("kept.walk")).loaded
    #expect(again?.findings == [])
    #expect(again?.phone.phone == loaded.phone)
  }

  @Test func withoutAPathItIsTheDemo() {
    let loaded = PhoneLoader(paths: []).load()
    #expect(loaded.catalog == ["demo:Apps"])
    #expect(loaded.phone.id == "demo")
    #expect(loaded.errors == [])
    #expect(PhoneLoader(paths: ["demo:Apps"]).load().phone == loaded.phone)
  }

  // MARK: Editors

  @Test func anEditorIsFoundWhereAShellWouldFindIt() throws {
    try folder.write("", to: "bin/pen")
    #expect(!Editor.isProgram("pen", on: folder.file("bin")))
    chmod(folder.file("bin/pen"), 0o755)
    #expect(Editor.isProgram("pen", on: "/nowhere:\(folder.file("bin"))"))
    #expect(Editor.isProgram(folder.file("bin/pen"), on: ""))
    #expect(!Editor.isProgram("bin", on: folder.path))
  }

  @Test func quotesInAnEditorAreAShellsToRead() {
    let place = SourceLocation(file: "a.jsonc", line: 3)
    #expect(Editor.command("vi -u NONE", place) == ["vi", "-u", "NONE", "+3", "a.jsonc"])
    #expect(
      Editor.command("vi -c 'set nu'", place)
        == ["sh", "-c", "vi -c 'set nu' \"$@\"", "vi", "+3", "a.jsonc"])
  }

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
