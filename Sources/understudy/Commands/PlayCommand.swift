import Findings
import ScriptReplay
import SimulatorCore
import TerminalUI

extension Subcommand {
  static let play = Subcommand(
    name: "play", summary: "Replay walkthroughs and check what they expect", usage: "SCRIPT…",
    options: [
      Option("--json", nil, "print the report for a program"),
      Option("--slow", nil, "show it step by step in the terminal; Space pauses, Return goes on"),
      Option("--then-hand-over", nil, "give the keyboard over where the script ends"),
      Option("--theme", "NAME", "a theme of 'understudy themes', or the path of a file"),
      Option("--ascii", nil, "draw with ASCII characters only"),
      Option("--mouse", nil, "let the mouse wheel move the mark after handing over"),
      SystemVoice.option,
    ],
    details: """
      The script language is described in Documentation/ScriptFormat.md. A step that cannot be taken,
      or an expectation that is not met, stops the walk there. Exit status 1 when any did.
      """
  ) { arguments throws(UsageError) in
    guard let first = try arguments.paths().first else {
      throw .missingArgument("a script to replay", command: "play")
    }
    if arguments.has("--slow") || arguments.has("--then-hand-over") {
      try arguments.limit(to: 1, for: "play --slow")
      return try show(first, arguments)
    }
    if arguments.has("--speak") {
      throw .missingArgument("'--slow' or '--then-hand-over' for '--speak'", command: "play")
    }
    var loader = ScriptLoader()
    var reports = [ReplayReport]()
    var isUnreadable = false
    for path in arguments.positionals {
      let (loaded, problem) = loader.load(path)
      guard let loaded else {
        isUnreadable = true
        reports.append(ReplayReport(script: path, findings: [problem].compactMap(\.self)))
        continue
      }
      if let status = loaded.statusWhenUnusable {
        isUnreadable = isUnreadable || status == .unreadable
        reports.append(ReplayReport(script: path, findings: loaded.findings))
        continue
      }
      var replayer = Replayer(loaded.script, simulator: loaded.simulator)
      reports.append(
        ReplayReport(script: path, findings: loaded.findings, result: replayer.run()))
    }
    if arguments.has("--json") {
      Output.printJSON(ReplayReport.json(of: reports))
    } else {
      Output.print(ReplayReport.text(of: reports))
    }
    if isUnreadable { return .unreadable }
    return reports.allSatisfy(\.isFine) ? .fine : .findings
  }

  /// In the terminal: at once up to the end, or step by step.
  @MainActor
  private static func show(
    _ path: String, _ arguments: Arguments
  ) throws(UsageError) -> ExitStatus {
    let (script, problem) = ScriptLoader.load(path)
    guard var loaded = script else {
      Output.problems([problem].compactMap(\.self))
      return .unreadable
    }
    Output.problems(loaded.findings)
    if let status = loaded.statusWhenUnusable { return status }
    try ThemeStore.dress(&loaded.phone.phone, arguments)
    let loader = PhoneLoader(paths: loaded.phone.catalog)
    let host = WalkHost(loader: loader, loaded: loaded.phone, isFresh: true)
    let pilot = ScriptPilot(
      Replayer(loaded.script, simulator: loaded.simulator),
      handsOver: arguments.has("--then-hand-over"))
    let isSlow = arguments.has("--slow")
    let status = try Interactive.run(host: host, autopilot: isSlow ? pilot : nil, arguments) {
      var session = pilot.session
      session.chrome.findings = loaded.phone.findings
      if !isSlow { pilot.finish(&session) }
      return session
    }
    guard status == .fine, let failure = pilot.failure else { return status }
    Output.problem("understudy: \(failure.description)")
    return .findings
  }
}

/// Takes a script's steps with pauses long enough to read what each one made.
@MainActor
final class ScriptPilot: Autopilot {
  private var replayer: Replayer
  private let handsOver: Bool
  private var isTold = false

  private static let pauseMilliseconds = 1_200
  private static let farewellMilliseconds = 4_000

  init(_ replayer: Replayer, handsOver: Bool) {
    self.replayer = replayer
    self.handsOver = handsOver
  }

  var session: Session { replayer.session }
  var failure: ReplayFailure? { replayer.failure }

  func step(_ session: inout Session) -> AutopilotStep {
    while let result = replayer.step() {
      adopt(into: &session)
      if case .expect = result.step.value, result.failure == nil { continue }
      if let failure = result.failure {
        session.chrome.notice = Chrome.Notice(.refusal, failure.summary)
        isTold = true
        return .show(milliseconds: Self.farewellMilliseconds)
      }
      session.chrome.notice = Chrome.Notice(.information, result.step.value.written)
      return .show(milliseconds: Self.pauseMilliseconds)
    }
    if !isTold {
      isTold = true
      session.chrome.notice = Chrome.Notice(
        .information, handsOver ? "the keyboard is yours" : "the walk ends here")
      if !handsOver { return .show(milliseconds: Self.farewellMilliseconds) }
    }
    return handsOver || replayer.failure != nil ? .handOver : .leave
  }

  func finish(_ session: inout Session) {
    replayer.run()
    adopt(into: &session)
    session.chrome.notice =
      replayer.failure.map { Chrome.Notice(.refusal, $0.summary) }
      ?? Chrome.Notice(.information, "the keyboard is yours")
  }

  private func adopt(into session: inout Session) {
    let chrome = session.chrome
    session = replayer.session
    session.chrome = chrome
  }
}

extension ReplayFailure {
  /// One line of it, for a notice.
  fileprivate var summary: String {
    description.split(separator: "\n").first.map(String.init) ?? "the walk stopped"
  }
}
