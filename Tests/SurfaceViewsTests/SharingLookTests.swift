import CellGrid
import IntentModel
import SimulatorCore
import SurfaceViews
import Testing

/// A page with the mark on its share control, what an extension leaves on it, and an extension's
/// own view.
@Suite struct SharingLookTests {
  /// A page with more than fits.
  private func longPage(_ device: Device = .iPhone) -> Session {
    var phone = SharingPhone.phone
    phone.startingContext.device = device
    phone.apps[0].pages[0].items = (1...40).map {
      PageItem(id: "\($0)", title: LocalizedText("Picture \($0)"), contentType: "public.jpeg")
    }
    phone.apps[0].pages[0].items[39].when = .equals(name: "hour", .number(30))
    var session = Session(Simulator(phone))
    session.send(.app(.opened(app: "pictures")))
    return session
  }

  private func cursorText(_ session: Session) -> String? {
    let grid = session.grid(80, 24)
    guard let cursor = grid.cursor else { return nil }
    return grid.row(cursor.row).dropFirst(cursor.column).prefix(12).map(\.text).joined()
  }

  @Test(arguments: [Device.iPhone, .mac])
  func theShareControlHasTheCursorAndTheEndIsInView(device: Device) {
    var session = longPage(device)
    session.send(.app(.elementSelected(.share)))
    #expect(cursorText(session)?.contains("Share") == true)
    #expect(session.text(80, 24).contains("Picture 39"))
    #expect(!session.text(80, 24).contains("Picture 1 "))
  }

  @Test func whatIsHiddenOnAPageIsCounted() {
    #expect(longPage().text(120, 40).contains("1 whose condition does not hold"))
    #expect(!SharingPhone.session().text(120, 40).contains("whose condition"))
  }

  @Test func aChangedPageShowsWhatBecameOfIt() {
    var session = SharingPhone.session()
    session.send(.app(.pageShown("story")))
    #expect(!session.text(80, 24).contains("It was cold."))
    session.send(.share(.opened(.shareButton)))
    session.send(
      .share(
        .entryChosen(
          .target(.activity(ActivityReference(app: "retoucher", activity: "rewrite"))))))
    let rows = session.text(80, 24).split(separator: "\n").map(String.init)
    let title = rows.firstIndex { $0.contains("A day at the lake") } ?? 0
    #expect(rows[title + 2].contains("We swam. It was cold."))
  }

  /// Above people and apps, which have the mark at first.
  @Test func optionsInTheHeaderHaveTheCursor() {
    var session = SharingPhone.session()
    session.press(.share)
    #expect(cursorText(session)?.contains("Choir") == true)
    session.press(.moveUp)
    #expect(cursorText(session)?.hasPrefix("›Options ›") == true)
  }

  /// In the second row where there is room, else in a row of its own; of a low sheet only what
  /// fits. A wider screen never shows less.
  @Test func whatWasChosenStandsInTheHeader() {
    var session = SharingPhone.session()
    session.press(.share)
    func row(_ words: String, _ columns: Int, _ rows: Int) -> String? {
      session.text(columns, rows).split(separator: "\n").map(String.init)
        .first { $0.contains(words) }
    }
    for (columns, rows) in [(120, 40), (80, 24)] {
      #expect(row("1 Photo", columns, rows)?.contains("1 Photo · Pinhole ") == true)
      #expect(row("With Its Place", columns, rows)?.contains("Options") == false)
    }
    #expect(row("Options", 40, 12)?.contains("1 Photo · With") == true)
    #expect(row("With Its Place", 40, 12) == nil)
  }

  @Test func betweenACopyAndCollaboratingTheLinkIsAMenu() {
    var phone = SharingPhone.phone
    phone.apps[0].pages[0].options = ShareOptions(ways: [
      .init(id: "copy", title: "Send Copy"),
      .init(
        id: "together", title: "Collaborate", forms: [.init(types: ["public.url"])],
        isCollaboration: true, says: "Only invited"),
    ])
    var session = Session(Simulator(phone))
    session.send(.app(.opened(app: "pictures")))
    session.send(.app(.itemToggled("lake")))
    session.press(.share)
    #expect(session.text(120, 40).contains("Send Copy ⌄"))
    session.send(.share(.entryChosen(.options)))
    #expect(!session.text(120, 40).contains("Send as"))
    session.send(.share(.optionRowChosen(.way("together"))))
    session.send(.share(.screenLeft))
    let rows = session.text(120, 40).split(separator: "\n")
    let row = rows.firstIndex { $0.contains("Collaborate ⌄") } ?? 0
    #expect(rows[row].contains("1 Photo · Pinhole") && rows[row + 1].contains("Only invited"))
  }

