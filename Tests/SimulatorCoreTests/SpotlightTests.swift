import IntentModel
import Testing

@testable import SimulatorCore

@Suite struct SpotlightTests {
  private func titles(_ query: String, language: String = "en") -> [String] {
    var walk = Walk { $0.language = language }
    walk.send(.spotlight(.queryChanged(query)))
    return walk.session.spotlightRows.map(\.title)
  }

  @Test func anAppsNameFindsItWithItsFirstShortcutAndThenTheRest() {
    var walk = Walk()
    walk.send(.spotlight(.queryChanged("corner cup")))
    let rows = walk.session.spotlightRows
    #expect(
      rows.map(\.title) == [
        "Corner Cup", "Order a drink · Latte", "Order a drink", "Order a drink · Mocha",
        "Order a drink · Green tea", "Order a drink · Black tea",
      ])
    #expect(
      rows.map(\.section) == [.topHit, .topHit, .shortcuts, .shortcuts, .shortcuts, .shortcuts])
    #expect(rows.map(\.isSiriSuggestion) == [false, true, false, false, false, false])
  }

  @Test func aShortcutsWordsFindEveryRowOfItBareVersionFirst() {
    var walk = Walk()
    walk.send(.spotlight(.queryChanged("drink")))
    #expect(
      walk.session.spotlightRows.map(\.title) == [
        "Order a drink", "Order a drink · Latte", "Order a drink · Mocha",
        "Order a drink · Green tea", "Order a drink · Black tea",
      ])
  }

  @Test func groupsStandInTheirOrder() {
    var walk = Walk()
    walk.send(.spotlight(.queryChanged("m")))
    let rows = walk.session.spotlightRows
    #expect(
      rows.map(\.title) == [
        "Mocha", "Order a drink · Mocha", "Order a drink · Latte", "Market Street", "Oat milk",
        "Latte",
        "Mei",
      ])
    #expect(
      rows.map(\.section) == [
        .topHit, .shortcuts, .shortcuts, .content, .content, .content, .people,
      ])
  }

  @Test(arguments: [
    ("corner cup", "Corner Cup"), ("CORNER", "Corner Cup"), ("drink order", "Order a drink"),
    ("milky", "Order a drink · Latte"), ("cornercup", "Corner Cup"),
    ("tea order", "Order a drink · Green tea"), ("green", "Green tea"),
    ("drink green", "Order a drink · Green tea"),
    ("quiet rest", "Rest"), ("note", "Note it down"), ("ｒｅｓｔ", "Rest"), ("réſt", "Rest"),
  ])
  func wordsBeginWordsInAnyOrder(query: String, first: String) {
    #expect(titles(query).first == first)
  }

  @Test(arguments: ["zebra", "otherwise", "\u{301}", "!", "der"])
  func whatBeginsNoWordFindsNothing(query: String) {
    #expect(titles(query).isEmpty)
  }

  /// 拿铁 is found by its letters and by their initials; by those last of all.
  @Test(arguments: [
    ("natie", nil, WordMatch.transliteration), ("nt", nil, .initials), ("n", nil, .transliteration),
    ("natie", "na tie", .otherWords), ("nt", "na tie", .initials), ("n t", nil, .transliteration),
    ("tn", nil, nil),
  ])
  func aTitleInHanIsFoundByPinyinAndItsInitials(
    query: String, reading: String?, match: WordMatch?
  ) {
    var phone = SampleCatalog.phone
    phone.apps[0].entities[0].items[0].display = DisplayRepresentation(
      title: "拿铁", reading: reading.map { LocalizedText($0) })
    var walk = Walk(phone: phone) { $0.language = "zh-Hans" }
    walk.send(.spotlight(.queryChanged(query)))
    let row = walk.session.spotlightRows.first { $0.title == "拿铁" }
    #expect(row?.match == match)
  }

  @Test func initialsStandBehindWhatBeginsSo() throws {
    var phone = SampleCatalog.phone
    phone.apps[0].entities[0].items[0].display.title = "拿铁"
    phone.apps[0].entities[0].items[1].display.title = "Ntama"
    var walk = Walk(phone: phone) { $0.language = "zh-Hans" }
    walk.send(.spotlight(.queryChanged("nt")))
    let rows = walk.session.spotlightRows.filter { $0.section == .shortcuts }
    #expect(rows.last?.match == .initials)
    let place = try #require(
      walk.session.spotlightRows.position(of: rows.last?.id ?? .clearSearches))
    let lines = SpotlightReceipt(walk.session, walk.session.spotlightRows, at: place).lines
    #expect(
      lines.dropFirst().prefix(2).map(\.text) == [
        "some words are found only as the initials of how the title is read",
        "begins the initials of how it is read",
      ])
  }

  /// Whoever leaves out a blank is understood where nothing fits better, and is told.
  @Test func wordsRunTogetherAreTheWeakestMatch() throws {
    var phone = SampleCatalog.phone
    phone.apps[1].name = "Orderwise"
    var walk = Walk(phone: phone)
    walk.send(.spotlight(.queryChanged("orderw")))
    let rows = walk.session.spotlightRows
    #expect(rows.first?.title == "Orderwise")
    let other = try #require(rows.indices.first { rows[$0].title == "Order a drink" })
    #expect(rows[other].match == .runTogether)
    let texts = SpotlightReceipt(walk.session, rows, at: other).lines.map(\.text)
    #expect(texts.contains("some words are found only where blanks between words are left out"))
    #expect(texts.contains("runs across blanks, which were not typed, of a phrase"))
    walk.send(.spotlight(.queryChanged("orderx")))
    #expect(walk.session.spotlightRows.isEmpty)
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
    walk.send(.spotlight(.queryChanged("corner")))
    #expect(walk.session.spotlightRows[1].title == "Order a drink · Latte", "not opened since")
    walk.send(.app(.opened(app: "corner")))
    walk.send(.surfacePresented(.spotlight))
    #expect(walk.session.spotlightRows[1].title == "Order a drink · Mocha", "before a search too")
    walk.send(.spotlight(.queryChanged("corner")))
    #expect(walk.session.spotlightRows[1].title == "Order a drink · Mocha")
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
    let receipt = SpotlightReceipt(walk.session, rows, at: 1)
    #expect(
      receipt.lines.prefix(3) == [
        ReceiptLine(.rule, "section", "Shortcuts"),
        ReceiptLine(.rule, "match", "the title begins so"),
        ReceiptLine(.rule, "\"order\"", "begins a word of the title"),
      ])
    #expect(receipt.losesBy == ReceiptLine(.rule, "Top Hit: value", "without a value"))
    #expect(receipt.improvement == .nothing("the version without a value comes first"))
    let next = SpotlightReceipt(walk.session, rows, at: 2)
    #expect(next.losesBy == ReceiptLine(.rule, "value", "place 1 in the list's order"))
    #expect(next.improvement == .useThenOpening("a use"))
  }

  @Test func whatIsNotShownSaysWhy() {
    var phone = SampleCatalog.phone
    phone.apps[0].entities[0].items[1].when = .equals(name: "signedIn", .boolean(false))
    phone.apps[0].pages[0].buttons.append(
      PageButton(
        id: "gone", title: "Sold out",
        change: StateChange(removals: [.init(entity: "Drink", item: "latte")])))
    var walk = Walk(phone: phone)
    walk.send(.app(.opened(app: "corner")))
    walk.send(.app(.buttonPressed("gone")))
    walk.send(.surfacePresented(.spotlight))
    func reasons(_ query: String) -> [String] {
      SpotlightRanking(walk.session.simulator, walk.state).hidden(query: query)
        .map { "\($0.title): \($0.reason.words)" }
    }
    #expect(
      reasons("drink").prefix(2) == [
        "Order a drink · Latte: hidden: it was taken away",
        "Order a drink · Mocha: hidden: its 'when' does not hold, which reads signedIn",
      ])
    #expect(
      reasons("green cup order").contains(
        "Order a drink: not matched: no word of it begins with \"green\""))
    #expect(
      reasons("corner").contains(
        "Green tea: hidden: the app's name alone does not find its content"))
  }

  @Test func suggestionsComeByUseWithAShortcutUnderTheFirstThree() {
    let person = Person(
      performances: [Performance(intent: SampleCatalog.rest, time: Walk().state.context.time)])
    var phone = SampleCatalog.phone
    for number in 0..<9 {
      phone.apps.append(AppCatalog(id: "more\(number)", name: LocalizedText("More \(number)")))
    }
    let walk = Walk(phone: phone, person: person)
    #expect(
      walk.session.spotlightRows.map(\.title) == [
        "Quiet Hour", "Corner Cup", "Order a drink · Latte", "More 0", "More 1", "More 2", "More 3",
        "More 4", "More 5",
      ])
    #expect(walk.session.spotlightRows[0].key.values[2] == -(30 + 200))
    let hidden = SpotlightRanking(walk.session.simulator, walk.state).hidden(query: "")
    #expect(hidden.map(\.title) == ["More 6", "More 7", "More 8"])
    #expect(
      hidden.first?.reason.words == "cut off: place 9 of the suggested apps; 8 are shown")
  }

  @Test func searchesThatLedSomewhereComeBackUntilTheyAreCleared() {
    var walk = Walk()
    walk.send(.spotlight(.queryChanged("mocha")))
    walk.send(.spotlight(.rowChosen(.app("corner"))))
    walk.send(.surfacePresented(.spotlight))
    #expect(
      walk.session.spotlightRows.suffix(2).map(\.title) == ["mocha", "Clear recent searches"])
    walk.send(.spotlight(.rowChosen(.recentSearch("mocha"))))
    #expect(walk.session.spotlightRows.first?.title == "Mocha")
    walk.send(.surfacePresented(.spotlight))
    walk.send(.spotlight(.rowChosen(.clearSearches)))
    #expect(walk.state.person.recentSearches == [])
    #expect(walk.session.spotlightRows.last?.title == "Quiet Hour")
  }

  @Test func aPersonIsFoundAndRefusesToOpen() {
    var walk = Walk()
    walk.send(.spotlight(.queryChanged("mei")))
    #expect(walk.session.spotlightRows.map(\.id) == [.contact("mei")])
    #expect(
      walk.refusal(of: .spotlight(.rowChosen(.contact("mei"))))
        == "a person is found here, but this phone has no app that shows people")
    #expect(walk.state.person.recentSearches == [], "it led nowhere")
  }

  @Test func contentOpensItsApp() {
    var walk = Walk()
    let latte = ItemReference(app: "corner", entity: "Drink", item: "latte")
    walk.send(.spotlight(.queryChanged("latte")))
    #expect(walk.session.spotlightRows.first?.id == .content(latte))
    walk.send(.spotlight(.rowChosen(.content(latte))))
    #expect(walk.state.surface == .hostApp(HostAppState(app: "corner", page: "menu")))
  }

  @Test func keysAndRulesHaveTheSameLength() {
    var walk = Walk()
    for query in ["", "m", "corner"] {
      walk.send(.spotlight(.queryChanged(query)))
      for row in walk.session.spotlightRows {
        #expect(row.key.values.count == SpotlightRules.all.count)
      }
    }
  }
}
