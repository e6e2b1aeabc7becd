/// A text whose tokens are being put in. A token that comes to nothing takes along the blank that
/// only it needed: no two blanks are left in a row, none before a comma, none at either end.
struct FilledText {
  private(set) var text = ""
  private var isAfterNothing = false

  mutating func add(_ words: String) {
    guard !words.isEmpty else {
      isAfterNothing = true
      return
    }
    guard isAfterNothing else {
      text += words
      return
    }
    var words = Substring(words)
    if text.last?.isWhitespace ?? true { words = words.drop(while: \.isBlank) }
    guard let first = words.first else { return }
    if Self.closing.contains(first) { dropBlanks() }
    text += words
    isAfterNothing = false
  }

  mutating func finish() {
    if isAfterNothing { dropBlanks() }
  }

  private mutating func dropBlanks() {
    while text.last?.isBlank ?? false { text.removeLast() }
  }

  private static let closing: Set<Character> = [
    ".", ",", ";", ":", "!", "?", "…", ")", "]", "}", "”", "’", "»",
    "、", "。", "，", "．", "；", "：", "！", "？", "）", "」", "』", "】", "》",
  ]
}

extension Character {
  /// A space of any width; the end of a line is none.
  fileprivate var isBlank: Bool { isWhitespace && !isNewline }
}
