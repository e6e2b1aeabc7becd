import Findings
import IntentModel
import SimulatorCore

extension Script {
  /// What its header says was done before the walk, dated after the walk's own start on a phone. A
  /// recording can have it: the person went on, and each walk starts where the phone says. Where
  /// the script has no start there, replaying it says why.
  package func findings(on simulator: Simulator) -> [Finding] {
    guard let start = try? start(on: simulator).context.time else { return [] }
    let done = performances.map { ("did", $0.value.time, $0.location) }
    let shared = shares.map { ("shared", $0.value.time, $0.location) }
    return (done + shared).filter { $0.1 > start }.sorted { $0.2.line < $1.2.line }
      .map { word, time, location in
        Finding(
          .warning, rule: Finding.timeAfterStartRule,
          "'\(word)' at " + Finding.timeAfterStart("\(time)", start: "\(start)"), at: location)
      }
  }
}
