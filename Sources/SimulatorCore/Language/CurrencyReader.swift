import Foundation

/// Reads an amount of money: 12.50, $5, “five dollars”, “5 dollars 50”, 五百円, 十块五.
///
/// Our own grammar. A bare number is in the default currency. A word or sign that several
/// currencies share ($, ¥, cents, 元) means the default one when that is among them, else the best
/// known.
package enum CurrencyReader {
  package static func read(
    _ text: String, _ language: SpokenLanguage, defaultCode: String
  ) -> (amount: Decimal, code: String)? {
    let wanted = defaultCode.uppercased()
    let read: (Decimal, String)? = readWhole(
      text, language,
      [
        { $0.codeBefore(language, wanted) }, { $0.amountThenName(language, wanted) },
        { $0.smallAmount(language, wanted) }, { $0.number(language).map { ($0, wanted) } },
      ])
    guard let (amount, code) = read, amount < 1_000_000_000_000_000,
      (amount * (Currency.wholeOnly.contains(code) ? 1 : 100)).isWhole
    else { return nil }
    return (amount, code)
  }
}

/// What a currency's name can mean.
enum Currency {
  /// Currencies without a hundredth in use.
  static let wholeOnly: Set<String> = ["JPY", "KRW", "VND", "CLP", "ISK", "HUF", "IDR"]

  static let dollars = [
    "USD", "AUD", "CAD", "NZD", "HKD", "SGD", "TWD", "MXN", "BRL", "ARS", "COP", "CLP",
  ]
  static let centCurrencies = [
    "USD", "EUR", "AUD", "CAD", "NZD", "HKD", "SGD", "TWD", "ZAR", "MXN", "BRL",
  ]
  static let yuans = ["CNY", "TWD", "HKD", "SGD", "MOP"]

  static let codes = [
    "USD", "EUR", "GBP", "JPY", "CNY", "AUD", "CAD", "NZD", "HKD", "SGD", "TWD", "KRW", "CHF",
    "SEK", "NOK", "DKK", "INR", "MXN", "BRL", "ZAR", "THB", "PLN", "CZK", "TRY", "ILS", "AED",
    "VND", "IDR", "PHP", "MYR", "HUF", "ISK", "UAH", "CLP", "ARS", "COP", "MOP",
  ]

  /// Names and signs, each with the codes it may stand for, the best known first.
  static let names = PhraseTables<[String]>(
    en: signs + [
      ("dollar", dollars), ("dollars", dollars), ("buck", dollars), ("bucks", dollars),
      ("us dollars", ["USD"]), ("us dollar", ["USD"]), ("euro", ["EUR"]), ("euros", ["EUR"]),
      ("pound", ["GBP"]), ("pounds", ["GBP"]), ("quid", ["GBP"]), ("pounds sterling", ["GBP"]),
      ("yen", ["JPY"]), ("yuan", ["CNY"]), ("renminbi", ["CNY"]), ("rmb", ["CNY"]),
      ("won", ["KRW"]), ("swiss francs", ["CHF"]), ("francs", ["CHF"]), ("franc", ["CHF"]),
      ("rupees", ["INR"]), ("rupee", ["INR"]), ("crowns", ["SEK", "NOK", "DKK", "CZK"]),
      ("kronor", ["SEK"]), ("kroner", ["NOK", "DKK"]), ("australian dollars", ["AUD"]),
      ("canadian dollars", ["CAD"]), ("hong kong dollars", ["HKD"]),
      ("singapore dollars", ["SGD"]), ("pesos", ["MXN", "PHP", "ARS", "COP", "CLP"]),
    ],
    ja: signs + [
      ("円", ["JPY"]), ("ドル", dollars), ("米ドル", ["USD"]), ("ユーロ", ["EUR"]), ("ポンド", ["GBP"]),
      ("元", ["CNY", "TWD"]), ("人民元", ["CNY"]), ("ウォン", ["KRW"]), ("スイスフラン", ["CHF"]),
      ("フラン", ["CHF"]), ("香港ドル", ["HKD"]), ("台湾ドル", ["TWD"]), ("豪ドル", ["AUD"]),
      ("カナダドル", ["CAD"]), ("シンガポールドル", ["SGD"]), ("ルピー", ["INR"]), ("えん", ["JPY"]),
    ],
    zh: signs + [
      ("元", yuans), ("块", yuans), ("块钱", yuans), ("元钱", yuans), ("圆", yuans), ("人民币", ["CNY"]),
      ("元人民币", ["CNY"]), ("块人民币", ["CNY"]), ("美元", ["USD"]), ("美金", ["USD"]), ("刀", ["USD"]),
      ("欧元", ["EUR"]), ("英镑", ["GBP"]), ("日元", ["JPY"]), ("日币", ["JPY"]), ("日圆", ["JPY"]),
      ("港币", ["HKD"]), ("港元", ["HKD"]), ("台币", ["TWD"]), ("新台币", ["TWD"]), ("韩元", ["KRW"]),
      ("韩币", ["KRW"]), ("瑞士法郎", ["CHF"]), ("澳元", ["AUD"]), ("加元", ["CAD"]), ("新加坡元", ["SGD"]),
      ("新元", ["SGD"]), ("卢比", ["INR"]),
    ])

