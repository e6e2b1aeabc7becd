import IntentModel
import SimulatorCore
import SurfaceViews
import Testing

/// What a card of options shows of them, where there is much and little room.
struct OptionsCardTests {
  private func asking(_ items: [EntityItem]) -> Session {
    var session = SamplePhone.session(phone: SamplePhone.phone("Coffee", items))
    session.press(.siri)
    session.say("Order with Brew Bar")
    return session
  }

  private let explained = [
    SamplePhone.item("latte", "Latte", "Mostly milk, little foam", symbol: "mug.fill"),
    SamplePhone.item("flat", "Flat white", "Dense foam, more coffee", symbol: "mug.fill"),
    SamplePhone.item("filter", "Filter", symbol: "mug.fill"),
    SamplePhone.item("mocha", "Mocha", "With dark chocolate"),
    SamplePhone.item("chai", "Chai latte", "Spiced tea without coffee"),
  ]

  @Test("a subtitle is whole, below its title, or none is there") func subtitles() {
    let session = asking(explained)
    let text = session.text(80, 24)
    #expect(text.contains("› 1  Latte   "))
    #expect(text.contains("     Mostly milk, little foam"))
    #expect(text.contains("     Dense foam, more coffee"))
    let small = session.text(40, 12)
    #expect(small.contains("› 1  Latte   "))
    #expect(!small.contains("Mostly") && !small.contains("Dense"))
  }

  @Test("subtitles stay where nothing else tells two options apart") func sameTitles() {
    let session = asking([
      SamplePhone.item("a", "Latte", "Harbour, until the rain stops"),
      SamplePhone.item("b", "Latte", "Station, until the train goes"),
    ])
    let small = session.text(40, 12)
    #expect(small.contains("Harbour") && small.contains("Station"))
  }

  @Test("names that begin alike are cut in their middle") func names() {
    let session = asking(
      (1...4).map {
        SamplePhone.item("p\($0)", LocalizedText("Sample assist pipeline \($0)"), isSample: true)
      })
    let text = session.text(80, 24)
    for number in 1...4 {
      #expect(text.contains(" \(number)  Sample as…ipeline \(number)  sample"), "\(number)")
    }
  }

  @Test("the end of several values is in view, whatever is marked") func done() {
    let extras = (1...6).map { SamplePhone.item("e\($0)", LocalizedText("Extra \($0)")) }
    var session = SamplePhone.session(phone: SamplePhone.phone("Extra", extras))
    session.send(
      .run(
        .startedDirectly(
          IntentReference(app: "brewbar", intent: "RateCoffee"), values: [])))
    for _ in 0...6 {
      let text = session.text(40, 12)
      #expect(text.contains("✓ Done"))
      #expect(text.contains(" of 6 "))
      session.press(.moveDown)
    }
    #expect(session.text(40, 12).contains("›    ✓ Done"))
  }
}
