import Findings
import SimulatorCore

/// What the terminal front cannot do alone: files, editors, the person's memory.
@MainActor
package protocol RunLoopHost: AnyObject {
  /// The catalog as it now stands on disk, when that has changed since the last time.
  func changedCatalog() -> ChangedCatalog?
  /// Opens an editor while the terminal is given away; what went wrong, in words.
  func open(_ request: FrontRequest) -> String?
  /// Writes the walk down; what was written where, or why not.
  func write(_ recording: Chrome.RecordingMark, of session: Session) -> Chrome.Notice
  /// A step has settled: the moment to keep what the person did and how far the walk came. What is
  /// told of it, once.
  func settled(_ session: Session) -> Chrome.Notice?
}

/// What became of a catalog that somebody changed.
package struct ChangedCatalog {
  package enum Result {
    case read(Simulator)
    /// What is on disk is broken for now: the walk goes on with what there was, and says why.
    case lastGoodKept(reason: String)
  }

  package var result: Result
  package var findings: [Finding]

  package init(_ result: Result, findings: [Finding]) {
    self.result = result
    self.findings = findings
  }
}
