import ScriptReplay
import SimulatorCore
import Testing

/// Whole walks on the test phone.
@Suite struct ReplayTests {
  private func play(_ text: String) -> ReplayResult {
    var replayer = Replayer(text)
    return replayer.run()
  }

  static let walks: [(String, String)] = [
    (
      "coffee by voice",
      """
      context place Home, time 08:10
      say "Order with Kettle House"
      expect surface siri
      expect asks "Which  coffee?"
      expect options Latte, Mocha, Flat White, "Salt, \\"Pepper\\" #1", House, House, "none"
      choose Mocha
      expect confirms Order
      expect says containing "4.50"
      press Order
      clock +4s
      expect result ordered
      expect speaks "One Mocha, ready at 8:42."
      expect says "One Mocha."
      expect snippet "Mocha", "08:42"
      expect value coffee = Mocha
      expect fact kettle/openOrders = 1
      expect live activity "Your Mocha"
      clock +12m
      expect no live activity
      dismiss
      expect surface spotlight
      say "Order with Kettle House"
      expect asks containing "again?"
      choose Yes
      expect confirms Order
      cancel
      expect cancelled
      """
    ),
    (
      "rows, by title and by id",
      """
      search "latte"
      expect rows Latte, "Order coffee · Latte"
      choose Order coffee · Latte
      expect confirms Order
      dismiss
      search "zzz"
      expect no rows
      search "order coffee"
      choose Order coffee
      expect refused "2 rows are called 'Order coffee': write the id"
      choose id:parcel/Send
      expect says "On its way."
      dismiss
      choose id:kettle/OrderCoffee
      choose House
      expect refused containing "2 options are called"
      choose id:house-2
      expect value coffee = id:house-2
      """
    ),
    (
      "names that need quotes",
      """
      run kettle/OrderCoffee
      choose "Salt, \\"Pepper\\" #1"
      expect value coffee = id:salted
      undo
      choose id:done
      expect value coffee = "none"
      """
    ),
    (
      "Japanese",
      """
      context language ja, place 自宅
      did kettle/OrderCoffee coffee=モカ at 2026-03-01T08:05 place 自宅
      say "ケトルで注文"
      choose No
      expect asks "どのコーヒーにしますか？"
      expect options モカ, ラテ, フラットホワイト, id:salted, House, House, id:done
      choose ラテ
      press 注文
      clock 08:11
      expect says "ラテひとつ。"
      """
    ),
    (
      "undo, redo, another way",
      """
      say "Order with Kettle House"
      choose Latte
      undo
      expect asks "Which coffee?"
      redo
      expect confirms Order
      redo
      expect refused "nothing was taken back"
      undo
      choose Mocha
      expect value coffee = Mocha
      start over
      expect surface spotlight
      undo
      expect refused "nothing to take back"
      """
    ),
    (
      "several, toggled",
      """
      run kettle/ChooseExtras
      done
      expect refused "nothing is chosen yet"
      take Vanilla
      take Cinnamon
      take Vanilla
      take Oat milk
      done
      expect value extras = Cinnamon, Oat milk
      expect result kept
      """
    ),
    (
      "locked, a yes-or-no question, a page",
      """
      lock
      run kettle/SetGift
      choose Yes
      say "For you"
      press Unlock
      expect surface Kettle House
      expect page Orders
      dismiss
      open Kettle House
      press Order again
      expect says "One Mocha."
      expect result ordered
      page Orders
      expect page orders
      """
    ),
    (
      "what fails",
      """
      outcome closed
      run kettle/OrderCoffee coffee=Latte
      expect fails "Kettle House is closed."
      expect result closed
      outcome automatic
      offline
      run "Kettle House/Ring"
      expect fails
      online
      run kettle/Ring tip="4.50 USD" cup="250 ml" wait=1h30m day=2026-03-02 at=08:10 moment=2026-03-02T08:10 share=0.5 where=home who=Noor link=a.example
      expect result rang
      expect value where = Home
      """
    ),
    (
      "what is under way takes no words",
      """
      run kettle/OrderCoffee coffee=Latte
      press Order
      say "hello"
      expect refused "it is under way; only cancel reaches it"
      clock +4s
      expect result ordered
      """
    ),
  ]

