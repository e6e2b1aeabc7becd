/// Long text as rows.
package enum TextLayout {
  /// Text broken into rows of at most so many columns.
  ///
  /// Rows break at spaces, after hyphens (but within no option such as `--fresh`), and between
  /// Chinese and Japanese characters (never before a closing mark or after an opening one, and not
  /// so that one of them is left alone in the last row); longer words are cut. Line breaks in the
  /// text are kept. When there are more rows than allowed, the last ends in an ellipsis. No
  /// columns, no rows.
  package static func wrapped(
    _ text: String, columns: Int, maximumRows: Int? = nil, glyphs: GlyphSet = .unicode
  ) -> [String] {
    guard columns > 0, (maximumRows ?? 1) > 0 else { return [] }
    let limit = maximumRows ?? .max
    var rows = [String]()
    var isCut = false
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard rows.count < limit else {
        isCut = true
        break
      }
      var paragraph = Paragraph(Substring(paragraph), columns: columns, glyphs: glyphs)
      while rows.count < limit, let row = paragraph.nextRow() { rows.append(row) }
      if !paragraph.isFinished { isCut = true }
    }
    if isCut, let last = rows.popLast() {
      let room =
        DisplayWidth.of(last) < columns ? last : DisplayWidth.prefix(of: last, columns: columns - 1)
      rows.append(room + String(glyphs.ellipsis))
    }
    return rows
  }

  /// The least columns in which a text of one paragraph takes at most so many rows, no word cut;
  /// nil when that is more than the most there can be.
  package static func leastColumns(
    for text: String, rows maximumRows: Int, most: Int
  ) -> Int? {
    // What is not blank has to stand somewhere.
    let words = text.lazy.filter { $0 != " " }.map { DisplayWidth.of($0) }.reduce(0, +)
    let least = max(1, (words + maximumRows - 1) / max(1, maximumRows))
    return (least..<max(least, max(1, most) + 1)).first { columns in
      var paragraph = Paragraph(Substring(text), columns: columns, glyphs: .unicode)
      var count = 0
      while count < maximumRows, paragraph.nextRow() != nil { count += 1 }
      return paragraph.isFinished && !paragraph.hasCutAWord
    }
  }
}

/// One paragraph being taken apart.
private struct Paragraph {
  private var rest: Substring
  private let columns: Int
  private let glyphs: GlyphSet
  private var hasGivenRow = false
  private(set) var hasCutAWord = false

  init(_ text: Substring, columns: Int, glyphs: GlyphSet) {
    rest = text
    self.columns = columns
    self.glyphs = glyphs
  }

  var isFinished: Bool { hasGivenRow && rest.isEmpty }

  mutating func nextRow() -> String? {
    if isFinished { return nil }
    hasGivenRow = true
    var used = 0
    var end = rest.startIndex
    var (lastBreak, breakBefore): (Substring.Index?, Substring.Index?)
    var previous: Character?
    var option = OptionName()
    while end < rest.endIndex {
      let character = rest[end]
      let width = DisplayWidth.of(character)
      if let previous, LineBreak.isAllowed(between: previous, and: character),
        !isInsideQuote(at: end), !option.goesOn(with: character)
      {
        (breakBefore, lastBreak) = (lastBreak, end)
      }
      if used + width > columns, character != " " { break }
      used += width
      option.take(character)
      previous = character
      end = rest.index(after: end)
    }
    if end == rest.endIndex { return take(upTo: end) }
    if let lastBreak, lastBreak > rest.startIndex {
      guard LineBreak.isOrphan(rest[lastBreak...]), let breakBefore, breakBefore > rest.startIndex
      else { return take(upTo: lastBreak) }
      return take(upTo: breakBefore)
    }
    hasCutAWord = true
    if end == rest.startIndex {  // a wide character in a single column
      rest = rest.dropFirst()
      return String(glyphs.ellipsis)
    }
    // A closing mark is not left alone, either.
    let previousEnd = rest.index(before: end)
    let isAlone =
      !rest[end].isLetter && !rest[end].isNumber && rest.index(after: end) == rest.endIndex
    return take(upTo: isAlone && previousEnd > rest.startIndex ? previousEnd : end)
  }

  /// Whether a break here would part a straight quotation mark from what it encloses: the same mark
  /// opens after a blank and closes before one.
  private func isInsideQuote(at place: Substring.Index) -> Bool {
    if rest[place] == "\"" {
      let next = rest.index(after: place)
      return next == rest.endIndex || !(rest[next].isLetter || rest[next].isNumber)
    }
    let before = rest.index(before: place)
    guard rest[before] == "\"" else { return false }
    return before == rest.startIndex || rest[rest.index(before: before)] == " "
  }

  /// The row without the spaces at its end; the spaces at the break belong to no row.
  private mutating func take(upTo end: Substring.Index) -> String {
    var row = rest[..<end]
    rest = rest[end...].drop { $0 == " " }
    while row.last == " " { row.removeLast() }
    return String(row)
  }
}
