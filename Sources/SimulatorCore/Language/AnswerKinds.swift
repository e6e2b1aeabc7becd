import Foundation
import IntentModel

/// What kinds of answers are called, with examples of them: an empty field says it, and a question
/// that is asked again.
extension StockWording {
  /// The kind with an example, `A time, such as 19:30`; the example; the kind. The fullest first,
  /// for a field to take the first that fits. None in a language we have no words for.
  package func placeholders(for parameter: IntentParameter) -> [String] {
    guard language.hasStockWords else { return [] }
    let name = Self.beginning(answerName(parameter.type, unit: parameter.unit))
    if parameter.minimum != nil || parameter.maximum != nil {
      let range = expectedAnswer(
        parameter.type, minimum: parameter.minimum, maximum: parameter.maximum,
        unit: parameter.unit)
      return [Self.beginning(range), name]
    }
    guard let example = answerExamples(parameter.type, unit: parameter.unit).first else {
      return [name]
    }
    return [
      language.choose(
        "\(name), such as \(example)", "\(name)（例：\(example)）", "\(name)，例如“\(example)”"),
      language.choose("Such as \(example)", "例：\(example)", "例如“\(example)”"), name,
    ]
  }

  /// What kind of answer fits, as part of a sentence: “a number between 1 and 12”, “a time, such as
  /// 19:30”. No example of what everybody says alike.
  package func expectedAnswer(
    _ type: ValueType, minimum: Decimal? = nil, maximum: Decimal? = nil, unit: String? = nil
  ) -> String {
    let low = minimum.map { bound($0, type, unit) }
    let high = maximum.map { bound($0, type, unit) }
    guard low == nil, high == nil else {
      // Limits that are whole say that the number is.
      return between(low, high, answerName(type == .integer ? .decimal : type, unit: unit))
    }
    let name = answerName(type, unit: unit)
    let examples = Self.isSaidInManyWays(type) ? answerExamples(type, unit: unit) : []
    guard !examples.isEmpty else { return name }
    return language.choose(
      "\(name), such as \(examples.joined(separator: " or "))",
      "\(examples.map { "「\($0)」" }.joined(separator: "や"))のような\(name)",
      "\(name)，例如\(examples.map { "“\($0)”" }.joined(separator: "或"))")
  }

  private static func isSaidInManyWays(_ type: ValueType) -> Bool {
    switch type {
    case .duration, .date, .time, .dateTime, .currency: true
    default: false
    }
  }

  private func between(_ low: String?, _ high: String?, _ kind: String) -> String {
    switch (low, high) {
    case (let low?, let high?):
      language.choose(
        "\(kind) between \(low) and \(high)", "\(low)から\(high)までの\(kind)",
        "\(low)到\(high)之间的\(kind)")
    case (let low?, nil):
      language.choose("\(kind) of at least \(low)", "\(low)以上の\(kind)", "不小于\(low)的\(kind)")
    case (nil, let high?):
      language.choose("\(kind) of at most \(high)", "\(high)以下の\(kind)", "不大于\(high)的\(kind)")
    case (nil, nil): kind
    }
  }

  // MARK: The table

  /// As within a sentence.
  private func answerName(_ type: ValueType, unit: String?) -> String {
    switch type {
    case .entity, .enumeration: language.choose("one of the options", "選択肢のどれか", "选项中的一个")
    case .integer: language.choose("a whole number", "整数", "整数")
    case .decimal: language.choose("a number", "数", "数")
    case .boolean: language.choose("yes or no", "「はい」か「いいえ」", "“是”或“否”")
    case .duration: language.choose("a length of time", "時間の長さ", "时长")
    case .date: language.choose("a day", "日付", "日期")
    case .time: language.choose("a time", "時刻", "时间")
    case .dateTime: language.choose("a day and a time", "日時", "日期和时间")
    case .string: language.choose("some text", "文章", "一段文字")
    case .person: language.choose("a contact's name", "連絡先の名前", "联系人的姓名")
    case .place: language.choose("a place", "場所", "地点")
    case .currency: language.choose("an amount", "金額", "金额")
    case .measurement:
      unit.map { language.choose("a value in \($0)", "\($0)での値", "以\($0)为单位的数值") }
        ?? language.choose("a value with its unit", "単位のついた値", "带单位的数值")
    case .url: language.choose("a web address", "ウェブアドレス", "网址")
    case .file: language.choose("a file", "ファイル", "文件")
    case .image: language.choose("an image", "画像", "图片")
    }
  }

  /// What can be said as it stands, the plainest first; none where the kind says enough, or the
  /// phone lists them.
  func answerExamples(_ type: ValueType, unit: String?) -> [String] {
    switch type {
    case .integer: ["3"]
    case .decimal: ["2.5"]
    case .duration: [language.choose("20 minutes", "20分", "20分钟")]
    case .date:
      [language.choose("tomorrow", "明日", "明天"), language.choose("3 May", "5月3日", "5月3日")]
    case .time: [language.choose("19:30", "19時30分", "19点30分")]
    case .dateTime: [language.choose("tomorrow at 8", "明日の8時", "明天8点")]
    case .currency: [language.choose("12.50", "1200", "12.50")]
    case .measurement: [unit == nil ? "5 km" : "5"]
    case .url: ["example.com"]
    case .entity, .enumeration, .boolean, .string, .person, .place, .file, .image: []
    }
  }

  /// “a time” as the beginning of a line: “A time”.
  private static func beginning(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
