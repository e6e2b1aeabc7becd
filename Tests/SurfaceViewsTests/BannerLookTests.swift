import CellGrid
import IntentModel
import SimulatorCore
import SurfaceViews
import Testing

/// A banner over a page and over its sheet: what it says, and what has the mark and the keys.
@Suite struct BannerLookTests {
  private static let send = ActivityReference(app: "rowboat", activity: "send")

  /// After an upload that failed while the page was at the front, or the sheet.
  private func session(withSheet: Bool = false) -> Session {
    var phone = SharingPhone.phone
    phone.apps.append(
      AppCatalog(
        id: "rowboat", name: "Rowboat", symbol: "externaldrive", tileColor: .blue,
        activities: [
          Activity(
            id: "send", title: "Row It Over", isExtension: true,
            effect: ActivityEffect(
              says: "Rowing.",
              job: BackgroundJob(title: "Rowing", lasts: 60, problem: "The lake is frozen over.")))
        ],
        pages: [
          Page(
            id: "jobs", title: "Trips",
            buttons: [PageButton(id: "back", title: "Back")], showsJobs: true)
        ]))
    var session = Session(Simulator(phone))
    session.send(.app(.opened(app: "pictures")))
    session.send(.share(.opened(.shareButton)))
    session.send(.share(.entryChosen(.target(.activity(Self.send)))))
    if withSheet { session.press(.share) }
    session.send(.context(.clockMoved(to: session.state.context.time.adding(seconds: 60))))
    return session
  }

  private func rowsWithReverse(_ session: Session) -> [String] {
    let grid = session.grid(80, 24)
    return (2..<22).filter { grid.row($0).prefix(38).contains { $0.style.reverse } }
      .map { String(grid.text(row: $0).prefix(40)) }
  }

  @Test func whileReturnOpensItTheMarkIsItsOwn() throws {
    let session = session()
    let loud = rowsWithReverse(session)
    #expect(loud.count == 1 && loud.first?.contains("›[⊡] Rowboat") == true, "\(loud)")
    let grid = session.grid(80, 24)
    let cursor = try #require(grid.cursor)
    #expect(grid.text(row: cursor.row).contains("Rowboat"))
    #expect(session.row(23, 80, 24).contains("↵ open Rowboat "))
  }

  @Test func inASheetAKeyOfItsOwnOpensIt() {
    var session = session(withSheet: true)
    #expect(!rowsWithReverse(session).contains { $0.contains("Rowboat") && $0.contains("⊡] R") })
    #expect(session.row(23, 80, 24).contains("M-o open Rowboat "))
    session.press(.openBanner)
    #expect(session.text(80, 24).contains("Trips"))
    #expect(session.state.banners.isEmpty)
    #expect(session.refusal(of: .openBanner) == "there is no banner")
  }

  @Test func inASingleRowTheMessageIsKept() {
    let text = session().text(40, 12)
    #expect(text.contains("›[⊡] The lake is frozen over."))
    #expect(!text.contains("Rowing."))
  }

  @Test func aNameIsBoldAndAMessageIsNot() throws {
    let grid = session().grid(80, 24)
    func style(_ words: String) throws -> CellStyle {
      let row = try #require((0..<24).first { grid.text(row: $0).contains(words) })
      let column = grid.row(row).firstIndex { $0.text == String(words.prefix(1)) }
      return grid.row(row)[try #require(column)].style
    }
    #expect(try style("Rowboat").bold)
    #expect(try !style("The lake").bold)
    #expect(grid.text(row: 2).contains("08:") || grid.text(row: 2).contains("▂▄▆"))
    #expect(!grid.text(row: 3).contains("Rowboat"))
  }
}
