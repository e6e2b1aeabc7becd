import IntentModel
import Testing

@testable import SimulatorCore

/// A Mac's menus and a banner, which nothing stays behind of.
@Suite struct ShareMenuTests {
  private func walk(
    on device: Device, _ change: (inout PhoneContext) -> Void = { _ in }
  ) -> Walk {
    var phone = SharePhone.phone
    phone.apps[0].pages.append(SharePhone.caption)
    var walk = Walk(phone: phone) {
      $0.device = device
      change(&$0)
    }
    walk.send(.app(.opened(app: "gallery")))
    walk.send(.app(.pageShown("caption")))
    return walk
  }

  private func screen(_ walk: Walk) -> ShareSheetState.Screen? {
    walk.session.openSheet?.sheet.screen
  }

  @Test(arguments: [
    ShareRoute.toolbar(SharePhone.shout), .pointer(item: "rest"), .contextMenu(item: "greeting"),
  ])
  func cancelLeavesNoMenuBehind(route: ShareRoute) {
    var walk = walk(on: .mac)
    walk.send(.share(.opened(route)))
    if case .contextMenu = route {
      walk.send(.share(.entryChosen(.target(.system(.mail)))))
    } else if case .pointer = route {
      walk.send(.share(.entryChosen(.target(.activity(SharePhone.shout)))))
    }
    #expect(walk.session.runningActivity != nil)
    walk.send(.share(.cancelled))
    #expect(walk.session.openSheet == nil)
  }

  @Test func cancelGoesBackToASheet() {
    var walk = walk(on: .iPhone)
    walk.send(.share(.opened(.shareButton)))
    walk.send(.share(.entryChosen(.target(.activity(SharePhone.shout)))))
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
    walk.send(.app(.opened(app: "helper")))
    #expect(walk.session.refusal(of: .share) == "this page has nothing to share")
    walk.send(.context(.deviceChanged(.watch)))
    #expect(walk.session.refusal(of: .share) == "a watch has no share sheet")
  }

  private var problem: Walk {
    var walk = walk(on: .iPhone) { $0.isOffline = true }
    walk.share()
    walk.choose(.of("helper", "upload"))
    walk.send(.surfacePresented(.spotlight))
    walk.send(.context(.clockMoved(to: walk.state.context.time.adding(seconds: 600))))
    return walk
  }

  @Test func returnOpensABanner() {
    var walk = problem
    #expect(walk.session.bannerInFront?.text == "No room.")
    _ = walk.session.perform(.accept, visibleRows: 5)
    #expect(walk.state.surface == .hostApp(HostAppState(app: "helper", page: "jobs")))
    #expect(walk.state.banners == [])
  }

  @Test func aBannerThatLeadsNowhereStays() {
    let simulator = Simulator(SharePhone.phone)
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
