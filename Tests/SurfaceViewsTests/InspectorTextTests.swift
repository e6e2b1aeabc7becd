import CellGrid
import SimulatorCore
import SurfaceViews
import Testing

/// What of the inspector's text is in view, and how the rest comes there.
struct InspectorTextTests {
  private let canvas = Canvas(columns: 80, rows: 24)

  private func pressWhy(_ session: inout Session) {
    let text = Render.inspectorText(session, canvas: canvas)
    _ = session.perform(.why, visibleRows: 5, inspector: text)
  }

  @Test("what decides a row comes first, and its key turns to the rest") func why() {
    var session = SampleScenes.named("search")
    let rows = (0..<12).map { session.row($0, 80, 24) }.joined(separator: "\n")
    #expect(rows.contains("wins by") && rows.contains("moves up by"))
    #expect(session.row(23, 80, 24).contains("F9 more"))
    #expect(!session.text(80, 24).contains("20 of 20"))
    pressWhy(&session)
    #expect(session.text(80, 24).contains("–20 of 20"))
    #expect(session.row(23, 80, 24).contains("F9 top"))
    pressWhy(&session)
    #expect(session.chrome.inspectorScroll == 0)
  }

  @Test("where all of it is shown, or where it is folded, its key is what it was") func whole() {
    let session = SampleScenes.named("spotlight")
    #expect(session.row(23, 80, 24).contains("F9 why"))
    #expect(Render.inspectorText(session, canvas: Canvas(columns: 60, rows: 24)) == nil)
  }

  @Test("a transcript is read downwards, its newest turn in view") func transcript() {
    var session = SamplePhone.session()
    session.press(.siri, .transcript)
    for number in 1...12 { session.say("nothing \(number)") }
    let text = session.text(80, 24)
    #expect(text.contains("nothing 12") && !text.contains(/you +nothing 1\n/))
    let places = ["nothing 10", "nothing 11", "nothing 12"].compactMap {
      text.range(of: "you         \($0)")?.lowerBound
    }
    #expect(places.count == 3 && places == places.sorted())
    session.chrome.focus = .inspector
    _ = session.perform(
      .moveToTop, visibleRows: 5, lastScroll: Render.lastScroll(session, canvas: canvas))
    #expect(session.text(80, 24).contains(/you +nothing 1\n/))
  }

  @Test("an app that is not in the phone's language is named in Why") func language() {
    var session = SampleScenes.named("ask")
    #expect(!session.text(120, 40).contains("is not in"))
    session.send(.context(.languageChanged("fr")))
    #expect(session.text(120, 40).contains("Brew Bar is not in French: it speaks English"))
  }
}
