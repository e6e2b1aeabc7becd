import Foundation

/// Numbers in Japanese and Chinese: 二十五, 3万5千, 二〇二六, 三个半.
///
/// Two digit words side by side are refused, since 二三個 and 三四个 mean “two or three”; only with a
/// zero among them (二〇五) are they places. A lone digit behind a unit counts tenths of it in Chinese
/// (一百五 is 150) and ones in Japanese (百五 is 105).
extension TokenCursor {
  mutating func hanInteger(_ tables: SpokenLanguage.Tables) -> Int? {
    let words = HanWords.of(tables)
    return attempt { cursor in
      if let places = cursor.hanPlaces(words) { return places }
      var (total, lastBig) = (0, Int.max)
      while true {
        let start = cursor.index
        let hasZero = lastBig != .max && cursor.takes(words.zeros)
        guard let section = cursor.hanSection(words, tables) else {
          cursor.index = start
          if lastBig != .max { return total }
          return cursor.takes(words.zeros) ? 0 : nil
        }
        if let big = cursor.take(words.bigUnits) {
          guard big < lastBig, (1...9999).contains(section.value) else { return nil }
          total += section.value * big
          lastBig = big
          continue
        }
        guard lastBig != .max else { return section.value }
        guard section.value < lastBig else { return nil }
        let countsTenths = tables == .chinese && section.isLoneDigit && !hasZero
        return total + section.value * (countsTenths ? lastBig / 10 : 1)
      }
    }
  }

  /// 1 to 9999, or a run of digits.
  private mutating func hanSection(
    _ words: HanWords, _ tables: SpokenLanguage.Tables
  ) -> (value: Int, isLoneDigit: Bool)? {
    attempt { cursor in
      var (total, last, hasZero) = (0, Int.max, false)
      while true {
        let start = cursor.index
        if last != .max, cursor.takes(words.zeros) { hasZero = true }
        let isWritten = cursor.next?.kind == .digits
        if isWritten, last == .max,
          let number = cursor.attempt({ $0.literalWithoutFraction()?.wholeInt }), number >= 10
        {
          // 12百 is nobody's number; 12万 is left to the caller.
          return cursor.isAtKana || cursor.attempt({ $0.take(words.smallUnits) }) == nil
            ? (number, false) : nil
        }
        cursor.index = isWritten && last == .max ? start : cursor.index
        let isKanaDigit = cursor.isAtKana
        let digit = isWritten ? cursor.digits(1...4) : cursor.take(words.digits)
        let unitPlace = cursor.index
        // セン of センチ is no thousand: a unit in kana follows a digit in kana, or none.
        let mayHaveUnit = digit == nil || isKanaDigit || !cursor.isAtKana
        if mayHaveUnit, let unit = cursor.take(words.smallUnits), unit < last, digit != 0,
          digit ?? 1 < 10, digit != nil || unit == 10 || tables == .japanese
        {
          total += (digit ?? 1) * unit
          last = unit
          continue
        }
        cursor.index = unitPlace
        guard let digit, digit < last else {
          cursor.index = start
          return last == .max ? nil : (total, false)
        }
        let countsTenths = tables == .chinese && last > 10 && last != .max && !hasZero && digit < 10
        return (total + digit * (countsTenths ? last / 10 : 1), last == .max && digit < 10)
      }
    }
  }

  private var isAtKana: Bool {
    next?.text.unicodeScalars.first.map { (0x3041...0x309F).contains($0.value) } ?? false
  }

  /// 二〇五: places, told by the zero among them.
  private mutating func hanPlaces(_ words: HanWords) -> Int? {
    attempt { cursor in
      guard let places = cursor.hanDigitRun(words), (2...9).contains(places.count),
        places.contains(0), places.first != 0,
        cursor.attempt({ $0.take(words.smallUnits) }) == nil,
        cursor.attempt({ $0.take(words.bigUnits) }) == nil
      else { return nil }
      return places.reduce(0) { $0 * 10 + $1 }
    }
  }

  /// Digits in words, one beside the other: 八五.
  mutating func hanDigits(_ tables: SpokenLanguage.Tables) -> [Int]? {
    hanDigitRun(HanWords.of(tables))
  }

