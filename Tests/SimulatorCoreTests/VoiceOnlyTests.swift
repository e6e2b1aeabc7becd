import IntentModel
import Testing

@testable import SimulatorCore

/// A device that is used by ear has no Spotlight: nothing unseen is typed into or chosen.
@Suite struct VoiceOnlyTests {
  @Test(arguments: [Device.airPods, .homePod, .carPlay])
  func thereIsNoSpotlight(device: Device) {
    var walk = Walk { $0.device = device }
    #expect(walk.session.field == nil)
    #expect(walk.session.selectedRow == nil)
    _ = walk.session.perform(.moveDown, visibleRows: 5)
    _ = walk.session.perform(.accept, visibleRows: 5)
    #expect(walk.state.surface == .spotlight(SpotlightState()))
    #expect(
      walk.session.chrome.notice?.text.hasSuffix("so there is no Spotlight; ask Siri instead")
        == true)
    _ = walk.session.perform(.siri, visibleRows: 5)
    #expect(walk.session.field == .conversation)
  }

  @Test(arguments: [Device.airPods, .homePod, .carPlay])
  func nothingIsDoneOnAPageThatIsNotSeen(device: Device) {
    var walk = SharePhone.walk()
    walk.share()
    walk.choose(.system(.mail))
    walk.send(.context(.deviceChanged(device)))
    let before = walk.state
    #expect(walk.session.openSheet == nil)
    #expect(walk.session.field == nil)
    for command in [Command.moveDown, .toggle, .accept, .caretRight] {
      _ = walk.session.perform(command, visibleRows: 5)
      #expect(walk.state == before, "\(command)")
    }
    _ = walk.session.perform(.accept, visibleRows: 5)
    #expect(
      walk.session.chrome.notice?.text.hasSuffix("so Gallery is not shown; ask Siri instead")
        == true)
    _ = walk.session.perform(.back, visibleRows: 5)
    #expect(walk.state.surface == .spotlight(SpotlightState()), "Esc leaves the app all the same")
  }

  @Test func noEventUsesAPageThatIsNotSeen() {
    var walk = SharePhone.walk()
    walk.send(.context(.deviceChanged(.airPods)))
    let events: [HostAppEvent] = [
      .itemToggled("pier"), .elementSelected(.item("gull")), .pageShown("article"),
    ]
    for event in events {
      #expect(
        walk.refusal(of: .app(event))
          == "AirPods have no screen, so Gallery is not shown; ask Siri instead")
    }
  }

  @Test func nothingIsArrangedUnseen() {
    var walk = SharePhone.walk()
    walk.share()
    walk.send(.share(.entryChosen(.editActions)))
    walk.send(.context(.deviceChanged(.airPods)))
    let why = "AirPods have no screen, so Gallery is not shown"
    for command in [Command.promote, .demote, .moveEarlier, .moveLater] {
      #expect(walk.session.refusal(of: command) == why)
    }
    #expect(walk.session.refusal(of: .toggle) != nil)
  }

  @Test func wordsStandOnEveryScreenAsTheyAreHeardThere() throws {
    var walk = Walk()
    walk.say("Order mocha with Corner Cup")
    let turn = try #require(walk.last)
    for device in Device.allCases {
      #expect(turn.shown(on: device) == (device.hasScreen ? turn.heard(on: device) : nil))
    }
    #expect(turn.shown(on: .carPlay) == turn.spoken)
    #expect(turn.shown(on: .watch) == turn.shown)
  }
}
