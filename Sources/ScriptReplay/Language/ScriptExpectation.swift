/// What is expected to be so: how it is read and written. `ScriptExpectation+Checking` says when it
/// is met.
package enum ScriptExpectation: Hashable, Sendable {
  case asks(TextMatch)
  case options(NamesMatch)
  case confirms(ScriptName)
  case says(TextMatch)
  case speaks(TextMatch)
  case snippet([TextMatch])
  /// Nil for a failure in whatever words.
  case fails(TextMatch?)
  case cancelled
  case notUnderstood
  case result(ScriptName)
  /// No values for a parameter that has none.
  case value(parameter: String, [ScriptName])
  case fact(String, String)
  case rows(NamesMatch)
  case row(Int, ScriptName)
  case noRows
  case liveActivity(TextMatch)
  case noLiveActivity
  case surface(SurfaceName)
  case page(ScriptName)
  /// The step before could not be taken; nil for whatever reason.
  case refused(TextMatch?)
  case sharing(SharingExpectation)

  /// Rows count from 1.
  private static let maximumRow = 1_000_000

  /// What follows `expect`.
  package enum Word: String, CaseIterable, Sendable {
    case asks, options, confirms, says, speaks, snippet, fails, cancelled, not, result, value, fact
    case rows, row, no, live, surface, page, refused
  }

  package static var words: [String] {
    Word.allCases.map(\.rawValue) + SharingExpectation.Word.allCases.map(\.rawValue)
  }

  init(_ line: inout LineReader) throws(ScriptFault) {
    _ = line.isAtEnd()
    let start = line.position
    let text = line.word()
    if let word = SharingExpectation.Word(rawValue: text) {
      self = .sharing(try SharingExpectation(word, &line))
      return
    }
    guard let word = Word(rawValue: text) else {
      throw line.fault(.unknownExpectation(text, known: Self.words), at: start)
    }
    switch word {
    case .asks: self = .asks(try TextMatch(&line))
    case .options: self = .options(try NamesMatch(&line))
    case .confirms: self = .confirms(try line.name())
    case .says: self = .says(try TextMatch(&line))
    case .speaks: self = .speaks(try TextMatch(&line))
    case .snippet:
      let isPart = line.take("containing")
      self = .snippet(try line.texts().map { TextMatch($0, isPart: isPart) })
    case .fails: self = .fails(line.isAtEnd() ? nil : try TextMatch(&line))
    case .cancelled: self = .cancelled
    case .not:
      try line.expect("understood")
      self = .notUnderstood
    case .result: self = .result(try line.name())
    case .value:
      let parameter = line.parameterName()
      try line.expectEquals(after: parameter)
      self = .value(parameter: parameter, try line.names(orKeyword: "none"))
    case .fact:
      let fact = line.parameterName()
      guard fact.unicodeScalars.contains("/") else { throw line.fault(.referenceExpected(fact)) }
      try line.expectEquals(after: fact)
      self = .fact(fact, try line.name().text)
    case .rows: self = .rows(try NamesMatch(&line))
    case .row: self = .row(try line.number(in: 1...Self.maximumRow), try line.name())
    case .no:
      if line.take("rows") {
        self = .noRows
      } else if let sharing = SharingExpectation(none: &line) {
        self = .sharing(sharing)
      } else {
        try line.expect("live", "activity")
        self = .noLiveActivity
      }
    case .live:
      try line.expect("activity")
      self = .liveActivity(try TextMatch(&line))
    case .surface: self = .surface(try SurfaceName(&line))
    case .page: self = .page(try line.name())
    case .refused: self = .refused(line.isAtEnd() ? nil : try TextMatch(&line))
    }
  }

  /// Without the word `expect`.
  package var written: String {
    switch self {
    case .asks(let text): "asks \(text.written)"
    case .options(let names): "options \(names.written)"
    case .confirms(let verb): "confirms \(verb.written)"
    case .says(let text): "says \(text.written)"
    case .speaks(let text): "speaks \(text.written)"
    case .snippet(let texts):
      "snippet \(texts.first?.isPart == true ? "containing " : "")"
        + texts.map { ScriptText.quoted($0.text) }.joined(separator: ", ")
    case .fails(let text): (["fails"] + (text.map { [$0.written] } ?? [])).joined(separator: " ")
    case .cancelled: "cancelled"
    case .notUnderstood: "not understood"
    case .result(let name): "result \(name.written)"
    case .value(let parameter, let values):
      "value \(parameter) = \(values.isEmpty ? "none" : values.written)"
    case .fact(let fact, let value): "fact \(fact) = \(ScriptText.name(value))"
    case .rows(let names): "rows \(names.written)"
    case .row(let number, let name): "row \(number) \(name.written)"
    case .noRows: "no rows"
    case .liveActivity(let text): "live activity \(text.written)"
    case .noLiveActivity: "no live activity"
    case .surface(let surface): "surface \(surface.written)"
    case .page(let name): "page \(name.written)"
    case .refused(let text):
      (["refused"] + (text.map { [$0.written] } ?? [])).joined(separator: " ")
    case .sharing(let expectation): expectation.written
    }
  }
}

/// A text that is expected, whole or as a part.
package struct TextMatch: Hashable, Sendable {
  package var text: String
  package var isPart: Bool

  package init(_ text: String, isPart: Bool = false) {
    self.text = text
    self.isPart = isPart
  }

  init(_ line: inout LineReader) throws(ScriptFault) {
    isPart = line.take("containing")
    text = try line.text()
  }

  package var written: String { (isPart ? "containing " : "") + ScriptText.quoted(text) }

  /// Blanks are compared folded.
  func holds(for actual: String) -> Bool {
    let wanted = ScriptText.withBlanksFolded(text)
    let actual = ScriptText.withBlanksFolded(actual)
    return isPart ? actual.contains(wanted) : actual == wanted
  }
}

/// Names that are expected: all of them in order, or among others.
package struct NamesMatch: Hashable, Sendable {
  package var names: [ScriptName]
  package var isPart: Bool

  package init(_ names: [ScriptName], isPart: Bool = false) {
    self.names = names
    self.isPart = isPart
  }

  init(_ line: inout LineReader) throws(ScriptFault) {
    isPart = line.take("containing")
    names = try line.names()
  }

  package var written: String { (isPart ? "containing " : "") + names.written }
}

extension LineReader {
  fileprivate mutating func expectEquals(after name: String) throws(ScriptFault) {
    if name.isEmpty { throw fault(.nameExpected) }
    if !take(character: "=") { throw fault(.wordsExpected("=")) }
  }

  /// Names, or none for a keyword that stands alone.
  fileprivate mutating func names(orKeyword keyword: String) throws(ScriptFault) -> [ScriptName] {
    takeKeyword(keyword) ? [] : try names()
  }
}
