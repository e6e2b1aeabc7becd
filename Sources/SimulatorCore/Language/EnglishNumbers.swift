import Foundation

/// English number words, and how they add up.
extension TokenCursor {
  private static let en = SpokenLanguage(.english)

  private static let units = PhraseTable(
    en,
    [
      ("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6), ("seven", 7),
      ("eight", 8), ("nine", 9),
    ])
  private static let teens = PhraseTable(
    en,
    [
      ("ten", 10), ("eleven", 11), ("twelve", 12), ("thirteen", 13), ("fourteen", 14),
      ("fifteen", 15), ("sixteen", 16), ("seventeen", 17), ("eighteen", 18), ("nineteen", 19),
    ])
  private static let tens = PhraseTable(
    en,
    [
      ("twenty", 20), ("thirty", 30), ("forty", 40), ("fourty", 40), ("fifty", 50), ("sixty", 60),
      ("seventy", 70), ("eighty", 80), ("ninety", 90),
    ])
  private static let scales = PhraseTable(
    en, [("thousand", 1000), ("million", 1_000_000), ("billion", 1_000_000_000)])
  private static let zeros = PhraseTable(en, ["zero", "nought", "naught"])
  private static let noughtAmongDigits = PhraseTable(en, ["zero", "nought", "naught", "oh", "o"])
  private static let set = PhraseTable(
    en,
    [
      ("none", 0), ("just the one", 1), ("a baker's dozen", 13), ("a couple of", 2),
      ("a couple", 2), ("a pair", 2),
      ("a dozen", 12),
      ("dozen", 12), ("half a dozen", 6), ("a half dozen", 6), ("half a hundred", 50),
      ("half a thousand", 500), ("half a million", 500_000),
    ])
  private static let denominators = PhraseTable(
    en,
    [
      ("half", 2), ("halves", 2), ("quarter", 4), ("quarters", 4), ("fourth", 4), ("fourths", 4),
      ("fifth", 5), ("fifths", 5), ("eighth", 8), ("eighths", 8), ("tenth", 10), ("tenths", 10),
    ])
  private static let multipliers = PhraseTable<Decimal>(
    en,
    [
      ("dozen", 12), ("hundred", 100), ("thousand", 1000), ("million", 1_000_000),
      ("billion", 1_000_000_000),
    ])

  /// “and a half”, wherever it may follow.
  mutating func englishFractionTail() -> Decimal? {
    attempt { cursor in cursor.takes("and") ? cursor.englishFraction(needsCount: true) : nil }
  }

  /// “A half”, “three quarters”, “half”; never as much as one.
  private mutating func englishFraction(needsCount: Bool = false) -> Decimal? {
    attempt { cursor in
      let count = cursor.englishArticle().map { _ in 1 } ?? cursor.englishBelowHundred()
      let place = cursor.index
      guard let bottom = cursor.take(Self.denominators) else { return nil }
      let word = cursor.tokens[place].text
      guard let count else {
        return !needsCount && (word == "half" || word == "quarter")
          ? Decimal.ratio(1, bottom) : nil
      }
      // “Five fifth” is neither a number nor a part.
      guard count < bottom, (count == 1) != word.hasSuffix("s") else { return nil }
      return Decimal.ratio(count, bottom)
    }
  }

  mutating func englishNumber() -> Decimal? {
    attempt { cursor in
      if let whole = cursor.take(Self.set) {
        guard whole % 12 == 0, whole > 0, let part = cursor.englishFractionTail() else {
          return Decimal(whole)
        }
        return Decimal(whole) + 12 * part
      }
      if let fraction = cursor.englishFraction() { return fraction }
      guard
        var number = cursor.attempt({ $0.digitsWithPoint() }) ?? cursor.literal()
          ?? cursor.englishDecimalWords()
      else { return nil }
      if number.isWhole, let part = cursor.englishFractionTail() { number += part }
      if let factor = cursor.take(Self.multipliers) {
        number *= factor
        if factor == 12, let part = cursor.englishFractionTail() { number += 12 * part }
      }
      return number
    }
  }

  /// “Twelve”, “two point five”, “point five”.
  private mutating func englishDecimalWords() -> Decimal? {
    attempt { cursor in
      let whole = cursor.englishCardinal()
      guard let decimals = cursor.englishPointAndDigits() else { return whole.map { Decimal($0) } }
      return Decimal(string: "\(whole ?? 0).\(decimals)")
    }
  }

  /// “98 point 6”, as speech is written down.
  private mutating func digitsWithPoint() -> Decimal? {
    guard let whole = digits(1...9), let decimals = englishPointAndDigits() else { return nil }
    return Decimal(string: "\(whole).\(decimals)")
  }

  /// “Point one four”.
  private mutating func englishPointAndDigits() -> String? {
    attempt { cursor in
      guard cursor.takes("point") else { return nil }
      var decimals = ""
      while let digit = cursor.englishDigit() { decimals += "\(digit)" }
      if decimals.isEmpty, let token = cursor.next, token.kind == .digits {
        decimals = token.text
        cursor.index += 1
      }
      return decimals.isEmpty || decimals.count > 10 ? nil : decimals
    }
  }

  private mutating func englishDigit() -> Int? {
    take(Self.units) ?? (take(Self.noughtAmongDigits) == nil ? nil : 0)
  }

  /// A whole number in words: “two hundred and five”, “twelve thousand”, “a hundred”.
  mutating func englishCardinal() -> Int? {
    attempt { cursor in
      if cursor.takes(Self.zeros) { return 0 }
      var (total, lastScale) = (0, Int.max)
      while true {
        let start = cursor.index
        let isFirst = lastScale == .max
        if !isFirst { _ = cursor.takes("and") }
        guard let group = cursor.englishGroup(mayStartWithA: isFirst) else {
          cursor.index = start
          return isFirst ? nil : total
        }
        guard let scale = cursor.take(Self.scales) else { return total + group }
        guard scale < lastScale else { return nil }
        total += group * scale
        lastScale = scale
      }
    }
  }

  /// One to 999, or “twelve hundred”.
  private mutating func englishGroup(mayStartWithA: Bool) -> Int? {
    attempt { cursor in
      if mayStartWithA, cursor.takes("a") || cursor.takes("an") {
        if cursor.takes("hundred") { return 100 + (cursor.englishAfterHundred() ?? 0) }
        return cursor.attempt { $0.take(Self.scales) } == nil
          ? nil
          : {
            cursor.index -= 1; return 1
          }()
      }
      guard let small = cursor.englishBelowHundred() else { return nil }
      guard small % 10 != 0, cursor.takes("hundred") else { return small }
      return small * 100 + (cursor.englishAfterHundred() ?? 0)
    }
  }

  private mutating func englishAfterHundred() -> Int? {
    attempt { cursor in
      _ = cursor.takes("and")
      return cursor.englishBelowHundred()
    }
  }

  /// One to 99.
  mutating func englishBelowHundred() -> Int? {
    if let teen = take(Self.teens) { return teen }
    if let ten = take(Self.tens) { return ten + (take(Self.units) ?? 0) }
    return take(Self.units)
  }

  /// “oh five”, as minutes are said.
  mutating func englishNoughtAndDigit() -> Int? {
    attempt { cursor in
      guard cursor.take(Self.noughtAmongDigits) != nil else { return nil }
      return cursor.take(Self.units) ?? cursor.digits(1...1)
    }
  }

  private static let ordinals = PhraseTable(
    en,
    [
      ("first", 1), ("second", 2), ("third", 3), ("fourth", 4), ("fifth", 5), ("sixth", 6),
      ("seventh", 7), ("eighth", 8), ("ninth", 9), ("tenth", 10), ("eleventh", 11),
      ("twelfth", 12), ("thirteenth", 13), ("fourteenth", 14), ("fifteenth", 15),
      ("sixteenth", 16), ("seventeenth", 17), ("eighteenth", 18), ("nineteenth", 19),
      ("twentieth", 20), ("thirtieth", 30), ("fortieth", 40), ("fiftieth", 50), ("sixtieth", 60),
      ("seventieth", 70), ("eightieth", 80), ("ninetieth", 90), ("hundredth", 100),
    ])

  /// “Second”, “twenty-first”, 2nd. A wrong ending, as in 2th, is refused.
  mutating func englishOrdinal() -> Int? {
    attempt { cursor in
      if let number = cursor.digits(1...4) {
        guard let ending = cursor.next, ending.isAdjacent,
          ending.text == Self.englishEnding(of: number)
        else { return nil }
        cursor.index += 1
        return number
      }
      let start = cursor.index
      if let ten = cursor.take(Self.tens), let unit = cursor.take(Self.ordinals), unit < 10 {
        return ten + unit
      }
      cursor.index = start
      return cursor.take(Self.ordinals)
    }
  }

  private static func englishEnding(of number: Int) -> String {
    if (11...13).contains(number % 100) { return "th" }
    return switch number % 10 {
    case 1: "st"
    case 2: "nd"
    case 3: "rd"
    default: "th"
    }
  }
}
