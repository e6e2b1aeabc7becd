import CellGrid
import IntentModel
import SimulatorCore
import SurfaceViews
import Testing

/// What is drawn of a device that is used by ear.
struct HeardDeviceTests {
  private func rating() -> Session {
    var session = SamplePhone.session(device: .airPods)
    session.send(
      .run(
        .startedDirectly(
          IntentReference(app: "brewbar", intent: "RateCoffee"), values: [])))
    return session
  }

  @Test("what was taken shows, and the end is none of the options") func taken() {
    var session = rating()
    #expect(session.text(80, 24).contains("› ◻ Oat milk"))
    session.press(.accept)
    let text = session.text(80, 24)
    #expect(text.contains("› ◼ Oat milk") && text.contains("1 of 3 "))
    #expect(text.contains("taken: Oat milk"))
    session.press(.moveDown, .moveDown, .moveDown)
    #expect(session.text(80, 24).contains("› ✓ Done"))
    #expect(!session.text(80, 24).contains(" of 3 "))
  }

  @Test("each says which it is, and whose words are heard", arguments: Device.allCases)
  func header(device: Device) {
    guard !device.hasScreen else { return }
    let session = SampleScenes.named("ask-\(device.rawValue)")
    #expect(session.row(2, 80, 24).hasPrefix("  \(device.title) "))
    #expect(session.row(2, 80, 24).contains("Quiet Hours "))
  }

  @Test("a failure looks like one") func failure() {
    var session = SamplePhone.session(device: .homePod)
    session.press(.siri)
    session.say("Order Filter with Brew Bar")
    #expect(session.text(80, 24).contains(" ✕ "))
  }

  @Test(
    "an app's page is not shown, and that is said",
    arguments: [
      ("en", "AirPods have no screen, so Pinhole"), ("ja", "AirPodsには画面がないため"),
      ("zh-Hans", "AirPods 没有屏幕"),
    ])
  func noPage(language: String, words: String) {
    var session = SharingPhone.session(device: .airPods)
    session.send(.context(.languageChanged(language)))
    let text = session.text(80, 24)
    #expect(text.contains(words) && text.contains("Pinhole"))
    #expect(!text.contains("All Pictures") && !text.contains("The lake"))
  }

  @Test(
    "that there is no Spotlight is said in the phone's language",
    arguments: [
      ("en", "AirPods have no screen, so there is"), ("ja", "AirPodsには画面がないため"),
      ("zh-Hans", "AirPods 没有屏幕"),
    ])
  func noSpotlight(language: String, words: String) {
    var session = SampleScenes.named("spotlight-airPods")
    session.send(.context(.languageChanged(language)))
    #expect(session.text(80, 24).contains(words))
  }
}
