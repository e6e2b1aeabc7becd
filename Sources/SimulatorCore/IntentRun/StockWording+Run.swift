import IntentModel

/// The sentences around a run that no type of value decides.
extension StockWording {
  init(_ tag: String) { self.init(SpokenLanguage(tag)) }

  /// Offers the whole action: its one-sentence form as a question.
  func confirmAction(_ summary: String) -> String {
    language.choose("\(summary)?", "\(summary)。よろしいですか？", "\(summary)，可以吗？")
  }

  /// Sentences one after the other: a blank behind each, unless it ends with a mark of a script
  /// that is written without blanks.
  package static func joined(_ sentences: String...) -> String { joined(sentences) }

  package static func joined(_ sentences: [String]) -> String {
    sentences.reduce(into: "") { text, sentence in
      guard let last = text.last, !sentence.isEmpty else { return text += sentence }
      text += ("。！？、：」』）".contains(last) ? "" : " ") + sentence
    }
  }

  /// The options of a list as they are spoken: a sentence of its own, and where a question has a
  /// mark of its own in such a sentence, a question.
  func readOut(_ options: [String]) -> String {
    let choice =
      language.hasStockWords ? joinedAsChoice(options) : options.joined(separator: ", ")
    guard let last = choice.last, !".!?…。！？".contains(last) else { return choice }
    return choice + language.choose(".", "？", "？")
  }

  /// A hint and the question it comes before: two sentences whoever wrote them, and two paragraphs
  /// where they are in two languages.
  func hint(_ hint: String, isOurs: Bool, before question: String) -> String {
    guard let last = hint.last, !question.isEmpty else { return hint + question }
    let end = ".!?…:。！？：".contains(last) ? "" : language.choose(".", "。", "。")
    if isOurs, !language.hasStockWords { return hint + end + "\n" + question }
    return Self.joined(hint + end, question)
  }

  /// After an answer that was neither.
  func sayOneOf(_ labels: [String]) -> String {
    let quoted = labels.map { language.choose("“\($0)”", "「\($0)」", "“\($0)”") }
    let choice = joinedAsChoice(quoted)
    return language.choose(
      "Say \(choice).", "\(choice)でお答えください。", "请说\(quoted.joined(separator: "或"))。")
  }

  /// Ends a run whose question was not answered twice, naming the question.
  func answerDidNotFit(_ title: String) -> String {
    guard !title.isEmpty, language.hasStockWords else { return couldNotGetAnswer }
    return language.choose(
      "Sorry, I still don't know the \(title.lowercased()).",
      "すみません、「\(title)」がわかりませんでした。", "抱歉，我还是不知道“\(title)”。")
  }

  /// Ends a run whose list is empty.
  func nothingToChoose(_ title: String) -> String {
    guard !title.isEmpty, language.hasStockWords else {
      return language.choose("There is nothing to choose from.", "選べるものがありません。", "没有可选的内容。")
    }
    return language.choose(
      "There is no \(title.lowercased()) to choose from.", "選べる「\(title)」がありません。",
      "没有可选的“\(title)”。")
  }
}
