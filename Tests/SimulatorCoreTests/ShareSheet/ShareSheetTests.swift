import IntentModel
import Testing

@testable import SimulatorCore

/// Who comes first, and what is left out.
@Suite struct ShareSheetTests {
  @Test func theAppsOwnActionsComeFirstThenTheSystemsThenExtensions() {
    var walk = SharePhone.walk("pier")
    walk.share()
    #expect(
      walk.sheet?.actions.titles == [
        "Add to Album", "Adjust Location", "Copy", "Save Image", "Assign to Contact",
        "Add to Files", "AirPlay", "Markup", "Print", "Print", "Upload", "Brag",
      ])
    #expect(walk.sheet?.groups.map(\.group) == [.ofTheApp, .system, .extensions])
  }

  @Test func peopleAndAppsAreOrderedByUse() {
    var walk = SharePhone.walk("pier")
    walk.share()
    #expect(walk.sheet?.people.titles == ["Mei", "Jonas"])
    #expect(walk.sheet?.apps.titles == ["AirDrop", "Mail", "Messages", "Corner", "One Tap"])
    #expect(walk.reason(.group("family")) == "left out: nothing was shared or sent there yet")
  }

  @Test func severalItemsAreCountedByKind() {
    var walk = SharePhone.walk("pier", "gull", "clip")
    walk.share()
    let counts = walk.sheet?.content.counts.map { "\($0.kind) \($0.count)" }
    #expect(counts == ["image 2", "movie 1"])
    #expect(walk.sheet?.actions.titles.contains("Save 3 Items") == true)
    #expect(walk.reason(.of("gallery", "locate"))?.contains("a movie is none of") == true)
  }

  @Test func withoutASelectionThePageItselfIsShared() {
    var walk = SharePhone.walk()
    walk.send(.app(.pageShown("article")))
    walk.share()
    #expect(walk.sheet?.content.items.map(\.title) == ["Article"])
    #expect(walk.sheet?.content.items.first?.kind == .webPage)
    #expect(walk.sheet?.people.titles == [])
    #expect(walk.reason(.system(.print)) == "left out by the page, which excludes it")
    #expect(walk.reason(.person("mei")) == "left out by the page, which excludes people")
    #expect(walk.sheet?.actions.titles.contains("Add to Home Screen") == true)
  }

  @Test func withoutEitherTheMarkedItemIsShared() {
    var walk = SharePhone.walk()
    walk.send(.app(.elementSelected(.item("note"))))
    walk.share()
    #expect(walk.sheet?.content.items.map(\.id) == ["note"])
  }

  @Test func anItemWithoutATypeCannotBeShared() {
    var walk = SharePhone.walk()
    #expect(walk.refusal(of: .app(.itemToggled("heading"))) == "that cannot be shared")
    walk.send(.app(.elementSelected(.item("heading"))))
    #expect(
      walk.refusal(of: .share(.opened(.shareButton)))
        == "nothing here can be shared; select an item with Space")
  }

  @Test func conditionsAndCountsSayWhyTheyLeaveOut() {
    var walk = SharePhone.walk("pier", "gull")
    walk.share()
    #expect(walk.reason(.of("gallery", "locate")) == "left out: it takes at most 1")
    #expect(
      walk.reason(.of("gallery", "vault"))
        == "left out: its 'when' does not hold, which reads signedIn")
    #expect(walk.reason(.of("social", "tap")) == "left out: it takes at most 1 of images")
    #expect(
      walk.reason(.of("social", "mine"))
        == "left out: it is no extension, so it is only in its own app's sheet")
    #expect(
      walk.reason(.system(.openInIBooks))
        == "left out: an image is none of com.adobe.pdf, org.idpf.epub-container")
  }

  @Test func aFileHasAnAddressAndStillGoesToFiles() {
    var phone = SharePhone.phone
    phone.apps[0].pages[0].items[0] = PageItem(
      id: "pier", title: "Pier", contentType: "com.adobe.pdf", otherTypes: ["public.file-url"])
    phone.apps[0].pages[0].items[1] = PageItem(
      id: "gull", title: "Gull", contentType: "public.url")
    var file = SharePhone.walk("pier", phone: phone)
    file.share()
    #expect(file.sheet?.entry(.target(.system(.addToFiles))) != nil)
    var address = SharePhone.walk("gull", phone: phone)
    address.share()
    #expect(
      address.reason(.system(.addToFiles))
        == "left out: it takes nothing of public.url, public.html, com.apple.mapkit.map-item, "
        + "as a link is")
  }

  @Test func aFileIsNothingToReadLater() {
    var phone = SharePhone.phone
    phone.apps[0].pages[0].items[0] = PageItem(
      id: "pier", title: "Pier", contentType: "public.file-url")
    var walk = SharePhone.walk("pier", phone: phone)
    walk.share()
    #expect(
      walk.reason(.system(.addToReadingList))?.hasPrefix(
        "left out: it takes nothing of public.file-url, as ") == true)
  }

  @Test func theSeventhOfThePeopleIsNotUnderMore() {
    var phone = SharePhone.phone
    phone.people = (0..<7).map {
      Contact(id: "p\($0)", display: DisplayRepresentation(title: LocalizedText("P\($0)")))
    }
    phone.groups = []
    phone.shares = phone.people.map {
      Share(target: .person($0.id), time: SharePhone.time("2026-02-28T20:00"))
    }
    var walk = SharePhone.walk("pier", phone: phone)
    walk.share()
    #expect(walk.sheet?.people.count == 6)
    #expect(
      walk.reason(.person("p6")) == "left out: place 7 of the people, of whom 6 are suggested")
  }

  @Test func aMarkOnWhatIsGoneIsOnTheFirst() {
    var phone = SharePhone.phone
    phone.apps[0].pages[0].items[3].when = .equals(name: "offline", .boolean(false))
    var walk = SharePhone.walk(phone: phone)
    walk.send(.app(.elementSelected(.item("note"))))
    walk.send(.context(.networkChanged(isOffline: true)))
    #expect(walk.session.acceptAct == .select(item: "pier"))
    walk.share()
    #expect(walk.sheet?.content.items.map(\.id) == ["pier"])
  }

  @Test func onlyMessagesCountAsSent() {
    var phone = SharePhone.phone
    phone.shares = []
    phone.apps[2].intents = [
      AppIntent(id: "Remind", title: "Remind", handles: [.reminder]),
      AppIntent(id: "Write", title: "Write", handles: [.message]),
    ]
    func did(_ intent: String, _ people: String...) -> Performance {
      Performance(
        intent: IntentReference(app: "helper", intent: intent),
        values: [
          GivenValue(parameter: "who", values: people.map { .person(id: $0, text: $0) })
        ], time: SharePhone.time("2026-02-28T20:00"))
    }
    let person = Person(performances: [did("Remind", "mei"), did("Write", "jonas", "mei")])
    var walk = SharePhone.walk("pier", phone: phone, person: person)
    walk.share()
    #expect(walk.sheet?.people.titles == ["Family"])
    #expect(walk.reason(.person("mei")) == "left out: nothing was shared or sent there yet")
  }

  @Test func twoActionsOfOneTitleAreMarked() {
    var walk = SharePhone.walk("pier")
    walk.share()
    let twins = walk.sheet?.actions.filter(\.isTwin).map(\.target)
    #expect(twins == [.system(.print), .of("helper", "print")])
  }

  @Test func aShareExtensionHasItsAppsIcon() {
    var walk = SharePhone.walk("pier")
    walk.share()
    #expect(walk.sheet?.entry(.target(.of("social", "post")))?.symbol == "bubble")
  }

  @Test func aRuleThatCannotBeReadIsNotOneThatDoesNotHold() {
    var phone = SharePhone.phone
    phone.apps[1].activities[0].activationRule = .unreadable("SUBQUERY(")
    phone.apps[1].activities[1].activationRule = .predicate(.constant(false))
    var walk = SharePhone.walk("pier", phone: phone)
    walk.share()
    #expect(
      walk.reason(.of("social", "post"))
        == "left out: its activation predicate cannot be read")
    #expect(
      walk.reason(.of("social", "tap"))
        == "left out: its activation predicate does not hold for what is shared")
  }

  @Test func aRowThatIsFullLeavesTheRestUnderMore() {
    var phone = SharePhone.phone
    for number in 0..<6 {
      phone.apps.append(
        AppCatalog(
          id: "more\(number)", name: "More",
          activities: [
            Activity(
              id: "to", category: .share, title: LocalizedText("To \(number)"), isExtension: true)
          ]))
    }
    var walk = SharePhone.walk("pier", phone: phone)
    walk.share()
    #expect(walk.sheet?.apps.count == ShareSheet.appRowCount)
    #expect(walk.reason(.of("more5", "to")) == "under More: place 11 of the row, which shows 8")
  }

  @Test(arguments: [
    (Device.iPhone, ShareRoute.Presentation.sheet), (.iPhoneSideways, .sheet), (.iPad, .popover),
    (.mac, .menu), (.watch, .none("a watch has no share sheet")),
    (.airPods, .none("there is no screen to show a share sheet on")),
    (.homePod, .none("there is no screen to show a share sheet on")),
    (.carPlay, .none("there is no screen to show a share sheet on")),
  ])
  func everyDeviceHasItsOwnForm(device: Device, form: ShareRoute.Presentation) {
    #expect(ShareRoute.shareButton.presentation(on: device) == form)
  }

  @Test func aSheetGoesWithADeviceThatHasNone() {
    var walk = SharePhone.walk("pier")
    walk.share()
    walk.send(.context(.deviceChanged(.watch)))
    #expect(walk.sheet == nil)
    #expect(
      walk.refusal(of: .share(.opened(.shareButton))) == "a watch has no share sheet")
  }

  @Test func aLockedPhoneOpensNoApp() {
    var walk = Walk(phone: SharePhone.phone) { $0.isLocked = true }
    #expect(
      walk.refusal(of: .app(.opened(app: "gallery")))
        == "the phone is locked: an app opens once it is unlocked")
    #expect(walk.state.surface == .spotlight(SpotlightState()))
  }

  @Test func aSheetGoesWhenThePhoneIsLocked() {
    var walk = SharePhone.walk("pier")
    walk.share()
    walk.send(.context(.lockChanged(true)))
    #expect(walk.sheet == nil)
    #expect(
      walk.refusal(of: .share(.opened(.shareButton)))
        == "the phone is locked: nothing is shared until it is unlocked")
  }

  @Test func aPageHasNoShareControlWhereThereIsNoSheet() {
    var walk = SharePhone.walk()
    guard case .hostApp(let host) = walk.state.surface else { return }
    #expect(walk.session.simulator.elements(of: host, in: walk.state).last == .share)
    walk.send(.context(.deviceChanged(.watch)))
    #expect(!walk.session.simulator.elements(of: host, in: walk.state).contains(.share))
  }

  @Test func aMacsShareMenuListsOnlyWhereToShareTo() {
    var walk = SharePhone.walk("pier") { $0.device = .mac }
    walk.share()
    #expect(walk.sheet?.entries.titles == ["AirDrop", "Mail", "Messages", "Corner", "One Tap"])
    #expect(
      walk.reason(.system(.copyToPasteboard))
        == "left out: on a Mac, the Share button lists only where to share to")
  }

  @Test func aMacsPointerOffersActionExtensionsOnEmbeddedContent() {
    var phone = SharePhone.phone
    phone.apps[0].pages[0].items[0].isEmbedded = true
    var walk = SharePhone.walk(phone: phone) { $0.device = .mac }
    #expect(
      walk.refusal(of: .share(.opened(.pointer(item: "gull"))))
        == "the pointer offers actions only on embedded content")
    walk.share(.pointer(item: "pier"))
    #expect(walk.sheet?.entries.titles == ["Print", "Upload", "Brag"])
  }

  @Test func aToolbarButtonRunsAtOnce() {
    var phone = SharePhone.phone
    let brag = ActivityReference(app: "helper", activity: "brag")
    phone.apps[0].pages[0].toolbar = [brag]
    var walk = SharePhone.walk("pier", phone: phone) { $0.device = .mac }
    walk.share(.toolbar(brag))
    #expect(walk.sheet == nil)
    #expect(walk.finished?.target == .activity(brag))
    #expect(walk.state.jobs.map(\.title) == ["All done"])
  }

  @Test func quickActionsNeedAListOfFiles() {
    var walk = SharePhone.walk("pier") { $0.device = .mac }
    #expect(
      walk.refusal(of: .share(.opened(.quickActions)))
        == "this page lists no files with Quick Actions")
  }
}
