import Foundation
import Testing

/// Nothing in a catalog, script, file name or argument reaches the terminal as a control sequence.
@Suite("Hostile catalogs", .ownThreads) struct HostileCatalogTests {
  /// A title for the window, colours, a terminal's reset, a clipboard's content, modes nobody else
  /// uses, answers that come back as typing, C1, a bell, text turned round.
  static let payload =
    "\u{1B}]0;owned\u{7}\u{1B}[31;5mred\u{1B}c\u{1B}]52;c;b3duZWQ=\u{1B}\\\u{1B}[?7777h\u{1B}[6n"
    + "\u{1B}P$qm\u{1B}\\\u{9B}31m\u{9D}0;owned\u{9C}\u{7}\u{202E}exe.txt\u{202C}\u{2066}\u{2028}\u{7F}\u{8}\u{0}"

  /// Without what a file's name or an argument cannot hold.
  static let name = payload.replacingOccurrences(of: "\u{0}", with: "")
    .replacingOccurrences(of: "/", with: "_")

  private var escaped: String {
    Self.payload.unicodeScalars.map { scalar in
      let hex = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    }.joined()
  }

  /// A phone all of whose texts are hostile, in a folder of such a name.
  private func folder(at place: Place) throws -> String {
    let folder = "phone" + Self.name
    let made = try Run.understudy(["new", folder], at: place)
    #expect(made.status == 0)
    expectHarmless(made.output + made.problems)
    var app = try #require(place.text("\(folder)/starter.app.jsonc"))
    for text in [
      "Paper Boat", "Send a boat\",\n", "Brook", "Down which river?", "Send it?", "Off it goes.",
      "Boats", "off they go, down",
    ] {
      let end = text.hasSuffix("\",\n") ? "\",\n" : ""
      let plain = end.isEmpty ? text : String(text.dropLast(end.count))
      app = app.replacingOccurrences(of: text, with: plain + escaped + end)
    }
    try place.write("\(folder)/starter.app.jsonc", app)
    return folder
  }

  private func expectHarmless(_ bytes: [UInt8], _ source: SourceLocation = #_sourceLocation) {
    #expect(TerminalStream(bytes).strangers == [], sourceLocation: source)
  }

  @Test func inTheTerminal() throws {
    let place = try Place()
    let folder = try folder(at: place)
    let terminal = try Pseudoterminal.running(folder, at: place)
    try terminal.wait(for: "Paper Boat")
    terminal.send("send")
    try terminal.wait(for: "Send a boat")
    terminal.send("\r")
    try terminal.wait(for: "Down which")
    terminal.send("\r")
    try terminal.wait(for: "[ Send ]")
    terminal.send("\r")
    try terminal.wait(for: "[ Done ]")
    for key in ["\u{16}", "\u{11}", "\u{1E}", "\u{19}"] {  // findings, state, transcript, why
      let start = terminal.bytes().count
      terminal.send(key + "\u{0C}")
      try terminal.wait(for: "quit", after: start)
    }
    terminal.send("\u{13}x\u{13}")  // recorded, and the file's name said
    try terminal.wait(for: "recording-1.walk")
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .status(0))
    expectHarmless(terminal.bytes())
    #expect(terminal.text().contains("owned"), "what was written is still there to read")
    let stream = TerminalStream(terminal.bytes())
    #expect(!stream.colors.contains("31;5"))
  }

  @Test func inWhatIsPrinted() throws {
    let place = try Place()
    let folder = try folder(at: place)
    let walk = """
      # \(Self.name)
      catalog .
      say "Send a boat with Boat"
      choose "\(Self.name)"
      """
    try place.write("\(folder)/walk\(Self.name).walk", walk)
    let script = "\(folder)/walk\(Self.name).walk"
    let runs: [[String]] = [
      ["check", folder], ["check", folder, "--format", "json"],
      ["say", folder, "Send a boat with Boat", "first"],
      ["say", folder, "Send a boat with Boat", Self.name],
      ["say", folder, "--json", "Send a boat with Boat", "first"],
      ["still", folder], ["still", folder, "--format", "ansi"],
      ["still", folder, "--format", "svg"], ["play", script], ["play", "--json", script],
      ["still", "--walk", script, "--format", "ansi"], ["new", folder],
      ["import", folder, "-o", "out" + Self.name],
    ]
    for arguments in runs {
      let run = try Run.understudy(arguments, at: place)
      #expect(run.status != nil, "\(arguments[0]) ended: \(run)")
      #expect(!(run.output + run.problems).isEmpty)
      for bytes in [run.output, run.problems] {
        let strangers = TerminalStream(bytes).strangers
        #expect(strangers == [], "\(arguments[0]) \(arguments.last?.prefix(12) ?? "")")
      }
    }
  }

  /// Files that cannot be read, and command lines that are wrong, are spoken of in messages.
  @Test func inMessages() throws {
    let place = try Place()
    let name = Self.name
    try place.write("keys\(name).app.jsonc", "{ \"\(name)\": 1, \"app\": { \"id\": \"\(name)\" } }")
    try place.write("words\(name).app.jsonc", name)
    try place.write("bad\(name).walk", name + "\nsay \"x\" \(name)\nexpect \(name)\n")
    try place.write("theme\(name).jsonc", "{ \"\(name)\": \"\(name)\" }")
    try place.write("old\(name).intentdefinition", "<plist>\(name)")
    let runs: [[String]] = [
      [name], ["--\(name)"], ["check", "--\(name)=\(name)"], ["help", name], ["no-\(name)"],
      ["check", "missing\(name)"], ["check", "keys\(name).app.jsonc"],
      ["check", "words\(name).app.jsonc"], ["play", "missing\(name)"], ["play", "bad\(name).walk"],
      ["still", "--theme", name], ["still", "--theme", "theme\(name).jsonc"],
      ["still", "--size", name], ["still", "--language", name], ["still", "--outcome", name],
      ["still", "--place", name], ["say", "demo:Apps", name], ["new", "x", name],
      ["import", "old\(name).intentdefinition", "-o", "out"], ["open", "--era", name],
    ]
    for arguments in runs {
      let run = try Run.understudy(arguments, at: place)
      #expect(run.status != nil, "\(arguments[0]) ended: \(run)")
      for bytes in [run.output, run.problems] {
        let strangers = TerminalStream(bytes).strangers
        #expect(strangers == [], "\(arguments.map { $0.prefix(8) })")
      }
    }
  }

  @Test func inTheEnvironment() throws {
    let place = try Place()
    let folder = place.work + "/phone"
    _ = try Run.understudy(["new", "phone"], at: place)
    let terminal = try Pseudoterminal.running(
      folder, at: place,
      environment: [
        "EDITOR": Self.name, "COLORTERM": Self.name, "LANG": Self.name,
        "XDG_STATE_HOME": place.work + "/" + Self.name,
      ], columns: 300)
    try terminal.wait(for: "Paper Boat")
    terminal.send("\u{0F}")  // the editor, which cannot be started
    try terminal.wait(for: "was not found")
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .status(0))
    // `env` says itself that it found no such program, as it pleases.
    let ours = terminal.text().components(separatedBy: "\u{1B}[?1049h").last ?? ""
    expectHarmless(Array(ours.utf8))
  }
}