  @Test(arguments: walks)
  func walkIsAsExpected(_ name: String, _ text: String) {
    let result = play(text)
    #expect(result.failure?.description == nil)
    #expect(result.takenCount == result.stepCount)
  }

  static let stops: [(String, String)] = [
    (
      "say \"Order with Kettle House\"\nchoose Tea",
      """
      test.walk:2:1: error: [step-refused] no option 'Tea' here
        expected   choose Tea
        actual     asks "Which coffee?"
        possible   Latte, Mocha, Flat White, "Salt, \\"Pepper\\" #1", House, House, "none"
      """
    ),
    (
      "say \"Order with Kettle House\"\nchoose Late",
      """
      test.walk:2:1: error: [step-refused] no option 'Late' here; did you mean 'Latte'?
        expected   choose Late
        actual     asks "Which coffee?"
        possible   Latte, Mocha, Flat White, "Salt, \\"Pepper\\" #1", House, House, "none"
      """
    ),
    (
      "run kettle/OrderCoffee coffee=Latte\n expect asks \"Which coffee?\"",
      """
      test.walk:2:2: error: [unmet-expectation] something else was expected
        expected   asks "Which coffee?"
        actual     confirms Order: "Latte, 4.50. Order it?"
      """
    ),
    (
      "run kettle/ChooseExtras\nexpect options Vanilla",
      """
      test.walk:2:1: error: [unmet-expectation] something else was expected
        expected   options Vanilla
        actual     options Vanilla, Oat milk, Cinnamon
      """
    ),
    (
      "context place Hoome\nundo",
      """
      test.walk:1:9: error: [unusable-header] no place 'Hoome' on this phone; did you mean 'Home'?
        expected   context place Hoome
        possible   Home, "Work, upstairs"
      """
    ),
    (
      "run kettle/OrderCoffee coffe=Latte",
      """
      test.walk:1:1: error: [step-refused] no parameter 'coffe' in kettle/OrderCoffee; did you mean \
      'coffee'?
        expected   run kettle/OrderCoffee coffe=Latte
        actual     rows Kettle House, Order coffee · Latte, Parcel Post, Order coffee
        possible   coffee, quantity, fulfilment
      """
    ),
    (
      "undo\nexpect refused \"no\"",
      """
      test.walk:2:1: error: [unmet-expectation] something else was expected
        expected   refused "no"
        actual     refused "nothing to take back"
      """
    ),
    (
      "clock 07:00",
      """
      test.walk:1:1: error: [step-refused] the clock only moves forward; undo goes back
        expected   clock 07:00
        actual     rows Kettle House, Order coffee · Latte, Parcel Post, Order coffee
      """
    ),
  ]

  @Test(arguments: stops)
  func walkStopsAndSaysWhy(_ text: String, _ expected: String) {
    let result = play(text)
    #expect(result.failure?.description == expected)
  }

  @Test func sessionIsHandedOverWhereItStopped() {
    var replayer = Replayer("say \"Order with Kettle House\"\nchoose Latte\npress Order")
    replayer.run(upTo: 2)
    #expect(replayer.takenCount == 2)
    #expect(replayer.nextStep?.value == .press(.called("Order")))
    var session = replayer.session
    let isUndone = session.undo()
    #expect(isUndone)
    #expect(session.state.run?.resolved.isEmpty == true)
  }

  @Test func expectationsAreCountedApart() {
    var replayer = Replayer(
      "open siri\nexpect surface siri\nundo\nundo\nexpect refused\nopen siri")
    replayer.run(upTo: 1)
    #expect((replayer.takenCount, replayer.metCount) == (1, 1))
    let result = replayer.run()
    #expect((result.takenCount, result.stepCount) == (4, 4))
    #expect((result.metCount, result.expectationCount) == (2, 2))
    #expect(result.isFine)
  }

  @Test func stepsCanBeTakenOneByOne() {
    var replayer = Replayer("run kettle/ChooseExtras\nundo\nundo\nexpect refused")
    let first = replayer.step()
    #expect(first?.effects.isEmpty == false)
    #expect(first?.step.value == .run("kettle/ChooseExtras", []))
    replayer.step()
    let refused = replayer.step()
    #expect(refused?.refusal?.reason == "nothing to take back")
    let expected = replayer.step()
    #expect(expected?.failure == nil)
    let nothing = replayer.step()
    #expect(nothing == nil)
    #expect(replayer.result.isFine)
  }
}
