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
      Option("--as", "WAY", "in another of the forms that its Options offer"),
      Option("--compare", "WHAT-IF", "beside the sheet as it would be: see below"),
    ] + ContextOptions.all,
    details: """
      ITEM is APP/PAGE/ITEM, or APP/PAGE where the page itself can be shared; several items of one page are shared together.
      PATH is what 'open' takes; 'demo:Apps' is the built-in demo.
      WHAT-IF: \(ShareScenario.help).
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
    if case .none(let why) = ShareRoute.shareButton.presentation(on: context.device) {
      Output.problem("understudy: \(why)")
      return .findings
    }
    let way = try way(content, in: session, arguments)
    let now = ShareScenario(
      (policy == .use ? [] : [.policy(policy)]) + (way.map { [.sentAs($0)] } ?? []))
    guard
      let sheet = now.sheet(session.simulator, session.state, content, route: .shareButton)
    else { return .findings }
    if let text = arguments.value("--compare") {
      try compare(sheet, now, with: text, content, in: session, arguments)
      return loaded.status
    }
    let printer = SharePrinter(session, sheet, hasReceipts: arguments.has("--why"))
    if arguments.has("--json") {
      Output.printJSON(printer.json)
    } else {
      Output.print(printer.text)
    }
    return loaded.status.or(sheet.entries.contains { $0.target != nil } ? .fine : .findings)
  }

  private static func compare(
    _ sheet: ShareSheet, _ now: ShareScenario, with text: String, _ content: SharedContent,
    in session: Session, _ arguments: Arguments
  ) throws(UsageError) {
    let other: ShareScenario
    do throws(ShareScenarioFault) {
      other = try ShareScenario(text, session.simulator).beside(now)
    } catch {
      throw .badValue(
        option: "--compare", value: error.text, expected: error.expected, nearest: nil)
    }
    guard
      let second = other.sheet(session.simulator, session.state, content, route: .shareButton)
    else {
      throw .badValue(
        option: "--compare", value: text, expected: "something that has a share sheet", nearest: nil
      )
    }
    let printer = ShareComparisonPrinter(ShareComparison(sheet, second), now, other)
    if arguments.has("--json") {
      Output.printJSON(printer.json)
    } else {
      Output.print(printer.text)
    }
  }

  /// One of the forms that the Options of what is shared offer.
  private static func way(
    _ content: SharedContent, in session: Session, _ arguments: Arguments
  ) throws(UsageError) -> String? {
    guard let way = arguments.value("--as") else { return nil }
    let ways = session.simulator.options(for: content, in: session.state)?.ways.map(\.id) ?? []
    if ways.contains(way) { return way }
    throw .badValue(
      option: "--as", value: way,
      expected: ways.isEmpty
        ? "something whose share sheet has Options" : ways.joined(separator: ", "), nearest: nil)
  }

  /// Items of one page.
  private static func content(
    _ words: ArraySlice<String>, in session: Session
  ) throws(UsageError) -> SharedContent {
    var place: (app: String, page: String)?
    var items = [String]()
    for word in words {
      guard let path = SharedPath(word) else {
        throw .badValue(
          option: "ITEM", value: word, expected: "APP/PAGE/ITEM, or APP/PAGE", nearest: nil)
      }
      if let place, place != (path.app, path.page) {
        throw .badValue(
          option: "ITEM", value: word, expected: "items of one page, \(place.app)/\(place.page)",
          nearest: nil)
      }
      place = (path.app, path.page)
      if let item = path.item { items.append(item) }
    }
    guard let place else { throw .missingArgument("what is shared", command: "share") }
    guard
      let content = session.simulator.content(
        app: place.app, page: place.page, items: items, in: session.state)
    else {
      throw .badValue(
        option: "ITEM", value: words.joined(separator: " "),
        expected: expected(place.app, place.page, in: session), nearest: nil)
    }
    return content
  }

  private static func expected(_ app: String, _ page: String, in session: Session) -> String {
    guard let catalog = session.simulator.index.app(app) else {
      return "an app of the phone: "
        + session.simulator.phone.apps.map(\.id).joined(separator: ", ")
    }
    guard let found = catalog.pages.first(where: { $0.id == page }) else {
      return "a page of \(app): " + catalog.pages.map(\.id).joined(separator: ", ")
    }
    let there = session.simulator.elements(
      of: HostAppState(app: app, page: page), in: session.state)
    let items = found.items.filter { $0.contentType != nil && there.contains(.item($0.id)) }
      .map(\.id)
    return items.isEmpty
      ? "a page with something to share"
      : "something of \(app)/\(page) that can be shared: " + items.joined(separator: ", ")
  }
}
