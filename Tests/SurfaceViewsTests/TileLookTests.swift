import CellGrid
import IntentModel
import SimulatorCore
import SurfaceViews
import Testing

/// What stands for an app where there are no colours, or no symbols.
@Suite struct TileLookTests {
  private let colored: Theme = {
    var theme = Theme.plain
    theme.darkDevice[.tile] = RoleStyle(
      foreground: .onAccent, background: .accent, attributes: .bold)
    return theme
  }()

  private func rows(_ session: Session, _ canvas: Canvas) -> [String] {
    let grid = Render.grid(session, theme: colored, canvas: canvas)
    return (0..<canvas.size.rows).map { String(grid.text(row: $0).prefix(40)) }
  }

  private func sheet() -> Session {
    var session = SharingPhone.session()
    session.press(.share)
    return session
  }

  @Test func withoutColoursATileStandsInBracketsAndIsNotReversed() throws {
    let canvas = Canvas(columns: 80, rows: 24, hasColors: false)
    #expect(rows(sheet(), canvas).contains { $0.contains("[▭]") || $0.contains("[❞]") })
    let grid = Render.grid(sheet(), theme: colored, canvas: canvas)
    let row = try #require((0..<24).first { grid.text(row: $0).contains("[❞]") })
    let tile = try #require(grid.row(row).firstIndex { $0.text == "[" })
    #expect(grid.row(row)[tile...(tile + 2)].allSatisfy { !$0.style.reverse && $0.style.bold })
    #expect(!rows(sheet(), Canvas(columns: 80, rows: 24)).contains { $0.contains("[❞]") })
  }

  @Test func inASCIIALetterStandsForASymbolAndNoHoleIsLeft() {
    let canvas = Canvas(columns: 80, rows: 24, glyphs: .ascii, hasColors: false)
    let shown = rows(sheet(), canvas)
    #expect(shown.contains { $0.contains("[P]") && $0.contains("[A]") })
    #expect(shown.contains { $0.hasPrefix("|  The lake") })
    #expect(shown.contains { $0.hasPrefix("|  1 Photo") })
    var onPage = SharingPhone.session()
    onPage.send(.app(.elementSelected(.share)))
    let page = rows(onPage, canvas)
    #expect(page.contains { $0.hasSuffix(" > Share  |") }, "\(page)")
    #expect(page.contains { $0.hasPrefix("|   [ ] Garden gate") }, "\(page)")
  }

  @Test func detailsOfItemsEndInOneColumnAndAreCutBeforeTitles() {
    var phone = SharingPhone.phone
    let details = ["PDF, 2 MB", "Text, 3 KB", "what the neighbours wrote in the book of guests"]
    phone.apps[0].pages[0].items = details.enumerated().map { place, detail in
      PageItem(
        id: "\(place)", title: LocalizedText("Picture \(place)"),
        subtitle: LocalizedText(detail), symbol: "photo", contentType: "public.jpeg")
    }
    var session = Session(Simulator(phone))
    session.send(.app(.opened(app: "pictures")))
    let shown = rows(session, Canvas(columns: 80, rows: 24)).filter { $0.contains("Picture ") }
    #expect(
      shown == [
        "│ › ▭  Picture 0            PDF, 2 MB  │",
        "│   ▭  Picture 1           Text, 3 KB  │",
        "│   ▭  Picture 2  what the neighbour…  │",
      ])
  }
}
