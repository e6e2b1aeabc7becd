import IntentModel
import Testing

@testable import SimulatorCore

/// The person's own order of the share sheet.
@Suite struct ShareEditingTests {
  @Test func favouritesStandBeforeTheSystemsInThePersonsOrder() {
    var walk = SharePhone.walk("pier")
    walk.share()
    walk.send(.share(.favouriteAdded(.of("helper", "upload"))))
    walk.send(.share(.favouriteAdded(.system(.print))))
    #expect(
      walk.sheet?.groups.first { $0.group == .favourites }?.entries.titles == ["Upload", "Print"])
    walk.send(
      .share(.favouriteMoved(.system(.print), before: .of("helper", "upload"))))
    #expect(
      walk.sheet?.actions.titles.prefix(5)
        == ["Add to Album", "Adjust Location", "Print", "Upload", "Copy"])
    walk.send(.share(.favouriteRemoved(.system(.print))))
    #expect(
      walk.sheet?.actions.titles.prefix(4) == ["Add to Album", "Adjust Location", "Upload", "Copy"])
  }

  @Test func undoWorksOnEdits() {
    var walk = SharePhone.walk("pier")
    walk.share()
    let before = walk.state
    walk.send(.share(.favouriteAdded(.system(.print))))
    walk.session.undo()
    #expect(walk.state == before)
  }

  @Test func appsAreShownHiddenAndPutUnderMore() {
    var walk = SharePhone.walk("pier")
    walk.share()
    walk.send(.share(.appPlaced(.system(.mail), .hidden)))
    walk.send(.share(.appPlaced(.system(.message), .underMore)))
    walk.send(.share(.appPlaced(.of("social", "tap"), .favourite)))
    #expect(walk.sheet?.apps.titles == ["AirDrop", "One Tap", "Corner"])
    #expect(walk.reason(.system(.mail)) == "hidden: the person switched it off")
    #expect(walk.reason(.system(.message)) == "under More: the person moved it there")
    walk.send(.share(.entryChosen(.more)))
    #expect(
      walk.session.editRows.map { "\($0.title) \($0.place)" } == [
        "One Tap favourite", "AirDrop suggested", "Books suggested", "Corner suggested",
        "Messages underMore", "Mail hidden",
      ])
    walk.send(.share(.appPlaced(.system(.mail), .suggested)))
    walk.send(.share(.screenLeft))
    #expect(walk.sheet?.apps.titles == ["AirDrop", "One Tap", "Mail", "Corner"])
  }

  @Test func theMarkStaysWithWhatIsArranged() {
    var walk = SharePhone.walk("pier")
    walk.share()
    walk.send(.share(.entryChosen(.more)))
    #expect(walk.session.selectedEditRow?.target == .system(.airDrop))
    _ = walk.session.perform(.demote, visibleRows: 10)
    _ = walk.session.perform(.demote, visibleRows: 10)
    #expect(walk.state.person.shareSheet.hiddenApps == [.system(.airDrop)])
    #expect(walk.state.person.shareSheet.appsUnderMore == [])
  }

  @Test func editActionsListsWhatIsNotShownNow() {
    var walk = SharePhone.walk("pier")
    walk.share()
    walk.send(.share(.entryChosen(.editActions)))
    let rows = walk.session.editRows
    #expect(rows.contains { $0.target == .system(.addToReadingList) && $0.why != nil })
    #expect(rows.contains { $0.target == .of("helper", "shout") && $0.why != nil })
    #expect(
      !rows.contains { $0.target == .of("social", "mine") }, "it is never in this app's sheet")
  }

  @Test func itHoldsOverAllAppsAndANewExtensionAppears() {
    var person = Person()
    person.shareSheet.favouriteActions = [.system(.print)]
    var phone = SharePhone.phone
    phone.apps.append(
      AppCatalog(
        id: "new", name: "New",
        activities: [Activity(id: "act", title: "New Action", isExtension: true)]))
    var walk = SharePhone.walk("note", phone: phone, person: person)
    walk.share()
    #expect(walk.sheet?.groups.first { $0.group == .favourites }?.entries.titles == ["Print"])
    #expect(walk.sheet?.actions.titles.last == "New Action")
  }

  @Test func aFavouriteMovesPastTheOnesThatAreListed() {
    var person = Person()
    // One of another app's own actions is never listed here.
    person.shareSheet.favouriteActions = [
      .system(.print), .of("social", "mine"), .of("helper", "upload"),
    ]
    var walk = SharePhone.walk("pier", person: person)
    walk.share()
    walk.send(.share(.entryChosen(.editActions)))
    walk.send(.share(.entrySelected(.target(.system(.print)))))
    _ = walk.session.perform(.moveLater, visibleRows: 5)
    #expect(
      walk.session.editRows.prefix(2).map(\.target) == [.of("helper", "upload"), .system(.print)])
    _ = walk.session.perform(.moveEarlier, visibleRows: 5)
    #expect(
      walk.session.editRows.prefix(2).map(\.target) == [.system(.print), .of("helper", "upload")])
    #expect(walk.state.person.shareSheet.favouriteActions.count == 3)
  }

  @Test func whatCannotBeArrangedSaysWhy() {
    var walk = SharePhone.walk("pier")
    walk.share()
    #expect(
      walk.refusal(of: .share(.favouriteAdded(.system(.mail))))
        == "only an action can be a favourite here; apps are arranged under More")
    #expect(
      walk.refusal(of: .share(.appPlaced(.system(.print), .hidden)))
        == "only what stands in the row of apps is arranged under More")
    #expect(
      walk.refusal(of: .share(.favouriteMoved(.system(.print), before: nil)))
        == "only favourites have an order of the person's")
  }
}
