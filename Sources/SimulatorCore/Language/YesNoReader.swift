/// What was said to a question of yes or no.
package enum YesNo: String, Hashable, Sendable, Codable {
  case yes, no
}

/// Reads yes and no. The words are ours; the system's own lists are not published.
///
/// Several words that agree are one answer (“yes, go ahead”); words that disagree are none.
/// Japanese いいです and 大丈夫です are refused: they mean “fine” and “no, thank you” alike.
package enum YesNoReader {
  private static let words = PhraseTables<YesNo>(
    en: table(
      yes: [
        "yes", "yeah", "yep", "yup", "yes please", "please", "please do", "sure", "sure thing",
        "ok", "okay", "go ahead", "go for it", "do it", "confirm", "confirmed", "correct",
        "that's correct", "right", "that's right", "of course", "absolutely", "definitely",
        "certainly", "sounds good", "uh huh", "aye", "yes i do", "i do", "on", "true",
        "affirmative",
        "all right", "alright", "fine", "perfect", "exactly", "turn it on", "why not", "i think so",
        "i guess so", "by all means", "indeed", "you bet", "totally", "i'd love to",
      ],
      no: [
        "no", "nope", "nah", "no thanks", "no thank you", "not now", "not yet", "not this time",
        "don't", "do not", "please don't", "don't do it", "wrong", "that's wrong", "incorrect",
        "that's not right", "no way", "off", "false", "negative", "i don't", "not really",
        "absolutely not", "definitely not", "of course not", "certainly not", "uh uh", "not today",
        "no need", "i'd rather not", "rather not", "turn it off", "never", "better not",
        "i don't think so", "not at the moment", "i guess not",
      ]),
    ja: table(
      yes: [
        "はい", "うん", "ええ", "そう", "そうです", "そうして", "そうしましょう", "そうします", "そうしてください", "イエス", "yes", "ok",
        "オッケー", "オーケー",
        "いいよ", "いいですよ", "もちろん", "もちろんです", "お願いします", "おねがいします", "お願い", "おねがい", "頼む", "頼みます",
        "よろしく", "よろしくお願いします", "了解", "わかった", "わかりました", "それでいい", "それでいいです", "それで", "正しい", "正しいです",
        "合ってる", "合ってます", "合っています", "オン", "その通り", "その通りです", "やって", "進めて", "確認",
        "オンにして", "つけて", "ほしい", "ほしいです", "欲しい", "欲しいです", "要る", "要ります", "いる", "いります", "いいね",
        "了解です", "そうだ", "そうだね", "頼んだ", "あります", "ある", "あるよ", "ありますよ", "あった",
      ],
      no: [
        "いいえ", "いや", "いやだ", "嫌だ", "ううん", "だめ", "だめです", "違う", "違います", "要らない", "要りません", "いらない",
        "いりません", "しない", "しません", "しないで", "ノー", "no", "オフ", "結構です", "遠慮します", "やめとく", "やめておく",
        "やめておきます", "オフにして", "消して", "なし", "なしで", "必要ない", "必要ありません", "嫌", "今はいい", "今はいいです", "また今度",
        "後で", "あとで", "まだ", "そうじゃない", "違うよ", "ちがう", "ちがいます", "ない", "ないよ", "ありません",
        "なかった", "ありませんでした",
      ]),
    zh: table(
      yes: [
        "是", "是的", "是啊", "对", "对的", "对啊", "好", "好的", "好啊", "好吧", "行", "行啊", "可以", "可以的", "嗯", "没错",
        "当然",
        "当然可以", "确认", "确定", "没问题", "ok", "要", "要的", "同意", "开", "打开", "请", "就这样", "就这个", "正确", "yes",
        "来吧", "我要", "开着", "好呀", "好嘞", "必须的", "需要", "是呀", "对呀", "嗯嗯", "有",
        "有的", "有啊", "有呀",
      ],
      no: [
        "不", "不是", "不是的", "不要", "不要了", "不用", "不用了", "不行", "不对", "不好", "不可以", "没有", "别", "否", "不了",
        "先不要",
        "先不用", "现在不要", "现在不用", "关", "关闭", "no", "错", "错了", "不想", "不需要", "不必", "不必了", "不确认", "不同意",
        "以后再说",
        "不谢谢", "不用谢谢", "没必要", "不太想", "不太需要", "算了不要", "关掉", "不想要", "暂时不用", "暂时不要", "绝不", "不了谢谢", "没",
        "没有的", "没有啊", "都没有", "不是啊",
      ]))

  private static func table(yes: [String], no: [String]) -> [(String, YesNo)] {
    yes.map { ($0, .yes) } + no.map { ($0, .no) }
  }

  /// What may stand around the words without being one: stripping polite words as the other readers
  /// do would turn “yes, no” into no.
  private static let fillers = PhraseTables<Void>(
    en: [
      "um", "uh", "er", "hmm", "well", "oh", "thanks", "thank you", "then", "i think", "i'd say",
    ],
    ja: ["えっと", "えーと", "ええと", "うーん", "あの", "じゃあ", "では", "まあ", "ね", "です", "だよ", "よ"],
    zh: ["呃", "那", "那就", "吧", "谢谢", "谢谢你", "啊", "呀", "哦", "了"])

  package static func read(_ text: String, _ language: SpokenLanguage) -> YesNo? {
    read(text, language, own: nil)
  }

  /// With words of one question's own, such as “place the order”, which go before the general ones.
  /// A “don’t” beside one of them turns it round.
  static func read(
    _ text: String, _ language: SpokenLanguage, own: PhraseTable<YesNo>?
  ) -> YesNo? {
    var cursor = TokenCursor(SpokenTokens(text, language).tokens[...])
    var answer: YesNo?
    while !cursor.isAtEnd {
      cursor.skipCommas()
      let next =
        own.flatMap { own in cursor.attempt { $0.ownWord(own, language) } }
        ?? cursor.take(words[language])
      if let next {
        guard answer == nil || answer == next else { return nil }
        answer = next
      } else if !cursor.takes(fillers[language]) {
        guard cursor.isAtEnd else { return nil }
      }
    }
    return answer
  }
}

