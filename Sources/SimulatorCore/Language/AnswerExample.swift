import IntentModel

/// What the empty field of a question may say of the answer it wants.
extension StockWording {
  /// The kind with an example, `A time, such as 19:30`; the example; the kind. The fullest first,
  /// for a field to take the first that fits. None in a language we have no words for.
  package func placeholders(for parameter: IntentParameter) -> [String] {
    guard language.hasStockWords else { return [] }
    let name = answerName(parameter.type, unit: parameter.unit)
    if parameter.minimum != nil || parameter.maximum != nil {
      let expected = expectedAnswer(
        parameter.type, minimum: parameter.minimum, maximum: parameter.maximum,
        unit: parameter.unit)
      return [expected.prefix(1).uppercased() + expected.dropFirst(), name]
    }
    guard let example = answerExample(parameter.type, unit: parameter.unit) else { return [name] }
    return [
      language.choose(
        "\(name), such as \(example)", "\(name)（例：\(example)）", "\(name)，例如“\(example)”"),
      language.choose("Such as \(example)", "例：\(example)", "例如“\(example)”"), name,
    ]
  }

  private func answerName(_ type: ValueType, unit: String?) -> String {
    switch type {
    case .entity, .enumeration: language.choose("One of the options", "選択肢のどれか", "选项之一")
    case .integer: language.choose("A whole number", "整数", "整数")
    case .decimal: language.choose("A number", "数", "数字")
    case .boolean: language.choose("Yes or no", "「はい」か「いいえ」", "“是”或“否”")
    case .duration: language.choose("A length of time", "時間の長さ", "时长")
    case .date: language.choose("A day", "日付", "日期")
    case .time: language.choose("A time", "時刻", "时间")
    case .dateTime: language.choose("A day and a time", "日時", "日期和时间")
    case .string: language.choose("Any text", "自由な内容", "任意内容")
    case .person: language.choose("A contact's name", "連絡先の名前", "联系人的姓名")
    case .place: language.choose("A place", "場所", "地点")
    case .currency: language.choose("An amount", "金額", "金额")
    case .measurement:
      unit.map { language.choose("A value in \($0)", "\($0)での値", "以\($0)为单位的数值") }
        ?? language.choose("A value with its unit", "単位のついた値", "带单位的数值")
    case .url: language.choose("A web address", "ウェブアドレス", "网址")
    case .file: language.choose("A file", "ファイル", "文件")
    case .image: language.choose("An image", "画像", "图片")
    }
  }

  /// Something that can be said as it stands; nil where the kind says enough, or the phone lists
  /// them.
  func answerExample(_ type: ValueType, unit: String?) -> String? {
    switch type {
    case .integer: "3"
    case .decimal: "2.5"
    case .duration: language.choose("20 minutes", "20分", "20分钟")
    case .date: language.choose("tomorrow", "明日", "明天")
    case .time: "19:30"
    case .dateTime: language.choose("tomorrow at 8", "明日の8時", "明天8点")
    case .currency: language.choose("12.50", "1200", "12.50")
    case .measurement: unit == nil ? "5 km" : "5"
    case .url: "example.com"
    case .entity, .enumeration, .boolean, .string, .person, .place, .file, .image: nil
    }
  }
}
