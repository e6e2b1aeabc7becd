import CellGrid
import Findings
import ScriptReplay
import SimulatorCore
import SurfaceViews

extension Subcommand {
  static let still = Subcommand(
    name: "still", summary: "Print one screen as text, ANSI or SVG", usage: "[PATH…]",
    options: [
      Option("--walk", "SCRIPT", "the screen at the end of a script, on the script's catalog"),
      Option("--step", "N", "only so many of the script's steps, expectations not counted"),
      Option("--size", "COLSxROWS", "80x24 without it"),
      Option("--format", "KIND", StillFormat.names),
      Option("--theme", "NAME", "a theme of 'understudy themes', or the path of a file"),
      Option("--tab", "NAME", "the inspector's tab: \(Chrome.InspectorTab.names)"),
      Option("--overlay", "NAME", "what lies over the screen: \(Overlay.names)"),
      Option("--ascii", nil, "draw with ASCII characters only"),
    ] + ContextOptions.all
  ) { arguments throws(UsageError) in
    let canvas = Canvas(
      size: try size(arguments.value("--size") ?? "80x24"),
      glyphs: arguments.has("--ascii") ? .ascii : .unicode)
    let format = try arguments.choice("--format", as: StillFormat.self) ?? .text
    let theme = try ThemeStore.theme(arguments.value("--theme") ?? ThemeStore.defaultName)
    Output.problems(theme.findings)
    if theme.isUnreadable { return theme.status }
    let found = try session(arguments)
    guard var session = found.session else { return found.status }
    if let tab = try arguments.choice("--tab", as: Chrome.InspectorTab.self) {
      session.chrome.inspectorTab = tab
      // Where there is room for one of the two, it is the one that was asked for.
      session.chrome.isInspectorInFront = Render.showsOnePart(of: canvas)
    }
    session.chrome.overlay = try arguments.choice("--overlay", as: Overlay.self)?.value
    let grid = Render.grid(session, theme: theme.theme, canvas: canvas)
    switch format {
    case .text: Output.print(grid.plainText)
    case .ansi: Output.print(grid.ansi(depth: .trueColor))
    case .svg: Output.print(grid.svg(title: "Understudy"))
    }
    return found.status.or(theme.status)
  }

  /// The session a still shows, and how the way there went.
  @MainActor
  private static func session(
    _ arguments: Arguments
  ) throws(UsageError) -> (session: Session?, status: ExitStatus) {
    let stepCount = try arguments.number("--step", in: 0...1_000_000)
    guard let path = arguments.value("--walk") else {
      if stepCount != nil {
        throw .missingArgument("'--walk SCRIPT' for '--step'", command: "still")
      }
      var loaded = PhoneLoader(paths: try arguments.paths()).load()
      try ThemeStore.dress(&loaded.phone, arguments)
      Output.problems(loaded.errors)
      guard !loaded.phone.apps.isEmpty else { return (nil, loaded.statusWithoutApps) }
      let context = try ContextOptions.context(of: loaded.phone, arguments)
      var session = Session(Simulator(loaded.phone), start: .init(context: context))
      session.chrome.findings = loaded.findings
      return (session, loaded.status)
    }
    // A script says itself what it walks on.
    try arguments.limit(to: 0, for: "still --walk")
    let (script, problem) = ScriptLoader.load(path)
    guard var loaded = script else {
      Output.problems([problem].compactMap(\.self))
      return (nil, .unreadable)
    }
    Output.problems(loaded.findings)
    if let status = loaded.statusWhenUnusable { return (nil, status) }
    try ThemeStore.dress(&loaded.phone.phone, arguments)
    var replayer = Replayer(loaded.script, phone: loaded.phone.phone)
    let result = replayer.run(upTo: stepCount ?? .max)
    if let failure = result.failure { Output.problem(failure.description) }
    var session = replayer.session
    session.chrome.findings = loaded.phone.findings
    for change in try ContextOptions.changes(of: loaded.phone.phone, arguments) {
      if let reason = session.send(.context(change)).refusal {
        Output.problem("understudy: the context cannot be changed: \(reason)")
        return (nil, .findings)
      }
    }
    return (session, result.isFine ? .fine : .findings)
  }

  private static func size(_ text: String) throws(UsageError) -> Size {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Arguments.number(parts[0]),
      let rows = Arguments.number(parts[1]),
      (1...Canvas.largest.columns).contains(columns), (1...Canvas.largest.rows).contains(rows)
    else {
      let largest = "\(Canvas.largest.columns)x\(Canvas.largest.rows)"
      throw .badValue(
        option: "--size", value: text,
        expected: "columns and rows up to \(largest), such as 80x24", nearest: nil)
    }
    return Size(columns: columns, rows: rows)
  }
}

enum StillFormat: String, CaseIterable {
  case text, ansi, svg
}

/// What `--overlay` can lay over a still.
private enum Overlay: String, CaseIterable {
  case help, palette, context, devices, comparison

  var value: Chrome.Overlay {
    switch self {
    case .help: .help(scroll: 0)
    case .palette: .palette(Chrome.Palette())
    case .context: .context(Chrome.ContextPanel())
    case .devices: .devices(scroll: 0)
    case .comparison: .comparison(Chrome.Comparison())
    }
  }
}
