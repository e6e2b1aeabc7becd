/// What was said to a question of yes or no.
package enum YesNo: String, Hashable, Sendable, Codable {
  case yes, no
}

/// Reads yes and no. The words are ours; the system's own lists are not published.
///
/// Several words that agree are one answer (“yes, go ahead”); words that disagree are none. Japanese
/// いいです and 大丈夫です are refused: they mean “fine” and “no, thank you” alike.
package enum YesNoReader {
  private static let words = PhraseTables<YesNo>(
    en: table(
      yes: [
        "yes", "yeah", "yep", "yup", "yes please", "please", "please do", "sure", "sure thing",
        "ok", "okay", "go ahead", "go for it", "do it", "confirm", "confirmed", "correct",
        "that's correct", "right", "that's right", "of course", "absolutely", "definitely",
        "certainly", "sounds good", "uh huh", "aye", "yes i do", "i do", "on", "true",
        "affirmative",
        "all right", "alright", "fine", "perfect", "exactly",
      ],
      no: [
        "no", "nope", "nah", "no thanks", "no thank you", "not now", "not yet", "not this time",
        "don't", "do not", "please don't", "don't do it", "wrong", "that's wrong", "incorrect",
        "that's not right", "no way", "off", "false", "negative", "i don't", "not really",
        "absolutely not", "definitely not", "of course not", "certainly not", "uh uh",
      ]),
    ja: table(
      yes: [
        "はい", "うん", "ええ", "そう", "そうです", "そうして", "そうしてください", "イエス", "yes", "ok", "オッケー", "オーケー",
        "いいよ", "いいですよ", "もちろん", "もちろんです", "お願いします", "おねがいします", "お願い", "おねがい", "頼む", "頼みます",
        "よろしく", "よろしくお願いします", "了解", "わかった", "わかりました", "それでいい", "それでいいです", "それで", "正しい", "正しいです",
        "合ってる", "合ってます", "合っています", "オン", "その通り", "その通りです", "やって", "進めて", "確認",
      ],
      no: [
        "いいえ", "いや", "いやだ", "嫌だ", "ううん", "だめ", "だめです", "違う", "違います", "要らない", "要りません", "いらない",
        "いりません", "しない", "しません", "しないで", "ノー", "no", "オフ", "結構です", "遠慮します", "やめとく", "やめておく",
        "やめておきます", "今はいい", "今はいいです", "また今度", "後で", "あとで", "まだ", "そうじゃない", "違うよ", "ちがう", "ちがいます",
      ]),
    zh: table(
      yes: [
        "是", "是的", "是啊", "对", "对的", "对啊", "好", "好的", "好啊", "好吧", "行", "行啊", "可以", "可以的", "嗯", "没错",
        "当然",
        "当然可以", "确认", "确定", "没问题", "ok", "要", "要的", "同意", "开", "打开", "请", "就这样", "就这个", "正确", "yes",
        "来吧",
      ],
      no: [
        "不", "不是", "不是的", "不要", "不要了", "不用", "不用了", "不行", "不对", "不好", "不可以", "没有", "别", "否", "不了",
        "先不要",
        "先不用", "现在不要", "现在不用", "关", "关闭", "no", "错", "错了", "不想", "不需要", "不必", "不必了", "不确认", "不同意",
        "以后再说",
        "不谢谢", "不用谢谢",
      ]))

  private static func table(yes: [String], no: [String]) -> [(String, YesNo)] {
    yes.map { ($0, .yes) } + no.map { ($0, .no) }
  }

  /// What may stand around the words without being one: stripping polite words as the other readers
  /// do would turn “yes, no” into no.
  private static let fillers = PhraseTables<Void>(
    en: ["um", "uh", "er", "hmm", "well", "oh", "thanks", "thank you", "then", "i think"],
    ja: ["えっと", "えーと", "ええと", "うーん", "あの", "じゃあ", "では", "まあ", "ね", "です", "だよ", "よ"],
    zh: ["呃", "那", "那就", "吧", "谢谢", "谢谢你", "啊", "呀", "哦", "了"])

  package static func read(_ text: String, _ language: SpokenLanguage) -> YesNo? {
    var cursor = TokenCursor(SpokenTokens(text, language).tokens[...])
    var answer: YesNo?
    while !cursor.isAtEnd {
      cursor.skipCommas()
      if let next = cursor.take(words[language]) {
        guard answer == nil || answer == next else { return nil }
        answer = next
      } else if !cursor.takes(fillers[language]) {
        guard cursor.isAtEnd else { return nil }
      }
    }
    return answer
  }
}

/// Words that end a run at any question. All languages at once: they do not get in each other's way.
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
        "やっぱりやめる", "やっぱりやめて", "やっぱりいい", "やっぱりいいです",
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
