/// A line of text and where the next character goes, as values.
package struct TextEditing: Hashable, Sendable {
  package private(set) var characters: [Character]
  /// Characters before it.
  package private(set) var caret: Int

  /// The longest a field gets, in characters; more is left out.
  package static let maximumLength = 2_000

  package init(_ text: String, caret: Int) {
    characters = Array(text)
    self.caret = min(max(caret, 0), characters.count)
  }

  package var text: String { String(characters) }

  /// Puts text in at the caret. Line breaks become blanks: only Return says or chooses anything.
  package mutating func insert(_ text: String) {
    var clean = String.UnicodeScalarView()
    for character in text {
      // CR LF is one character, and one blank.
      if character.isNewline || character == "\t" {
        clean.append(" ")
        continue
      }
      for scalar in character.unicodeScalars where scalar.properties.generalCategory != .control {
        clean.append(scalar)
      }
    }
    let room = Self.maximumLength - characters.count
    guard room > 0 else { return }
    // Joined and taken apart again, so that a mark typed after its letter becomes one character.
    let before = String(characters[..<caret]) + String(String(clean).prefix(room))
    let after = characters[caret...]
    caret = before.count
    characters = Array(before) + after
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
