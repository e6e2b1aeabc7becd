import Findings
import IntentModel
import ScriptReplay
import SimulatorCore

extension Subcommand {
  static let say = Subcommand(
    name: "say", summary: "Hold one Siri conversation without a terminal", usage: "PATH LINE…",
    options: [
      Option("--json", nil, "print the turns and their receipts for a program"), SystemVoice.option,
    ] + ContextOptions.all,
    details: """
      Each LINE is one turn. Prints what was said, and what Siri shows and speaks on the device. PATH is
      what 'open' takes; '\(Script.demoCatalog)' is the built-in demo.
      \(besideTheDemo)
      Lines that end in mid-question leave it at the question. A LINE that begins with - goes behind --, as in: say PATH -- -5 yes. Exit status 1
      when the conversation ended without the outcome it was about.
      """,
    dashAdvice: "to say a line that begins with -, put -- before it"
  ) { arguments throws(UsageError) in
    guard let path = arguments.positionals.first else {
      throw .missingArgument("a catalog and what is said", command: "say")
    }
    try Arguments.checkPath(path)
    let lines = arguments.positionals.dropFirst()
    guard !lines.isEmpty else {
      throw .missingArgument("what is said, after the catalog", command: "say")
    }
    let loaded = PhoneLoader(paths: [path]).load()
    Output.problems(loaded.findings.filter { $0.severity == .error })
    guard !loaded.phone.apps.isEmpty else { return loaded.statusWithoutApps }
    let context = try ContextOptions.context(of: loaded.phone, arguments)
    var session = Session(Simulator(loaded.phone), start: .init(context: context))
    session.send(.surfacePresented(.siri))
    for line in lines {
      if let reason = session.send(.conversation(.said(line))).refusal {
        Output.problem("understudy: '\(Excerpt.of(line))' cannot be said: \(reason)")
        return .findings
      }
      session.waitForOutcome()
    }
    let printer = ConversationPrinter(session, isWholeWalk: true)
    if arguments.has("--json") {
      Output.printJSON(printer.json)
    } else {
      Output.print(printer.text)
      for line in printer.designerLines { Output.problem(line) }
    }
    var isHeard = !arguments.has("--speak")
    if let voice = SystemVoice.asked(for: arguments, tell: { Output.problem("understudy: \($0)") })
    {
      isHeard = speak(session, voice)
    }
    guard isHeard else { return .unreadable }
    return loaded.status.or(session.endedWell ? .fine : .findings)
  }

  /// Siri's side of the conversation, as this device speaks it; answers whether all of it was said.
  @MainActor
  private static func speak(_ session: Session, _ voice: SystemVoice) -> Bool {
    let context = session.state.context
    for turn in session.state.transcript where turn.isSiri {
      let text = turn.heard(on: context.device)
      guard !text.isEmpty else { continue }
      if let problem = voice.sayToTheEnd(text, language: context.language) {
        Output.problem("understudy: \(problem)")
        return false
      }
    }
    return true
  }
}
