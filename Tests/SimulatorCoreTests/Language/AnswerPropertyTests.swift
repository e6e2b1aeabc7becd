import Foundation
import IntentModel
import TestSupport
import Testing

@testable import SimulatorCore

/// What holds for all answers, in every language.
struct AnswerPropertyTests {
  private static let languages = ["en", "ja", "zh-Hans"].map { SpokenLanguage($0) }
  private let now = SimulatedTime(
    CalendarDate(year: 2026, month: 3, day: 2)!, ClockTime(hour: 8, minute: 10))

  @Test func everyNumberInWordsIsReadBack() {
    for number in 0...9999 {
      for language in Self.languages {
        let said = Speller.spelled(number, language)
        #expect(NumberReader.read(said, language) == Decimal(number), "\(said)")
      }
    }
  }

  @Test func largeNumbersInWordsAreReadBack() {
    for number in stride(from: 10_000, to: 99_999_999, by: 98_711) {
      for language in Self.languages {
        let said = Speller.spelled(number, language)
        #expect(NumberReader.read(said, language) == Decimal(number), "\(said)")
      }
    }
  }

  @Test func otherLanguagesAreReadByTheEnglishTables() {
    let german = SpokenLanguage("de-DE")
    #expect(german.tables == .english)
    #expect(NumberReader.read("12", german) == 12)
    #expect(NumberReader.read("zwölf", german) == nil)
    #expect(SpokenLanguage("zh_TW") == SpokenLanguage("zh-Hans"))
  }

  @Test func whatWeShowIsWhatWeRead() {
    for language in Self.languages {
      for days in 0..<400 {
        let date = now.date.adding(days: days)
        let said = ValueWording.text(.date(date), language, today: now.date)
        #expect(DateReader.read(said, language, today: now.date) == date, "\(said)")
      }
      for minute in stride(from: 1, to: 3 * 86_400, by: 977) {
        let moment = now.adding(seconds: minute * 60)
        let said = ValueWording.text(.dateTime(moment), language, today: now.date)
        #expect(DateTimeReader.read(said, language, now: now) == moment, "\(said)")
        let time = ValueWording.text(.time(moment.time), language)
        #expect(TimeReader.read(time, language) == moment.time, "\(time)")
      }
      for seconds in [1, 59, 60, 61, 90, 3599, 3600, 3661, 5400, 86_400, 90_061, 604_800] {
        let said = ValueWording.text(.duration(seconds: seconds), language)
        #expect(DurationReader.read(said, language) == seconds, "\(said)")
      }
      for number in ["0", "7", "-3", "2.5", "1200.5", "1234567.125"] {
        let decimal = Decimal(string: number)!
        let said = ValueWording.text(.decimal(decimal), language)
        #expect(NumberReader.read(said, language) == decimal, "\(said)")
      }
      for code in Currency.codes {
        for amount in [
          Decimal(1), Decimal(1200), Decimal(string: "4.5")!, Decimal(string: "4.05")!,
        ] {
          guard amount.isWhole || !Currency.wholeOnly.contains(code) else { continue }
          let said = ValueWording.text(.currency(amount: amount, code: code), language)
          let read = CurrencyReader.read(said, language, defaultCode: code)
          #expect(read?.amount == amount && read?.code == code, "\(said)")
        }
      }
      for unit in MeasurementUnit.all {
        let said = ValueWording.text(.measurement(value: 2, unit: unit.symbol), language)
        let read = MeasurementReader.read(said, language, defaultUnit: unit.symbol)
        #expect(read?.value == 2 && read?.unit == unit.symbol, "\(said)")
      }
      for isTrue in [true, false] {
        let said = ValueWording.text(.boolean(isTrue), language)
        #expect(YesNoReader.read(said, language) == (isTrue ? .yes : .no))
      }
    }
  }

  @Test func ourButtonsMeanWhatTheySay() {
    for language in Self.languages {
      let wording = StockWording(language)
      #expect(YesNoReader.read(wording.yesButton, language) == .yes)
      #expect(YesNoReader.read(wording.noButton, language) == .no)
      #expect(CancelWords.isCancel(wording.cancelButton))
    }
  }

