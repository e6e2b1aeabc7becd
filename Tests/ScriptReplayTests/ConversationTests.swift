import ScriptReplay
import SimulatorCore
import Testing

/// How a conversation without a terminal waits and ends.
@Suite struct ConversationTests {
  private func session(_ lines: String...) -> Session {
    var session = Session(Simulator(TestPhone.phone))
    session.send(.surfacePresented(.siri))
    for line in lines { session.send(.conversation(.said(line))) }
    return session
  }

  @Test func theClockRunsUntilWhatIsUnderWayHasEnded() {
    var session = session("Order Latte with Kettle House", "yes")
    guard case .performing? = session.state.run?.phase else {
      Issue.record("nothing is under way")
      return
    }
    session.waitForOutcome()
    #expect(session.state.run?.isFinished == true)
    #expect(session.endedWell)
  }

  @Test func anOpenQuestionIsFineACancelAndMumblingAreNot() {
    #expect(session("Order with Kettle House").endedWell)
    #expect(!session("Order with Kettle House", "cancel").endedWell)
    #expect(!session("mumble").endedWell)
  }
}
