import Foundation
import TestSupport
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
    let folder = try TemporaryFolder()
    #expect(SpeechProgram.find(in: folder.path) == nil)
    for name in ["espeak-ng", "say"] {
      try ProgramFile.write("#!/bin/sh\n", to: folder.file(name))
    }
    #expect(SpeechProgram.find(in: "/nowhere:\(folder.path)")?.kind == .espeak)
    // A file that cannot be run is no program.
    try folder.write("", to: "spd-say")
    #expect(SpeechProgram.find(in: folder.path)?.kind == .espeak)
  }
}

@MainActor
struct SystemVoiceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func voice(_ script: String) throws -> SystemVoice {
    try ProgramFile.write("#!/bin/sh\n\(script)\n", to: folder.file("espeak-ng"))
    return SystemVoice(SpeechProgram(kind: .espeak, path: folder.file("espeak-ng")))
  }

  @Test("what it is given arrives whole") func arrives() throws {
    let voice = try voice("cat > \"$(dirname \"$0\")/said\"")
    #expect(voice.sayToTheEnd("Which coffee? ラテ", language: "en") == nil)
    #expect(try folder.text(of: "said") == "Which coffee? ラテ")
  }

  @Test("a program that fails is told by name and status") func failing() throws {
    let voice = try voice("exit 3")
    #expect(voice.sayToTheEnd("a", language: "en") == "'espeak-ng' ended with status 3")
  }

  @Test("what it complained of is told, and told once") func complaining() throws {
    let voice = try voice("echo >&2; echo 'no sound card' >&2; echo more >&2; exit 1")
    let words = "'espeak-ng' ended with status 1: no sound card"
    #expect(voice.sayToTheEnd("a", language: "en") == words)
    #expect(voice.problem() == words)
    #expect(voice.sayToTheEnd("b", language: "en") == nil)
    #expect(voice.problem() == nil)
  }

  @Test("a program that reads nothing does no harm") func deaf() throws {
    let voice = try voice("exec < /dev/null; exit 0")
    #expect(voice.sayToTheEnd(String(repeating: "long ", count: 5_000), language: "en") == nil)
  }

  @Test("something new cuts off the old, which counts as said") func interrupting() throws {
    let voice = try voice("exec sleep 60")
    voice.say("one", language: "en", request: 1)
    #expect(voice.isSpeaking)
    #expect(voice.problem() == nil)
    voice.say("two", language: "en", request: 2)
    #expect(voice.answers().map(\.request) == [1])
    voice.silence()
    #expect(voice.answers().map(\.request) == [2])
    #expect(!voice.isSpeaking)
  }
}
