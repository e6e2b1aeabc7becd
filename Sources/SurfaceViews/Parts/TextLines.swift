import CellGrid
import IntentModel
import SimulatorCore

extension ViewContext {
  /// Text as lines of one style.
  func wrapped(
    _ text: String, columns: Int, style: CellStyle, maximumRows: Int? = nil
  ) -> [Line] {
    TextLayout.wrapped(text, columns: columns, maximumRows: maximumRows, glyphs: glyphs)
      .map { Line($0, style) }
  }

  /// A text as written; stock wording without the marks that ASCII lacks, where only ASCII is
  /// drawn.
  func shown(_ text: String, by origin: TextOrigin) -> String {
    guard glyphs == .ascii, origin == .stock else { return text }
    return text.replacing("…", with: "...").replacing("“", with: "\"").replacing("”", with: "\"")
      .replacing("’", with: "'")
  }

  /// A row's title, whose parts the core joins with a dot.
  func title(of row: SpotlightRow) -> String { withPlainDots(row.title) }

  /// Titles of rows, also where a receipt names them.
  func withPlainDots(_ text: String) -> String {
    glyphs == .ascii ? text.replacing(" · ", with: " - ") : text
  }

  /// A title whose words that begin like a word of the query stand out.
  func highlighted(
    _ title: String, query: String, style: CellStyle, match: CellStyle
  ) -> [Span] {
    let isMatch = Self.matches(of: query, in: title)
    guard isMatch.contains(true) else { return [Span(title, style)] }
    let letters = Array(title)
    var spans = [Span]()
    var from = 0
    for place in letters.indices
    where place + 1 == letters.count || isMatch[place] != isMatch[place + 1] {
      let text = String(letters[from...place])
      spans.append(Span(text, isMatch[place] ? style.overlaid(by: match) : style))
      from = place + 1
    }
    return spans
  }

  /// Whether `highlighted` makes anything of a text stand out.
  func isHighlighted(_ text: String, query: String) -> Bool {
    Self.matches(of: query, in: text).contains(true)
  }

  /// For each letter whether it is in a word that begins like one of the query.
  private static func matches(of query: String, in text: String) -> [Bool] {
    let words = query.split(whereSeparator: \.isWhitespace).map { $0.map(plain) }
    guard !words.isEmpty, text.utf8.count < 400 else { return [] }
    let letters = Array(text)
    let folded = letters.map(plain)
    var isMatch = Array(repeating: false, count: letters.count)
    for start in letters.indices where start == 0 || !isWordPart(letters[start - 1]) {
      for word in words where folded[start...].starts(with: word) {
        for place in start..<(start + word.count) { isMatch[place] = true }
      }
    }
    return isMatch
  }

  private static func plain(_ letter: Character) -> String { letter.lowercased() }
  private static func isWordPart(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }
}
