/// Takes one line of a script apart, from left to right.
///
/// It works on scalars, so that a combining mark after a quote hides no quote.
struct LineReader {
  let scalars: [Unicode.Scalar]
  private(set) var position = 0

  init(_ line: String) { scalars = Array(line.unicodeScalars) }

  init(_ scalars: ArraySlice<Unicode.Scalar>) { self.scalars = Array(scalars) }

  // MARK: Where it is

  /// Goes past blanks; whether nothing but a comment is left then.
  mutating func isAtEnd() -> Bool {
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
    return position == scalars.count || isComment(at: position)
  }

  private func isComment(at place: Int) -> Bool {
    scalars[place] == "#" && (place == 0 || scalars[place - 1].properties.isWhitespace)
  }

  func fault(_ error: ScriptError, at offset: Int? = nil) -> ScriptFault {
    ScriptFault(error: error, offset: offset ?? position)
  }

  mutating func expectEnd() throws(ScriptFault) {
    if !isAtEnd() { throw fault(.tooMuch(Self.string(scalars[position...]))) }
  }

  // MARK: Words

  /// The next word, up to a blank or a quote; empty at the end.
  mutating func word() -> String {
    if isAtEnd() { return "" }
    return bare { $0.properties.isWhitespace || Self.closingQuote(of: $0) != nil }
  }

  /// Whether this word comes next; if so it is taken.
  mutating func take(_ word: String) -> Bool {
    var ahead = self
    guard ahead.word() == word else { return false }
    self = ahead
    return true
  }

  mutating func expect(_ words: String...) throws(ScriptFault) {
    for word in words where !take(word) { throw fault(.wordsExpected(word)) }
  }

  /// Whether this character comes next, blanks aside; if so it is taken.
  mutating func take(character: Unicode.Scalar) -> Bool {
    guard !isAtEnd(), scalars[position] == character else { return false }
    position += 1
    return true
  }

  // MARK: Texts and names

  mutating func text() throws(ScriptFault) -> String {
    guard !isAtEnd(), let text = try quoted() else { throw fault(.textExpected) }
    return text
  }

  mutating func texts() throws(ScriptFault) -> [String] {
    var texts = [try text()]
    while take(character: ",") { texts.append(try text()) }
    return texts
  }

  /// A name up to a comma or the end, or in quotes.
  mutating func name() throws(ScriptFault) -> ScriptName { try name { _ in false } }

  mutating func names() throws(ScriptFault) -> [ScriptName] {
    var names = [try name()]
    while take(character: ",") { names.append(try name()) }
    return names
  }

  /// A name that a blank ends, too.
  mutating func wordName() throws(ScriptFault) -> ScriptName {
    try name { $0.properties.isWhitespace }
  }

  /// A name or a keyword, which only counts without quotes.
  mutating func name(orKeyword keyword: String) throws(ScriptFault) -> ScriptName? {
    let isQuoted = !isAtEnd() && Self.closingQuote(of: scalars[position]) != nil
    let name = try name()
    return !isQuoted && name == .called(keyword) ? nil : name
  }

  /// Whether a whole name is this keyword, in any case, without quotes; if so it is taken.
  mutating func takeKeyword(_ keyword: String) -> Bool {
    var ahead = self
    guard ahead.word().lowercased() == keyword, ahead.isAtEnd() else { return false }
    self = ahead
    return true
  }

  /// `APP/NAME`, which a blank ends unless it is in quotes.
  mutating func reference() throws(ScriptFault) -> String {
    _ = isAtEnd()
    let start = position
    let text = try wordName().text
    guard text.unicodeScalars.contains("/") else {
      throw fault(.referenceExpected(text), at: start)
    }
    return text
  }

  private mutating func name(
    endsAt isEnd: (Unicode.Scalar) -> Bool
  ) throws(ScriptFault) -> ScriptName {
    guard !isAtEnd() else { throw fault(.nameExpected) }
    if let text = try quoted() { return .called(text) }
    let isID = scalars[position...].starts(with: "id:".unicodeScalars)
    if isID {
      position += 3
      if position < scalars.count, let id = try quoted() { return .id(id) }
    }
    let start = position
    let text = bare { $0 == "," || isEnd($0) }
    guard !text.isEmpty else { throw fault(.nameExpected) }
    if let quote = scalars[start..<position].firstIndex(where: { $0 == "\"" }) {
      throw fault(.quoteInName, at: quote)
    }
    return isID ? .id(text) : .called(text)
  }

  /// Up to a blank, a quote or this character.
  mutating func name(upTo end: Unicode.Scalar) -> String {
    bare { $0 == end || $0.properties.isWhitespace || Self.closingQuote(of: $0) != nil }
  }

  /// Up to an end or a comment, blanks behind it left out.
  private mutating func bare(endsAt isEnd: (Unicode.Scalar) -> Bool) -> String {
    let start = position
    while position < scalars.count, !isEnd(scalars[position]), !isComment(at: position) {
      position += 1
    }
    var end = position
    while end > start, scalars[end - 1].properties.isWhitespace { end -= 1 }
    return Self.string(scalars[start..<end])
  }

  // MARK: Quotes

  private static func closingQuote(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\"": "\""
    case "“": "”"
    default: nil
    }
  }

  /// Nil when no quote begins here.
  private mutating func quoted() throws(ScriptFault) -> String? {
    guard let closing = Self.closingQuote(of: scalars[position]) else { return nil }
    let start = position
    var result = String.UnicodeScalarView()
    position += 1
    while position < scalars.count {
      let scalar = scalars[position]
      if scalar == closing {
        position += 1
        return String(result)
      }
      if scalar == "\\" {
        result.append(try escaped())
      } else {
        result.append(scalar)
        position += 1
      }
    }
    throw fault(.unclosedQuote, at: start)
  }

  private mutating func escaped() throws(ScriptFault) -> Unicode.Scalar {
    let start = position
    guard position + 1 < scalars.count else { throw fault(.unclosedQuote) }
    let letter = scalars[position + 1]
    position += 2
    switch letter {
    case "\"", "\\", "“", "”": return letter
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      let rest = scalars[position...].prefix(12)
      if rest.first == "{", let end = rest.firstIndex(of: "}"),
        let value = UInt32(Self.string(rest[(position + 1)..<end]), radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        position = end + 1
        return scalar
      }
      let end = rest.firstIndex { $0 == "}" || $0 == "\"" }.map { rest[$0] == "}" ? $0 + 1 : $0 }
      throw fault(
        .badCharacterNumber(Self.string(scalars[start..<(end ?? rest.endIndex)])), at: start)
    default: throw fault(.unknownEscape(String(letter)), at: start)
    }
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
