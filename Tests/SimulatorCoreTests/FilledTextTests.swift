import IntentModel
import Testing

@testable import SimulatorCore

@Suite struct FilledTextTests {
  /// An order for pickup: `address` is not needed and `note` left out; in `ask` nothing is settled.
  private func walk(_ text: LocalizedText, rows: [Snippet.Row] = []) -> Walk {
    var phone = SampleCatalog.phone
    phone.apps[0].intents[0].parameters.append(
      IntentParameter(id: "note", title: "Note", type: .string))
    phone.apps[0].intents[0].confirmations[0].dialog = IntentDialog(full: text)
    phone.apps[0].intents[0].confirmations[0].snippet = Snippet(
      title: "${drink}", subtitle: "${note}", rows: rows)
    phone.apps[0].intents[0].parameters[0].ask = text
    return Walk(phone: phone)
  }

  private func confirming(_ text: LocalizedText, rows: [Snippet.Row] = []) -> Turn? {
    var walk = walk(text, rows: rows)
    walk.say("Order mocha with Corner Cup")
    return walk.last
  }

  @Test(arguments: [
    ("${drink} ${note} to ${address}.", "Mocha to."),
    ("${note} ${drink} ${note}", "Mocha"),
    ("Yes: ${note}, ${drink} ${note} ${address}!", "Yes:, Mocha!"),
    ("One  ${drink} , as written", "One  Mocha , as written"),
    ("${note}", ""), ("${note} ${address}", ""),
    ("${drink}を${note}注文（${address}）。", "Mochaを注文（）。"),
    ("A line\n${note} and another", "A line\nand another"),
    ("${note}${address}${drink}", "Mocha"),
  ])
  func whatCameToNothingLeavesNoBlanks(template: String, expected: String) {
    #expect(confirming(LocalizedText(template))?.spoken == expected)
  }

  @Test func whatIsStillOpenShowsItsTitle() {
    var walk = walk("Which, ${note} to ${address}?")
    walk.say("Order with Corner Cup")
    #expect(walk.last?.shown == "Which, Note to address?")
  }

  @Test func aRowWithoutAValueIsLeftOut() {
    let snippet = confirming(
      "Order it?",
      rows: [
        .init(label: "Note", value: "${note}"), .init(label: "Cost", value: "4.50"),
        .init(label: "To", value: "${note} ${address}"), .init(label: "Alone", value: ""),
      ])?.snippet
    #expect(snippet?.rows.map(\.label) == ["Cost", "Alone"])
    #expect(snippet?.subtitle == nil)
  }

  @Test func aCountStillMakesManyAcrossNothing() {
    var walk = walk("${count} ${note} ${drink}")
    let two = [
      GivenValue(parameter: "count", values: [.integer(2)]),
      GivenValue(parameter: "drink", values: [.option(id: "latte")]),
    ]
    walk.send(.run(.startedDirectly(SampleCatalog.order, values: two)))
    #expect(walk.last?.spoken == "2 lattes")
  }
}
