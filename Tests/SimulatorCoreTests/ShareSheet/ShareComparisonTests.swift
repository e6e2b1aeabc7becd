import IntentModel
import Testing

@testable import SimulatorCore

/// Two orderings side by side.
@Suite struct ShareComparisonTests {
  private func comparison(
    _ text: String, phone: PhoneCatalog = SharePhone.phone
  ) throws -> ShareComparison {
    var walk = SharePhone.walk("pier", phone: phone)
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
    #expect(print?.why == "part: actions of the system → the person's favourites")
    #expect(
      row(.system(.copyToPasteboard), in: comparison)?.why
        == "by no rule of its own: others came, went or moved past it")
    #expect(row(.of("gallery", "album"), in: comparison)?.why == nil)
  }

  @Test func anotherPolicyNamesItsNumber() throws {
    let comparison = try comparison("policy fixed")
    #expect(row(.system(.mail), in: comparison)?.why?.hasSuffix(" → not counted") == true)
    #expect(row(.person("jonas"), in: comparison)?.after == 2)
  }

  @Test func oneIsToldAsOne() {
    #expect(SharePolicy.frequency.wording(1) == "shared to once in 28 days")
    #expect(SharePolicy.frequency.wording(2) == "shared to 2 times in 28 days")
    #expect(SharePolicy.recency.wording(99_999) == "last shared to yesterday")
    #expect(SharePolicy.recency.wording(99_998) == "last shared to 2 days ago")
  }

  @Test func whatIsNotOnTheOtherDeviceSaysWhy() throws {
    let comparison = try comparison("device mac")
    let copy = row(.system(.copyToPasteboard), in: comparison)
    #expect(copy?.after == nil && copy?.rise == nil)
    #expect(copy?.why == "left out: on a Mac, the Share button lists only where to share to")
  }

  @Test func whatComesOutOfMoreHasItsKeysOnBothSides() throws {
    var phone = SharePhone.phone
    for number in 0..<6 {
      phone.apps.append(
        AppCatalog(
          id: "app\(number)", name: "App",
          activities: [
            Activity(
              id: "to", category: .share, title: LocalizedText("To \(number)"), isExtension: true)
          ]))
    }
    let comparison = try comparison("favourites app5/to", phone: phone)
    let came = row(.of("app5", "to"), in: comparison)
    #expect(came?.before == 3 && came?.isUnderMoreBefore == true)
    #expect(came?.after == 2 && came?.isUnderMoreAfter == false)
    #expect(came?.rise == nil && came?.hasCome == true)
    #expect(came?.why == "before: under More: place 11 of the row, which shows 8")
    // Opening, down to the apps, eight to the right, More, eleven rows down (one takes no image),
    // choosing.
    #expect(came?.keysBefore == 23)
    #expect(came?.keysAfter == 4)
    let went = row(.of("app2", "to"), in: comparison)
    #expect(went?.after == 1 && went?.isUnderMoreAfter == true && went?.hasGone == true)
    #expect(went?.why == "under More: place 9 of the row, which shows 8")
  }

  @Test func aWeekOfUseIsDoneOnceMore() throws {
    // Jonas was shared with twice, and not this week; Mei once.
    var phone = SharePhone.phone
    phone.shares = ["2026-02-21T20:00", "2026-02-22T20:00"].map {
      Share(target: .person("jonas"), host: "gallery", time: SharePhone.time($0))
    }
    phone.shares.append(
      Share(target: .person("mei"), host: "gallery", time: SharePhone.time("2026-02-24T20:00")))
    let comparison = try comparison("week", phone: phone)
    #expect(comparison.first.people.titles == ["Jonas", "Mei"])
    #expect(comparison.second.people.titles == ["Mei", "Jonas"])
    #expect(comparison.movedCount == 2)
    #expect(row(.person("mei"), in: comparison)?.rise == 1)
    #expect(row(.person("mei"), in: comparison)?.why?.hasPrefix("use: score ") == true)
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

  @Test func whatMovedAgainstItsOwnNumberWasPassedByOthers() throws {
    // In a week Mei is shared with once more, and Jonas three times.
    func shares(_ id: String, _ days: [Int]) -> [Share] {
      days.map { day in
        Share(target: .person(id), host: "gallery", time: SharePhone.time("2026-02-\(day)T20:00"))
      }
    }
    var phone = SharePhone.phone
    phone.shares = shares("mei", [14, 15, 16, 24]) + shares("jonas", [24, 25, 26])
    let comparison = try comparison("week", phone: phone)
    let mei = try #require(row(.person("mei"), in: comparison))
    #expect(mei.rise == -1)
    let start = "by others that came, went or moved past it; its own use: score "
    #expect(mei.why?.hasPrefix(start) == true, "\(mei)")
    #expect(row(.person("jonas"), in: comparison)?.why?.hasPrefix("use: score ") == true)
  }

  @Test func twoOfOneTitleAreToldApart() throws {
    let comparison = try comparison("favourites none")
    #expect(row(.system(.print), in: comparison)?.name == "Print (print)")
    #expect(row(.of("helper", "print"), in: comparison)?.name == "Print (helper/print)")
    #expect(row(.of("helper", "upload"), in: comparison)?.name == "Upload")
  }
}
