import Foundation
import IntentModel
import Testing

@testable import SimulatorCore

/// What each reader makes of English answers, and what it refuses.
struct EnglishAnswerTests {
  private let en = SpokenLanguage("en")
  /// A Monday.
  private let today = CalendarDate(year: 2026, month: 3, day: 2)!
  private var now: SimulatedTime { SimulatedTime(today, ClockTime(hour: 8, minute: 10)) }

  @Test(arguments: [
    ("3", "3"), ("1,200.5", "1200.5"), ("1,200", "1200"), ("12,345,678", "12345678"), ("0", "0"),
    (".5", "0.5"), ("2.5", "2.5"), ("007", "7"), ("1/2", "0.5"), ("2½", "2.5"), ("½", "0.5"),
    ("3 1/2", "3.5"), ("-3", "-3"), ("minus 3", "-3"), ("negative two", "-2"), ("three", "3"),
    ("Three.", "3"), ("THREE!", "3"), ("zero", "0"), ("none", "0"), ("ten", "10"),
    ("eleven", "11"), ("nineteen", "19"), ("twenty", "20"), ("twenty-five", "25"),
    ("twenty five", "25"), ("ninety nine", "99"), ("a hundred", "100"), ("one hundred", "100"),
    ("two hundred and five", "205"), ("two hundred five", "205"), ("twelve hundred", "1200"),
    ("nine hundred and ninety-nine", "999"), ("a thousand", "1000"), ("two thousand", "2000"),
    ("two thousand and one", "2001"), ("twelve thousand three hundred and four", "12304"),
    ("a million", "1000000"), ("two and a half", "2.5"), ("one and a quarter", "1.25"),
    ("three and three quarters", "3.75"), ("two point five", "2.5"), ("point five", "0.5"),
    ("three point one four", "3.14"), ("zero point oh five", "0.05"), ("a half", "0.5"),
    ("half", "0.5"), ("three quarters", "0.75"), ("a dozen", "12"), ("one dozen", "12"),
    ("half a dozen", "6"), ("two dozen", "24"), ("a dozen and a half", "18"),
    ("two and a half dozen", "30"), ("a couple", "2"), ("1.5 million", "1500000"),
    ("half a million", "500000"), ("2 thousand", "2000"), ("one thousand million", "1000000000"),
    ("３", "3"), ("１２", "12"), ("٣", "3"),
    ("three please", "3"), ("um, three", "3"), ("let's say three", "3"),
    ("make it five, please", "5"),
    ("I'd like two", "2"), ("three of them", "3"), ("  four  ", "4"), ("①", "1"),
  ])
  func readsNumber(_ said: String, _ expected: String) {
    #expect(NumberReader.read(said, en) == Decimal(string: expected), "\(said)")
  }

  @Test(arguments: [
    "", " ", "one or two", "seven thirty", "two oh five", "nineteen eighty", "one two three",
    "twenty twelve", "three four", "a", "an", "and", "hundred", "five and", "and five", "1,20",
    "1.200,5", "1e5", "3-5", "3–5", "5²", "a few", "several", "about three", "three or so",
    "a third",
    "1/3", "half past", "threeve", "3 lattes", "two lattes", "12345678901234567890",
    "two thousand three thousand", "zero five", "twenty-twenty", "nan", "infinity", "0x10", "+",
    "-",
    "please", "two and", "50%", "5 6", "7:30", "none of them is right", "3..5", "1,200,5",
  ])
  func refusesNumber(_ said: String) {
    #expect(NumberReader.read(said, en) == nil, "\(said)")
  }

  @Test(arguments: [
    ("the second one", 2), ("second", 2), ("2nd", 2), ("number two", 2), ("option 3", 3),
    ("No. 2", 2), ("#2", 2), ("the first", 1), ("first one please", 1), ("third option", 3),
    ("the twenty-first", 21), ("21st", 21), ("twelfth", 12), ("11th", 11), ("2", 2), ("two", 2),
    ("one", 1), ("item four", 4), ("the 3rd one", 3), ("um, the second one", 2),
    ("the second choice", 2), ("I'll take the fourth", 4), ("option number 5", 5),
    ("make it the third", 3), ("row 10", 10),
  ])
  func readsOrdinal(_ said: String, _ expected: Int) {
    #expect(OrdinalReader.read(said, en) == .position(expected), "\(said)")
  }

