import Findings
import IntentModel
import Testing

@testable import SimulatorCore

/// What Return is said to do is what it does.
@Suite struct AcceptActTests {
  private func press(_ commands: Command..., in walk: inout Walk) {
    for command in commands { _ = walk.session.perform(command, visibleRows: 5) }
  }

  @Test func anOrderIsOneReturnAfterAnother() {
    var walk = Walk()
    walk.send(.spotlight(.queryChanged("drink")))
    #expect(
      walk.session.acceptAct
        == .chooseRow(.appShortcut(AppShortcutReference(SampleCatalog.order), option: nil)))
    press(.accept, in: &walk)
    #expect(walk.session.acceptAct == .choose(option: "latte"))
    press(.moveDown, .accept, in: &walk)
    #expect(walk.session.acceptAct == .choose(option: Confirmation.accept))
    press(.accept, in: &walk)
    let due = walk.state.context.time.adding(seconds: 3)
    #expect(walk.session.acceptAct == .wait(until: due))
    press(.accept, in: &walk)
    #expect(walk.state.context.time == due)
    #expect(walk.session.acceptAct == .putResultAway)
    press(.accept, in: &walk)
    #expect(walk.state.run == nil)
  }

  @Test func severalAreTakenUntilTheEndIsMarked() {
    var walk = Walk()
    walk.send(.run(.startedDirectly(SampleCatalog.rest, values: [])))
    #expect(walk.session.acceptAct == .nothing("type an answer, then Return"))
    _ = walk.session.type("20 minutes")
    #expect(walk.session.acceptAct == .say("20 minutes"))
    press(.accept, in: &walk)
    #expect(walk.session.acceptAct.footerWord == "take")
    press(.accept, .moveToBottom, in: &walk)
    #expect(walk.session.acceptAct == .endTaking)
    press(.accept, in: &walk)
    #expect(walk.state.run?.resolution(of: "sounds")?.values == [.option(id: "rain")])
  }

  @Test func overlaysAndFindingsComeFirst() {
    var walk = Walk()
    press(.help, in: &walk)
    #expect(walk.session.acceptAct == .closeOverlay)
    press(.contextPanel, in: &walk)
    #expect(walk.session.acceptAct == .change(.device))
    press(.back, .palette, in: &walk)
    for letter in "undo" { _ = walk.session.type(String(letter)) }
    #expect(walk.session.acceptAct == .run(.undo))
    press(.back, in: &walk)
    let place = SourceLocation(file: "corner.app.jsonc", line: 3)
    walk.session.chrome.findings = [Finding(.warning, rule: "some-rule", "something", at: place)]
    press(.findings, in: &walk)
    #expect(walk.session.acceptAct == .edit(place))
    #expect(walk.session.perform(.accept, visibleRows: 5) == [.openEditorAt(place)])
  }

  @Test func onAPageAnItemIsSelectedAndAButtonPressed() {
    var walk = Walk()
    walk.send(.app(.opened(app: "corner")))
    #expect(walk.session.acceptAct == .select(item: "board"))
    #expect(walk.session.acceptAct.footerWord == "select")
    press(.moveDown, in: &walk)
    #expect(walk.session.acceptAct == .press(button: "mocha"))
    #expect(walk.session.acceptAct.footerWord == "press")
  }
}
