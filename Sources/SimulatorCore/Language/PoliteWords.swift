/// What people say around an answer and that changes nothing: “um, let’s say three, please”.
package enum PoliteWords {
  private static let before = PhraseTables<Void>(
    en: [
      "please", "um", "uh", "er", "erm", "hmm", "well", "so", "oh", "okay", "ok", "let's say",
      "let's make it", "let's do", "let's go with", "make it", "make that", "set it to", "just",
      "i'd like", "i would like", "i want", "i'll have", "i'll take", "i will have", "give me",
      "could i get", "may i have", "let me have", "let me get", "i'll go with", "i'd love",
      "could you give me", "i'm going to have", "can i have", "could i have", "can i get",
      "i think", "it's", "that's", "how about",
      "i'd say", "go with", "take", "then",
    ],
    ja: [
      "えっと", "えーと", "えーっと", "ええと", "えと", "うーん", "うーんと", "んー", "あの", "あのー", "じゃあ", "じゃ", "では",
      "それじゃあ", "それでは", "そうですね", "そうだな", "はい", "まあ", "とりあえず",
    ],
    zh: [
      "请", "嗯", "呃", "额", "那个", "那就", "那", "就", "我要", "我想要", "我想喝", "我想吃", "我想点", "想要", "帮我点",
      "给我来", "麻烦给我", "我想", "给我", "来", "帮我", "麻烦", "好的", "要",
      "选", "设成", "设为", "改成", "调到",
    ])

  private static let after = PhraseTables<Void>(
    en: [
      "please", "thanks", "thank you", "then", "i think", "i guess", "of them", "of those",
      "sounds good", "that's all", "for me",
    ],
    ja: [
      "お願いします", "おねがいします", "お願い", "おねがい", "お願いいたします", "でお願いします", "をお願いします", "ください", "下さい",
      "をください", "を下さい", "で", "です", "ですね", "でいいです", "がいいです", "がいい", "でいい", "にして", "にしてください", "にします",
      "にする", "だ", "だよ", "よ", "ね", "かな", "に", "を", "だけ", "ちょうど", "お願いできますか", "をお願いできますか", "がほしい",
      "がほしいです", "が欲しい", "が欲しいです", "もらえますか", "をもらえますか", "をいただけますか",
    ],
    zh: ["吧", "谢谢", "谢谢你", "好了", "就好", "就行", "就可以", "啊", "呢", "哦", "的"])

  /// The answer without them, its letter case kept. When nothing else was said, the answer as it
  /// was.
  package static func stripped(_ text: String, _ language: SpokenLanguage) -> String {
    let answer = SpokenTokens(text, language)
    let bare = without(answer.tokens[...], language)
    guard !bare.isEmpty, bare.count < answer.tokens.count else { return text }
    return answer.text(bare.startIndex..<bare.endIndex)
  }

  /// - Parameter moreBefore: what else may be left out there; of two that fit, the longer goes.
  static func without(
    _ tokens: ArraySlice<SpokenToken>, _ language: SpokenLanguage,
    moreBefore: [PhraseTables<Void>] = [], moreAfter: [PhraseTables<Void>] = []
  ) -> ArraySlice<SpokenToken> {
    let before = ([before] + moreBefore).map { $0[language] }
    let after = ([after] + moreAfter).map { $0[language] }
    var rest = tokens
    while let first = rest.first {
      if first.kind == .sign, first.text == "," || first.text == "、" {
        rest.removeFirst()
      } else if let length = before.compactMap({ $0.match(rest, at: rest.startIndex)?.length })
        .max()
      {
        rest.removeFirst(length)
      } else {
        break
      }
    }
    while let last = rest.last {
      if last.kind == .sign, last.text == "," || last.text == "、" {
        rest.removeLast()
      } else if let length = after.compactMap({ $0.lengthOfEnding(of: rest) }).max() {
        rest.removeLast(length)
      } else {
        break
      }
    }
    return rest
  }
}
