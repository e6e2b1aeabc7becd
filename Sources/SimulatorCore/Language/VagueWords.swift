/// Answers that leave the choice to the other side: “I don't know”, なんでもいい, 随便.
enum VagueWords {
  private static let words = PhraseTables<Void>(
    en: [
      "i don't know", "i do not know", "i'm not sure", "not sure", "no idea", "dunno", "whatever",
      "wherever", "whoever", "whenever", "whichever", "anything", "anywhere", "anyone", "anybody",
      "something", "somewhere", "someone", "somebody", "any", "any of them", "either",
      "you choose", "you decide", "surprise me", "i don't care", "it doesn't matter",
      "doesn't matter", "i don't mind",
    ],
    ja: [
      "わからない", "分からない", "わかりません", "分かりません", "さあ", "なんでもいい", "何でもいい", "なんでも", "何でも", "どれでもいい",
      "どれでも", "どこでもいい", "どこでも", "誰でもいい", "誰でも", "だれでもいい", "いつでもいい", "いつでも", "どこか", "誰か", "何か",
      "どっちでもいい", "どちらでも", "任せる", "お任せ", "おまかせ", "お任せします",
    ],
    zh: [
      "不知道", "我不知道", "不清楚", "不确定", "随便", "随便哪里", "随便谁", "随便哪个", "都行", "都可以", "哪里都行", "哪个都行",
      "谁都行", "什么都行", "任何地方", "某个地方", "无所谓", "你定", "你选", "你决定",
    ])

  static func isVague(_ text: String, _ language: SpokenLanguage) -> Bool {
    readWhole(text, language) { $0.takes(words[language]) ? true : nil } ?? false
  }
}
