import CellGrid
import Findings
import IntentModel
import SimulatorCore
import SurfaceViews
import Testing

/// Whatever goes on says so, in one way.
struct ListPlaceTests {
  private var manyApps: Session {
    var phone = SamplePhone.phone
    for number in 1...20 {
      var app = SamplePhone.pantry
      app.id = "pantry\(number)"
      phone.apps.append(app)
    }
    return SamplePhone.session(phone: phone)
  }

  @Test("Spotlight's list") func spotlight() throws {
    var session = manyApps
    _ = session.type("find")
    let count = session.spotlightRows.count
    let field = session.row(4, 80, 24)
    #expect(field.contains(" 1–") && field.contains(" of \(count) "))
    session.press(.moveToBottom)
    #expect(session.row(4, 80, 24).contains("–\(count) of \(count) "))
    #expect(!SamplePhone.session().row(4, 80, 24).contains(" of "), "all of it is in view")
  }

  @Test("the inspector's text, which keeps its last row") func inspector() {
    var session = SampleScenes.named("state")
    session.press(.nextFocus, .nextFocus)
    let first = session.row(2, 80, 12)
    #expect(first.contains("─ 1–7 of "))
    session.press(.moveDown)
    #expect(session.row(2, 80, 12).contains("─ 2–8 of "))
  }

  @Test("findings, of which only the first row of the marked one is loud") func findings() {
    var session = SampleScenes.named("findings")
    #expect(session.row(2, 80, 24).contains("━") && !session.text(80, 24).contains(" of 3"))
    session.chrome.findings += session.chrome.findings + session.chrome.findings
    #expect(session.row(2, 80, 24).contains(" 1–5 of 9 "))
    let grid = session.grid(80, 24)
    func isLoud(_ row: Int) -> Bool { grid.row(row).suffix(20).contains { $0.style.reverse } }
    #expect(isLoud(4) && !isLoud(5), "the message takes two rows")
  }

  @Test("an iPhone uses the rows there are") func tall() {
    #expect(SamplePhone.session().row(37, 120, 40).contains("╰─"))
  }
}
