import Findings

/// Reads a script. Whatever the bytes are, it answers with what could be read and a finding for
/// every line that could not.
package struct ScriptParser {
  package static let maximumByteCount = 1 << 20
  package static let maximumLineLength = 10_000

  /// The header's words.
  enum HeaderWord: String, CaseIterable {
    case catalog, context, did, shared, arranged
  }

  private let file: String
  private var script = Script()
  private var log = FindingLog()

  package static func parse(
    _ bytes: some Collection<UInt8>, file: String
  ) -> (script: Script, findings: [Finding]) {
    var parser = ScriptParser(file: file)
    parser.read(Array(bytes))
    return (parser.script, parser.log.findings)
  }

  package static func parse(
    _ text: String, file: String = "script"
  ) -> (script: Script, findings: [Finding]) {
    parse(text.utf8, file: file)
  }

  private init(file: String) { self.file = file }

  private mutating func read(_ bytes: [UInt8]) {
    if let name = Self.otherEncoding(of: bytes) { return report(.otherEncoding(name), line: 1) }
    guard bytes.count <= Self.maximumByteCount else {
      return report(.fileTooLarge(limit: Self.maximumByteCount), line: 1)
    }
    let contents = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    // A carriage return ends a line too: before a line feed the empty line between counts for
    // nothing.
    var number = 1
    var start = contents.startIndex
    for place in contents.indices where contents[place] == 0x0A || contents[place] == 0x0D {
      read(line: contents[start..<place], number: number)
      start = place + 1
      let isPair = contents[place] == 0x0D && start < contents.endIndex && contents[start] == 0x0A
      if !isPair { number += 1 }
    }
    read(line: contents[start...], number: number)
  }

  /// By the byte order mark, or the zeros that UTF-8 text has none of.
  private static func otherEncoding(of bytes: [UInt8]) -> String? {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE), (0xFE, 0xFF), (0, .some(1...)), (.some(1...), 0): "UTF-16"
    case (0, 0): "UTF-32"
    default: nil
    }
  }

  private mutating func read(line bytes: ArraySlice<UInt8>, number: Int) {
    guard bytes.count <= Self.maximumLineLength * 4 else {
      return report(.lineTooLong(limit: Self.maximumLineLength), line: number)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { return report(.notUTF8, line: number) }
    var line = LineReader(text)
    guard line.scalars.count <= Self.maximumLineLength else {
      return report(.lineTooLong(limit: Self.maximumLineLength), line: number)
    }
    if line.isAtEnd() { return }
    let location = location(in: line, at: line.position, number: number)
    do throws(ScriptFault) {
      try read(&line, at: location)
    } catch {
      let place = self.location(in: line, at: error.offset, number: number)
      log.report(Finding(.error, rule: error.error.rule, error.error.message, at: place))
    }
  }

  private mutating func read(
    _ line: inout LineReader, at location: SourceLocation
  ) throws(ScriptFault) {
    let start = line.position
    let text = line.word()
    if let word = HeaderWord(rawValue: text) {
      if !script.steps.isEmpty { throw line.fault(.headerAfterStep(text), at: start) }
      return try read(word, &line, from: start, at: location)
    }
    guard let step = try ScriptStep(word: text, &line) else {
      throw line.fault(.unknownStep(text, known: Self.knownWords), at: start)
    }
    try line.expectEnd()
    script.steps.append(Located(step, at: location))
  }

  static var knownWords: [String] {
    ScriptStep.words + HeaderWord.allCases.map(\.rawValue)
  }

  private mutating func read(
    _ word: HeaderWord, _ line: inout LineReader, from start: Int, at location: SourceLocation
  ) throws(ScriptFault) {
    switch word {
    case .catalog:
      if !script.catalogs.isEmpty { throw line.fault(.secondHeader("catalog"), at: start) }
      let catalogs = try line.names().map(\.text)
      try line.expectEnd()
      script.catalogs = catalogs
    case .context:
      var settings = [Located<ContextSetting>]()
      repeat {
        _ = line.isAtEnd()
        let place = self.location(in: line, at: line.position, number: location.line)
        settings.append(Located(try ContextSetting(&line), at: place))
      } while line.take(character: ",")
      try line.expectEnd()
      script.context += settings
    case .did:
      let performance = try ScriptPerformance(&line)
      try line.expectEnd()
      script.performances.append(Located(performance, at: location))
    case .shared:
      let share = try ScriptShare(&line)
      try line.expectEnd()
      script.shares.append(Located(share, at: location))
    case .arranged:
      let arrangement = try ScriptArrangement(&line)
      try line.expectEnd()
      script.arrangements.append(Located(arrangement, at: location))
    }
  }

  // MARK: Places

  private mutating func report(_ error: ScriptError, line: Int) {
    let place = SourceLocation(file: file, line: line)
    log.report(Finding(.error, rule: error.rule, error.message, at: place))
  }

  private func location(in line: LineReader, at offset: Int, number: Int) -> SourceLocation {
    var before = String.UnicodeScalarView()
    before.append(contentsOf: line.scalars.prefix(offset))
    return SourceLocation(file: file, line: number, column: String(before).count + 1)
  }
}
