import Foundation

/// The words that numbers of one language are made of.
private struct HanWords: Sendable {
  let digits: PhraseTable<Int>
  let zeros: PhraseTable<Void>
  let smallUnits: PhraseTable<Int>
  let bigUnits: PhraseTable<Int>
  let points: PhraseTable<Void>
  /// Between the parts and the part of a fraction, which is said the other way round.
  let fractionBars: PhraseTable<Void>
  let counters: PhraseTable<Void>
  let dozens: PhraseTable<Void>
  /// Words that are a number and its counter in one, or a half.
  let wholes: PhraseTable<Decimal>

  static func of(_ tables: SpokenLanguage.Tables) -> HanWords {
    tables == .chinese ? chinese : japanese
  }

  private static let half = Decimal(5) / 10

  static let japanese: HanWords = {
    let ja = SpokenLanguage(.japanese)
    return HanWords(
      digits: PhraseTable(
        ja,
        [
          ("一", 1), ("二", 2), ("三", 3), ("四", 4), ("五", 5), ("六", 6), ("七", 7), ("八", 8), ("九", 9),
          ("壱", 1), ("弐", 2), ("参", 3), ("いち", 1), ("いっ", 1), ("に", 2), ("さん", 3), ("し", 4),
          ("よん", 4),
          ("ご", 5), ("ろく", 6), ("ろっ", 6), ("なな", 7), ("しち", 7), ("はち", 8), ("はっ", 8), ("きゅう", 9),
          ("く", 9),
        ]),
      zeros: PhraseTable(ja, ["零", "〇", "ゼロ", "れい", "まる"]),
      smallUnits: PhraseTable(
        ja,
        [
          ("十", 10), ("百", 100), ("千", 1000), ("じゅう", 10), ("じゅっ", 10), ("ひゃく", 100), ("びゃく", 100),
          ("ぴゃく", 100), ("せん", 1000), ("ぜん", 1000), ("拾", 10),
        ]),
      bigUnits: PhraseTable(
        ja,
        [
          ("万", 10_000), ("まん", 10_000), ("億", 100_000_000), ("おく", 100_000_000),
          ("兆", 1_000_000_000_000),
        ]),
      points: PhraseTable(ja, ["点", "・", "てん"]),
      fractionBars: PhraseTable(ja, ["分の", "ぶんの"]),
      counters: PhraseTable(
        ja,
        [
          "個", "こ", "コ", "ヶ", "ケ", "人", "名", "名様", "人分", "人前", "枚", "本", "杯", "台", "冊", "回", "匹",
          "点",
          "件", "箱", "袋", "缶", "皿", "着", "足", "品", "切れ", "粒", "錠", "束", "部", "羽", "頭", "セット", "パック",
          "カ所",
          "箇所", "か所",
        ]),
      dozens: PhraseTable(ja, ["ダース"]),
      wholes: PhraseTable(
        ja,
        [
          ("ひとつ", 1), ("ふたつ", 2), ("みっつ", 3), ("よっつ", 4), ("いつつ", 5), ("むっつ", 6), ("ななつ", 7),
          ("やっつ", 8),
          ("ここのつ", 9), ("とお", 10), ("ひとり", 1), ("ふたり", 2), ("一つ", 1), ("二つ", 2), ("三つ", 3),
          ("四つ", 4),
          ("五つ", 5), ("六つ", 6), ("七つ", 7), ("八つ", 8), ("九つ", 9), ("1つ", 1), ("2つ", 2), ("3つ", 3),
          ("4つ", 4),
          ("5つ", 5), ("6つ", 6), ("7つ", 7), ("8つ", 8), ("9つ", 9), ("半分", half), ("半ダース", 6),
        ]))
  }()

  static let chinese: HanWords = {
    let zh = SpokenLanguage(.chinese)
    return HanWords(
      digits: PhraseTable(
        zh,
        [
          ("一", 1), ("二", 2), ("两", 2), ("三", 3), ("四", 4), ("五", 5), ("六", 6), ("七", 7), ("八", 8),
          ("九", 9),
          ("壹", 1), ("贰", 2), ("叁", 3), ("肆", 4), ("伍", 5), ("陆", 6), ("柒", 7), ("捌", 8), ("玖", 9),
          ("幺", 1),
        ]),
      zeros: PhraseTable(zh, ["零", "〇"]),
      smallUnits: PhraseTable(
        zh, [("十", 10), ("百", 100), ("千", 1000), ("拾", 10), ("佰", 100), ("仟", 1000)]),
      bigUnits: PhraseTable(zh, [("万", 10_000), ("亿", 100_000_000)]),
      points: PhraseTable(zh, ["点"]),
      fractionBars: PhraseTable(zh, ["分之"]),
      counters: PhraseTable(
        zh,
        [
          "个", "杯", "份", "张", "瓶", "位", "人", "本", "件", "只", "条", "次", "盒", "包", "碗", "台", "辆", "双",
          "套",
          "片", "块", "袋", "支", "枝", "棵", "颗", "粒", "桶", "罐", "听", "串", "束", "间", "封", "页", "部", "遍",
          "口",
          "根", "把", "壶", "盘", "组", "项", "种", "名", "人份",
        ]),
      dozens: PhraseTable(zh, ["打"]),
      wholes: PhraseTable(
        zh, [("俩", 2), ("仨", 3), ("一半", half), ("半打", 6), ("半个", half), ("半份", half), ("半杯", half)])
    )
  }()
}

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
    return attempt { $0.hanFraction(words, tables) } ?? attempt { $0.hanDecimal(words, tables) }
  }

  /// 四分の三, 四分之三.
  private mutating func hanFraction(
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
