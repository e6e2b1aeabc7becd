import SimulatorCore
import SurfaceViews
import Testing

/// Siri says what it can be asked, before anybody guesses.
struct PhrasesToTryTests {
  @Test("on the phone, as many as there is room for", arguments: [(80, 24), (40, 12)])
  func onThePhone(columns: Int, rows: Int) {
    let session = SampleScenes.named("siri")
    let text = session.text(columns, rows)
    #expect(text.contains("You can say"))
    #expect(text.contains("   Order with Brew Bar"))
    #expect(!SampleScenes.named("ask").text(columns, rows).contains("You can say"))
  }

  @Test("before iOS 16 no phrase of an App Shortcut is offered") func classic() {
    let session = SampleScenes.named("siri-classic")
    for (columns, rows) in [(80, 24), (40, 12)] {
      let text = session.text(columns, rows)
      #expect(!text.contains("You can say") && !text.contains("Order with"), "\(columns)")
      #expect(text.contains("Before iOS 16"), "\(columns)")
    }
  }

  @Test("a phone without phrases says so, and what works") func none() {
    var phone = SamplePhone.phone
    for place in phone.apps.indices { phone.apps[place].appShortcuts = [] }
    var session = SamplePhone.session(phone: phone)
    session.press(.siri)
    for (columns, rows) in [(80, 24), (40, 12)] {
      let text = session.text(columns, rows)
      #expect(text.contains("No app here declares a phrase: F3"), "\(columns)")
    }
    #expect(session.text(80, 24).contains("phrases     no app here"))
  }
}