  private static let signs: [(String, [String])] =
    [
      ("$", dollars), ("us$", ["USD"]), ("€", ["EUR"]), ("£", ["GBP"]), ("₩", ["KRW"]),
      ("₹", ["INR"]), ("hk$", ["HKD"]), ("nt$", ["TWD"]), ("a$", ["AUD"]), ("c$", ["CAD"]),
    ] + codes.map { ($0.lowercased(), [$0]) }

  static func settle(_ codes: [String], wanted: String) -> String? {
    codes.contains(wanted) ? wanted : codes.first
  }
}

extension TokenCursor {
  private static let en = SpokenLanguage(.english)
  private static let dollarHundredths = PhraseTable(en, ["cent", "cents"])
  private static let poundHundredths = PhraseTable(en, ["penny", "pence", "p"])

  private mutating func currencyName(_ language: SpokenLanguage, _ wanted: String) -> String? {
    if takes("¥") {
      if wanted == "JPY" || wanted == "CNY" { return wanted }
      return language.tables == .chinese ? "CNY" : "JPY"
    }
    return take(Currency.names[language]).flatMap { Currency.settle($0, wanted: wanted) }
  }

  /// `$5`, `EUR 12.50`, 人民币一百.
  fileprivate mutating func codeBefore(
    _ language: SpokenLanguage, _ wanted: String
  ) -> (Decimal, String)? {
    guard let code = currencyName(language, wanted), let amount = number(language) else {
      return nil
    }
    // 人民币100元 names it twice; the two have to agree.
    guard let again = attempt({ $0.currencyName(language, code) }) else { return (amount, code) }
    return again == code ? (amount, code) : nil
  }

  fileprivate mutating func amountThenName(
    _ language: SpokenLanguage, _ wanted: String
  ) -> (Decimal, String)? {
    var amount: Decimal
    if let number = attempt({ $0.number(language) }) {
      amount = number
    } else if language.tables == .english, let article = englishArticle() {
      amount = article
    } else {
      return nil
    }
    if amount < 1, language.tables == .english { _ = englishArticle() }
    guard let code = currencyName(language, wanted) else { return nil }
    if amount.isWhole, let rest = hundredths(language, code) { amount += rest }
    return (amount, code)
  }

  /// What follows the name: “50”, “and 50 cents”, 50セント, 五毛.
  private mutating func hundredths(_ language: SpokenLanguage, _ code: String) -> Decimal? {
    guard !Currency.wholeOnly.contains(code) else { return nil }
    switch language.tables {
    case .english: return englishHundredths(code)
    case .japanese: return japaneseHundredths()
    case .chinese:
      return Currency.yuans.contains(code) ? chineseRest() : attempt { $0.chineseCents(code) }
    }
  }

