import Foundation
import IntentModel

/// How a value is shown and spoken: `2.5`, はい, “Mon 2 March”, “1 hour 30 minutes”, `$4.50`.
///
/// Our own wording. What it writes for a built-in type, the reader of that type understands.
package enum ValueWording {
  /// `optionTitle` gives the title of an entity item or enum case; the id stands in when it cannot.
  /// With `today` a date of another year shows its year.
  package static func text(
    _ value: IntentValue, _ language: SpokenLanguage, today: CalendarDate? = nil,
    optionTitle: (String) -> String? = { _ in nil }
  ) -> String {
    switch value {
    case .string(let text), .url(let text), .file(let text), .image(let text): text
    case .integer(let number): self.number(Decimal(number), language)
    case .decimal(let number): self.number(number, language)
    case .boolean(let isTrue):
      isTrue ? language.choose("yes", "はい", "是") : language.choose("no", "いいえ", "否")
    case .date(let date): self.date(date, language, today: today)
    case .time(let time): time.description
    case .dateTime(let moment): dateTime(moment, language, today: today)
    case .duration(let seconds): duration(seconds: seconds, language)
    case .place(_, let text), .person(_, let text): text
    case .currency(let amount, let code): currency(amount, code: code, language)
    case .measurement(let value, let unit): "\(number(value, language)) \(unit)"
    case .option(let id): optionTitle(id) ?? id
    }
  }

  /// `1,200.5`, or `1.200,5` where numbers are written so.
  package static func number(_ number: Decimal, _ language: SpokenLanguage) -> String {
    guard number.isFinite else { return "?" }
    return (number < 0 ? "-" : "") + language.numerals.written(plain(number))
  }

  private static func plain(_ number: Decimal) -> String {
    NSDecimalNumber(decimal: number.magnitude).description
  }

  private static let englishWeekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let japaneseWeekdays = ["月", "火", "水", "木", "金", "土", "日"]
  private static let chineseWeekdays = ["一", "二", "三", "四", "五", "六", "日"]
  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  package static func date(
    _ date: CalendarDate, _ language: SpokenLanguage, today: CalendarDate? = nil
  ) -> String {
    let hasYear = today.map { $0.year != date.year } ?? false
    let index = date.weekday.index
    switch language.tables {
    case .english:
      return "\(englishWeekdays[index]) \(date.day) \(englishMonths[(date.month - 1) % 12])"
        + (hasYear ? " \(date.year)" : "")
    case .japanese:
      return (hasYear ? "\(date.year)年" : "")
        + "\(date.month)月\(date.day)日(\(japaneseWeekdays[index]))"
    case .chinese:
      return (hasYear ? "\(date.year)年" : "")
        + "\(date.month)月\(date.day)日周\(chineseWeekdays[index])"
    }
  }

  private static func dateTime(
    _ moment: SimulatedTime, _ language: SpokenLanguage, today: CalendarDate?
  ) -> String {
    let date = date(moment.date, language, today: today)
    return language.choose(
      "\(date) at \(moment.time)", "\(date)\(moment.time)", "\(date) \(moment.time)")
  }

  /// “1 hour 30 minutes”, 1時間30分, 1小时30分钟.
  package static func duration(seconds: Int, _ language: SpokenLanguage) -> String {
    let units: [(Int, String, String, String)] = [
      (86_400, "day", "日", "天"), (3600, "hour", "時間", "小时"), (60, "minute", "分", "分钟"),
      (1, "second", "秒", "秒"),
    ]
    var left = Int(seconds.magnitude & UInt(Int.max))
    var parts: [String] = []
    for (size, english, japanese, chinese) in units {
      let count = left / size
      left %= size
      guard count > 0 || (size == 1 && parts.isEmpty) else { continue }
      parts.append(
        language.choose(
          "\(count) \(english)" + (count == 1 ? "" : "s"), "\(count)\(japanese)",
          "\(count)\(chinese)"))
    }
    return (seconds < 0 ? "-" : "") + parts.joined(separator: language.choose(" ", "", ""))
  }

  /// `$4.50`, 500円, 4.50元; a code we have no sign or word for stands behind: `4.50 EUR`. So does
  /// the sign where amounts have a comma: `4,50 $`.
  ///
  /// The euro sign is left out on purpose: some East Asian terminals make it two columns wide.
  package static func currency(
    _ amount: Decimal, code: String, _ language: SpokenLanguage
  ) -> String {
    let code = code.uppercased()
    let plain = money(amount.magnitude, code: code, language)
    let minus = amount < 0 ? "-" : ""
    let names = language.choose([:], japaneseMoney, chineseMoney)
    if let name = names[code] { return minus + plain + name }
    if language.tables == .english, let sign = englishMoney[code] {
      return language.numerals.decimalMark == "."
        ? minus + sign + plain : "\(minus)\(plain) \(sign)"
    }
    return "\(minus)\(plain) \(code)"
  }

  private static let englishMoney = ["USD": "$", "GBP": "£", "JPY": "¥"]
  private static let japaneseMoney = [
    "JPY": "円", "USD": "ドル", "EUR": "ユーロ", "GBP": "ポンド", "CNY": "元", "KRW": "ウォン",
  ]
  private static let chineseMoney = [
    "CNY": "元", "USD": "美元", "EUR": "欧元", "GBP": "英镑", "JPY": "日元", "HKD": "港元", "KRW": "韩元",
  ]

  /// Two decimals, unless the currency has none; more when the amount has more.
  private static func money(
    _ amount: Decimal, code: String, _ language: SpokenLanguage
  ) -> String {
    guard amount.isFinite, !Currency.wholeOnly.contains(code) else {
      return number(amount, language)
    }
    let text = plain(amount)
    guard let point = text.firstIndex(of: ".") else {
      return language.numerals.written(text + ".00")
    }
    let decimals = text.distance(from: point, to: text.endIndex) - 1
    return language.numerals.written(decimals < 2 ? text + "0" : text)
  }
}
