import IntentModel
import Testing

@testable import SimulatorCore

/// A chosen activity, to its end.
@Suite struct ShareActivityTests {
  private var post: ShareTarget { .of("social", "post") }

  private func composing(_ text: String = "") -> Walk {
    var walk = SharePhone.walk("pier")
    walk.share()
    walk.choose(post)
    if !text.isEmpty { walk.send(.share(.textChanged(text))) }
    return walk
  }

  @Test func aPostHasTextOptionsAndALimit() {
    var walk = composing("Too long a text")
    let running = walk.session.runningActivity
    #expect(
      running.flatMap { walk.session.simulator.remainingCharacters(of: $0, in: walk.state) } == -5)
    #expect(walk.refusal(of: .share(.proceeded)) == "the text is 5 characters too long")
    walk.send(.share(.textChanged("Short")))
    walk.send(.share(.optionOpened("who")))
    #expect(walk.refusal(of: .share(.proceeded)) == "choose a value first")
    walk.send(.share(.optionChosen("who", value: "Friends")))
    walk.send(.share(.proceeded))
    #expect(
      walk.finished
        == FinishedActivity(
          target: post, says: "Posted.", stepCount: 3,
          trace: [
            .init(.ending, "shared", "Pier"), .init(.ending, "with", "Corner"),
            .init(.ending, "text", "“Short”"), .init(.ending, "Audience", "Friends"),
          ]))
    #expect(
      walk.last?.shown == "shared Pier with Corner; text “Short”; Audience Friends")
    #expect(walk.sheet == nil, "the sheet and the extension close together")
    #expect(
      walk.state.changedFacts[FactReference(app: "social", fact: "posts")] == .number(1))
    #expect(walk.state.person.shares.map(\.target) == [post])
  }

  @Test func messagesAsksForARecipient() {
    var walk = SharePhone.walk("pier")
    walk.share()
    walk.choose(.system(.message))
    #expect(walk.session.runningActivity?.choices == [:])
    walk.send(.share(.proceeded))
    #expect(walk.session.runningActivity?.openOption == "to")
    let running = walk.session.runningActivity
    #expect(
      running.map { walk.session.simulator.elements(of: $0, in: walk.state) }
        == [.value("person mei"), .value("person jonas"), .value("group family")])
    walk.send(.share(.optionChosen("to", value: "group family")))
    walk.send(.share(.proceeded))
    #expect(walk.finished?.says == "Sent to Family.")
    #expect(walk.finished?.stepCount == 3)
    #expect(walk.state.person.shares.map(\.target) == [.system(.message)])
  }

  @Test func sendSaysThatARecipientIsToBeChosenAndListsThoseOfTheSheetFirst() {
    let time = PhoneContext().time.adding(seconds: -600)
    let shares = [Share](repeating: Share(target: .group("family"), time: time), count: 3)
    var walk = SharePhone.walk("pier", person: Person(shares: shares))
    walk.share()
    walk.choose(.system(.message))
    _ = walk.session.perform(.accept, visibleRows: 5)
    #expect(walk.session.chrome.notice?.text == "choose whom to send it to")
    #expect(walk.session.chrome.notice?.kind == .information)
    let running = walk.session.runningActivity
    #expect(
      running.map { walk.session.simulator.elements(of: $0, in: walk.state) }
        == [.value("group family"), .value("person mei"), .value("person jonas")])
  }

  @Test func whoeverIsChosenAmongPeopleIsTheRecipient() {
    var walk = SharePhone.walk("pier")
    walk.share()
    walk.choose(.person("mei"))
    #expect(walk.session.runningActivity?.choices == ["to": "person mei"])
    walk.send(.share(.proceeded))
    #expect(walk.finished?.says == "Sent to Mei.")
  }

  /// The second of two people of one name, and a group that is called like them.
  @Test(arguments: ["person mei-2", "group family"])
  func whoeverHasTheNameOfAnotherCanBeTheRecipient(id: String) {
    var phone = SharePhone.phone
    phone.people.append(Contact(id: "mei-2", display: DisplayRepresentation(title: "Mei")))
    phone.groups[0].title = "Mei"
    var walk = SharePhone.walk("pier", phone: phone)
    walk.share()
    walk.choose(.system(.message))
    walk.send(.share(.proceeded))
    walk.send(.share(.optionChosen("to", value: id)))
    let simulator = walk.session.simulator
    let recipient = walk.session.runningActivity.flatMap { simulator.recipient(of: $0) }
    #expect(recipient?.description == id)
    walk.send(.share(.proceeded))
    #expect(walk.finished?.says == "Sent to Mei.")
  }

  @Test func whatWasDoneSaysToWhomAndInWhichForm() {
    var phone = SharePhone.phone
    phone.apps[0].pages[0].options = ShareOptions(
      ways: [
        .init(id: "usual", title: "Automatic"),
        .init(id: "pdf", title: "PDF", forms: [.init(types: ["com.adobe.pdf"])]),
      ], switches: [.init(id: "place", title: "Location", isOn: true)])
    var walk = SharePhone.walk("pier", phone: phone)
    walk.share()
    walk.send(.share(.entryChosen(.options)))
    walk.send(.share(.optionRowChosen(.way("pdf"))))
    walk.send(.share(.screenLeft))
    walk.choose(.person("mei"))
    walk.send(.share(.proceeded))
    #expect(
      walk.last?.shown == "shared Pier with Mei; sent as PDF; goes with Location")
    #expect(walk.finished?.trace.map(\.label) == ["shared", "to", "sent as", "goes with"])
    walk.share()
    walk.choose(.of("helper", "upload"))
    #expect(walk.last?.shown == "Upload: Pier; goes with Location")
  }

  @Test func whereNobodyIsKnownNobodyIsAskedFor() {
    var phone = SharePhone.phone
    phone.people = []
    phone.groups = []
    var walk = SharePhone.walk("pier", phone: phone)
    walk.share()
    walk.choose(.system(.message))
    walk.send(.share(.proceeded))
    #expect(walk.finished?.says == "Sent.")
  }

  @Test func cancelGoesBackToTheSheetAndSharesNothing() {
    var walk = composing("Hi")
    walk.send(.share(.cancelled))
    #expect(walk.session.openSheet?.sheet.screen == .entries)
    #expect(walk.session.selectedEntry == .target(post))
    #expect(walk.state.person.shares == [])
  }

  @Test func aComposeViewTakesLettersWhereverTheKeysWere() {
    var walk = SharePhone.walk("pier")
    walk.share()
    walk.send(.share(.entrySelected(.target(post))))
    walk.session.chrome.focus = .device
    _ = walk.session.perform(.accept, visibleRows: 10)
    #expect(walk.session.isTyping)
    _ = walk.session.type("Hi")
    #expect(walk.session.runningActivity?.text == "Hi")
  }

  @Test func theSheetIsNotClosedUnderAnActivity() {
    var walk = SharePhone.walk("note")
    walk.share()
    walk.choose(.of("helper", "shout"))
    let why = "finish or cancel it first: what was chosen is open"
    #expect(walk.refusal(of: .share(.closed)) == why)
    #expect(walk.session.refusal(of: .share) == why)
    walk.send(.share(.proceeded))
    #expect(walk.refusal(of: .share(.closed)) == why, "nor under its alert")
    #expect(walk.session.runningActivity?.alert == "Really?")
  }

  @Test func whatIsGoneCanOnlyBeCancelled() {
    var phone = SharePhone.phone
    phone.apps[0].pages[0].items[3].when = .equals(name: "offline", .boolean(false))
    var walk = SharePhone.walk("note", phone: phone)
    walk.share()
    walk.choose(.of("helper", "shout"))
    walk.send(.share(.proceeded))
    walk.send(.context(.networkChanged(isOffline: true)))
    walk.send(.share(.alertPutAway))
    #expect(walk.session.runningActivity?.step == 0)
    #expect(
      walk.refusal(of: .share(.proceeded))
        == "what was shared is no longer there; it can only be cancelled")
    walk.send(.share(.cancelled))
    #expect(walk.session.openSheet?.sheet.screen == .entries)
    #expect(walk.sheet == nil, "nothing else is shared in its place")
  }

  @Test func oneListOfValuesIsOpenAtATime() {
    var walk = composing()
    #expect(
      walk.refusal(of: .share(.optionChosen("who", value: "Friends")))
        == "no value 'Friends' for 'who'")
    walk.send(.share(.optionOpened("who")))
    #expect(walk.refusal(of: .share(.optionOpened("who"))) == "no option 'who' here")
    #expect(walk.refusal(of: .share(.textChanged("Hi"))) == "choose a value first")
  }

  @Test func theMarkIsBackOnTheOptionThatWasChosen() {
    for isChosen in [true, false] {
      var walk = composing()
      walk.send(.share(.optionOpened("who")))
      walk.send(.share(isChosen ? .optionChosen("who", value: "Friends") : .screenLeft))
      #expect(
        walk.session.runningActivity.flatMap(walk.session.selectedElement) == .option("who"))
      _ = walk.session.perform(.moveDown, visibleRows: 5)
      #expect(walk.session.runningActivity.flatMap(walk.session.selectedElement) == .proceed)
    }
  }

  @Test func oneTapIsDoneAtOnce() {
    var walk = SharePhone.walk("pier")
    walk.share()
    walk.choose(.of("social", "tap"))
    #expect(walk.finished?.stepCount == 1)
    #expect(walk.sheet == nil)
  }

  @Test func anAlertIsAllowedAndAnotherModalViewIsNot() {
    var walk = SharePhone.walk("note")
    walk.share()
    walk.choose(.of("helper", "shout"))
    walk.send(.share(.proceeded))
    #expect(walk.session.runningActivity?.alert == "Really?")
    #expect(walk.refusal(of: .share(.proceeded)) == "the alert is answered first")
    walk.send(.share(.alertPutAway))
    #expect(walk.session.runningActivity?.step == 1)
    walk.send(.share(.proceeded))
    #expect(
      walk.state.transcript.map(\.shown) == [
        "Shout: Note",
        "refused: A help page would be a modal view above the extension; an alert may be",
      ])
    #expect(walk.finished?.stepCount == 4)
  }

  @Test func anActionChangesTheContent() {
    var walk = SharePhone.walk("note")
    walk.share()
    walk.choose(.of("helper", "shout"))
    walk.send(.share(.proceeded))
    walk.send(.share(.alertPutAway))
    walk.send(.share(.proceeded))
    walk.send(.app(.elementSelected(.item("note"))))
    walk.share()
    #expect(walk.sheet?.content.items.first?.content == "Hello!")
  }

  @Test func aJobGoesOnAfterTheSheetHasClosed() {
    var walk = SharePhone.walk("pier")
    walk.share()
    walk.choose(.of("helper", "upload"))
    #expect(walk.sheet == nil)
    walk.send(.context(.clockMoved(to: walk.state.context.time.adding(seconds: 300))))
    #expect(walk.state.jobs.first?.percent(at: walk.state.context.time) == 50)
    walk.send(.context(.clockMoved(to: walk.state.context.time.adding(seconds: 300))))
    #expect(walk.state.jobs.first?.end == .done)
    #expect(walk.state.banners == [], "that it is done is not told")
  }

  @Test func aProblemIsToldAndLeadsToTheJobs() {
    var walk = SharePhone.walk("pier")
    walk.share()
    walk.choose(.of("helper", "upload"))
    walk.send(.context(.networkChanged(isOffline: true)))
    walk.send(.context(.clockMoved(to: walk.state.context.time.adding(seconds: 600))))
    #expect(walk.state.jobs.first?.end == .failed("No room."))
    #expect(walk.state.banners.map(\.text) == ["No room."])
    #expect(walk.state.banners.map(\.isProblem) == [true])
    walk.send(.app(.bannerOpened(walk.state.banners.first?.id ?? 0)))
    #expect(walk.state.surface == .hostApp(HostAppState(app: "helper", page: "jobs")))
    #expect(walk.state.banners == [])
  }

  @Test func aBannerForSuccessIsMarkedAsAFault() {
    var walk = SharePhone.walk("pier")
    walk.share()
    walk.choose(.of("helper", "brag"))
    walk.send(.context(.clockMoved(to: walk.state.context.time.adding(seconds: 60))))
    #expect(walk.state.banners.map(\.isProblem) == [false])
    #expect(walk.last?.shown == "Helper: All done (only a problem is to be told)")
  }

  @Test func thePageCannotBeUsedWhileTheSheetIsInFront() {
    var walk = SharePhone.walk("pier")
    walk.share()
    #expect(
      walk.refusal(of: .app(.elementSelected(.item("gull"))))
        == "the share sheet is in front of the page")
    walk.send(.share(.closed))
    walk.send(.app(.elementSelected(.item("gull"))))
  }
}
