import Foundation
import Testing

/// What is on disk while the program runs, and after.
@Suite("Files", .ownThreads) struct FilesTests {
  private func starter(at place: Place) throws -> String {
    #expect(try Run.understudy(["new", "phone"], at: place).status == 0)
    return try #require(place.text("phone/starter.app.jsonc"))
  }

  @Test func anEditIsSeenAtOnceAndABrokenOneLeavesTheLastGoodCatalog() throws {
    let place = try Place()
    let app = try starter(at: place)
    let terminal = try Terminal.running("phone", at: place)
    try terminal.wait(for: "Paper Boat", "Send a boat")
    try terminal.type("send")
    try terminal.wait(for: "step 1")
    try place.write(
      "phone/starter.app.jsonc",
      app.replacingOccurrences(of: "\"Send a boat\"", with: "\"Send a kayak\""))
    try terminal.wait(for: "Send a kayak", "the catalog was read again", "step 1")
    try place.write("phone/starter.app.jsonc", String(app.prefix(app.count / 2)))
    try terminal.wait(
      for: "Send a kayak", "step 1", "last good catalog kept, F8: starter.app.jsonc:")
    try terminal.press("Down")
    let later = try terminal.wait("the notice gone") { !$0.contains("last good catalog kept") }
    #expect(later.contains("▲ last good catalog: F8"))
    try place.write(
      "phone/starter.app.jsonc",
      app.replacingOccurrences(of: "\"Send a boat\"", with: "\"Send a raft\""))
    let mended = try terminal.wait(for: "Send a raft", "the catalog was read again")
    #expect(!mended.contains("last good"))
    try FileManager.default.removeItem(atPath: place.work + "/phone/starter.app.jsonc")
    try terminal.wait(for: "Send a raft", "step 1", "last good catalog kept")
    try terminal.press("C-c")
    #expect(try terminal.waitForEnd() == .status(0))
  }

  @Test func noForceWritesOverAPhoneThatIsJoined() throws {
    let place = try Place()
    let phone = #"{ "format": 1, "id": "mine" }"#
    try place.write("n1/phone.jsonc", phone)
    for arguments in [["n1/"], ["n1//", "--force"]] {
      let run = try Run.understudy(["new"] + arguments, at: place)
      #expect(run.status == 0, "\(run)")
      #expect(run.text.contains("wrote n1/starter.app.jsonc\n"), "\(run)")
      #expect(run.text.contains("kept  n1/phone.jsonc, which was there\n"), "\(run)")
      #expect(place.text("n1/phone.jsonc") == phone)
    }
  }

  @Test func anAppThatComesIntoTheFolderIsSeen() throws {
    let place = try Place()
    let app = try starter(at: place)
    let terminal = try Terminal.running("phone", at: place)
    try terminal.wait(for: "Paper Boat", "Send a boat")
    try place.write(
      "phone/kite.app.jsonc",
      app.replacingOccurrences(of: "Paper Boat", with: "Paper Kite")
        .replacingOccurrences(of: "\"id\": \"starter\"", with: "\"id\": \"kite\""))
    try terminal.wait(for: "Paper Kite", "the catalog was read again")
  }

