import Foundation
import IntentModel
import Testing

@testable import SimulatorCore

/// How values are shown, what we say ourselves, and how long it takes.
struct WordingTests {
  private let en = SpokenLanguage("en")
  private let ja = SpokenLanguage("ja")
  private let zh = SpokenLanguage("zh-Hans")
  private let date = CalendarDate(year: 2026, month: 3, day: 2)!

  @Test func values() {
    func all(_ value: IntentValue) -> [String] {
      [en, ja, zh].map {
        ValueWording.text(value, $0, optionTitle: { $0 == "latte" ? "Latte" : nil })
      }
    }
    #expect(all(.integer(3)) == ["3", "3", "3"])
    #expect(all(.integer(1200)) == ["1,200", "1,200", "1,200"])
    #expect(all(.integer(-1200)) == ["-1,200", "-1,200", "-1,200"])
    #expect(all(.decimal(Decimal(string: "2.5")!)) == ["2.5", "2.5", "2.5"])
    #expect(all(.decimal(.nan)) == ["?", "?", "?"])
    #expect(all(.boolean(true)) == ["yes", "はい", "是"])
    #expect(all(.boolean(false)) == ["no", "いいえ", "否"])
    #expect(all(.date(date)) == ["Mon 2 March", "3月2日(月)", "3月2日周一"])
    #expect(all(.time(ClockTime(hour: 8, minute: 10))) == ["08:10", "08:10", "08:10"])
    #expect(
      all(.dateTime(SimulatedTime(date, ClockTime(hour: 8, minute: 10))))
        == ["Mon 2 March at 08:10", "3月2日(月)08:10", "3月2日周一 08:10"])
    #expect(all(.duration(seconds: 1200)) == ["20 minutes", "20分", "20分钟"])
    #expect(all(.duration(seconds: 5400)) == ["1 hour 30 minutes", "1時間30分", "1小时30分钟"])
    #expect(all(.duration(seconds: 0)) == ["0 seconds", "0秒", "0秒"])
    #expect(
      all(.duration(seconds: 90_061)) == [
        "1 day 1 hour 1 minute 1 second", "1日1時間1分1秒", "1天1小时1分钟1秒",
      ])
    #expect(
      all(.currency(amount: Decimal(string: "4.5")!, code: "USD")) == ["$4.50", "4.50ドル", "4.50美元"])
    #expect(all(.currency(amount: 4, code: "EUR")) == ["4.00 EUR", "4.00ユーロ", "4.00欧元"])
    #expect(all(.currency(amount: 500, code: "JPY")) == ["¥500", "500円", "500日元"])
    #expect(all(.currency(amount: 12, code: "CHF")) == ["12.00 CHF", "12.00 CHF", "12.00 CHF"])
    #expect(all(.measurement(value: 2, unit: "kg")) == ["2 kg", "2 kg", "2 kg"])
    #expect(all(.option(id: "latte")) == ["Latte", "Latte", "Latte"])
    #expect(all(.option(id: "gone")) == ["gone", "gone", "gone"])
    #expect(all(.place(id: "home", text: "Home")) == ["Home", "Home", "Home"])
    #expect(all(.string("as it is ")) == ["as it is ", "as it is ", "as it is "])
    _ = all(.duration(seconds: .min))
    _ = all(.integer(.min))
    #expect(ValueWording.text(.date(date), en, today: date.adding(days: 400)) == "Mon 2 March 2026")
  }

  @Test func sentencesAreJoinedAsTheirScriptIsWritten() {
    #expect(StockWording.joined("Which one?", "Latte or Mocha.") == "Which one? Latte or Mocha.")
    #expect(StockWording.joined("どれにしますか？", "ラテ。") == "どれにしますか？ラテ。")
    #expect(StockWording.joined("好的。", "", "要哪一个！", "拿铁") == "好的。要哪一个！拿铁")
    #expect(StockWording.joined("", "Which one?") == "Which one?")
    #expect(StockWording(zh).hint("我没听懂", isOurs: true, before: "要哪一个？") == "我没听懂。要哪一个？")
  }

  @Test func optionsReadOutAreAQuestion() {
    #expect(StockWording(en).readOut(["Latte", "Mocha"]) == "Latte or Mocha.")
    #expect(StockWording(ja).readOut(["ラテ", "モカ"]) == "ラテ、またはモカ？")
    #expect(StockWording(zh).readOut(["拿铁", "摩卡"]) == "拿铁还是摩卡？")
    #expect(StockWording(zh).readOut(["要吗？"]) == "要吗？")
  }

  @Test func questions() {
    let types = ValueType.builtIn.map(\.type) + [.entity("Coffee"), .enumeration("Size")]
    for language in [en, ja, zh] {
      let wording = StockWording(language)
      for type in types {
        #expect(!wording.askFor(type, title: "Coffee", unit: "kg").isEmpty)
        #expect(!wording.askFor(type, title: "").isEmpty)
        #expect(wording.confirmGuess("X", type).contains("X"))
        #expect(!wording.expectedAnswer(type).isEmpty)
        #expect(!wording.notPossible(type).isEmpty)
      }
    }
    #expect(StockWording(en).askFor(.entity("Coffee"), title: "Coffee") == "Which coffee?")
    #expect(StockWording(en).askFor(.entity("Card"), title: "SIM card") == "Which SIM card?")
    #expect(StockWording(en).askFor(.entity("x"), title: "iPad") == "Which iPad?")
    #expect(StockWording(ja).askFor(.entity("Coffee"), title: "コーヒー") == "どのコーヒーにしますか？")
    #expect(StockWording(zh).askFor(.entity("Coffee"), title: "咖啡") == "要选哪个咖啡？")
    #expect(StockWording(en).confirmGuess("20 minutes", .duration) == "For 20 minutes?")
  }

  @Test func expectations() {
    #expect(StockWording(en).expectedAnswer(.integer) == "a whole number")
    #expect(StockWording(ja).expectedAnswer(.integer) == "整数")
    #expect(StockWording(zh).expectedAnswer(.integer) == "整数")
    #expect(
      StockWording(en).outOfRange(.duration, minimum: 60, maximum: 3600)
        == "It has to be between 1 minute and 1 hour.")
    #expect(
      StockWording(en).outOfRange(.currency, minimum: nil, maximum: 20, unit: "USD")
        == "It can't be more than $20.00.")
    #expect(
      StockWording(en).outOfRange(.integer, minimum: 1, maximum: 12)
        == "It has to be between 1 and 12.")
    #expect(
      StockWording(en).askAgain(expecting: StockWording(en).expectedAnswer(.boolean))
        == "I need yes or no.")
  }

  @Test func lists() {
    #expect(StockWording(en).joinedAsChoice(["a", "b", "c"]) == "a, b or c")
    #expect(StockWording(en).joinedAsChoice(["a"]) == "a")
    #expect(StockWording(en).joinedAsChoice([]) == "")
    #expect(StockWording(ja).joinedAsChoice(["ラテ", "モカ", "茶"]) == "ラテ、モカ、または茶")
    #expect(StockWording(zh).joinedAsChoice(["拿铁", "摩卡", "茶"]) == "拿铁、摩卡还是茶")
    #expect(StockWording(en).joinedAsList(["a", "b"]) == "a and b")
    #expect(StockWording(ja).joinedAsList(["ラテ", "モカ"]) == "ラテとモカ")
    #expect(StockWording(zh).joinedAsList(["拿铁", "摩卡", "茶"]) == "拿铁、摩卡和茶")
  }

  /// Cut as finely as can be, and with some words left whole.
  private func parts(
    _ text: String, _ language: SpokenLanguage, whole: [String] = []
  ) -> [String]? {
    let joints = [" and ", ",", "と", "、", "和", "还有"]
    return ListSplitter.parts(of: text, language) { part in
      whole.contains(part) || !joints.contains(where: part.contains) ? part : nil
    }
  }

  @Test func listsTakeApart() {
    #expect(parts("latte and mocha", en) == ["latte", "mocha"])
    #expect(parts("Latte, mocha, and tea please", en) == ["Latte", "mocha", "tea"])
    #expect(parts("latte", en) == ["latte"])
    #expect(parts("sandwich", en) == ["sandwich"])
    #expect(parts("", en) == nil)
    #expect(parts("1,200 and 3", en, whole: ["1,200"]) == ["1,200", "3"])
    #expect(
      parts("salt and vinegar, tea", en, whole: ["salt and vinegar"])
        == ["salt and vinegar", "tea"])
    #expect(parts("salt and vinegar, tea", en) == ["salt", "vinegar", "tea"])
    #expect(parts("ラテとモカ", ja) == ["ラテ", "モカ"])
    #expect(parts("ラテ、モカ、お茶をお願いします", ja) == ["ラテ", "モカ", "お茶"])
    #expect(parts("ほっとここあとらて", ja, whole: ["ほっとここあ"]) == ["ほっとここあ", "らて"])
    #expect(parts("トマトとナス", ja, whole: ["トマト"]) == ["トマト", "ナス"])
    #expect(parts("拿铁和摩卡、茶", zh) == ["拿铁", "摩卡", "茶"])
    #expect(parts("拿铁还有摩卡吧", zh) == ["拿铁", "摩卡"])
  }

  @Test func politeWordsComeOff() {
    #expect(PoliteWords.stripped("Um, the Latte please", en) == "the Latte")
    #expect(PoliteWords.stripped("I’d like a Mocha, thanks", en) == "a Mocha")
    #expect(PoliteWords.stripped("Please", en) == "Please")
    #expect(PoliteWords.stripped("ラテをお願いします", ja) == "ラテ")
    #expect(PoliteWords.stripped("请给我拿铁，谢谢", zh) == "拿铁")
  }

  @Test(arguments: [
    ("example.com", "https://example.com"),
    ("www.example.com/menu?x=1", "https://www.example.com/menu?x=1"),
    ("https://example.com", "https://example.com"), ("brewbar://order/1", "brewbar://order/1"),
    ("example dot com", "https://example.com"),
    ("Example dot com slash menu", "https://example.com/menu"),
    (" example.com ", "https://example.com"),
    ("http://localhost:8080/x", "http://localhost:8080/x"),
    ("http://192.168.0.1", "http://192.168.0.1"), ("例え.jp", "https://例え.jp"),
  ])
  func readsURL(_ said: String, _ expected: String) {
    #expect(URLReader.read(said, en) == expected, "\(said)")
  }

  @Test(arguments: [
    "", "example", "two words", "example.", ".com", "3.5", "http://", "http://x", "a b.com", "://x",
    "-a.com",
    "192.168.0.1", "file", "https://exa mple.com", "1http://example.com", "x.y",
    "javascript:alert(1)",
  ])
  func refusesURL(_ said: String) { #expect(URLReader.read(said, en) == nil, "\(said)") }

  @Test func freeText() {
    #expect(FreeText.read("  Buy milk \n") == "Buy milk")
    #expect(FreeText.read("a\u{1B}[31mb") == "a [31mb")
    #expect(FreeText.read(" \u{301} ") == nil)
    #expect(FreeText.read("?!") == nil)
    #expect(FreeText.read("👍") == "👍")
  }

  @Test func speech() {
    #expect(SpeechEstimate.length("Which coffee? Latte, mocha or tea.", en).text == "6 words")
    #expect(SpeechEstimate.length("Don’t: 4.50 at 08:10 twenty-five", en).text == "5 words")
    #expect(SpeechEstimate.length("Ready", en).text == "1 word")
    #expect(SpeechEstimate.length("コーヒー、1杯。", ja).text == "6 characters")
    #expect(SpeechEstimate.length("用Brew Bar点单", zh).text == "10 characters")
    #expect(SpeechEstimate.length("", en).isNothing)
    #expect(SpeechEstimate.length("。", ja).isNothing)
  }
}
