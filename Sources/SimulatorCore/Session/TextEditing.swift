/// A line of text and where the next character goes, as values.
package struct TextEditing: Hashable, Sendable {
  package private(set) var characters: [Character]
  /// Characters before it.
  package private(set) var caret: Int

  /// The longest a field gets, in characters; more is left out.
  package static let maximumLength = 2_000
  /// The same in scalars: one character may be made of any number of marks.
  static let maximumScalarCount = 4 * maximumLength

  package init(_ text: String, caret: Int) {
    characters = Array(text)
    self.caret = min(max(caret, 0), characters.count)
  }

  package var text: String { String(characters) }

  /// Puts text in at the caret. Line breaks become blanks: only Return says or chooses anything.
  /// Answers whether there was room for all of it.
  @discardableResult
  package mutating func insert(_ text: String) -> Bool {
    let scalarCount = characters.reduce(0) { $0 + $1.unicodeScalars.count }
    let line = Self.line(of: text, mostScalars: Self.maximumScalarCount - scalarCount)
    let room = max(0, Self.maximumLength - characters.count)
    let taken = String(line.text.prefix(room))
    // Joined and taken apart again, so that a mark typed after its letter becomes one character.
    let before = String(characters[..<caret]) + taken
    let after = characters[caret...]
    caret = before.count
    characters = Array(before) + after
    return line.isWhole && taken.utf8.count == line.text.utf8.count
  }

  private static func line(
    of text: String, mostScalars: Int
  ) -> (text: String, isWhole: Bool) {
    var line = String.UnicodeScalarView()
    var count = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      let isBreak = scalar == "\t" || Character(scalar).isNewline
      // CR LF is one break, and one blank.
      if previous == "\r", scalar == "\n" { continue }
      guard isBreak || scalar.properties.generalCategory != .control else { continue }
      guard count < mostScalars else { return (String(line), false) }
      line.append(isBreak ? " " : scalar)
      count += 1
    }
    return (String(line), true)
  }

  package mutating func moveLeft() { caret = max(0, caret - 1) }
  package mutating func moveRight() { caret = min(characters.count, caret + 1) }
  package mutating func moveToStart() { caret = 0 }
  package mutating func moveToEnd() { caret = characters.count }
  package mutating func moveWordLeft() { caret = wordStart(before: caret) }

  package mutating func moveWordRight() {
    while caret < characters.count, characters[caret].isWhitespace { caret += 1 }
    while caret < characters.count, !characters[caret].isWhitespace { caret += 1 }
  }

  package mutating func deleteBackward() {
    guard caret > 0 else { return }
    caret -= 1
    characters.remove(at: caret)
  }

  package mutating func deleteForward() {
    guard caret < characters.count else { return }
    characters.remove(at: caret)
  }

  package mutating func deleteWordBackward() {
    let start = wordStart(before: caret)
    characters.removeSubrange(start..<caret)
    caret = start
  }

  package mutating func deleteToStart() {
    characters.removeSubrange(..<caret)
    caret = 0
  }

  package mutating func deleteToEnd() { characters.removeSubrange(caret...) }

  private func wordStart(before place: Int) -> Int {
    var start = place
    while start > 0, characters[start - 1].isWhitespace { start -= 1 }
    while start > 0, !characters[start - 1].isWhitespace { start -= 1 }
    return start
  }
}
