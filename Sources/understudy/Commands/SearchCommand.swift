import IntentModel
import ScriptReplay
import SimulatorCore

extension Subcommand {
  static let search = Subcommand(
    name: "search", summary: "Print what Spotlight finds, without a terminal", usage: "PATH QUERY",
    options: [
      Option("--why", nil, "say of every row why it is where it is, and what is not shown"),
      Option("--json", nil, "print the rows for a program"),
      Option("--limit", "N", "only so many rows; 20 without it"),
    ] + ContextOptions.all,
    details: """
      Words may stand in any order; QUERY "" shows what stands there before anything is typed. PATH is
      what 'open' takes; '\(Script.demoCatalog)' is the built-in demo.
      \(besideTheDemo)
      Exit status 1 when nothing was found.
      """,
    dashAdvice: "to search for a word that begins with -, put -- before it"
  ) { arguments throws(UsageError) in
    guard let path = arguments.positionals.first, arguments.positionals.count > 1 else {
      throw .missingArgument("a catalog and what is searched", command: "search")
    }
    try Arguments.checkPath(path)
    let limit = try arguments.number("--limit", in: 0...1_000_000) ?? 20
    let query = arguments.positionals.dropFirst().joined(separator: " ")
    guard query.count <= mostCharacters else {
      throw .badValue(
        option: "QUERY", value: String(query.prefix(20)) + "…",
        expected: "at most \(mostCharacters) characters", nearest: nil)
    }
    let loaded = PhoneLoader(paths: [path]).load()
    Output.problems(loaded.findings.filter { $0.severity == .error })
    guard !loaded.phone.apps.isEmpty else { return loaded.statusWithoutApps }
    let context = try ContextOptions.context(of: loaded.phone, arguments)
    var session = Session(Simulator(loaded.phone), start: .init(context: context))
    session.send(.spotlight(.queryChanged(query)))
    let printer = SearchPrinter(session, limit: limit, hasReceipts: arguments.has("--why"))
    if arguments.has("--json") {
      Output.printJSON(printer.json)
    } else {
      Output.print(printer.text)
    }
    return loaded.status.or(printer.rowCount > 0 ? .fine : .findings)
  }

  /// More than anybody searches for.
  private static let mostCharacters = 1_000
}
