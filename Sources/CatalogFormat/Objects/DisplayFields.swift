import IntentModel

/// The keys of everything that is shown and said as one thing: items, cases, people, places.
enum DisplayFields {
  static func at<Whole>(
    _ path: @autoclosure @escaping Path<Whole, DisplayRepresentation>,
    id: @autoclosure @escaping Path<Whole, String>
  ) -> [Field<Whole>] {
    let title = title.at(path())
    let titleFromID = Field<Whole>(
      title.description, decode: title.decode, encode: title.encode
    ) { $0[keyPath: path()].title = LocalizedText($0[keyPath: id()], origin: .derived) }
    return [titleFromID] + rest.map { $0.at(path()) }
  }

  static let draft = DisplayRepresentation(title: LocalizedText(entries: []))

  private static let title = Field<DisplayRepresentation>(
    required: "title", \.title, .title, "What it is called.", otherwise: \.title)

  private static let rest: [Field<DisplayRepresentation>] = [
    Field("plural", \.plural, .textOfSomeLanguages, "What several are called."),
    Field("subtitle", \.subtitle, .text, "What stands below the title."),
    Field(
      "synonyms", \.synonyms, .texts, default: LocalizedList(),
      "What else a person may say for it."),
    Field(
      "reading", \.reading, .textOfSomeLanguages,
      "How it is read, where the writing does not tell: kana, pinyin."),
    Field("symbol", \.symbol, .plainText, "An SF Symbols name."),
  ]
}
