import IntentModel
import Testing

@testable import SimulatorCore

@Suite struct SpotlightTests {
  private func titles(_ query: String, language: String = "en") -> [String] {
    var walk = Walk { $0.language = language }
    walk.send(.spotlight(.queryChanged(query)))
    return walk.session.spotlightRows.map(\.title)
  }

  @Test func withoutASearchEveryAppsRowsStandUnderItInTheAuthorsOrder() {
    #expect(
      titles("") == [
        "Corner Cup", "Order a drink", "Order a drink · Latte", "Order a drink · Mocha",
        "Order a drink · Green tea", "Order a drink · Black tea", "Quiet Hour", "Rest",
        "Note it down",
      ])
  }

  @Test(arguments: [
    ("corner cup", "Corner Cup"), ("CORNER", "Corner Cup"), ("drink order", "Order a drink"),
    ("milky", "Order a drink · Latte"), ("green", "Order a drink · Green tea"),
    ("quiet rest", "Rest"), ("note", "Note it down"), ("ｒｅｓｔ", "Rest"), ("réſt", "Rest"),
  ])
  func wordsBeginWordsInAnyOrder(query: String, first: String) {
    #expect(titles(query).first == first)
  }

  @Test(arguments: ["zebra", "otherwise", "\u{301}", "!", "der"])
  func whatBeginsNoWordFindsNothing(query: String) {
    #expect(titles(query).isEmpty)
  }

  @Test func anExactTitleComesFirst() {
    #expect(titles("rest").first == "Rest")
    #expect(titles("order a drink").first == "Order a drink")
  }

  @Test func theOrderOfValuesIsTheSnapshotOfTheLastOpening() {
    var walk = Walk()
    walk.send(.app(.opened(app: "corner")))
    walk.send(.app(.buttonPressed("mocha")))
    walk.send(.surfacePresented(.spotlight))
    #expect(walk.session.spotlightRows[2].title == "Order a drink · Latte", "not opened since")
    walk.send(.app(.opened(app: "corner")))
    walk.send(.surfacePresented(.spotlight))
    #expect(walk.session.spotlightRows[2].title == "Order a drink · Mocha")
  }

  @Test func removedItemsAreGone() {
    var phone = SampleCatalog.phone
    phone.apps[0].pages[0].buttons.append(
      PageButton(
        id: "gone", title: "Sold out",
        change: StateChange(removals: [.init(entity: "Drink", item: "mocha")])))
    var walk = Walk(phone: phone)
    walk.send(.app(.opened(app: "corner")))
    walk.send(.app(.buttonPressed("gone")))
    walk.send(.surfacePresented(.spotlight))
    #expect(!walk.session.spotlightRows.contains { $0.title.contains("Mocha") })
    walk.say("Order with Corner Cup")
    #expect(walk.options == ["latte", "greentea", "blacktea"])
  }

  @Test func aReceiptSaysByWhichRuleARowLoses() {
    var walk = Walk()
    walk.send(.spotlight(.queryChanged("order")))
    let rows = walk.session.spotlightRows
    let receipt = OrderingReceipt(
      key: rows[1].key, above: rows[0].key, rules: SpotlightRanking.rules)
    #expect(receipt.lines.first == ReceiptLine(.rule, "match", "the title begins so"))
    #expect(receipt.losesBy == ReceiptLine(.rule, "value", "without a value"))
  }

  @Test func keysAndRulesHaveTheSameLength() {
    for row in Walk().session.spotlightRows {
      #expect(row.key.values.count == SpotlightRanking.rules.count)
    }
  }
}