  private mutating func hanDigitRun(_ words: HanWords) -> [Int]? {
    var places: [Int] = []
    while places.count < 20 {
      if let digit = take(words.digits) {
        places.append(digit)
      } else if takes(words.zeros) {
        places.append(0)
      } else {
        break
      }
    }
    return places.isEmpty ? nil : places
  }

  /// A year: 2026, 二〇二六, 二千二十六.
  mutating func hanYear(_ tables: SpokenLanguage.Tables) -> Int? {
    let words = HanWords.of(tables)
    let places = attempt { cursor -> Int? in
      guard let places = cursor.hanDigitRun(words), places.count == 4, places[0] != 0 else {
        return nil
      }
      return places.reduce(0) { $0 * 10 + $1 }
    }
    return places ?? hanInteger(tables)
  }

  mutating func hanNumber(_ tables: SpokenLanguage.Tables) -> Decimal? {
    let words = HanWords.of(tables)
    return attempt { $0.hanFraction(words, tables) } ?? attempt { $0.hanRate(words, tables) }
      ?? attempt { $0.hanDecimal(words, tables) }
  }

  /// 四分の三, 四分之三, 二又四分之三.
  private mutating func hanFraction(
    _ words: HanWords, _ tables: SpokenLanguage.Tables
  ) -> Decimal? {
    if let part = attempt({ $0.hanPart(words, tables) }) { return part }
    guard let whole = hanInteger(tables), takes(words.fractionJoints),
      let part = hanPart(words, tables)
    else { return nil }
    return Decimal(whole) + part
  }

  /// 七割, 三割五分, 七成五.
  private mutating func hanRate(
    _ words: HanWords, _ tables: SpokenLanguage.Tables
  ) -> Decimal? {
    guard let tenths = hanInteger(tables), (1...10).contains(tenths), takes(words.tenths) else {
      return nil
    }
    let hundredths = attempt { cursor -> Int? in
      guard let count = cursor.hanInteger(tables), (1...9).contains(count),
        tables == .chinese || cursor.takes("分")
      else { return nil }
      return count
    }
    return Decimal(tenths * 10 + (hundredths ?? 0)) / 100
  }

  private mutating func hanPart(
    _ words: HanWords, _ tables: SpokenLanguage.Tables
  ) -> Decimal? {
    guard let bottom = hanInteger(tables), takes(words.fractionBars), let top = hanInteger(tables),
      top < bottom, bottom != 100
    else { return nil }
    return Decimal.ratio(top, bottom)
  }

  /// 2.5, 1.5万, 二点五, 百二十.
  private mutating func hanDecimal(
    _ words: HanWords, _ tables: SpokenLanguage.Tables
  ) -> Decimal? {
    let start = index
    if let number = literal(),
      tokens[start..<index].contains(where: { $0.text != "," && $0.kind == .sign })
    {
      guard let unit = take(words.bigUnits) else { return number }
      return number * Decimal(unit)
    }
    index = start
    guard let whole = hanInteger(tables) else { return nil }
    let decimals = attempt { cursor -> String? in
      guard cursor.takes(words.points) else { return nil }
      if let places = cursor.hanDigitRun(words), places.count <= 10 {
        return places.map(String.init).joined()
      }
      guard let token = cursor.next, token.kind == .digits, token.text.utf8.count <= 10 else {
        return nil
      }
      cursor.index += 1
      return token.text
    }
    return decimals.map { Decimal(string: "\(whole).\($0)") } ?? Decimal(whole)
  }

  mutating func japaneseCount() -> Decimal? { hanCount(.japanese) }
  mutating func chineseCount() -> Decimal? { hanCount(.chinese) }

  /// 五個, 二つ半, 三个半, 一打.
  private mutating func hanCount(_ tables: SpokenLanguage.Tables) -> Decimal? {
    let words = HanWords.of(tables)
    return attempt { cursor in
      if let whole = cursor.take(words.wholes) {
        return whole.isWhole && cursor.takes("半") ? whole + Decimal(5) / 10 : whole
      }
      guard let number = cursor.hanNumber(tables) else { return nil }
      if cursor.takes(words.dozens) {
        return number.isWhole && cursor.takes("半") ? number * 12 + 6 : number * 12
      }
      guard cursor.takes(words.counters), number.isWhole, cursor.takes("半") else { return number }
      return number + Decimal(5) / 10
    }
  }
}