  @Test func whatCannotBeKeptIsToldWhileItRuns() throws {
    let place = try Place()
    let path = place.state + "/understudy/sessions/demo.jsonl"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let terminal = try Terminal.running(at: place)
    try terminal.wait(for: "Search")
    try terminal.type("order")
    try terminal.wait(for: "the walk cannot be kept: it is a folder")
    try terminal.press("C-c")
    #expect(
      try terminal.lastWords().contains(
        "it is a folder, expected a file; '\(path)' cannot be written"))
  }

  @Test func theEditorOpensAtTheLineAndComesBack() throws {
    let place = try Place()
    let app = try starter(at: place)
    let editor = try place.writeProgram(
      "editor", "#!/bin/sh\nprintf '%s\\n' \"$@\" > opened\nstty -a > stty-inside\n")
    let shell = try Terminal(
      ["bash", "--norc", "--noprofile", "-i"], at: place,
      environment: ["PS1": "ready ", "understudy": Program.path(), "EDITOR": editor])
    try shell.wait(for: "ready")
    try shell.type("stty -a > stty-before; $understudy phone\n")
    try shell.wait(for: "Paper Boat", "Send a boat")
    try shell.type("send")
    try shell.wait(for: "step 1")
    try shell.press("C-o")
    _ = Poll.until(seconds: 10) { place.text("stty-inside")?.contains("\n") == true }
    try shell.wait(for: "Send a boat", "step 1")
    let line = try #require(
      app.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("\"id\": \"SendBoat\"") })
    let opened = try #require(place.text("opened")).split(separator: "\n").map(String.init)
    #expect(opened.count == 2)
    #expect(["+\(line)", "+\(line + 1)"].contains(opened[0]), "\(opened)")
    #expect(opened.last == "phone/starter.app.jsonc")
    #expect(place.text("stty-inside") == place.text("stty-before"))
    try shell.press("Enter")
    try shell.wait(for: "Down which river?")
  }

  /// What is pressed in another program does not end the one that waits for it.
  @Test func theEditorHasTheKeysAndTheInterrupt() throws {
    let place = try Place()
    _ = try starter(at: place)
    let editor = try place.writeProgram(
      "editor",
      """
      #!/bin/sh
      trap 'echo hit > hit; exit 0' INT
      echo waiting
      read line < /dev/tty
      echo "$line" > typed
      echo more
      read line < /dev/tty
      """)
    let terminal = try Pseudoterminal.running("phone", at: place, environment: ["EDITOR": editor])
    try terminal.wait(for: "Send a boat")
    terminal.send("\u{0F}")
    try terminal.wait(for: "waiting")
    terminal.send("hello\r")
    try terminal.wait(for: "more")
    #expect(place.text("typed") == "hello\n")
    let start = terminal.bytes().count
    terminal.send("\u{3}")
    try terminal.wait(for: "Send a boat", after: start)
    #expect(place.text("hit") == "hit\n")
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .status(0))
  }

  @Test func anEditorThatChangesTheFileIsSeenWhenItComesBack() throws {
    let place = try Place()
    _ = try starter(at: place)
    let editor = try place.writeProgram(
      "editor", "#!/bin/sh\nsed -i 's/\"Send a boat\"/\"Send a kayak\"/' \"$2\"\n")
    let terminal = try Terminal.running("phone", at: place, environment: ["VISUAL": editor])
    try terminal.wait(for: "Send a boat")
    try terminal.press("C-o")
    try terminal.wait(for: "Send a kayak", "the catalog was read again")
  }

  @Test(
    arguments: [
      (nil, "neither $VISUAL nor $EDITOR names an editor"), ("  ", "neither $VISUAL nor $EDITOR"),
      ("no-such-editor-here", "the editor 'no-such-editor-here' was not found"),
      ("false", "ended with status 1"),
    ] as [(String?, String)])
  func anEditorThatCannotBeHadIsANotice(editor: String?, notice: String) throws {
    let place = try Place()
    _ = try starter(at: place)
    let terminal = try Terminal.running("phone", at: place, environment: ["EDITOR": editor])
    try terminal.wait(for: "Send a boat")
    try terminal.press("C-o")
    try terminal.wait(for: notice, "Send a boat")
  }

  @Test func aRecordingReplays() throws {
    let place = try Place()
    let terminal = try Terminal.running("--fresh", at: place)
    try terminal.wait(for: "Search")
    try terminal.press("C-s")
    try terminal.wait(for: "rec")
    try terminal.type("order")
    try terminal.press("Enter")
    try terminal.wait(for: "Which coffee?")
    try terminal.type("2")
    try terminal.wait(for: "[ Order ]")
    try terminal.press("Enter")
    try terminal.wait(for: "Ordered.")
    try terminal.press("C-s")
    try terminal.wait(for: "recorded in 'recording-1.walk'")
    try terminal.press("C-s", "C-s")
    try terminal.wait(for: "recorded in 'recording-2.walk'")
    try terminal.press("C-c")
    #expect(try terminal.lastWords().contains("the walk was recorded in 'recording-1.walk'"))
    let script = try #require(place.text("recording-1.walk"))
    #expect(script.contains("expect says \"Ordered.\""))
    let run = try Run.understudy(["play", "recording-1.walk", "recording-2.walk"], at: place)
    #expect(run.status == 0, "\(run)")
    #expect(place.names(in: place.state) == [], "a fresh walk keeps nothing")
  }

  @Test func aKilledWalkIsTakenUp() throws {
    let place = try Place()
    let first = try Pseudoterminal.running(at: place)
    try first.wait(for: "Brew Bar")
    first.send("order\r")
    try first.wait(for: "Which coffee?")
    first.send("\u{1B}[B\r")
    try first.wait(for: "Ready to order?")
    // What was shown last has been kept before it was shown.
    kill(first.child.id, SIGKILL)
    #expect(try first.waitForEnd() == .signal(SIGKILL))

    let second = try Terminal.running("--resume", at: place)
    try second.wait(for: "Ready to order?", "1 Latte", "[ Order ]", "step 3")
    try second.press("C-r")
    try second.wait(for: "Which coffee?", "step 2")
    try second.press("C-x", "Enter")
    try second.wait(for: "Ordered.")
  }

  @Test func withNothingLeftToTakeUpItSaysSo() throws {
    let terminal = try Terminal.running("--resume")
    try terminal.wait(for: "no walk was left on this phone", "Search")
  }

  @Test func aKeptWalkThatIsDamagedIsTakenUpAsFarAsItGoes() throws {
    let place = try Place()
    let first = try Terminal.running(at: place)
    try first.wait(for: "Search")
    try first.type("order")
    try first.press("Enter")
    try first.wait(for: "Which coffee?")
    try first.press("C-c")
    try first.waitForEnd()
    let path = place.state + "/understudy/sessions/demo.jsonl"
    let kept = try #require(place.text(path))
    try Data((kept + "\u{1B}[31m{{{{\n").utf8).write(to: URL(fileURLWithPath: path))
    let second = try Terminal.running("--resume", at: place)
    try second.wait(for: "Which coffee?", "step 2")
    try second.press("C-c")
    try second.waitForEnd()
    try Data("\u{0}\u{0}".utf8).write(to: URL(fileURLWithPath: path))
    let third = try Terminal.running("--resume", at: place)
    try third.wait(for: "Search", "the walk that was left cannot be taken up")
    try third.type("order")
    try third.wait(for: "step 1")
    try third.press("C-c")
    #expect(try third.lastWords().contains("it was set aside as '\(path).damaged-1'"))
    #expect(place.text(path + ".damaged-1") == "\u{0}\u{0}")
  }

  @Test func anOrderIsRememberedAndOfferedNextTime() throws {
    let place = try Place()
    for isFirst in [true, false] {
      let terminal = try Terminal.running(at: place)
      try terminal.wait(for: "Search")
      try terminal.press("F2")
      try terminal.wait(for: "Ask Siri")
      try terminal.type("Order with Brew Bar")
      try terminal.press("Enter")
      if isFirst {
        try terminal.wait(for: "Which coffee?")
        try terminal.type("latte")
        try terminal.press("Enter")
        try terminal.wait(for: "[ Order ]")
        try terminal.press("Enter")
        try terminal.wait(for: "Ordered.")
      } else {
        try terminal.wait(for: "The usual, Latte?")
      }
      try terminal.press("C-c")
      #expect(try terminal.waitForEnd() == .status(0))
    }
    #expect(place.names(in: place.state + "/understudy/persons") == ["demo.json"])
    let fresh = try Terminal.running("--fresh", at: place)
    try fresh.wait(for: "Search")
    try fresh.press("F2")
    try fresh.type("Order with Brew Bar")
    try fresh.press("Enter")
    try fresh.wait(for: "Which coffee?")
  }

  @Test(arguments: ["not JSON", "", "{\"version\": 99, \"person\": {}}", "{\"version\": 1}"])
  func aDamagedMemoryIsSetAside(contents: String) throws {
    let place = try Place()
    let folder = place.state + "/understudy/persons"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: URL(fileURLWithPath: folder + "/demo.json"))
    let terminal = try Terminal.running(at: place)
    try terminal.wait(for: "Search", "what the person did")
    try terminal.press("C-c")
    #expect(
      try terminal.lastWords().contains("it was set aside as '\(folder)/demo.json.damaged-1'"))
    #expect(place.names(in: folder) == ["demo.json.damaged-1"])
    #expect(place.text(folder + "/demo.json.damaged-1") == contents)
  }

  @Test func aWrongCommandLineMovesNothing() throws {
    let place = try Place()
    let folder = place.state + "/understudy/persons"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: URL(fileURLWithPath: folder + "/demo.json"))
    #expect(try Run.understudy(["open", "--theme", "none"], at: place).status == 2)
    #expect(place.names(in: folder) == ["demo.json"])
  }

  @Test func twoAtOnceDoNotSpoilEachOther() throws {
    let place = try Place()
    let first = try Terminal.running(at: place)
    try first.wait(for: "Search")
    try first.type("order")
    try first.wait(for: "step 1")
    let second = try Terminal.running(at: place)
    try second.wait(for: "Search", "another understudy is open on this phone")
    try second.type("latte")
    try second.wait(for: "step 1")
    try second.press("C-c")
    #expect(
      try second.lastWords().contains("another understudy is open on this phone"))
    try first.press("Enter")
    try first.wait(for: "Which coffee?")
    try first.press("C-c")
    try first.waitForEnd()
    let third = try Terminal.running("--resume", at: place)
    try third.wait(for: "Which coffee?", "step 2")
  }
}