  @Test func anInterfaceHasItsAppsNameAndColour() {
    var session = SharingPhone.session()
    session.press(.share)
    session.send(.share(.entryChosen(.target(.activity(SharingPhone.retouch)))))
    func titleColour(_ session: Session) -> Color? {
      var theme = Theme.plain
      theme.darkDevice[.deviceTint] = RoleStyle(foreground: .accent)
      let grid = Render.grid(session, theme: theme, canvas: Canvas(columns: 80, rows: 24))
      let rows = (0..<24).filter { grid.text(row: $0).prefix(40).contains("Retoucher") }
      return rows.first.flatMap { row in
        grid.row(row).first { $0.text == "R" }?.style.foreground
      }
    }
    #expect(titleColour(session) == TileName.red.color)
    var phone = SharingPhone.phone
    phone.apps[2].activities[0].interface?.sharesElements = []
    var other = Session(Simulator(phone))
    other.send(.app(.opened(app: "pictures")))
    other.press(.share)
    other.send(.share(.entryChosen(.target(.activity(SharingPhone.retouch)))))
    #expect(titleColour(other) == TileName.teal.color)
  }

  @Test func theFooterSaysTheButtonThatReturnPresses() {
    func footer(_ target: ShareTarget, _ commands: Command...) -> String {
      var session = SharingPhone.session()
      session.press(.share)
      session.send(.share(.entryChosen(.target(target))))
      for command in commands { session.press(command) }
      return session.row(23, 80, 24)
    }
    #expect(footer(.activity(SharingPhone.retouch)).contains("↵ use it "))
    #expect(footer(.activity(SharingPhone.retouch), .accept).contains("↵ close "))
    #expect(footer(.person("jonas")).contains("↵ send "))
    let post = ShareTarget.activity(SharingPhone.post)
    // The mark is on the first option.
    #expect(footer(post).contains("↵ post "))
  }

  @Test func recipientsOfOneNameAreToldApart() {
    var phone = SharingPhone.phone
    phone.groups[0].title = "Mei Arita"
    var session = Session(Simulator(phone))
    session.send(.app(.opened(app: "pictures")))
    session.press(.share)
    session.send(.share(.entryChosen(.target(.system(.message)))))
    session.press(.accept)
    let list = session.text(80, 24)
    #expect(list.contains("Mei Arita  person mei"))
    #expect(list.contains("Mei Arita  group choir"))
    #expect(!list.contains("Jonas Pell  person"))
    session.send(.share(.optionChosen("to", value: "group choir")))
    #expect(session.text(80, 24).contains("Mei Arita  group choir"))
  }

  @Test func aSheetThatIsNarrowerThanTheScreenHasSides() {
    var session = SharingPhone.session(device: .iPhoneSideways)
    session.press(.share)
    let rows = session.text(80, 24).split(separator: "\n").map(String.init)
    let top = rows.firstIndex { $0.contains("╭") && $0.contains("━") } ?? 0
    let left = rows[top].distance(
      from: rows[top].startIndex,
      to: rows[top].lastIndex(of: "╭") ?? rows[top].startIndex)
    #expect(top > 0 && left > 0)
    for row in rows[(top + 1)...(top + 4)] { #expect(Array(row)[left] == "│", "\(row)") }
  }

  @Test func whatGoesOnCutsNoBlank() {
    let rows = SampleScenes.named("share-sheet").text(80, 24).split(separator: "\n")
    let names = rows.firstIndex { $0.contains("AirDrop") } ?? 1
    #expect(rows[names - 1].contains("›") && !rows[names - 1].prefix(40).contains("…"))
  }

  @Test func aLongNameStandsApartFromItsPlace() {
    let rows = SampleScenes.named("comparison").text(80, 24).split(separator: "\n")
    #expect(rows.contains { $0.contains("Hide from the Timeline  2  ") })
  }

  @Test func aTwinAndWhatCanBeMovedHaveSignsOfTheirOwn() {
    #expect(SampleScenes.named("edit-actions").text(80, 24).contains("⋮"))
    #expect(!SampleScenes.named("edit-actions").text(80, 24).contains("≡"))
  }

  @Test func whatWasLeftOutTellsActivitiesFirstAndCountsPeople() {
    var phone = SharingPhone.phone
    phone.people = (1...60).map {
      Contact(
        id: "p\($0)", display: DisplayRepresentation(title: LocalizedText("Person \($0)")))
    }
    phone.apps[2].activities += (1...50).map {
      Activity(
        id: "text\($0)", title: LocalizedText("Text \($0)"), accepts: ["public.text"],
        isExtension: true)
    }
    phone.shares = (1...9).map { Share(target: .person("p\($0)"), time: PhoneContext().time) }
    var session = Session(Simulator(phone))
    session.send(.app(.opened(app: "pictures")))
    session.press(.share)
    let text = session.text(140, 300)
    #expect(text.contains("55: 52 to whom nothing was shared yet, 3 past the 6 that are"))
    #expect(!text.contains("Person 20"))
    let rows = text.split(separator: "\n").map(String.init)
    let more = rows.firstIndex { $0.contains("and 10 more") } ?? .max
    let people = rows.firstIndex { $0.contains("55: 52 to whom") } ?? 0
    #expect(more < people)
  }
}
