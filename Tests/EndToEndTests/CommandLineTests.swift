import Foundation
import Testing

@Suite("The command line", .ownThreads) struct CommandLineTests {
  /// One command line, and the status its documentation promises.
  struct Line: CustomTestStringConvertible, Sendable {
    var status: Int32
    var words: String
    var testDescription: String { "\(words) → \(status)" }

    init(_ status: Int32, _ words: String) {
      self.status = status
      self.words = words
    }
  }

  @Test(
    arguments: [
      Line(0, "help"), Line(0, "--help"), Line(0, "-h"), Line(0, "help open"),
      Line(0, "open --help"),
      Line(2, "help nothing"), Line(0, "version"), Line(0, "--version"), Line(2, "chekc"),
      Line(2, "--no-such-option"), Line(2, "check --format yaml"), Line(2, "check --format"),
      Line(0, "check"), Line(0, "check good"), Line(1, "check wrong"), Line(3, "check missing"),
      Line(3, "check empty"), Line(0, "check good --format json"), Line(0, "keys"),
      Line(0, "keys --format markdown"), Line(0, "schema"), Line(0, "schema --documentation"),
      Line(0, "themes"), Line(2, "say"), Line(2, "say good"),
      Line(0, "say good 'Send a boat with Paper Boat'"), Line(1, "say good nonsense"),
      Line(0, "say good 'Send a boat with Paper Boat' brook yes"),
      Line(1, "say good 'Send a boat with Paper Boat' brook cancel"),
      Line(3, "say missing 'Send a boat with Paper Boat'"), Line(2, "say good x --device fridge"),
      Line(2, "play"), Line(0, "play fine.walk"), Line(1, "play unmet.walk"),
      Line(1, "play unreadable.walk"), Line(3, "play missing.walk"),
      Line(3, "play fine.walk missing.walk"), Line(1, "play fine.walk unmet.walk"),
      Line(0, "still"), Line(0, "still good"), Line(3, "still missing"),
      Line(2, "still --size 0x0"), Line(2, "still --size 80"), Line(0, "still --size 1x1"),
      Line(2, "still --theme none"), Line(2, "still --format png"),
      Line(0, "still --walk fine.walk"), Line(1, "still --walk unmet.walk"),
      Line(3, "still --walk missing.walk"), Line(2, "still --walk fine.walk --step x"),
      Line(2, "import"), Line(2, "import good"), Line(3, "import missing -o out"),
      Line(2, "new"), Line(2, "new a b"), Line(3, "new good"), Line(0, "new good --force"),
      Line(3, "new /dev/null/x"), Line(3, "open missing"), Line(2, "open good"),
      Line(2, "new ''"), Line(2, "import good -o ''"), Line(2, "check ''"),
      Line(2, "check good ''"),
      Line(2, "still ''"), Line(2, "open ''"), Line(2, "play ''"), Line(2, "say '' x"),
      Line(2, "still --walk ''"), Line(2, "still --theme ''"), Line(2, "still --language ''"),
      Line(3, "still --theme ./none.jsonc"), Line(3, "still --theme ./good"),
      Line(1, "still --theme ./fine.walk"), Line(3, "open good --theme ./none.jsonc"),
      Line(3, "play fine.walk --slow --theme ./none.jsonc"),
      Line(1, "still wrong"), Line(3, "still good missing"), Line(3, "still --walk good"),
      Line(1, "still --walk unreadable.walk"), Line(1, "still --walk wrong.walk"),
      Line(3, "play good"), Line(1, "play wrong.walk"), Line(3, "play lost.walk"),
      Line(1, "say wrong 'Send a boat with Paper Boat'"), Line(1, "import wrong -o out"),
      Line(2, "still --size +80x+24"), Line(2, "still --size 80x1001"),
      Line(2, "still --walk fine.walk --step +3"), Line(2, "still --step 3"),
      Line(2, "still --outcome nosuch"), Line(1, "say good -- --help"),
      Line(3, "missing/folder"), Line(3, "still good/starter.app.jsonc/x"),
    ])
  func endsAsPromised(line: Line) throws {
    let place = try Place()
    _ = try Run.understudy(["new", "good"], at: place)
    let app = try #require(place.text("good/starter.app.jsonc"))
    try place.write(
      "wrong/starter.app.jsonc",
      app.replacingOccurrences(of: "\"type\": \"River\"", with: "\"type\": \"Brook\""))
    try FileManager.default.createDirectory(
      atPath: place.work + "/empty", withIntermediateDirectories: true)
    try place.write(
      "fine.walk",
      "catalog good\nsay \"Send a boat with Paper Boat\"\nexpect asks \"Down which river?\"\n")
    try place.write(
      "unmet.walk", "catalog good\nsay \"Send a boat with Paper Boat\"\nexpect asks \"What?\"\n")
    try place.write("wrong.walk", "catalog wrong\nopen siri\n")
    try place.write("lost.walk", "catalog missing\nopen siri\n")
    try place.write("unreadable.walk", "catalog good\nfly away\n")
    let run = try Run.shell("exec \"$understudy\" \(line.words)", at: place)
    #expect(run.status == line.status, "\(run)")
    if line.status > 1 {
      #expect(!run.problems.isEmpty || !run.output.isEmpty, "a failure says why")
    }
    if line.status == 2 { #expect(run.output.isEmpty) }
  }

  @Test func aReaderThatHasSeenEnoughIsNoError() throws {
    let place = try Place()
    for words in ["keys", "schema --documentation", "help", "still"] {
      let run = try Run.shell("\"$understudy\" \(words) | head -n 1", at: place)
      #expect(run.status == 0)
      #expect(run.text.split(separator: "\n").count <= 1)
      #expect(run.problems.isEmpty, "\(run)")
    }
  }

  @Test func aFullDiskIsNotSilent() throws {
    #if os(Linux)
      let run = try Run.shell("\"$understudy\" keys > /dev/full", at: Place())
      #expect(run.status == 3, "\(run)")
      #expect(!run.problems.isEmpty)
    #endif
  }

  @Test(arguments: ["my phones/of 'today'", "-phone", "ünï/電話", "a;b $HOME `x` \"q\"", "new\nline"])
  func aFolderOfAnyName(folder: String) throws {
    let place = try Place()
    // What follows `--` is no option, whatever it begins with.
    let made = try Run.understudy(["new", "--", folder], at: place)
    #expect(made.status == 0, "\(made)")
    #expect(place.text("\(folder)/starter.app.jsonc") != nil)
    #expect(try Run.understudy(["check", "--", folder], at: place).status == 0)
    // The line it prints is one a shell understands.
    let advice = try #require(
      made.text.components(separatedBy: "open it with: understudy ").last)
    let words = advice.hasSuffix("\n") ? String(advice.dropLast()) : advice
    if !folder.contains("\n") {
      let run = try Run.shell("exec \"$understudy\" still \(words)", at: place)
      #expect(run.status == 0, "\(words)\n\(run)")
      #expect(run.text.contains("Paper Boat"))
    }
    let terminal = try Terminal.running("open", "--fresh", "--", folder, at: place)
    try terminal.wait(for: "Paper Boat", "Send a boat")
  }

