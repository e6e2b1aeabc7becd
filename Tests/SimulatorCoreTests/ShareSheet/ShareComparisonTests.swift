import IntentModel
import Testing

@testable import SimulatorCore

/// Two orderings side by side.
@Suite struct ShareComparisonTests {
  private func comparison(_ text: String) throws -> ShareComparison {
    var walk = SharePhone.walk("pier")
    walk.share()
    let sheet = try #require(walk.sheet)
    let scenario = try ShareScenario(text, walk.session.simulator)
    let other = try #require(
      scenario.sheet(walk.session.simulator, walk.state, sheet.content, route: .shareButton))
    return ShareComparison(sheet, other)
  }

  private func row(_ target: ShareTarget, in comparison: ShareComparison) -> ShareComparison.Row? {
    comparison.rows.first { $0.entry.target == target }
  }

  @Test func aFavouriteMovesUpAndItsKeysFall() throws {
    let comparison = try comparison("favourites print")
    let print = row(.system(.print), in: comparison)
    #expect(print?.before == 9 && print?.after == 3)
    #expect(print?.rise == 6)
    // People, apps, then one row an action: opening, moving down, choosing.
    #expect(print?.keysBefore == 12 && print?.keysAfter == 6)
    #expect(print?.why == "part: actions of the system, then the person's favourites")
    #expect(
      row(.system(.copyToPasteboard), in: comparison)?.why
        == "by no rule of its own: others came, went or moved past it")
    #expect(row(.of("gallery", "album"), in: comparison)?.why == nil)
  }

  @Test func anotherPolicyNamesItsNumber() throws {
    let comparison = try comparison("policy fixed")
    #expect(row(.system(.mail), in: comparison)?.why?.hasSuffix(", then not counted") == true)
    #expect(row(.person("jonas"), in: comparison)?.after == 2)
  }

  @Test func whatIsNotOnTheOtherDeviceSaysWhy() throws {
    let comparison = try comparison("device mac")
    let copy = row(.system(.copyToPasteboard), in: comparison)
    #expect(copy?.after == nil && copy?.rise == nil)
    #expect(copy?.why == "left out: on a Mac, the Share button lists only where to share to")
  }

  @Test func aWeekOfUseIsDoneOnceMore() throws {
    // Mei and Mail were shared to in the last week, Jonas was not.
    let comparison = try comparison("week")
    #expect(comparison.second.people.titles == ["Mei", "Jonas"])
    #expect(comparison.movedCount == 0)
  }

  @Test func otherContentIsComparedToo() throws {
    let comparison = try comparison("item gallery/all/note")
    #expect(
      row(.system(.saveToCameraRoll), in: comparison)?.why
        == "left out: a text is none of public.image, public.movie")
  }

  @Test(arguments: [[], ["note"], ["note", "pier"]])
  func exactlyWhatWasAskedForIsShared(items: [String]) {
    let simulator = Simulator(SharePhone.phone)
    let state = simulator.initialState(person: .nobody)
    func content(_ page: String, _ items: [String]) -> SharedContent? {
      simulator.content(app: "gallery", page: page, items: items, in: state)
    }
    #expect(content("all", items)?.items.count == (items.isEmpty ? nil : items.count))
    #expect(content("all", items + ["nope"]) == nil)
    #expect(content("all", items + ["heading"]) == nil)
    #expect(content("article", items + ["nope"]) == nil, "not the page in its place")
    #expect((content("article", items) != nil) == items.isEmpty)
  }

  @Test func aPolicyHoldsForBothSidesUnlessTheOtherNamesOne() throws {
    let simulator = Simulator(SharePhone.phone)
    let now = ShareScenario([.policy(.fixed)])
    #expect(
      try ShareScenario("device iPad", simulator).beside(now).changes
        == [.policy(.fixed), .device(.iPad)])
    #expect(
      try ShareScenario("policy recency", simulator).beside(now).changes == [.policy(.recency)])
  }

  @Test(arguments: ["", "policy best", "device toaster", "favourites lamp", "item x", "tomorrow"])
  func whatCannotBeReadSaysWhatWasExpected(text: String) {
    let simulator = Simulator(SharePhone.phone)
    #expect(throws: ShareScenarioFault.self) { try ShareScenario(text, simulator) }
  }
}
