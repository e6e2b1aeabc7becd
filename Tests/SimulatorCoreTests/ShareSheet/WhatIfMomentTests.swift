import IntentModel
import Testing

@testable import SimulatorCore

/// What a what-if shares: what is there then, in the form it can have then, in whichever order its
/// changes are written.
@Suite struct WhatIfMomentTests {
  private static let ways = ShareOptions(ways: [
    .init(id: "automatic", title: "Automatic"),
    .init(id: "pdf", title: "PDF", forms: [.init(of: "public.html", types: ["com.adobe.pdf"])]),
    .init(
      id: "together", title: "Collaborate", forms: [.init(types: ["public.url"])],
      isCollaboration: true),
  ])

  private static let phone: PhoneCatalog = {
    var phone = SharePhone.phone
    phone.startingContext.time = SharePhone.time("2026-03-02T08:10")
    phone.apps[0].pages[0].items += [("morning", FactValue.number(8)), ("evening", .number(20))].map
    { id, hour in
      PageItem(
        id: id, title: LocalizedText(id), contentType: "public.jpeg",
        when: .equals(name: "hour", hour))
    }
    phone.apps[0].pages[1].options = ways
    return phone
  }()

  private let simulator = Simulator(phone)
  private var state: SimulationState { simulator.initialState(person: .nobody) }

  /// Of the gallery's page of everything, or of the article.
  private func content(_ items: String...) throws -> SharedContent {
    try #require(
      simulator.content(
        app: "gallery", page: items.isEmpty ? "article" : "all", items: items, in: state))
  }

  private func moment(
    _ text: String, of content: SharedContent
  ) throws -> (state: SimulationState, sheet: ShareSheet) {
    try ShareScenario(text, simulator).moment(simulator, state, content, route: .shareButton)
  }

  @Test(arguments: ["time 20:00; item gallery/all/evening", "item gallery/all/evening; time 20:00"])
  func whatIsThereThenIsShared(text: String) throws {
    #expect(try moment(text, of: content("pier")).sheet.content.items.map(\.id) == ["evening"])
  }

  @Test(arguments: [
    ("item gallery/all/evening", "what is shared is not on its page at that moment"),
    ("time 20:00; item gallery/all/morning", "what is shared is not on its page at that moment"),
    ("time 20:00", "what is shared is not on its page at that moment"),
    ("as pdf", "its Options do not offer 'pdf' then"),
    ("item gallery/article; device Mac; as pdf", "its Options do not offer 'pdf' then"),
    ("time 20:00; device watch", "a watch has no share sheet"),
  ])
  func whatIsNotThereThenIsRefusedWithItsReason(text: String, why: String) throws {
    let content = try content("morning")
    #expect(throws: ShareScenario.Refusal.self) { try moment(text, of: content) }
    let scenario = try ShareScenario(text, simulator)
    #expect(scenario.refusal(simulator, state, content, route: .shareButton)?.why == why)
    #expect(scenario.sheet(simulator, state, content, route: .shareButton) == nil)
  }

  @Test func nothingIsSharedAtTheLock() throws {
    var state = state
    state.context.isLocked = true
    #expect(
      ShareScenario.now.refusal(simulator, state, try content("pier"), route: .shareButton)?.why
        == "the phone is locked: nothing is shared until it is unlocked")
  }

  @Test(arguments: [
    ("as pdf; item gallery/article", "sent as PDF, sharing Article"),
    ("item gallery/article; as pdf", "sharing Article, sent as PDF"),
  ])
  func theFormIsThatOfWhatIsSharedThen(text: String, title: String) throws {
    let scenario = try ShareScenario(text, simulator)
    let (then, sheet) = try moment(text, of: content("pier"))
    #expect(sheet.content.items.map(\.types) == [["com.adobe.pdf"]])
    #expect(scenario.title(ShareTitles(simulator, then, sheet.content)) == title)
  }

  @Test func collaboratingIsToldAsThat() throws {
    let (then, sheet) = try moment("as together", of: content())
    #expect(
      ShareScenario([.sentAs("together")]).title(ShareTitles(simulator, then, sheet.content))
        == "to collaborate")
  }

  @Test func aFormThatBothSidesHaveHoldsForTheOtherOrIsRefused() throws {
    let pdf = ShareScenario([.sentAs("pdf")])
    func refusal(_ text: String) throws -> ShareScenario.Refusal? {
      try ShareScenario(text, simulator).beside(pdf)
        .refusal(simulator, state, content(), route: .shareButton)
    }
    #expect(try refusal("device iPad") == nil)
    for text in ["device Mac", "item gallery/all/pier"] {
      #expect(
        try refusal(text)
          == .init(
            why: "its Options do not offer 'pdf' then",
            expected: "something whose share sheet has ways to send it"))
    }
  }

  /// What was chosen in a sheet that is open is of that sheet.
  @Test func theOpenSheetsFormIsKeptWhereItCanBe() throws {
    let open = try #require(simulator.content(try content(), sentAs: "pdf", in: state))
    func way(_ text: String) throws -> String? {
      try moment(text, of: open).sheet.content.sentAs?.way
    }
    #expect(try way("week") == "pdf")
    #expect(try way("as automatic") == "automatic")
    #expect(try way("device Mac") == nil)
    #expect(try way("item gallery/all/pier") == nil)
  }

  @Test func aWayThatIsGoneGivesTheUsualFormWhereverItIsLookedFor() throws {
    var phone = Self.phone
    let pdf = Self.ways.ways[1]
    phone.apps[0].pages[1].options = ShareOptions(
      ways: [pdf, .init(id: "automatic", title: "Automatic"), .init(id: "gone", title: "Gone")])
    var walk = SharePhone.walk(phone: phone)
    walk.send(.app(.pageShown("article")))
    walk.share()
    walk.send(.share(.entryChosen(.options)))
    walk.send(.share(.optionRowChosen(.way("gone"))))
    let chosen = try #require(walk.sheet?.content)
    #expect(chosen.sentAs?.way == "gone")
    phone.apps[0].pages[1].options?.ways.removeLast()
    let later = Simulator(phone)
    let (_, host) = try #require(walk.session.openSheet)
    for sheet in [
      ShareSheet(later, walk.state, chosen),
      try #require(later.shareSheet(of: host, in: walk.state)),
    ] {
      #expect(sheet.content.sentAs?.way == "pdf")
      #expect(sheet.content.items.map(\.types) == [["com.adobe.pdf"]])
    }
  }
}
