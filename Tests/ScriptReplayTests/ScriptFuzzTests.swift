import ScriptReplay
import TestSupport
import Testing

@Suite struct ScriptFuzzTests {
  private static let corpus =
    ScriptLineTests.lines.map(\.0).joined(separator: "\n") + "\n"
    + ScriptLineTests.expectations.map { "expect \($0.0)" }.joined(separator: "\r\n")

  /// Whatever the bytes are, reading ends, and what was read is written and read again the same.
  @Test(.timeLimit(.minutes(1))) func brokenScriptsAreReadWithoutTrapping() throws {
    var generator = SeededGenerator()
    let source = Array(Self.corpus.utf8)
    let clock = ContinuousClock()
    let start = clock.now
    var roundCount = 0
    while clock.now - start < .seconds(3) {
      roundCount += 1
      var bytes = source
      for _ in 0..<Int.random(in: 1...30, using: &generator) {
        guard !bytes.isEmpty else { break }
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        case 2:
          bytes.insert(Array("\"\\#,=\n {}u".utf8).randomElement(using: &generator)!, at: place)
        case 3: bytes.removeSubrange(place..<min(bytes.count, place + 40))
        case 4: bytes.insert(contentsOf: source.prefix(place).suffix(60), at: place)
        default: bytes = Array(bytes.prefix(max(1, place)))
        }
      }
      let (script, _) = ScriptParser.parse(bytes, file: "fuzz")
      let text = ScriptWriter.text(of: script)
      let (again, findings) = ScriptParser.parse(text)
      try #require(findings == [], "\(generator), round \(roundCount)")
      try #require(again == script, "\(generator), round \(roundCount)")
      var replayer = Replayer(script, phone: TestPhone.phone)
      _ = replayer.run().failure?.description
    }
    #expect(roundCount > 10)
  }

  /// Names and texts of any characters are read as they were written.
  @Test func anyTextSurvivesWriting() throws {
    var generator = SeededGenerator()
    let scalars: [Unicode.Scalar] = Array(
      "aZ é\"\\#,= \t\n:id“”。日本\u{301}\u{200B}\u{200D}\u{202E}\u{85}\u{3000}\u{FEFF}\u{0}\u{345}\u{1F468}"
        .unicodeScalars)
    for _ in 0..<5_000 {
      var view = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        view.append(scalars.randomElement(using: &generator)!)
      }
      let text = String(view)
      let steps: [ScriptStep] = [
        .say(text), .choose(.called(text)), .choose(.id(text)), .place(.called(text)),
        .open(.app(.called(text))),
        .run("a/\(text)", [ScriptArgument("b", [.called(text), .id(text)])]),
        .expect(.options(NamesMatch([.called(text), .id(text)]))),
        .expect(.value(parameter: "a", [.called(text)])), .expect(.fact("a/b", text)),
      ]
      for step in steps {
        let (script, findings) = ScriptParser.parse(step.written)
        try #require(findings == [], "\(generator) \(text.debugDescription): \(step.written)")
        try #require(script.steps.map(\.value) == [step], "\(generator) \(text.debugDescription)")
      }
    }
  }
}
