import IntentModel
import ScriptReplay
import SimulatorCore
import Testing

/// A walk that shares, written down and played again.
@Suite struct SharingRecordingTests {
  private static let phone: PhoneCatalog = {
    var phone = TestPhone.phone
    phone.apps.append(SharingPhone.album)
    return phone
  }()

  private func walk(person: Person = .nobody, _ events: Event...) -> Session {
    var walk = Session(
      Simulator(Self.phone), start: .init(person: person, context: Self.phone.startingContext))
    for event in [.app(.opened(app: "album"))] + events {
      #expect(walk.send(event).refusal == nil)
    }
    return walk
  }

  private func text(of walk: Session) -> String {
    ScriptWriter.text(of: Recording.script(of: walk, catalogs: []))
  }

  private func expectTheSame(_ walk: Session) {
    let text = text(of: walk)
    var replayer = Replayer(ScriptParser.parse(text).script, simulator: walk.simulator)
    let result = replayer.run()
    #expect(result.isFine, "\(result.failure?.description ?? "")\n\(text)")
    #expect(replayer.session.state.recorded == walk.state.recorded, "\(text)")
    #expect(
      replayer.session.shareSheet?.content == walk.shareSheet?.content, "\(text)")
  }

  @Test func theMarkedItemThatIsSharedIsNamed() {
    let walk = walk(.app(.elementSelected(.item("boat"))), .share(.opened(.shareButton)))
    #expect(walk.shareSheet?.content.items.map(\.id) == ["boat"])
    #expect(text(of: walk).hasSuffix("\nselect id:boat\nshare\nexpect sheet\n"))
    expectTheSame(walk)
  }

  @Test func whatIsSelectedNeedsNoMark() {
    let walk = walk(
      .app(.itemToggled("boat")), .app(.elementSelected(.item("pier"))),
      .share(.opened(.shareButton)))
    #expect(!text(of: walk).contains("select "))
    expectTheSame(walk)
  }

  @Test(arguments: [ShareEntry.ID.more, .editActions, .options])
  func aScreenOfTheSheetIsLeftBeforeTheSheetIsClosed(screen: ShareEntry.ID) {
    let walk = walk(
      .share(.opened(.shareButton)), .share(.entryChosen(screen)), .share(.closed))
    #expect(text(of: walk).hasSuffix("\ndismiss\ndismiss\nexpect no sheet\nexpect page Pictures\n"))
    expectTheSame(walk)
  }

  /// Ways and a switch have one title: each is named by its id.
  @Test(arguments: [ShareOptionID.way("pdf"), .way("other"), .switch("pages")])
  func aRowOfOptionsThatHasATwinIsNamedByItsID(row: ShareOptionID) {
    let walk = walk(
      .share(.opened(.shareButton)), .share(.entryChosen(.options)),
      .share(.optionRowChosen(row)))
    #expect(text(of: walk).contains("\nchoose id:\(row.id)\n"))
    expectTheSame(walk)
  }

  @Test func thatItIsArrangedAsDeliveredIsWritten() {
    var person = Person()
    person.shareSheet.favouriteActions = [.system(.print)]
    let walk = walk(person: person, .share(.arrangedAsDelivered))
    #expect(text(of: walk).contains("\narrange as delivered\n"))
    expectTheSame(walk)
  }

  @Test func whatThePageTellsIsExpected() {
    let walk = walk(
      .share(.opened(.shareButton)),
      .share(.entryChosen(.target(.activity(ActivityReference(app: "album", activity: "keep"))))))
    #expect(text(of: walk).hasSuffix("expect tells \"Kept.\"\nexpect page Pictures\n"))
    expectTheSame(walk)
  }

  @Test func whatThePhoneNoLongerHasIsLeftOutOfTheHeader() {
    let gone = ShareTarget.activity(ActivityReference(app: "gone", activity: "post"))
    let time = Self.phone.startingContext.time
    var person = Person(shares: [
      Share(target: gone, time: time), Share(target: .person("nobody"), time: time),
      Share(target: .system(.mail), host: "gone", time: time, place: "gone"),
    ])
    person.shareSheet.favouriteActions = [gone, .system(.print)]
    person.shareSheet.favouriteApps = [gone]
    person.shareSheet.appsUnderMore = [gone, .system(.mail)]
    person.shareSheet.hiddenApps = [gone]
    let text = text(of: walk(person: person))
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("shared") || $0.hasPrefix("arranged") }
        == [
          "shared mail at 2026-03-02T08:10", "arranged print favourite", "arranged mail under More",
        ])
    var replayer = Replayer(ScriptParser.parse(text).script, simulator: Simulator(Self.phone))
    #expect(replayer.run().isFine, "\(text)")
  }
}