  private mutating func englishHundredths(_ code: String) -> Decimal? {
    attempt { cursor in
      if let tail = cursor.englishFractionTail() { return tail }
      cursor.skipCommas()
      let hasAnd = cursor.takes("and")
      guard let count = cursor.integer(Self.en), (1...99).contains(count) else { return nil }
      let names = code == "GBP" ? Self.poundHundredths : Self.dollarHundredths
      // “5 dollars 5” could be five cents or fifty.
      guard cursor.takes(names) || (!hasAnd && count >= 10) else { return nil }
      return Decimal(count) / 100
    }
  }

  /// “50 cents”, 五毛.
  fileprivate mutating func smallAmount(
    _ language: SpokenLanguage, _ wanted: String
  ) -> (Decimal, String)? {
    switch language.tables {
    case .english:
      guard let count = integer(Self.en), (1...999).contains(count) else { return nil }
      if takes(Self.dollarHundredths) {
        return Currency.centCurrencies.contains(wanted) ? (Decimal(count) / 100, wanted) : nil
      }
      return takes(Self.poundHundredths) ? (Decimal(count) / 100, "GBP") : nil
    case .japanese:
      guard Currency.centCurrencies.contains(wanted) else { return nil }
      return japaneseHundredths().map { ($0, wanted) }
    case .chinese:
      guard next?.text != "零" else { return nil }
      return chineseSmallMoney().map { ($0, wanted == "TWD" || wanted == "HKD" ? wanted : "CNY") }
    }
  }

  private static let japaneseCents = PhraseTable(SpokenLanguage(.japanese), ["セント"])
  private static let chineseCentNames = PhraseTable(SpokenLanguage(.chinese), ["分", "美分", "欧分"])
  private static let tenths = PhraseTable(SpokenLanguage(.chinese), ["毛", "角", "毛钱"])
  private static let chineseHundredths = PhraseTable(SpokenLanguage(.chinese), ["分", "分钱"])

  /// 五十美分 behind 十二美元.
  private mutating func chineseCents(_ code: String) -> Decimal? {
    guard Currency.centCurrencies.contains(code), let count = hanInteger(.chinese),
      (1...99).contains(count), takes(Self.chineseCentNames)
    else { return nil }
    return Decimal(count) / 100
  }

  private mutating func japaneseHundredths() -> Decimal? {
    attempt { cursor in
      guard let count = cursor.hanInteger(.japanese), (1...99).contains(count),
        cursor.takes(Self.japaneseCents)
      else { return nil }
      return Decimal(count) / 100
    }
  }

  /// What follows 块: 五 (tenths), 五毛, 五毛二, 零五分.
  private mutating func chineseRest() -> Decimal? {
    attempt { cursor in
      if cursor.takes("零") {
        guard let count = cursor.hanInteger(.chinese), (1...9).contains(count),
          cursor.takes(Self.chineseHundredths)
        else { return nil }
        return Decimal(count) / 100
      }
      if let small = cursor.attempt({ $0.chineseSmallMoney() }) { return small }
      guard let count = cursor.hanInteger(.chinese), (1...9).contains(count) else { return nil }
      return Decimal(count) / 10
    }
  }

  /// 五毛, 五毛二, 五角二分, 五分.
  private mutating func chineseSmallMoney() -> Decimal? {
    guard let count = hanInteger(.chinese), (1...9).contains(count) else { return nil }
    if takes(Self.chineseHundredths) { return Decimal(count) / 100 }
    guard takes(Self.tenths) else { return nil }
    let rest = attempt { cursor -> Int? in
      guard let rest = cursor.hanInteger(.chinese), (1...9).contains(rest) else { return nil }
      _ = cursor.takes(Self.chineseHundredths)
      return rest
    }
    return Decimal(count * 10 + (rest ?? 0)) / 100
  }
}
