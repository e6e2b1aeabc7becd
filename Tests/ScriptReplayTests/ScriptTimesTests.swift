import ScriptReplay
import SimulatorCore
import Testing

/// What is said to have been done before a walk, and after it starts.
@Suite struct ScriptTimesTests {
  @Test func whatIsDatedAfterTheWalksOwnTimeIsReported() {
    let (script, _) = ScriptParser.parse(
      """
      did kettle/OrderCoffee coffee=Latte at 2026-03-02T08:05
      did kettle/OrderCoffee coffee=Latte at 2026-03-02T08:15
      shared mail at 2026-03-02T08:05
      shared mail at 2026-03-03T08:05
      context time 08:10
      """, file: "a.walk")
    #expect(
      script.findings(on: Simulator(TestPhone.phone)).map(\.description) == [
        "a.walk:2:1: warning: [time-after-start] 'did' at 2026-03-02T08:15 is after 2026-03-02T08:10, "
          + "when the walk starts; expected an earlier time",
        "a.walk:4:1: warning: [time-after-start] 'shared' at 2026-03-03T08:05 is after "
          + "2026-03-02T08:10, when the walk starts; expected an earlier time",
      ])
  }
}
