import Foundation
import IntentModel
import Testing

@testable import SimulatorCore

/// How a question is asked again, by what was wrong with the answer.
@Suite struct MisfitTests {
  private static let ring = IntentReference(app: "quiet", intent: "Ring")

  /// Asks for one value at 08:10 on a Monday.
  private func asking(
    _ type: ValueType, language: String = "en", _ change: (inout IntentParameter) -> Void = { _ in }
  ) -> Walk {
    var parameter = IntentParameter(id: "value", title: "Sound", type: type, isRequired: true)
    change(&parameter)
    var phone = SampleCatalog.phone
    phone.apps[1].intents.append(AppIntent(id: "Ring", title: "Ring", parameters: [parameter]))
    var walk = Walk(phone: phone) { $0.language = language }
    walk.send(.run(.startedDirectly(Self.ring, values: [])))
    return walk
  }

  private func hint(_ type: ValueType, _ answer: String, language: String = "en") -> String? {
    var walk = asking(type, language: language)
    walk.say(answer)
    return walk.last?.shown
  }

  @Test func whyAnAnswerWasNotTakenIsToldToTheDesigner() {
    var walk = asking(.integer)
    walk.say("a bicycle")
    let lines = RunReceipt(walk.session.simulator, walk.state)?.lines ?? []
    #expect(
      lines.first { $0.kind == .parameter("value") }?.text
        == "\"a bicycle\" was not taken: nothing in it reads as an answer of the kind that is asked for"
    )
  }

  @Test func whatIsNotUnderstoodHearsWhatIsExpected() {
    #expect(hint(.integer, "a bicycle") == "I need a whole number. How many?")
    #expect(
      hint(.dateTime, "a bicycle")
        == "I need a day and a time, such as tomorrow at 8. When?")
  }

  @Test(arguments: [
    ("en", ValueType.date, "February 30", "That day isn't possible. What day?"),
    ("en", .time, "25:99", "That time isn't possible. What time?"),
    ("en", .dateTime, "tomorrow at 25:99", "That time isn't possible. When?"),
    ("ja", .date, "2月30日", "その日は選べません。何日ですか？"),
    ("zh-Hans", .time, "25点99分", "不能选这个时间。几点？"),
  ])
  func whatCannotBeHearsSo(language: String, type: ValueType, answer: String, shown: String) {
    #expect(hint(type, answer, language: language) == shown)
  }

  @Test func lessThanOneOfAQuantityHearsTheLimit() {
    var walk = asking(.integer) { $0.minimum = 1 }
    walk.say("minus three")
    #expect(walk.last?.shown == "It has to be at least 1. How many?")
  }

  @Test func whatLeavesTheChoiceOpenHearsWhatIsExpected() {
    #expect(hint(.entity("Sound"), "whatever") == "I need one of the options. Which sound?")
    #expect(
      hint(.entity("Sound"), "随便", language: "zh-Hans") == "请回答选项中的一个。要选哪个Sound？")
  }

  @Test func whatIsOutOfRangeHearsTheRange() {
    var walk = asking(.integer) { ($0.minimum, $0.maximum) = (2, 12) }
    walk.say("twenty")
    #expect(walk.last?.shown == "It has to be between 2 and 12. How many?")
    walk.say("one")
    #expect(walk.result == .failed(.answerDidNotFit(parameter: "value")))
  }

  @Test func whatIsNoOptionIsNamed() {
    #expect(hint(.entity("Sound"), "a bicycle") == "I can't find “a bicycle”. Which sound?")
    #expect(
      hint(.entity("Sound"), "自転車", language: "ja") == "「自転車」が見つかりません。どのSoundにしますか？")
  }

  @Test(arguments: ["today at 8:10", "now", "yesterday at 9", "at 7", "tomorrow at 7"])
  func anyMomentFits(_ answer: String) {
    var walk = asking(.dateTime)
    walk.say(answer)
    #expect(walk.result == .succeeded(outcome: "done"))
  }

  @Test(arguments: [
    ("two hundred and five, six and seven", [205, 6, 7]), ("one and two", [1, 2]),
    ("five", [5]),
  ])
  func severalNumbersFillAParameterThatTakesMany(said: String, numbers: [Int]) {
    var walk = asking(.integer) { $0.isMany = true }
    walk.say(said)
    #expect(walk.state.run?.resolution(of: "value")?.values == numbers.map(IntentValue.integer))
  }

  @Test func oneOfSeveralOutOfRangeHearsTheRange() {
    var walk = asking(.integer) { ($0.isMany, $0.maximum) = (true, 10) }
    walk.say("one, two and twelve")
    #expect(walk.last?.shown == "It can't be more than 10. How many?")
  }

  @Test func limitsAreInTheParametersOwnUnit() {
    let weight = IntentParameter(
      id: "weight", type: .measurement, minimum: 1, maximum: 5, unit: "kg")
    #expect(weight.isInRange(.measurement(value: 2000, unit: "g")))
    #expect(!weight.isInRange(.measurement(value: 2000, unit: "kg")))
    let price = IntentParameter(id: "price", type: .currency, maximum: 10, unit: "EUR")
    #expect(!price.isInRange(.currency(amount: 20, code: "EUR")))
    #expect(price.isInRange(.currency(amount: 20, code: "JPY")))
  }

  @Test func theAuthorsWordsAreForValuesThatCannotBeTaken() {
    let words: (inout IntentParameter) -> Void = { $0.unsupported = "That's not on the menu" }
    for (answer, hint) in [
      ("a bicycle", "That's not on the menu."), ("whatever", "I need one of the options."),
    ] {
      var walk = asking(.entity("Sound"), words)
      walk.say(answer)
      #expect(walk.last?.shown == "\(hint) Which sound?")
    }
  }

  @Test func numbersAreThoseOfTheLanguage() {
    let percent: (inout IntentParameter) -> Void = {
      ($0.ask, $0.minimum, $0.maximum) = ("Wert?", 0, Decimal(string: "99.5"))
    }
    var walk = asking(.decimal, language: "de", percent)
    walk.say("21,5")
    #expect(walk.state.run?.resolution(of: "value")?.values == [.decimal(Decimal(215) / 10)])
    walk = asking(.decimal, language: "de", percent)
    walk.say("199,5")
    #expect(walk.last?.shown == "It has to be between 0 and 99,5.\nWert?")
    walk = asking(.decimal, language: "de", percent)
    walk.say("Lampe")
    #expect(walk.last?.shown == "I need a number.\nWert?")
    #expect(walk.last?.spoken == "I need a number. Wert?")
  }

  @Test func noStockWordJoinsWordsOfALanguageItIsNotIn() {
    let stock = StockWording("de")
    #expect(stock.askFor(.entity("Lamp"), title: "Lampe") == "Lampe?")
    #expect(stock.confirmGuess("Lampe", .entity("Lamp")) == "Lampe?")
    #expect(stock.readOut(["Lampe", "Tür"]) == "Lampe, Tür.")
    #expect(stock.joinedAsList(["Lampe", "Tür"]) == "Lampe, Tür")
    #expect(stock.answerDidNotFit("Lampe") == "Sorry, I still didn't get that.")
    #expect(stock.nothingToChoose("Lampe") == "There is nothing to choose from.")
    #expect(stock.done("Lampe schalten") == "Done.")
  }

  @Test func theAuthorsWordsGoFirst() {
    var walk = asking(.integer) { ($0.maximum, $0.unsupported) = (3, "Three at most.") }
    walk.say("four")
    #expect(walk.last?.shown == "Three at most. How many?")
  }

  @Test func aGuessWithoutWordsIsOfferedInStockOnes() {
    var walk = asking(.entity("Sound")) { $0.guess = .popular }
    #expect(walk.last?.kind == .question(.disambiguation), "nobody's favourite: no guess")
    var phone = walk.session.simulator.phone
    phone.apps[1].entities[0].items[2].popularity = 9
    walk = Walk(phone: phone)
    walk.send(.run(.startedDirectly(Self.ring, values: [])))
    #expect(walk.last?.kind == .question(.guess))
    #expect(walk.last?.shown == "Do you want Sea?")
    #expect(walk.last?.origin == .stock)
    walk.say("a bicycle")
    #expect(walk.last?.shown == "I can't find “a bicycle”. Do you want Sea?")
  }

  @Test func aMomentThatIsOverIsNotGuessed() {
    let before = Performance(
      intent: Self.ring,
      values: [
        GivenValue(parameter: "value", values: [.dateTime(SimulatedTime(seconds: 0))])
      ], time: SimulatedTime(seconds: 0))
    let phone = asking(.dateTime) { $0.guess = .lastUsed }.session.simulator.phone
    var walk = Walk(phone: phone, person: Person(performances: [before]))
    walk.send(.run(.startedDirectly(Self.ring, values: [])))
    #expect(walk.last?.kind == .question(.valueRequest))
  }

  @Test(arguments: [
    ("en", "Which sound? Rain, Wind or Sea."), ("ja", "どのSoundにしますか？Rain、Wind、またはSea？"),
    ("zh-Hans", "要选哪个Sound？Rain、Wind还是Sea？"),
  ])
  func aListThatIsReadOutEndsAsASentence(language: String, spoken: String) {
    #expect(asking(.entity("Sound"), language: language).last?.spoken == spoken)
  }

  @Test func anOptionThatEndsASentenceNeedsNoOtherMark() {
    #expect(StockWording("en").readOut(["Tea", "Coffee, anyone?"]) == "Tea or Coffee, anyone?")
    #expect(StockWording("en").readOut([]).isEmpty)
  }
}
