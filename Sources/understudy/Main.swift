import Foundation

/// The program: finds the subcommand and hands it its arguments. Everything else is composed of the
/// other targets.
@main
@MainActor
struct Main {
  static func main() {
    // A reader that has seen enough, such as `head`, is no error.
    signal(SIGPIPE, SIG_DFL)
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  static func run(_ arguments: [String]) -> ExitStatus {
    do throws(UsageError) {
      let (command, rest) = try Subcommands.find(in: arguments)
      if rest.prefix(while: { $0 != "--" }).contains("--help") || rest == ["-h"] {
        Output.print(command.page)
        return .fine
      }
      let arguments = try Arguments(rest, for: command)
      if command.usage.isEmpty { try arguments.limit(to: 0, for: command.name) }
      return try command.run(arguments)
    } catch {
      Output.problem("understudy: \(error)")
      Output.problem("'understudy help' lists the commands")
      return .wrongUse
    }
  }
}

/// How the program ends, for scripts that call it.
enum ExitStatus: Int32 {
  case fine = 0
  /// Findings, unmet expectations, or a conversation that ended without an outcome.
  case findings = 1
  case wrongUse = 2
  /// Something could not be read or written.
  case unreadable = 3

  /// The graver of two.
  func or(_ other: ExitStatus) -> ExitStatus { rawValue >= other.rawValue ? self : other }
}
