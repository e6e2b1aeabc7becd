import IntentModel
import TestSupport
import Testing

@testable import SimulatorCore

@Suite struct SearchTextTests {
  private func words(_ text: String) -> [String] {
    SearchWords(text).words.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("Brew Bar", ["brew", "bar"]), ("BrewBar", ["brew", "bar"]), ("CaféBar", ["cafe", "bar"]),
    ("Bar15", ["bar", "15"]), ("3.5 km", ["3.5", "km"]), ("注文を確認", ["注文を確認"]),
    ("Siriで注文", ["siri", "で注文"]), ("don't", ["dont"]), ("order order", ["order"]), ("!?", []),
    ("ＢＡＲ", ["bar"]), ("ﾊﾞｽ", ["ばす"]), ("bar\u{301}", ["bar"]),
  ])
  func wordsEndAtBlanksCaseChangesDigitsAndScripts(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  /// The words are those of the one folding there is.
  @Test func foldedWordsAreTheFoldedText() {
    var random = SeededGenerator()
    let letters = Array("aAbZ09 .,:/'’-+éÉßŒσΣıİ注文コーがﾊﾞ한ไทยक्षि👍🏽\u{301}\u{200D}\u{3099}")
    for _ in 0..<3_000 {
      let text = String(
        (0..<Int.random(in: 0...9, using: &random)).compactMap { _ in
          letters.randomElement(using: &random)
        })
      var bytes = [UInt8]()
      var starts = [UInt32]()
      TextFolding.append(text, to: &bytes, starts: &starts)
      #expect(
        String(decoding: bytes, as: UTF8.self) == TextFolding.folded(text),
        "\(text.debugDescription), \(random)")
      #expect(starts == starts.sorted() && Set(starts).count == starts.count, "\(random)")
    }
  }

  @Test(arguments: [
    ("コーヒーを注文", "注文"), ("コーヒーを注文", "こーひー"), ("コーヒーを注文", "ｺｰﾋｰ"), ("BrewBar", "bar"),
    ("Crème brûlée", "brulee"), ("iTea 15", "15"), ("点咖啡", "咖啡"),
  ])
  func aWordIsFoundWhereAWordBegins(title: String, query: String) {
    var texts = SearchTexts()
    let id = texts.add(title)
    let searched = SearchWords(query)
    #expect(texts.mask(of: id, searched.words) == .init(words: searched.all))
  }

  /// "orderw" is no word of "Order with"; only by leaving out its blank does it begin one.
  @Test(arguments: [("Brew Bar", "brewbar"), ("Order with", "orderw"), ("check-in", "checkin")])
  func aWordAcrossBlanksIsFoundAsSuch(title: String, query: String) {
    var texts = SearchTexts()
    let id = texts.add(title)
    #expect(texts.mask(of: id, SearchWords(query).words) == .init(runTogether: 1))
  }

  @Test(arguments: [("order", "der"), ("Brew Bar", "rew"), ("咖啡", "茶")])
  func aWordIsNotFoundElsewhere(title: String, query: String) {
    var texts = SearchTexts()
    let id = texts.add(title)
    #expect(texts.mask(of: id, SearchWords(query).words) == .init())
  }

  @Test(arguments: [
    ("こーひー", ["koohii", "kohi"]), ("とうきょう", ["toukyou", "tokyo"]), ("らって", ["ratte"]),
    ("まっちゃ", ["matcha"]), ("しんぶん", ["shinbun"]), ("かふぇらて", ["kaferate"]),
    ("じゅーす", ["juusu", "jusu"]),
  ])
  func kanaIsTypedAsHepburnWritesIt(kana: String, forms: [String]) {
    #expect(Romaji.forms(of: kana) == forms)
  }

  @Test(arguments: [
    ("拿铁", "zh-Hans", ["na tie"], ["n t"]), ("カフェラテ", "ja", ["kaferate"], []),
    ("注文", "ja", [], []), ("Latte", "zh", [], []),
    ("点Latte拿铁 2杯", "zh-Hans", ["dian latte na tie 2 bei"], ["n t"]),
  ])
  func titlesAreTransliteratedForTheirLanguage(
    title: String, language: String, latin: [String], initials: [String]
  ) {
    let reading = LatinReading(title, language: language)
    #expect(reading.runs.map { TextFolding.folded($0.joined(separator: " ")) } == latin)
    #expect(reading.initials.map { $0.joined(separator: " ") } == initials)
  }

  @Test func aFrontDoesNotWaitForTransliteration() {
    let phone = PhoneCatalog(
      id: "zh", apps: [AppCatalog(id: "tea", name: "茶馆")],
      startingContext: PhoneContext(language: "zh-Hans"))
    let simulator = Simulator(phone, waitsForReadings: false)
    let ranking = SpotlightRanking(simulator, simulator.initialState())
    #expect(ranking.rows(query: "cha").isEmpty, "not made yet")
    simulator.index.prepareSearch(language: "zh-Hans")
    #expect(ranking.rows(query: "cha").map(\.title) == ["茶馆"])
    #expect(ranking.rows(query: "cha").first?.match == .transliteration)
    let waiting = Simulator(phone)
    #expect(
      SpotlightRanking(waiting, waiting.initialState()).rows(query: "chaguan").count == 1)
  }

  @Test(arguments: [
    ("Brew Bar", "bre", "###-----"), ("Brew Bar", "brewbar", "####-###"),
    ("BrewBar", "bar", "----###"), ("Café crème", "creme", "-----#####"),
    ("コーヒーを注文", "注文", "-----##"), ("Order · Latte", "latte", "--------#####"),
    ("order", "der", "-----"),
  ])
  func theLettersThatWereMetStandOut(title: String, query: String, expected: String) {
    let letters = TitleHighlight.letters(of: title, query: query).map { $0 ? "#" : "-" }.joined()
    #expect(letters == expected)
  }
}