extension YesNoReader {
  private static let requestsNotTo = PhraseTables<Void>(
    en: [], ja: ["ないで", "ないでください", "ないでおいて", "ないで下さい"], zh: [])

  /// 送らないで: the verb's own form is not needed to understand that it is a no.
  static func asksNotTo(_ text: String, _ language: SpokenLanguage) -> Bool {
    let tokens = SpokenTokens(text, language).tokens[...]
    return requestsNotTo[language].lengthOfEnding(of: tokens) != nil
  }
}

extension TokenCursor {
  private static let negations = PhraseTables<Void>(
    en: ["don't", "do not", "please don't", "never"], ja: [],
    zh: ["别", "不", "不要", "不用", "先别", "先不要", "先不", "不想"])
  /// What turns the word before it round.
  private static let negativeEndings = PhraseTables<Void>(
    en: [], ja: ["しない", "しないで", "しないでください", "しません", "はしない", "はしないで", "はやめて", "をやめて"], zh: [])
  /// What may go with the word and change nothing: 注文をお願いします, 帮我下单.
  private static let before = PhraseTables<Void>(en: [], ja: [], zh: ["请", "帮我", "那就", "就"])
  private static let after = PhraseTables<Void>(
    en: ["please", "now", "it", "them"],
    ja: ["ください", "お願いします", "をお願いします", "お願い", "をお願い", "します", "する", "して", "してください", "を確定して"],
    zh: ["吧", "了吧", "一下", "好了", "啊"])

  fileprivate mutating func ownWord(
    _ own: PhraseTable<YesNo>, _ language: SpokenLanguage
  ) -> YesNo? {
    let isNegated = takes(Self.negations[language])
    var answer = take(own)
    while answer == nil, takes(Self.before[language]) { answer = take(own) }
    guard let answer else { return nil }
    let isTurned = takes(Self.negativeEndings[language])
    while !isTurned, takes(Self.after[language]) {}
    guard isNegated || isTurned else { return answer }
    return answer == .yes ? .no : nil
  }
}

/// Words that end a run at any question. All languages at once: they do not get in each other's
/// way.
package enum CancelWords {
  private static let words: [PhraseTable<Void>] = [
    PhraseTable(
      SpokenLanguage(.english),
      [
        "cancel", "cancel that", "cancel it", "cancel this", "stop", "stop it", "stop that",
        "never mind", "nevermind", "forget it", "forget about it", "forget that", "quit", "abort",
        "leave it", "i changed my mind", "go away", "dismiss",
      ]),
    PhraseTable(
      SpokenLanguage(.japanese),
      [
        "キャンセル", "キャンセルして", "キャンセルする", "キャンセルします", "やめて", "やめる", "やめます", "止めて", "とめて", "中止", "中止して",
        "ストップ", "取り消し", "取り消して", "取消", "もういい", "もういいです", "もういいよ", "なんでもない", "何でもない", "なんでもないです",
        "もうやめて", "もうやめる", "やっぱりやめる", "やっぱりやめます", "やっぱりやめて", "やっぱりいい", "やっぱりいいです",
      ]),
    PhraseTable(
      SpokenLanguage(.chinese),
      [
        "取消", "取消吧", "取消掉", "算了", "算了吧", "停", "停止", "停下", "停下来", "退出", "放弃", "不弄了", "不做了", "当我没说",
      ]),
  ]

  package static func isCancel(_ text: String) -> Bool {
    for (tables, table) in zip(SpokenLanguage.Tables.allCases, words) {
      let isCancel: Bool? = readWhole(text, SpokenLanguage(tables)) { cursor in
        repeat {
          guard cursor.takes(table) else { return nil }
          cursor.skipCommas()
        } while !cursor.isAtEnd
        return true
      }
      if isCancel == true { return true }
    }
    return false
  }
}