  @Test func aSearchHasABound() throws {
    let place = try Place()
    let long = String(repeating: "a", count: 1_001)
    #expect(try Run.understudy(["search", "demo:Apps", long], at: place).status == 2)
    #expect(try Run.understudy(["search", "demo:Apps", "order"], at: place).status == 0)
  }

  @Test func theDemoCopiedOutIsTheDemo() throws {
    let place = try Place()
    #expect(try Run.understudy(["new", "copy", "--demo"], at: place).status == 0)
    #expect(try Run.understudy(["check", "copy"], at: place).status == 0)
    let walks = place.names(in: place.work + "/copy/Walkthroughs").map { "copy/Walkthroughs/\($0)" }
    #expect(walks.count == Checkout.walkthroughs().count)
    let run = try Run.understudy(["play"] + walks, at: place)
    #expect(run.status == 0, "\(run)")
    let built = try Run.understudy(["still"], at: place).text
    #expect(try Run.understudy(["still", "copy"], at: place).text == built)
  }

  /// Two processes, two seeds for the hashes of sets and dictionaries.
  @Test func everyWalkLooksTheSameInAnotherProcess() throws {
    let place = try Place()
    let walks = Checkout.walkthroughs()
    #expect(walks.count > 30)
    for walk in walks {
      let arguments = ["still", "--walk", walk, "--format", "ansi", "--size", "120x40"]
      let runs = try (0..<2).map { _ in try Run.understudy(arguments, at: place) }
      #expect(runs[0].status == 0, "\(walk)\n\(runs[0])")
      #expect(!runs[0].output.isEmpty)
      #expect(runs[0].output == runs[1].output, "\(walk)")
    }
    let reports = try (0..<2).map { _ in
      try Run.understudy(["play", "--json"] + walks, at: place).output
    }
    #expect(reports[0] == reports[1])
  }
}