  @Test(arguments: ["the last one", "last", "the last", "last option", "the last one please"])
  func readsLast(_ said: String) { #expect(OrdinalReader.read(said, en) == .last) }

  @Test(arguments: [
    "", "the", "the other one", "second or third", "2th", "11st", "the first two", "latte", "zero",
    "0", "number", "option", "the second last", "penultimate", "the two", "-1", "2.5", "next",
  ])
  func refusesOrdinal(_ said: String) {
    #expect(OrdinalReader.read(said, en) == nil, "\(said)")
  }

  @Test(arguments: [
    ("today", "2026-03-02"), ("Tomorrow", "2026-03-03"), ("the day after tomorrow", "2026-03-04"),
    ("yesterday", "2026-03-01"), ("Friday", "2026-03-06"), ("on Friday", "2026-03-06"),
    ("fri", "2026-03-06"), ("Monday", "2026-03-09"), ("this Monday", "2026-03-02"),
    ("this Friday", "2026-03-06"), ("next Friday", "2026-03-13"), ("next Monday", "2026-03-09"),
    ("next week Friday", "2026-03-13"), ("Friday next week", "2026-03-13"),
    ("Friday of next week", "2026-03-13"), ("last Friday", "2026-02-27"),
    ("last Monday", "2026-02-23"), ("Friday week", "2026-03-13"), ("3 May", "2026-05-03"),
    ("May 3", "2026-05-03"), ("May 3rd", "2026-05-03"), ("the 3rd of May", "2026-05-03"),
    ("May the third", "2026-05-03"), ("third of May", "2026-05-03"),
    ("May 3rd, 2026", "2026-05-03"),
    ("3 May 2027", "2027-05-03"), ("1 March", "2027-03-01"), ("2 March", "2026-03-02"),
    ("29 February", "2028-02-29"), ("Dec 25", "2026-12-25"), ("25 Dec.", "2026-12-25"),
    ("2026-05-03", "2026-05-03"), ("2026/5/3", "2026-05-03"), ("25/12", "2026-12-25"),
    ("12/25", "2026-12-25"), ("5/5", "2026-05-05"), ("25/12/2027", "2027-12-25"),
    ("Sunday 3 May", "2026-05-03"), ("Sunday, May 3rd", "2026-05-03"), ("the 15th", "2026-03-15"),
    ("on the 1st", "2026-04-01"), ("the 31st", "2026-03-31"), ("in three days", "2026-03-05"),
    ("in a week", "2026-03-09"), ("two weeks from now", "2026-03-16"),
    ("a week from tomorrow", "2026-03-10"), ("let's say Friday", "2026-03-06"),
    ("tomorrow please", "2026-03-03"), ("May twenty-first", "2026-05-21"),
    ("3 May twenty twenty-seven", "2027-05-03"), ("in 10 days", "2026-03-12"),
    ("wednesday", "2026-03-04"), ("Sat", "2026-03-07"), ("sept 9", "2026-09-09"),
  ])
  func readsDate(_ said: String, _ expected: String) {
    #expect(DateReader.read(said, en, today: today)?.description == expected, "\(said)")
  }

  @Test(arguments: [
    "", "5/3", "3/5", "5/3/2026", "31 February", "30 Feb", "the 32nd", "May", "3", "next week",
    "the weekend", "Friday or Saturday", "Monday 3 May", "Friday at 8", "2026-13-01", "2026-02-30",
    "2026-5", "32/13", "13/13", "May 3 and 4", "someday", "in days", "in a month", "friday friday",
    "3.5.", "tomorrow at 8", "may be", "2026", "3rd 4th", "in 99999 days", "the day", "0 May",
  ])
  func refusesDate(_ said: String) {
    #expect(DateReader.read(said, en, today: today) == nil, "\(said)")
  }

  @Test(arguments: [
    ("7", "07:00"), ("07", "07:00"), ("19", "19:00"), ("0", "00:00"), ("7:30", "07:30"),
    ("19:30", "19:30"), ("07:30:15", "07:30:15"), ("7.30", "07:30"), ("0730", "07:30"),
    ("1930", "19:30"), ("7 pm", "19:00"), ("7pm", "19:00"), ("7:30 pm", "19:30"),
    ("7:30PM", "19:30"), ("7 p.m.", "19:00"), ("7 a.m.", "07:00"), ("12 am", "00:00"),
    ("12 pm", "12:00"), ("12:30 am", "00:30"), ("seven", "07:00"), ("seven thirty", "07:30"),
    ("seven thirty pm", "19:30"), ("seven oh five", "07:05"), ("seven o'clock", "07:00"),
    ("7 o’clock in the evening", "19:00"), ("half past seven", "07:30"),
    ("half past seven pm", "19:30"), ("quarter past seven", "07:15"),
    ("a quarter past seven", "07:15"), ("quarter to eight", "07:45"),
    ("a quarter to eight in the evening", "19:45"), ("ten past seven", "07:10"),
    ("twenty to eight", "07:40"), ("twenty-five to eight", "07:35"),
    ("ten minutes to eight", "07:50"), ("5 to 12", "11:55"), ("ten to one", "00:50"),
    ("noon", "12:00"), ("midday", "12:00"), ("12 noon", "12:00"), ("midnight", "00:00"),
    ("half past noon", "12:30"), ("quarter to midnight", "23:45"), ("at 7", "07:00"),
    ("at noon", "12:00"), ("3 in the afternoon", "15:00"), ("8 in the morning", "08:00"),
    ("8 in the evening", "20:00"), ("10 at night", "22:00"), ("twenty thirty", "20:30"),
    ("twenty twenty five", "20:25"), ("twenty-one fifteen", "21:15"), ("seven 30", "07:30"),
    ("7 30", "07:30"), ("quarter to one in the afternoon", "12:45"), ("eleven", "11:00"),
    ("let's say 7 pm", "19:00"), ("seven please", "07:00"), ("13:00 pm", "13:00"),
    ("quarter of eight", "07:45"), ("ten after seven", "07:10"),
  ])
  func readsTime(_ said: String, _ expected: String) {
    #expect(TimeReader.read(said, en)?.description == expected, "\(said)")
  }

  @Test(arguments: [
    "", "half seven", "24:00", "25", "7:60", "7:5", "7:300", "13 am", "0 pm", "7 or 8",
    "seven and a half",
    "half to eight", "8 in the afternoon", "1 in the evening", "twenty five", "7,30", "thirty",
    "7 8",
    "pm", "at", "now", "tomorrow at 8", "7:30:99", "2460", "quarter past", "20 minutes", "-7",
  ])
  func refusesTime(_ said: String) {
    #expect(TimeReader.read(said, en) == nil, "\(said)")
  }

  @Test(arguments: [
    ("tomorrow at 8", "2026-03-03T08:00"), ("tomorrow 8", "2026-03-03T08:00"),
    ("Friday 19:30", "2026-03-06T19:30"), ("Friday at 7 pm", "2026-03-06T19:00"),
    ("on Friday at half past seven", "2026-03-06T07:30"), ("at 8 tomorrow", "2026-03-03T08:00"),
    ("8 am tomorrow", "2026-03-03T08:00"), ("8pm on Friday", "2026-03-06T20:00"),
    ("today at noon", "2026-03-02T12:00"), ("tonight at 8", "2026-03-02T20:00"),
    ("8 tonight", "2026-03-02T20:00"), ("at 8:30 tonight", "2026-03-02T20:30"),
    ("tonight at 12", "2026-03-03T00:00"), ("this evening at 7", "2026-03-02T19:00"),
    ("tomorrow morning at 8", "2026-03-03T08:00"), ("tomorrow evening at 8", "2026-03-03T20:00"),
    ("tomorrow afternoon at three", "2026-03-03T15:00"), ("tomorrow at 8 pm", "2026-03-03T20:00"),
    ("tomorrow at 8 in the evening", "2026-03-03T20:00"), ("3 May at 7", "2026-05-03T07:00"),
    ("3 May 7pm", "2026-05-03T19:00"), ("May 3rd, 2027 at 19:30", "2027-05-03T19:30"),
    ("2026-05-03 08:00", "2026-05-03T08:00"), ("2026-05-03T08:00", "2026-05-03T08:00"),
    ("in 20 minutes", "2026-03-02T08:30"), ("in half an hour", "2026-03-02T08:40"),
    ("in an hour", "2026-03-02T09:10"), ("an hour from now", "2026-03-02T09:10"),
    ("20 minutes from now", "2026-03-02T08:30"), ("in an hour and a half", "2026-03-02T09:40"),
    ("now", "2026-03-02T08:10"), ("at 9", "2026-03-02T09:00"), ("8", "2026-03-03T08:00"),
    ("19:30", "2026-03-02T19:30"), ("noon", "2026-03-02T12:00"),
    ("next Friday at 8", "2026-03-13T08:00"),
    ("Friday, 8 am", "2026-03-06T08:00"), ("in two days", "2026-03-04T08:10"),
    ("8 on Friday evening", "2026-03-06T20:00"), ("tomorrow at seven thirty", "2026-03-03T07:30"),
    ("let's say tomorrow at 8, please", "2026-03-03T08:00"), ("8:00 on May 3", "2026-05-03T08:00"),
    ("at 7 pm tonight", "2026-03-02T19:00"),
    ("tonight at midnight", "2026-03-03T00:00"), ("midnight", "2026-03-03T00:00"),
    ("8 tomorrow morning", "2026-03-03T08:00"), ("tomorrow at 12 at night", "2026-03-04T00:00"),
  ])
  func readsDateTime(_ said: String, _ expected: String) {
    #expect(DateTimeReader.read(said, en, now: now)?.description == expected, "\(said)")
  }

  @Test(arguments: [
    "", "tomorrow", "Friday", "tonight", "tomorrow at", "tomorrow at 25", "tomorrow evening",
    "8 tomorrow Friday", "tomorrow at 8 or 9", "in minutes", "20 minutes", "5/3 at 8",
    "half seven tomorrow",
    "tomorrow afternoon at 9", "later", "soon", "tonight at 2 pm 3", "tomorrow morning at 8 pm",
    "tomorrow at midnight", "tomorrow morning at noon",
  ])
  func refusesDateTime(_ said: String) {
    #expect(DateTimeReader.read(said, en, now: now) == nil, "\(said)")
  }

  @Test(arguments: [
    ("20 minutes", 1200), ("twenty minutes", 1200), ("20 min", 1200), ("20m", 1200),
    ("half an hour", 1800), ("a half hour", 1800), ("an hour", 3600), ("one hour", 3600),
    ("an hour and a half", 5400), ("one and a half hours", 5400), ("one hour and a half", 5400),
    ("two and a half hours", 9000), ("1.5 hours", 5400), ("a quarter of an hour", 900),
    ("three quarters of an hour", 2700), ("1:30", 5400), ("0:05", 300), ("1:30:15", 5415),
    ("90 seconds", 90), ("1h30m", 5400), ("1h 30m", 5400), ("1 h 30 min", 5400), ("2h", 7200),
    ("1 hour 30 minutes", 5400), ("1 hour and 30 minutes", 5400), ("1 hour, 30 minutes", 5400),
    ("an hour thirty", 5400), ("twenty", 1200), ("20", 1200), ("a minute", 60),
    ("a minute and a half", 90), ("half a minute", 30), ("a couple of minutes", 120),
    ("two days", 172_800), ("a day", 86_400), ("a week", 604_800), ("for 20 minutes", 1200),
    ("about 20 minutes", 1200), ("20 minutes please", 1200), ("let's say half an hour", 1800),
    ("2 hours 15 minutes 30 seconds", 8130), ("2½ hours", 9000), ("20-minute", 1200),
    ("a dozen minutes", 720), ("45 mins", 2700), ("one second", 1),
    ("two hours and five minutes", 7500),
    ("1 day 2 hours", 93_600), ("ninety minutes", 5400), ("half hour", 1800),
  ])
  func readsDuration(_ said: String, _ expected: Int) {
    #expect(DurationReader.read(said, en) == expected, "\(said)")
  }

  @Test(arguments: [
    "", "0", "0 minutes", "a month", "two years", "30 minutes 1 hour", "20 minutes 20 minutes",
    "half", "1.5", "2.5 seconds", "1:60", "1:3", "minutes", "an", "20 or 30 minutes", "20 apples",
    "-5 minutes", "99999999999 days", "an hour or so", "twenty five thirty", "1:30 pm", "until 8",
    "five minutes to eight", "1h90x",
  ])
  func refusesDuration(_ said: String) {
    #expect(DurationReader.read(said, en) == nil, "\(said)")
  }

  @Test(arguments: [
    ("12.50", "12.5 USD"), ("$5", "5 USD"), ("$12.50", "12.5 USD"), ("5$", "5 USD"),
    ("five dollars", "5 USD"), ("a dollar", "1 USD"), ("5 bucks", "5 USD"), ("5 euros", "5 EUR"),
    ("€5", "5 EUR"), ("5 EUR", "5 EUR"), ("EUR 5", "5 EUR"), ("£5", "5 GBP"),
    ("five pounds", "5 GBP"), ("5 dollars 50", "5.5 USD"), ("five dollars fifty", "5.5 USD"),
    ("5 dollars and 50 cents", "5.5 USD"), ("five dollars and five cents", "5.05 USD"),
    ("50 cents", "0.5 USD"), ("fifty pence", "0.5 GBP"), ("500 yen", "500 JPY"),
    ("¥500", "500 JPY"),
    ("5 yuan", "5 CNY"), ("five and a half dollars", "5.5 USD"), ("half a dollar", "0.5 USD"),
    ("$1,200", "1200 USD"), ("a hundred dollars", "100 USD"),
    ("1.5 million dollars", "1500000 USD"),
    ("5", "5 USD"), ("five", "5 USD"), ("make it five dollars", "5 USD"),
    ("5 quid please", "5 GBP"),
    ("5 pounds 50", "5.5 GBP"), ("two dollars and a half", "2.5 USD"), ("CHF 10", "10 CHF"),
    ("ten francs", "10 CHF"), ("5 Canadian dollars", "5 CAD"), ("$0.99", "0.99 USD"),
  ])
  func readsCurrency(_ said: String, _ expected: String) {
    let read = CurrencyReader.read(said, en, defaultCode: "USD")
    #expect(read.map { "\($0.amount) \($0.code)" } == expected, "\(said)")
  }

  @Test(arguments: [
    "", "$", "dollars", "five fifty", "5 dollars 5", "¥500.5", "12.505", "5 dollars 6 euros",
    "5 or 6 dollars",
    "-5", "$-5", "5 dollars and", "5 lattes", "free", "$5 euros", "100 cents 50",
    "a third of a dollar",
    "5 dollars 50 pence",
  ])
  func refusesCurrency(_ said: String) {
    #expect(CurrencyReader.read(said, en, defaultCode: "USD") == nil, "\(said)")
  }

  @Test func sharedSignsMeanTheDefaultCurrency() {
    #expect(CurrencyReader.read("$5", en, defaultCode: "CAD")?.code == "CAD")
    #expect(CurrencyReader.read("$5", en, defaultCode: "EUR")?.code == "USD")
    #expect(CurrencyReader.read("50 cents", en, defaultCode: "EUR")?.code == "EUR")
    #expect(CurrencyReader.read("50 cents", en, defaultCode: "JPY") == nil)
    #expect(CurrencyReader.read("¥5", en, defaultCode: "CNY")?.code == "CNY")
  }

  @Test(arguments: [
    ("2 kg", "2 kg"), ("2kg", "2 kg"), ("two kilos", "2 kg"), ("two and a half kilos", "2.5 kg"),
    ("half a kilo", "0.5 kg"), ("a kilo", "1 kg"), ("a kilo and a half", "1.5 kg"), ("2", "2 kg"),
    ("500 grams", "500 g"), ("500g", "500 g"), ("three pounds", "3 lb"), ("half a pound", "0.5 lb"),
    ("a quarter of a pound", "0.25 lb"), ("2 KG", "2 kg"), ("8 ounces", "8 oz"),
    ("2.5 kg please", "2.5 kg"),
  ])
  func readsMass(_ said: String, _ expected: String) {
    let read = MeasurementReader.read(said, en, defaultUnit: "kg")
    #expect(read.map { "\($0.value) \($0.unit)" } == expected, "\(said)")
  }

  @Test(arguments: ["", "kg", "2 ml", "2 metres", "two or three kilos", "2 kg 3", "2 shots", "a"])
  func refusesMass(_ said: String) {
    #expect(MeasurementReader.read(said, en, defaultUnit: "kg") == nil, "\(said)")
  }

  @Test func aUnitIsReadInTheLightOfTheDefault() {
    func read(_ said: String, _ unit: String?) -> String? {
      MeasurementReader.read(said, en, defaultUnit: unit).map { "\($0.value) \($0.unit)" }
    }
    #expect(read("500 ml", nil) == "500 ml")
    #expect(read("5", nil) == nil)
    #expect(read("ten kilos", "km") == "10 km")
    #expect(read("8 ounces", "ml") == "8 fl oz")
    #expect(read("minus 5 degrees", "°C") == "-5 °C")
    #expect(read("70 degrees", "°F") == "70 °F")
    #expect(read("20°C", "°C") == "20 °C")
    #expect(read("-5°", "°C") == "-5 °C")
    #expect(read("3 shots", "shot") == "3 shot")
    #expect(read("100 km/h", "km/h") == "100 km/h")
    #expect(read("2 L", "L") == "2 L")
    #expect(MeasurementReader.converted(2, from: "kg", to: "g") == 2000)
    #expect(MeasurementReader.converted(212, from: "°F", to: "°C") == 100)
    #expect(MeasurementReader.converted(2, from: "kg", to: "ml") == nil)
  }

  @Test(arguments: [
    "yes", "Yes.", "yeah", "yes please", "yes, go ahead", "Sure!", "ok", "OK, do it", "of course",
    "um, yes", "yes yes", "right",
  ])
  func readsYes(_ said: String) { #expect(YesNoReader.read(said, en) == .yes, "\(said)") }

  @Test(arguments: [
    "no", "Nope", "no thanks", "no, thank you", "don't", "Don’t!", "not now", "no no no",
    "no, don't", "off",
  ])
  func readsNo(_ said: String) { #expect(YesNoReader.read(said, en) == .no, "\(said)") }

  @Test(arguments: [
    "", "maybe", "yes and no", "yes no", "not sure", "no problem", "don't stop", "latte", "cancel",
    "yesterday", "not right", "?",
  ])
  func refusesYesNo(_ said: String) { #expect(YesNoReader.read(said, en) == nil, "\(said)") }

  @Test(arguments: [
    "cancel", "Cancel.", "never mind", "Nevermind", "stop", "stop it please", "forget it", "キャンセル",
    "やめて", "取消", "算了吧", "ok, cancel",
  ])
  func readsCancel(_ said: String) { #expect(CancelWords.isCancel(said), "\(said)") }

  @Test(arguments: [
    "", "no", "don't cancel", "cancel my order at 8", "stop sign", "cancellation", "いいえ", "不要",
  ])
  func isNoCancel(_ said: String) { #expect(!CancelWords.isCancel(said), "\(said)") }
}
