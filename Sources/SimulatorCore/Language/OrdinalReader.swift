/// Which of a list was meant.
package enum OrdinalAnswer: Hashable, Sendable {
  /// Counted from 1.
  case position(Int)
  case last
}

/// Reads a place in a list: “the second one”, 2nd, “option 3”, 二つ目, 第二个, “the last one”.
///
/// A bare number counts as well (“two”), since a list is also answered by number; whether such a place
/// exists is for the caller to say.
package enum OrdinalReader {
  package static func read(_ text: String, _ language: SpokenLanguage) -> OrdinalAnswer? {
    let answer = readWhole(text, language) { cursor -> OrdinalAnswer? in
      switch language.tables {
      case .english: cursor.englishPlace()
      case .japanese: cursor.japanesePlace()
      case .chinese: cursor.chinesePlace()
      }
    }
    if case .position(let place) = answer, place < 1 || place > 9999 { return nil }
    return answer
  }
}

extension TokenCursor {
  private static let en = SpokenLanguage(.english)
  private static let nouns = PhraseTable(en, ["one", "option", "choice", "item", "entry", "row"])
  private static let numberSigns = PhraseTable(
    en, ["number", "no", "#", "option", "choice", "item", "entry", "row", "option number"])

  fileprivate mutating func englishPlace() -> OrdinalAnswer? {
    _ = takes("the")
    if takes("last") {
      _ = takes(Self.nouns)
      return .last
    }
    if takes(Self.numberSigns) { return integer(Self.en).map(OrdinalAnswer.position) }
    if let place = englishOrdinal() {
      _ = takes(Self.nouns)
      return .position(place)
    }
    guard previous == nil else { return nil }
    return integer(Self.en).map(OrdinalAnswer.position)
  }

  fileprivate mutating func japanesePlace() -> OrdinalAnswer? {
    digits().map(OrdinalAnswer.position)
  }
  fileprivate mutating func chinesePlace() -> OrdinalAnswer? {
    digits().map(OrdinalAnswer.position)
  }
}
