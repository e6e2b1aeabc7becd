import IntentModel
import Testing

@testable import SimulatorCore

/// A Mac's menus and a banner, which nothing stays behind of.
@Suite struct ShareMenuTests {
  private static let translate = ActivityReference(app: "mail", activity: "translate")

  private static let phone = PhoneCatalog(
    id: "menus",
    apps: [
      AppCatalog(
        id: "mail", name: "Mail",
        activities: [
          Activity(
            id: "translate", title: "Translate", accepts: ["public.text"], isExtension: true,
            interface: ExtensionInterface(steps: [.init(title: "Like this?", button: "Replace")])),
          Activity(
            id: "upload", title: "Upload", isExtension: true,
            effect: ActivityEffect(
              job: BackgroundJob(title: "Upload", lasts: 60, problem: "No room."))),
        ],
        pages: [
          Page(
            id: "draft", title: "Draft",
            items: [
              PageItem(id: "greeting", title: "Hello", contentType: "public.plain-text"),
              PageItem(
                id: "rest", title: "Good morning", contentType: "public.plain-text",
                isEmbedded: true),
            ],
            toolbar: [translate]),
          Page(id: "jobs", title: "Jobs", showsJobs: true),
        ])
    ])

  private func walk(on device: Device) -> Walk {
    var walk = Walk(phone: Self.phone) { $0.device = device }
    walk.send(.app(.opened(app: "mail")))
    return walk
  }

  private func screen(_ walk: Walk) -> ShareSheetState.Screen? {
    walk.session.openSheet?.sheet.screen
  }

  @Test(arguments: [
    ShareRoute.toolbar(translate), .pointer(item: "rest"), .contextMenu(item: "greeting"),
  ])
  func cancelLeavesNoMenuBehind(route: ShareRoute) {
    var walk = walk(on: .mac)
    walk.send(.share(.opened(route)))
    if case .contextMenu = route {
      walk.send(.share(.entryChosen(.target(.system(.mail)))))
    } else if case .pointer = route {
      walk.send(.share(.entryChosen(.target(.activity(Self.translate)))))
    }
    #expect(walk.session.runningActivity != nil)
    walk.send(.share(.cancelled))
    #expect(walk.session.openSheet == nil)
  }

  @Test func cancelGoesBackToASheet() {
    var walk = walk(on: .iPhone)
    walk.send(.share(.opened(.shareButton)))
    walk.send(.share(.entryChosen(.target(.activity(Self.translate)))))
    walk.send(.share(.cancelled))
    #expect(screen(walk) == .entries)
  }

  @Test func aMacHasNoMoreAndNoEditActions() {
    var walk = walk(on: .iPad)
    walk.send(.share(.opened(.shareButton)))
    walk.send(.share(.entryChosen(.editActions)))
    walk.send(.context(.deviceChanged(.iPhone)))
    #expect(screen(walk) == .editActions)
    walk.send(.context(.deviceChanged(.mac)))
    #expect(screen(walk) == .entries)
  }

  @Test func whatAMenuWasOpenedOnHasTheMark() {
    var walk = walk(on: .mac)
    walk.send(.share(.opened(.pointer(item: "rest"))))
    #expect(walk.session.openSheet?.host.selected == .item("rest"))
  }

  @Test func aCommandThatWouldOpenNothingSaysWhy() {
    var walk = walk(on: .iPhone)
    #expect(walk.session.refusal(of: .share) == nil)
    #expect(walk.session.refusal(of: .contextMenu) == nil)
    #expect(walk.session.refusal(of: .quickActions) == "only a Mac has Quick Actions")
    walk.send(.app(.elementSelected(.share)))
    #expect(walk.session.refusal(of: .contextMenu) == "only an item has a context menu")
    walk.send(.app(.pageShown("jobs")))
    #expect(
      walk.session.refusal(of: .share) == "nothing here can be shared; select an item with Space")
    walk.send(.context(.deviceChanged(.watch)))
    #expect(walk.session.refusal(of: .share) == "a watch has no share sheet")
  }

  private var problem: Walk {
    var walk = walk(on: .iPhone)
    walk.send(.share(.opened(.shareButton)))
    let upload = ActivityReference(app: "mail", activity: "upload")
    walk.send(.share(.entryChosen(.target(.activity(upload)))))
    walk.send(.surfacePresented(.spotlight))
    walk.send(.context(.clockMoved(to: walk.state.context.time.adding(seconds: 60))))
    return walk
  }

  @Test func returnOpensABanner() {
    var walk = problem
    #expect(walk.session.bannerInFront?.text == "No room.")
    _ = walk.session.perform(.accept, visibleRows: 5)
    #expect(walk.state.surface == .hostApp(HostAppState(app: "mail", page: "jobs")))
    #expect(walk.state.banners == [])
  }

  @Test func aBannerThatLeadsNowhereStays() {
    let simulator = Simulator(Self.phone)
    var state = simulator.initialState(person: .nobody)
    state.banners = [Banner(id: 1, app: "gone", text: "No room.", isProblem: true)]
    let update = simulator.update(&state, .app(.bannerOpened(1)))
    #expect(update.refusal == "no app 'gone' on this phone")
    #expect(state.banners.map(\.id) == [1])
  }

  @Test func escPutsABannerAwayFirst() {
    var walk = problem
    #expect(walk.session.backAct == .putBannerAway)
    _ = walk.session.perform(.back, visibleRows: 5)
    #expect(walk.state.banners == [])
    #expect(walk.state.surface == .spotlight(SpotlightState()))
  }

  @Test func whatIsTypedGoesBeforeABanner() {
    var walk = problem
    _ = walk.session.type("m")
    #expect(walk.session.bannerInFront == nil)
    #expect(walk.session.backAct == .clearField)
    walk.send(.surfacePresented(.siri))
    #expect(walk.session.bannerInFront == nil)
  }
}
