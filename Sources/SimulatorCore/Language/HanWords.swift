import Foundation

/// The words that numbers of one language are made of.
struct HanWords: Sendable {
  let digits: PhraseTable<Int>
  let zeros: PhraseTable<Void>
  let smallUnits: PhraseTable<Int>
  let bigUnits: PhraseTable<Int>
  let points: PhraseTable<Void>
  /// Between the parts and the part of a fraction, which is said the other way round.
  let fractionBars: PhraseTable<Void>
  /// Between a whole and the fraction that follows it.
  let fractionJoints: PhraseTable<Void>
  /// Tenths and hundredths as rates: 三割五分, 七成五.
  let tenths: PhraseTable<Void>
  let counters: PhraseTable<Void>
  let dozens: PhraseTable<Void>
  /// Words that are a number and its counter in one, or a half.
  let wholes: PhraseTable<Decimal>

  static func of(_ tables: SpokenLanguage.Tables) -> HanWords {
    tables == .chinese ? chinese : japanese
  }

  private static let half = Decimal(5) / 10

  static let japanese: HanWords = {
    let ja = SpokenLanguage(.japanese)
    return HanWords(
      digits: PhraseTable(
        ja,
        [
          ("一", 1), ("二", 2), ("三", 3), ("四", 4), ("五", 5), ("六", 6), ("七", 7), ("八", 8), ("九", 9),
          ("壱", 1), ("弐", 2), ("参", 3), ("いち", 1), ("いっ", 1), ("に", 2), ("さん", 3), ("し", 4),
          ("よん", 4),
          ("ご", 5), ("ろく", 6), ("ろっ", 6), ("なな", 7), ("しち", 7), ("はち", 8), ("はっ", 8), ("きゅう", 9),
          ("く", 9),
        ]),
      zeros: PhraseTable(ja, ["零", "〇", "ゼロ", "れい", "まる"]),
      smallUnits: PhraseTable(
        ja,
        [
          ("十", 10), ("百", 100), ("千", 1000), ("じゅう", 10), ("じゅっ", 10), ("ひゃく", 100), ("びゃく", 100),
          ("ぴゃく", 100), ("せん", 1000), ("ぜん", 1000), ("拾", 10),
        ]),
      bigUnits: PhraseTable(
        ja,
        [
          ("万", 10_000), ("まん", 10_000), ("億", 100_000_000), ("おく", 100_000_000),
          ("兆", 1_000_000_000_000),
        ]),
      points: PhraseTable(ja, ["点", "・", "てん"]),
      fractionBars: PhraseTable(ja, ["分の", "ぶんの"]),
      fractionJoints: PhraseTable(ja, ["と"]),
      tenths: PhraseTable(ja, ["割"]),
      counters: PhraseTable(
        ja,
        [
          "個", "こ", "コ", "ヶ", "ケ", "人", "名", "名様", "人分", "人前", "枚", "本", "杯", "台", "冊", "回", "匹",
          "点",
          "件", "箱", "袋", "缶", "皿", "着", "足", "品", "切れ", "粒", "錠", "束", "部", "羽", "頭", "セット", "パック",
          "カ所",
          "箇所", "か所",
        ]),
      dozens: PhraseTable(ja, ["ダース"]),
      wholes: PhraseTable(
        ja,
        [
          ("ひとつ", 1), ("ふたつ", 2), ("みっつ", 3), ("よっつ", 4), ("いつつ", 5), ("むっつ", 6), ("ななつ", 7),
          ("やっつ", 8),
          ("ここのつ", 9), ("とお", 10), ("ひとり", 1), ("ふたり", 2), ("一つ", 1), ("二つ", 2), ("三つ", 3),
          ("四つ", 4),
          ("五つ", 5), ("六つ", 6), ("七つ", 7), ("八つ", 8), ("九つ", 9), ("1つ", 1), ("2つ", 2), ("3つ", 3),
          ("4つ", 4),
          ("5つ", 5), ("6つ", 6), ("7つ", 7), ("8つ", 8), ("9つ", 9), ("半分", half), ("半ダース", 6),
        ]))
  }()

  static let chinese: HanWords = {
    let zh = SpokenLanguage(.chinese)
    return HanWords(
      digits: PhraseTable(
        zh,
        [
          ("一", 1), ("二", 2), ("两", 2), ("三", 3), ("四", 4), ("五", 5), ("六", 6), ("七", 7), ("八", 8),
          ("九", 9),
          ("壹", 1), ("贰", 2), ("叁", 3), ("肆", 4), ("伍", 5), ("陆", 6), ("柒", 7), ("捌", 8), ("玖", 9),
          ("幺", 1),
        ]),
      zeros: PhraseTable(zh, ["零", "〇"]),
      smallUnits: PhraseTable(
        zh, [("十", 10), ("百", 100), ("千", 1000), ("拾", 10), ("佰", 100), ("仟", 1000)]),
      bigUnits: PhraseTable(zh, [("万", 10_000), ("亿", 100_000_000)]),
      points: PhraseTable(zh, ["点"]),
      fractionBars: PhraseTable(zh, ["分之"]),
      fractionJoints: PhraseTable(zh, ["又"]),
      tenths: PhraseTable(zh, ["成"]),
      counters: PhraseTable(
        zh,
        [
          "个", "杯", "份", "张", "瓶", "位", "人", "本", "件", "只", "条", "次", "盒", "包", "碗", "台", "辆", "双",
          "套",
          "片", "块", "袋", "支", "枝", "棵", "颗", "粒", "桶", "罐", "听", "串", "束", "间", "封", "页", "部", "遍",
          "口",
          "根", "把", "壶", "盘", "组", "项", "种", "名", "人份",
        ]),
      dozens: PhraseTable(zh, ["打"]),
      wholes: PhraseTable(
        zh, [("俩", 2), ("仨", 3), ("一半", half), ("半打", 6), ("半个", half), ("半份", half), ("半杯", half)])
    )
  }()
}
