import Foundation
import IntentModel
import SimulatorCore
import Testing

@testable import understudy

@Suite struct PersonStoreTests {
  private let folder: TemporaryFolder
  private let person = Person(performances: [
    Performance(
      intent: IntentReference(app: "cup", intent: "Order"), time: SimulatedTime(seconds: 60))
  ])

  init() throws { folder = try TemporaryFolder() }

  private func store() -> PersonStore { PersonStore(phoneID: "a/b", in: folder.state) }

  @Test func whatWasDoneComesBack() throws {
    var first = store()
    #expect(first.load().person == .nobody)
    #expect(first.keep(.nobody) == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.file("persons")), "nothing was done")
    #expect(first.keep(person) == nil)
    var second = store()
    let (loaded, problem) = second.load()
    #expect(loaded == person)
    #expect(problem == nil)
    #expect(second.keep(.nobody) == nil)
    var third = store()
    #expect(third.load().person == .nobody, "what was taken back is kept as well")
    #expect(try folder.names(in: "persons") == ["a%2fb.json"], "whole, and nothing beside it")
    #expect(try folder.mode(of: "persons") == 0o700)
    #expect(try folder.mode(of: "persons/a%2fb.json") == 0o600)
  }

  @Test(arguments: [
    ("{\"version\":1,", "is damaged"),
    (
      "{\"version\":1,\"person\":{\"performances\":[{\"intent\":1}]}}",
      "is damaged"
    ),
    ("{\"version\":2,\"person\":{\"performances\":[]}}", "is from another version (2)"),
  ])
  func aFileThatCannotBeUsedIsSetAside(text: String, reason: String) throws {
    try folder.write(text, to: "persons/a%2fb.json")
    try folder.write("older", to: "persons/a%2fb.json.damaged-1")
    var store = store()
    let (loaded, problem) = store.load()
    #expect(loaded == .nobody)
    let aside = folder.file("persons/a%2fb.json.damaged-2")
    #expect(problem == "what the person did \(reason); it was set aside as '\(aside)'")
    #expect(store.keep(person) == nil)
    #expect(try folder.text(of: "persons/a%2fb.json.damaged-2") == text)
    #expect(try folder.text(of: "persons/a%2fb.json.damaged-1") == "older")
    var again = self.store()
    #expect(again.load().person == person)
  }

  /// A folder stands for whatever cannot be read.
  @Test func whatCannotBeReadIsNotWrittenOver() throws {
    try folder.write("mine", to: "persons/a%2fb.json/inside")
    var store = store()
    #expect(
      store.load().problem == "'\(folder.file("persons/a%2fb.json"))' is a folder, expected a file")
    #expect(store.keep(person) == nil)
    #expect(try folder.text(of: "persons/a%2fb.json/inside") == "mine")
  }

  @Test func whatAWalkTakenUpInPartLacksIsKeptWhole() throws {
    var first = store()
    #expect(first.keep(person) == nil)
    let whole = try folder.text(of: "persons/a%2fb.json")
    var second = store()
    _ = second.load()
    second.holdsMore = true
    let aside = folder.file("persons/a%2fb.json.left-1")
    #expect(second.keep(.nobody) == "what the person did before is kept whole as '\(aside)'")
    #expect(try folder.text(of: "persons/a%2fb.json.left-1") == whole)
    #expect(second.keep(person) == nil)
    #expect(try folder.names(in: "persons").count == 2)
  }

  @Test func whatAnotherProgramKeepsIsOnlyRead() throws {
    try folder.write("{", to: "persons/a%2fb.json")
    var store = store()
    let (_, problem) = store.load(isOnlyRead: true)
    #expect(problem == "what the person did is damaged")
    #expect(store.keep(person) == nil)
    #expect(try folder.text(of: "persons/a%2fb.json") == "{")
  }

  @Test func withoutAHomeNothingIsKept() {
    var store = PersonStore(phoneID: "cup", in: StateFolder(path: nil))
    #expect(store.load().person == .nobody)
    #expect(store.keep(person) == nil)
  }

  @Test func whyItCannotBeKeptIsSaidOnce() throws {
    try folder.write("", to: "persons")
    var store = store()
    #expect(
      store.keep(person)
        == "what the person did cannot be kept: '\(folder.file("persons"))' is no folder; "
        + "'\(folder.file("persons"))' cannot be made")
    #expect(store.keep(person) == nil)
  }

  @Test(arguments: [
    ("shop", "shop"), ("Brew-Bar 2", "Brew-Bar%202"), ("..", "%2e%2e"), ("", "phone"),
    ("喫", "%e5%96%ab"), ("\u{0C}2", "%0c2"),
  ])
  func idsBecomeFileNames(id: String, name: String) {
    #expect(StateFolder.fileName(for: id) == name)
  }

  @Test func longIdsThatBeginAlikeAreTwoFiles() {
    let start = String(repeating: "a", count: 120)
    #expect(StateFolder.fileName(for: start) == start)
    let names = ["b", "c"].map { StateFolder.fileName(for: start + $0) }
    #expect(names[0] != names[1])
    #expect(names[0] == String(repeating: "a", count: 100) + "-ea8a566aa68d062d")
  }
}
