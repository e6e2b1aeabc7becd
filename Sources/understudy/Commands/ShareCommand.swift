import IntentModel
import ScriptReplay
import SimulatorCore

extension Subcommand {
  static let share = Subcommand(
    name: "share", summary: "Print the share sheet of something, without a terminal",
    usage: "PATH ITEM…",
    options: [
      Option("--why", nil, "say of every entry why it is where it is, and what was left out"),
      Option("--json", nil, "print it for a program"),
      Option("--policy", "NAME", SharePolicy.allCases.map(\.rawValue).joined(separator: ", ")),
      Option("--as", "WAY", "in another of the ways that its Options offer"),
      Option("--compare", "WHAT-IF", "beside the sheet as it would be: see above"),
    ] + ContextOptions.all,
    details: """
      ITEM is APP/PAGE/ITEM, or APP/PAGE where the page itself can be shared; several items of one page are shared together.
      It is the sheet of a person who has arranged nothing and done nothing but what the catalog's history says.
      PATH is what 'open' takes; 'demo:Apps' is the built-in demo.
      \(besideTheDemo)
      WHAT-IF: \(ShareScenario.help).
      PLACE is an id, or a title that only one has; TARGET is a system activity such as print, APP/ACTIVITY, or such a title.
      Exit status 1 when nothing is offered.
      """
  ) { arguments throws(UsageError) in
    guard let path = arguments.positionals.first, arguments.positionals.count > 1 else {
      throw .missingArgument("a catalog and what is shared", command: "share")
    }
    try Arguments.checkPath(path)
    let policy = try arguments.choice("--policy", as: SharePolicy.self) ?? .use
    let loaded = PhoneLoader(paths: [path]).load()
    Output.problems(loaded.findings.filter { $0.severity == .error })
    guard !loaded.phone.apps.isEmpty else { return loaded.statusWithoutApps }
    let context = try ContextOptions.context(of: loaded.phone, arguments)
    let session = Session(Simulator(loaded.phone), start: .init(context: context))
    let content = try content(arguments.positionals.dropFirst(), in: session)
    let way = try way(content, in: session, arguments)
    let now = ShareScenario(
      (policy == .use ? [] : [.policy(policy)]) + (way.map { [.sentAs($0)] } ?? []))
    // A what-if that cannot be read is told whether or not there is a sheet to compare.
    let other = try arguments.value("--compare").map { (text) throws(UsageError) in
      try scenario(text, in: session).beside(now)
    }
    let sheet: ShareSheet
    do throws(ShareScenario.Refusal) {
      sheet = try now.moment(
        session.simulator, session.state, content, route: .shareButton
      ).sheet
    } catch {
      Output.problem("understudy: \(error.why)")
      return .findings
    }
    if let other {
      return loaded.status.or(try compare(sheet, now, with: other, in: session, arguments))
    }
    let printer = SharePrinter(session, sheet, hasReceipts: arguments.has("--why"))
    if arguments.has("--json") {
      Output.printJSON(printer.json)
    } else {
      Output.print(printer.text)
    }
    return loaded.status.or(sheet.entries.contains { $0.target != nil } ? .fine : .findings)
  }

  private static func scenario(
    _ text: String, in session: Session
  ) throws(UsageError) -> ShareScenario {
    do throws(NamingFault) {
      return try ShareScenario(text, session.simulator)
    } catch {
      throw .misfit(option: "--compare", error.words)
    }
  }

  /// Prints both; nothing offered in either is a finding.
  private static func compare(
    _ sheet: ShareSheet, _ now: ShareScenario, with other: ShareScenario, in session: Session,
    _ arguments: Arguments
  ) throws(UsageError) -> ExitStatus {
    let printer: ShareComparisonPrinter
    do throws(ShareScenario.Refusal) {
      printer = try ShareComparisonPrinter(
        session, sheet, now, other, hasReceipts: arguments.has("--why"))
    } catch {
      let fault = NamingFault(
        text: arguments.value("--compare") ?? "", why: error.why, expected: error.expected)
      throw .misfit(option: "--compare", fault.words)
    }
    if arguments.has("--json") {
      Output.printJSON(printer.json)
    } else {
      Output.print(printer.text)
    }
    return printer.rows.isEmpty ? .findings : .fine
  }

  /// One of the forms that the Options of what is shared offer.
  private static func way(
    _ content: SharedContent, in session: Session, _ arguments: Arguments
  ) throws(UsageError) -> String? {
    guard let way = arguments.value("--as") else { return nil }
    let ways = session.simulator.options(for: content, in: session.state)?.ways ?? []
    do throws(NamingFault) {
      return try ShareScenario.way(way, among: ways)
    } catch {
      throw .misfit(option: "--as", error.words)
    }
  }

  /// Items of one page, or the page itself.
  private static func content(
    _ words: ArraySlice<String>, in session: Session
  ) throws(UsageError) -> SharedContent {
    do throws(NamingFault) {
      return try session.simulator.content(SharedPaths(words), in: session.state)
    } catch {
      throw .misfitArgument("what is shared", error.words)
    }
  }
}
