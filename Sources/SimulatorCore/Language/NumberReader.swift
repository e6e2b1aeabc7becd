import Foundation

/// Reads a number that is the whole answer: `1,200.5`, “twenty-five”, “two and a half”, 二十五, 两个;
/// `1.200,5` in a language that writes it so.
///
/// Our own grammar. “One or two”, “seven thirty” and 二三個 are not one number and are refused; so is
/// a fraction that has no end, such as a third.
package enum NumberReader {
  package static func read(_ text: String, _ language: SpokenLanguage) -> Decimal? {
    readWhole(text, language) { cursor in
      let isNegative = cursor.takesMinus(language)
      guard let number = cursor.count(language) else { return nil }
      return isNegative ? -number : number
    }
  }
}

extension TokenCursor {
  private static let minus = PhraseTables<Void>(
    en: ["minus", "negative"], ja: ["マイナス"], zh: ["负", "零下"])

  mutating func takesMinus(_ language: SpokenLanguage) -> Bool {
    if take(Self.minus[language]) != nil { return true }
    guard let token = next, token.text == "-", index + 1 < tokens.endIndex,
      tokens[index + 1].kind == .digits || tokens[index + 1].text == "."
        || tokens[index + 1].text == numerals.decimalMark,
      tokens[index + 1].isAdjacent
    else { return false }
    index += 1
    return true
  }

  /// A number without a unit, not negative.
  mutating func number(_ language: SpokenLanguage) -> Decimal? {
    language.tables == .english ? englishNumber() : hanNumber(language.tables)
  }

  /// A number of things, with the counter Japanese and Chinese put behind it: 五個, 三个半.
  mutating func count(_ language: SpokenLanguage) -> Decimal? {
    switch language.tables {
    case .english: englishNumber()
    case .japanese: japaneseCount()
    case .chinese: chineseCount()
    }
  }

  /// A whole number, not negative.
  mutating func integer(_ language: SpokenLanguage) -> Int? {
    switch language.tables {
    case .english: digits() ?? englishCardinal()
    case .japanese: hanInteger(.japanese)
    case .chinese: hanInteger(.chinese)
    }
  }

  /// Digits as written: `7`, `1,200.5`, `.5`, `1/2`, `2½`; `1.200,5` where that is the custom. At
  /// most 18 of them.
  mutating func literal() -> Decimal? {
    attempt { cursor in
      if let fraction = cursor.slashFraction() { return fraction }
      guard let whole = cursor.literalWithoutFraction() else { return nil }
      guard let fraction = cursor.attempt({ $0.slashFraction() }) else { return whole }
      return fraction < 1 && whole.isWhole ? whole + fraction : nil
    }
  }

  mutating func literalWithoutFraction() -> Decimal? {
    var text = ""
    if let token = next, token.kind == .digits {
      text = token.text
      index += 1
      if text.utf8.count <= 3, text != "0" { text += digitGroups() }
    }
    if let decimals = decimals(hasWhole: !text.isEmpty) { text += "." + decimals }
    guard !text.isEmpty, text.utf8.count <= 19 else { return nil }
    return Decimal(string: text.hasPrefix(".") ? "0" + text : text)
  }

  /// `,200,000` after up to three digits; a mark that groups otherwise is left for others to
  /// refuse.
  private mutating func digitGroups() -> String {
    // Of an apostrophe or a space the tokens keep no more than that there was something.
    let isMarked = [",", "."].contains(numerals.groupMark)
    var text = ""
    while !isMarked || isNext(numerals.groupMark, mayStand: false) {
      let place = isMarked ? index + 1 : index
      guard place < tokens.endIndex, tokens[place].kind == .digits,
        tokens[place].isAdjacent == isMarked, tokens[place].text.utf8.count == 3
      else { return text }
      text += tokens[place].text
      index = place + 1
    }
    return text
  }

  /// A point is understood everywhere: where points make groups, one that makes none is for
  /// decimals.
  private mutating func decimals(hasWhole: Bool) -> String? {
    guard
      isNext(numerals.decimalMark, mayStand: !hasWhole) || isNext(".", mayStand: !hasWhole),
      index + 1 < tokens.endIndex, tokens[index + 1].kind == .digits, tokens[index + 1].isAdjacent
    else { return nil }
    index += 2
    return tokens[index - 1].text
  }

  /// Whether a mark comes next that touches what is before it, or may stand for itself.
  private func isNext(_ mark: String, mayStand: Bool) -> Bool {
    guard let token = next, token.text == mark else { return false }
    return token.isAdjacent || mayStand
  }

  /// `1/2`, or ½; only fractions a decimal can hold.
  private mutating func slashFraction() -> Decimal? {
    attempt { cursor in
      guard let top = cursor.digits(1...3), cursor.takesTight("/") || cursor.takesTight("⁄"),
        let bottom = cursor.digits(1...3)
      else { return nil }
      return Decimal.ratio(top, bottom)
    }
  }
}

extension Decimal {
  /// Nil when the ratio has no end, or the divisor is nothing.
  static func ratio(_ top: Int, _ bottom: Int) -> Decimal? {
    guard [1, 2, 4, 5, 8, 10, 16, 20, 25, 50, 100].contains(bottom) else { return nil }
    return Decimal(top) / Decimal(bottom)
  }

  var isWhole: Bool {
    guard isFinite else { return false }
    var (value, rounded) = (self, Decimal())
    NSDecimalRound(&rounded, &value, 0, .plain)
    return rounded == self
  }

  /// Nil when it is not whole or too large.
  var wholeInt: Int? {
    guard isWhole, self <= 1_000_000_000_000_000, self >= -1_000_000_000_000_000 else { return nil }
    return NSDecimalNumber(decimal: self).intValue
  }
}
