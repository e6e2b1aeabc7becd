import CellGrid
import Findings
import IntentModel
import SimulatorCore
import TerminalUI

extension Subcommand {
  static let open = Subcommand(
    name: "open", summary: "Walk through a catalog in the terminal", usage: "[PATH…]",
    options: [
      Option("--theme", "NAME", "a theme of 'understudy themes', or the path of a file"),
      Option(
        "--fresh", nil,
        "without what was done on it before, the catalog's own history aside; nothing is kept"),
      Option("--resume", nil, "take up the walk that was left last"),
      Option("--mouse", nil, "let the mouse wheel move the mark; text can then not be selected"),
      Option("--ascii", nil, "draw with ASCII characters only"), SystemVoice.option,
    ] + ContextOptions.all,
    details: """
      PATH is a folder of *.app.jsonc files, an app file, or any file that can be imported; without
      one, the built-in demo opens. 'demo:Apps DIR' puts the apps of a folder beside the demo's. It starts on Spotlight with the cursor in the field.
      """
  ) { arguments throws(UsageError) in
    let loader = PhoneLoader(paths: try arguments.paths())
    var loaded = loader.load()
    try ThemeStore.dress(&loaded.phone, arguments)
    if loaded.phone.apps.isEmpty {
      Output.problems(loaded.findings)
      return loaded.statusWithoutApps
    }
    let context = try ContextOptions.context(of: loaded.phone, arguments)
    let host = WalkHost(loader: loader, loaded: loaded, isFresh: arguments.has("--fresh"))
    return try Interactive.run(host: host, arguments) {
      var session = host.beginSession(context: context, isResuming: arguments.has("--resume"))
      session.chrome.findings = loaded.findings
      return session
    }
  }
}

/// A session at the terminal, for every command that gives the keyboard over.
@MainActor
enum Interactive {
  /// - Parameter begin: makes the session, once nothing is wrong with the command line.
  static func run(
    host: WalkHost, autopilot: (any Autopilot)? = nil, _ arguments: Arguments,
    begin: () -> Session
  ) throws(UsageError) -> ExitStatus {
    let theme = try ThemeStore.theme(arguments.value("--theme") ?? ThemeStore.defaultName)
    if theme.isUnreadable {
      Output.problems(theme.findings)
      return theme.status
    }
    var session = begin()
    defer { for line in host.farewell { Output.problem("understudy: \(line)") } }
    session.chrome.findings += theme.findings
    let voice = SystemVoice.asked(for: arguments) { problem in
      session.chrome.notice = Chrome.Notice(.refusal, problem)
    }
    defer { voice?.silence() }
    do throws(TerminalError) {
      let screen = try CursesScreen(
        mouse: arguments.has("--mouse"), isPlain: arguments.has("--ascii"))
      let loop = RunLoop(
        session: session, screen: screen, theme: theme.theme, host: host, voice: voice,
        autopilot: autopilot)
      loop.run()
      screen.leave()
    } catch {
      Output.problem("understudy: \(error)")
      return ExitStatus(rawValue: error.exitCode) ?? .unreadable
    }
    return .fine
  }
}
