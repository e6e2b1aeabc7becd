import CellGrid
import IntentModel
import SimulatorCore
import SurfaceViews
import Testing

/// A page that shares, with its share control, its jobs and banners, and the sheet over it.
@Suite struct SharedPageTests {
  private static let edit = ActivityReference(app: "album", activity: "edit")
  private static let tag = ActivityReference(app: "album", activity: "tag")

  private func session(items: Int = 2, device: Device = .iPhone) -> Session {
    let album = AppCatalog(
      id: "album", name: "Album", symbol: "photo",
      activities: [
        Activity(
          id: "edit", title: "Edit", symbol: "wand", isExtension: true,
          effect: ActivityEffect(
            says: "Edited.",
            job: BackgroundJob(title: "Editing", lasts: 60, problem: "No room on the disk."))),
        Activity(id: "tag", title: "Add Tag", symbol: "tag", isExtension: true),
        Activity(id: "post", category: .share, title: "Album", symbol: "star", isExtension: true),
        Activity(
          id: "long",
          title: "Send this picture to everybody who has ever been on a picture of this album"),
      ],
      pages: [
        Page(
          id: "all", title: "All pictures of the album",
          items: (1...items).map {
            PageItem(
              id: "\($0)", title: LocalizedText("Picture \($0)"), contentType: "public.jpeg",
              isEmbedded: true)
          }, toolbar: [Self.edit, Self.tag]),
        Page(
          id: "jobs", title: "Jobs",
          buttons: [PageButton(id: "back", title: "Back", opensPage: "all")], showsJobs: true),
      ])
    let phone = PhoneCatalog(
      id: "album", apps: [album], startingContext: PhoneContext(device: device))
    var session = Session(Simulator(phone))
    session.send(.app(.opened(app: "album")))
    return session
  }

  private func edit(_ session: inout Session) {
    session.send(.share(.opened(.shareButton)))
    session.send(.share(.entryChosen(.target(.activity(Self.edit)))))
  }

  private func wait(_ session: inout Session, _ seconds: Int) {
    session.send(
      .context(.clockMoved(to: session.state.context.time.adding(seconds: seconds))))
  }

  @Test func nothingIsDrawnOverTheShareControl() {
    var session = session(items: 40)
    func control() -> String? {
      session.text(80, 24).split(separator: "\n").map(String.init).first { $0.contains("Share") }
    }
    #expect(control()?.contains("Picture") == false)
    edit(&session)
    let text = session.text(80, 24)
    #expect(text.contains("✓  Edited."))
    #expect(control()?.contains("Edited") == false)
  }

  @Test func aBannerStandsUnderTheStatusBar() {
    var session = session()
    edit(&session)
    wait(&session, 60)
    let rows = session.text(80, 24).split(separator: "\n").map(String.init)
    let status = rows.firstIndex { $0.contains("▂▄▆") } ?? 0
    #expect(rows[status + 2].contains("Album"))
    #expect(rows[status + 3].contains("No room on the disk."))
    #expect(rows.last?.contains("↵ open") == true)
  }

  @Test func aJobIsApartFromTheButtons() {
    var session = session()
    edit(&session)
    wait(&session, 30)
    session.send(.app(.pageShown("jobs")))
    let rows = session.text(80, 24).split(separator: "\n").map(String.init)
    let bar = rows.firstIndex { $0.contains("50 %") } ?? 0
    #expect(bar > 0)
    #expect(!rows[bar + 1].contains("Back"))
    #expect(rows[bar + 2].contains("[ Back ]"))
  }

  @Test func whatWasDoneLeavesATraceInWhyAndStateAndTranscript() {
    var session = session()
    edit(&session)
    #expect(session.text(120, 40).contains(/by +Edit\b/))
    wait(&session, 30)
    session.press(.stateTab)
    #expect(session.text(120, 40).contains("Background jobs, until"))
    #expect(session.text(120, 40).contains(/Editing, of Album +50 %/))
    #expect(!session.text(120, 40).contains("a background job comes to its end"))
    session.press(.transcript)
    #expect(session.text(120, 40).contains(/phone +Edit: Picture 1/))
  }

  @Test func whyTellsTheContentThatAnExtensionLeft() {
    var session = SharingPhone.session()
    session.send(.share(.opened(.shareButton)))
    let rewrite = ActivityReference(app: "retoucher", activity: "rewrite")
    session.send(.share(.entryChosen(.target(.activity(rewrite)))))
    #expect(session.text(120, 40).contains(/content +lake\.jpg It was cold\./))
  }

  @Test func aTitleTooLongTakesTwoRowsAndIsCut() {
    var session = session()
    session.send(.share(.opened(.shareButton)))
    session.send(
      .share(.entrySelected(.target(.activity(ActivityReference(app: "album", activity: "long"))))))
    let rows = session.text(80, 24).split(separator: "\n").map { String($0.prefix(40)) }
    let first = rows.firstIndex { $0.contains("Send this picture") } ?? 0
    #expect(rows[first + 1].contains("…"))
    #expect(!rows.contains { $0.contains("of this album") })
  }

  @Test func onlyTheSheetHasAMarkThatStandsOut() {
    var session = session()
    func loudRows() -> [Int] {
      let grid = session.grid(80, 40)
      return (3..<36).filter { grid.row($0).prefix(38).contains { $0.style.reverse } }
    }
    let marked = loudRows()
    #expect(marked.count == 1)
    session.send(.share(.opened(.shareButton)))
    #expect(!loudRows().isEmpty && Set(loudRows()).isDisjoint(with: marked))
  }

  @Test func namesOfAppsHaveRoom() {
    var session = session()
    session.send(.share(.opened(.shareButton)))
    #expect(session.text(80, 24).contains("Messages"))
  }

  @Test func aShareExtensionHasTheIconOfItsApp() {
    var session = session()
    session.send(.share(.opened(.shareButton)))
    let rows = session.text(80, 24).split(separator: "\n").map { String($0.prefix(40)) }
    let names = rows.firstIndex { $0.contains("AirDrop") } ?? 1
    #expect(rows[names].contains("Album"))
    #expect(rows[names - 1].contains("▭") && !rows[names - 1].contains("✩"))
  }

  @Test func aToolbarIsNotDrawnOverTheTitle() {
    var session = session(device: .mac)
    func title() -> String? {
      session.text(80, 24).split(separator: "\n").map(String.init).first { $0.contains("⍐") }
    }
    #expect(title()?.contains("All pictures of th…  Album   ⍐   ✩   ⌑") == true, "\(title() ?? "")")
    #expect(session.text(80, 24).contains("↵ actions"))
    // What has the mark keeps its word.
    session.send(.app(.elementSelected(.share)))
    #expect(title()?.contains("Album › ⍐ Share   ✩   ⌑") == true, "\(title() ?? "")")
  }
}
