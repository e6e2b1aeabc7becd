/// What people say around a name: “a latte”, “to my dad”, ジョナスさんに, 去公司.
///
/// A name may hold such words itself, so a caller tries the name as it was said first.
enum SurroundingWords {
  enum Kind: Hashable, Sendable { case thing, person, place }

  private static let beforeThings = PhraseTables<Void>(
    en: ["a", "an", "the", "some", "one", "both", "both the"], ja: ["お", "ご"],
    zh: ["一杯", "一个", "一份", "一瓶", "一碗", "杯", "个", "份"])
  private static let afterThings = PhraseTables<Void>(
    en: ["one"],
    ja: [
      "一つ", "ひとつ", "一杯", "一個", "を一つ", "をひとつ", "を一杯", "を一個", "一つずつ", "ひとつずつ", "一杯ずつ", "を一つずつ",
      "をひとつずつ", "を一杯ずつ", "を",
    ], zh: ["都要", "各一杯", "各一个", "一杯", "一个"])

  /// Which way, which a place is itself without: “to the old mill”.
  private static let beforePlaces = PhraseTables<Void>(
    en: [
      "to", "at", "take me", "take me to", "i'm at", "deliver it to", "send it to", "bring it to",
    ], ja: [], zh: ["在", "我在", "带我去", "带我到", "带我回", "去", "到", "回", "回到", "送到", "送去"])
  private static let afterPlaces = PhraseTables<Void>(
    en: [],
    ja: [
      "まで", "までお願いします", "まで行く", "で", "に", "へ", "へお願いします", "に帰る", "に行く", "に行きます", "へ行く", "にいる",
      "にいます",
    ],
    zh: ["去", "那里", "那儿"])

  private static let beforePeople = PhraseTables<Void>(
    en: [
      "to", "for", "with", "mr", "mrs", "ms", "miss", "dr", "doctor", "professor", "call",
      "send it to", "give it to",
    ], ja: [], zh: ["给", "跟", "和", "是", "找", "打给", "打电话给", "发给", "送给"])
  private static let afterPeople = PhraseTables<Void>(
    en: [], ja: ["に", "へ", "に電話", "に電話して", "に送って", "さん", "ちゃん", "くん", "君", "様", "さま", "先生", "氏"],
    zh: ["先生", "女士", "小姐", "老师", "太太", "打电话", "打个电话"])

  private static let owners = PhraseTables<Void>(
    en: ["my", "our", "the"], ja: ["私の", "わたしの", "うちの", "僕の", "俺の"],
    zh: ["我的", "我", "我们"])

  /// The name as said, then with less and less around it; no form twice, none without a word.
  static func reductions(
    of heard: String, _ kind: Kind, _ language: SpokenLanguage
  ) -> [String] {
    let polite = PoliteWords.stripped(heard, language)
    let bare =
      switch kind {
      case .thing: without([beforeThings], [afterThings], heard, language)
      case .person: without([beforePeople, owners], [afterPeople], heard, language)
      case .place: without([beforePlaces, owners], [afterPlaces], heard, language)
      }
    var results: [String] = []
    for form in [heard, polite, bare] where !results.contains(form) { results.append(form) }
    return results
  }

  /// A place in words of its own, without which way and without politeness.
  static func place(_ heard: String, _ language: SpokenLanguage) -> String {
    without([beforePlaces], [afterPlaces], heard, language)
  }

  private static func without(
    _ before: [PhraseTables<Void>], _ after: [PhraseTables<Void>], _ text: String,
    _ language: SpokenLanguage
  ) -> String {
    let answer = SpokenTokens(text, language)
    let rest = PoliteWords.without(
      answer.tokens[...], language, moreBefore: before, moreAfter: after)
    guard !rest.isEmpty, rest.count < answer.tokens.count else { return text }
    return answer.text(rest.startIndex..<rest.endIndex)
  }
}
