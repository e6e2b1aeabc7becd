import IntentModel
import Testing

@testable import SimulatorCore

/// What Esc is said to do is what it does.
@Suite struct BackActTests {
  private func press(_ command: Command, in walk: inout Walk) {
    _ = walk.session.perform(command, visibleRows: 5)
  }

  private func type(_ text: String, in walk: inout Walk) { _ = walk.session.type(text) }

  @Test func atAQuestionItCancels() {
    var walk = Walk()
    walk.say("Order with Corner Cup")
    type("a", in: &walk)
    #expect(walk.session.backAct == .clearField)
    press(.back, in: &walk)
    #expect(walk.session.fieldText == "")
    #expect(walk.session.backAct == .leaveField)
    press(.back, in: &walk)
    #expect(walk.session.backAct == .cancelRun)
    #expect(walk.session.backAct?.footerWord == "cancel")
    press(.back, in: &walk)
    #expect(walk.result == .cancelled)
    #expect(walk.session.backAct == .putResultAway)
  }

  @Test func aResultIsPutAwayAndAnAppLeft() {
    var walk = Walk()
    walk.send(.app(.opened(app: "corner")))
    #expect(walk.session.backAct == .leaveSurface)
    walk.send(.run(.startedDirectly(SampleCatalog.note, values: [])))
    #expect(walk.session.backAct == .putResultAway)
    press(.back, in: &walk)
    #expect(walk.state.run == nil)
    press(.back, in: &walk)
    #expect(walk.state.surface == .spotlight(SpotlightState()))
    press(.back, in: &walk)
    #expect(walk.session.backAct == nil)
    #expect(walk.session.refusal(of: .back) == "this is the outermost level; ^C quits")
  }

  @Test func overlaysAndTheInspectorComeFirst() {
    var walk = Walk()
    press(.help, in: &walk)
    #expect(walk.session.backAct == .closeOverlay)
    press(.back, in: &walk)
    press(.findings, in: &walk)
    #expect(walk.session.backAct == .leaveInspector)
  }
}
