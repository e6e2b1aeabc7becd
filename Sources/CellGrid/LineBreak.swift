/// Where a row of text may end: a small part of Unicode's line breaking and of kinsoku.
enum LineBreak {
  static func isAllowed(between left: Character, and right: Character) -> Bool {
    if right == " " { return false }
    if left == " " || left == "\t" { return true }
    if left == "}", right == "$" { return true }  // between two tokens
    if neverFirst.contains(right) || neverLast.contains(left) { return false }
    if left == "-" || left == "–" || left == "—" { return right.isLetter }
    return breaksAnywhere(left) || breaksAnywhere(right)
  }

  /// Whether a text is one Chinese or Japanese character, with what may not begin a row after it.
  static func isOrphan(_ text: Substring) -> Bool {
    guard let first = text.first, breaksAnywhere(first) else { return false }
    return text.dropFirst().allSatisfy { neverFirst.contains($0) }
  }

  /// Han, kana, fullwidth forms, emoji. Korean is written with spaces and breaks there.
  private static func breaksAnywhere(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x231A else { return false }
    if (0xAC00...0xD7A3).contains(scalar.value) || (0x1100...0x115F).contains(scalar.value) {
      return false
    }
    return DisplayWidth.isWide(scalar)
  }

  private static let neverFirst: Set<Character> = [
    "、", "。", "，", "．", "・", "：", "；", "？", "！", "゛", "゜", "ー", "々", "〻", "ゝ", "ゞ",
    "ヽ", "ヾ", "）", "〕", "］", "｝", "〉", "》", "」", "』", "】", "〙", "〗", "｠", "»", "ぁ", "ぃ",
    "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ",
    "ョ", "ヮ", "ヵ", "ヶ", "〜", "～", "…", "‥", "％", "℃", "”", "’", ")", "]", "}", ",", ".", "!",
    "?", ":", ";", "%",
  ]

  private static let neverLast: Set<Character> = [
    "（", "〔", "［", "｛", "〈", "《", "「", "『", "【", "〘", "〖", "｟", "«", "“", "‘", "(", "[", "{",
    "￥", "＄", "£", "¥", "$", "#",
  ]
}

/// Follows a text, character by character, in and out of the names of options such as `--fresh`:
/// what begins with a hyphen that joins it to no word before it.
struct OptionName {
  private var isInside = false
  private var previous: Character?

  mutating func take(_ character: Character) {
    if character == "-", let previous, previous == "-" || Self.isOfWord(previous) {
      // Neither begins a name nor ends one.
    } else if character == "-" {
      isInside = true
    } else if !Self.isOfWord(character) {
      isInside = false
    }
    previous = character
  }

  func goesOn(with next: Character) -> Bool {
    isInside && (next == "-" || Self.isOfWord(next))
  }

  private static func isOfWord(_ character: Character) -> Bool {
    (character.isLetter || character.isNumber) && DisplayWidth.of(character) == 1
  }
}