  /// The examples an expected answer gives are answers.
  @Test func ourExamplesCanBeSaid() {
    for (tag, day, time, both, length) in [
      ("en", "3 May", "19:30", "tomorrow at 8", "20 minutes"),
      ("ja", "5月3日", "19時30分", "明日の8時", "20分"), ("zh", "5月3日", "19点30分", "明天8点", "20分钟"),
    ] {
      let language = SpokenLanguage(tag)
      let wording = StockWording(language)
      #expect(wording.expectedAnswer(.date).contains(day))
      #expect(DateReader.read(day, language, today: now.date) != nil)
      #expect(wording.expectedAnswer(.time).contains(time))
      #expect(TimeReader.read(time, language) != nil)
      #expect(wording.expectedAnswer(.dateTime).contains(both))
      #expect(DateTimeReader.read(both, language, now: now) != nil)
      #expect(wording.expectedAnswer(.duration).contains(length))
      #expect(DurationReader.read(length, language) != nil)
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func nothingTraps(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      readEverything(random.text(upTo: 16))
      readEverything(random.salad(upTo: 9))
    }
  }

  @Test func anAnswerThatIsTooLongIsRefusedAtOnce() {
    let clock = ContinuousClock()
    for unit in ["a", "one and ", "一", "二つ", "\u{301}", "9", "1,000", "👨‍👩‍👧", "と", "- ", "please "] {
      let text = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
      let spent = clock.measure { readEverything(text) }
      #expect(spent < .seconds(60), "\(unit): \(spent)")
      #expect(NumberReader.read(text, SpokenLanguage("en")) == nil)
    }
  }

  @Test func theLongestAnswerIsReadInTime() {
    let clock = ContinuousClock()
    for unit in [
      "one ", "two hundred and ", "一", "百", "と", "9,", "1h", "half ", "tomorrow ", "七点", "- ",
      "please ",
    ] {
      let text = String(String(repeating: unit, count: 500).prefix(500))
      let spent = clock.measure { readEverything(text) }
      #expect(spent < .seconds(60), "\(unit): \(spent)")
    }
  }

  @Test func wordingTakesAnyText() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<1000 {
      let text = random.text(upTo: 16)
      for language in Self.languages {
        #expect(SpeechEstimate.seconds(for: text, language) >= 0)
        #expect(!StockWording(language).askFor(.entity("x"), title: text).isEmpty)
      }
    }
  }

  @Test func foldingTakesTimeInProportion() {
    let clock = ContinuousClock()
    for unit in ["a", "é", "バ", "\u{301}", "👨‍👩‍👧"] {
      let text = String(repeating: unit, count: 100_000 / unit.utf8.count)
      let spent = clock.measure { _ = TextFolding.folded(text) }
      #expect(spent < .seconds(60), "\(unit): \(spent)")
    }
  }

  private func readEverything(_ text: String) {
    for language in Self.languages {
      _ = YesNoReader.read(text, language)
      _ = CancelWords.isCancel(text)
      _ = NumberReader.read(text, language)
      _ = OrdinalReader.read(text, language)
      _ = DateReader.read(text, language, today: now.date)
      _ = DateReader.read(text, language, today: CalendarDate(year: 9999, month: 12, day: 31)!)
      _ = TimeReader.read(text, language)
      _ = DateTimeReader.read(text, language, now: now)
      _ = DurationReader.read(text, language)
      _ = CurrencyReader.read(text, language, defaultCode: "USD")
      _ = MeasurementReader.read(text, language, defaultUnit: "kg")
      _ = URLReader.read(text, language)
      _ = FreeText.read(text)
      _ = ListSplitter.parts(of: text, language) { NumberReader.read($0, language) }
      _ = PoliteWords.stripped(text, language)
    }
  }
}

/// Numbers in words, for reading back.
private enum Speller {
  static func spelled(_ number: Int, _ language: SpokenLanguage) -> String {
    switch language.tables {
    case .english: english(number)
    case .japanese: han(number, isChinese: false)
    case .chinese: han(number, isChinese: true)
    }
  }

  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  private static func english(_ number: Int) -> String {
    if number < 20 { return small[number] }
    if number < 100 {
      return tens[number / 10] + (number % 10 == 0 ? "" : "-" + small[number % 10])
    }
    for (size, name) in [(1_000_000, "million"), (1000, "thousand"), (100, "hundred")]
    where number >= size {
      let rest = number % size
      let joint = rest < 100 ? " and " : " "
      return english(number / size) + " " + name + (rest == 0 ? "" : joint + english(rest))
    }
    return ""
  }

  private static let digits = Array("零一二三四五六七八九")

  private static func han(_ number: Int, isChinese: Bool) -> String {
    if number == 0 { return "零" }
    if number >= 10_000 {
      let rest = number % 10_000
      let zero = isChinese && rest > 0 && rest < 1000 ? "零" : ""
      return han(number / 10_000, isChinese: isChinese) + "万"
        + (rest == 0 ? "" : zero + section(rest, isChinese: isChinese, isFirst: false))
    }
    return section(number, isChinese: isChinese, isFirst: true)
  }

  private static func section(_ number: Int, isChinese: Bool, isFirst: Bool) -> String {
    var (text, rest, needsZero) = ("", number, false)
    for (size, unit) in [(1000, "千"), (100, "百"), (10, "十"), (1, "")] {
      let digit = rest / size
      rest %= size
      if digit == 0 {
        needsZero = isChinese && !text.isEmpty
        continue
      }
      if needsZero { text += "零" }
      needsZero = false
      let leavesOutOne =
        digit == 1 && size > 1 && (isChinese ? size == 10 && text.isEmpty && isFirst : true)
      text += (leavesOutOne ? "" : String(digits[digit])) + unit
    }
    return text
  }
}
