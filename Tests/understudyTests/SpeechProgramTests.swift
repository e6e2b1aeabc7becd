import Foundation
import Testing

@testable import understudy

struct SpeechProgramTests {
  private let espeak = SpeechProgram(kind: .espeak, path: "/usr/bin/espeak-ng")
  private let dispatcher = SpeechProgram(kind: .speechDispatcher, path: "/usr/bin/spd-say")

  @Test("text never becomes an option") func options() {
    let (arguments, input) = espeak.arguments(for: "--help", language: "en")
    #expect(arguments == ["-v", "en", "--stdin"])
    #expect(input == "--help")
    #expect(dispatcher.arguments(for: "-x", language: "en").arguments.suffix(2) == ["--", "-x"])
  }

  @Test(
    "the voice is the language's own",
    arguments: [
      ("en", "en"), ("en-GB", "en"), ("ja", "ja"), ("zh-Hans", "cmn"), ("", "en"),
      ("; rm -rf", "en"), ("../x", "en"),
    ])
  func voices(language: String, voice: String) {
    #expect(espeak.arguments(for: "a", language: language).arguments[1] == voice)
  }

  @Test("the first program on the path is taken, in our order of them") func finding() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SpeechProgramTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(SpeechProgram.find(in: folder.path) == nil)
    for name in ["espeak-ng", "say"] {
      let file = folder.appendingPathComponent(name)
      try Data("#!/bin/sh\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    #expect(SpeechProgram.find(in: "/nowhere:\(folder.path)")?.kind == .espeak)
    // A file that cannot be run is no program.
    try Data().write(to: folder.appendingPathComponent("spd-say"))
    #expect(SpeechProgram.find(in: folder.path)?.kind == .espeak)
  }
}

@MainActor
struct SystemVoiceTests {
  private func voice(_ script: String) throws -> (SystemVoice, URL) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SystemVoiceTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("espeak-ng")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return (SystemVoice(SpeechProgram(kind: .espeak, path: file.path)), folder)
  }

  @Test("what it is given arrives whole") func arrives() throws {
    let (voice, folder) = try voice("cat > \"$(dirname \"$0\")/said\"")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(voice.sayToTheEnd("Which coffee? ラテ", language: "en") == nil)
    let said = try String(contentsOf: folder.appendingPathComponent("said"), encoding: .utf8)
    #expect(said == "Which coffee? ラテ")
  }

  @Test("a program that fails is told by name and status") func failing() throws {
    let (voice, folder) = try voice("exit 3")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(voice.sayToTheEnd("a", language: "en") == "'espeak-ng' ended with status 3")
  }

  @Test("what it complained of is told, and told once") func complaining() throws {
    let (voice, folder) = try voice("echo >&2; echo 'no sound card' >&2; echo more >&2; exit 1")
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = "'espeak-ng' ended with status 1: no sound card"
    #expect(voice.sayToTheEnd("a", language: "en") == words)
    #expect(voice.problem() == words)
    #expect(voice.sayToTheEnd("b", language: "en") == nil)
    #expect(voice.problem() == nil)
  }

  @Test("a program that reads nothing does no harm") func deaf() throws {
    let (voice, folder) = try voice("exec < /dev/null; exit 0")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(voice.sayToTheEnd(String(repeating: "long ", count: 5_000), language: "en") == nil)
  }

  @Test("something new cuts off the old, which counts as said") func interrupting() throws {
    let (voice, folder) = try voice("exec sleep 60")
    defer { try? FileManager.default.removeItem(at: folder) }
    voice.say("one", language: "en", request: 1)
    #expect(voice.isSpeaking)
    voice.say("two", language: "en", request: 2)
    #expect(voice.answers().map(\.request) == [1])
    voice.silence()
    #expect(voice.answers().map(\.request) == [2])
    #expect(!voice.isSpeaking)
  }
}
