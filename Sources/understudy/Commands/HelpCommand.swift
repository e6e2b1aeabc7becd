extension Subcommand {
  static let help = Subcommand(
    name: "help", summary: "Tell what there is", usage: "[COMMAND]"
  ) { arguments throws(UsageError) in
    try arguments.limit(to: 1, for: "help")
    guard let name = arguments.positionals.first else {
      Output.print(overview)
      return .fine
    }
    guard let command = Subcommands.all.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, known: Subcommands.all.map(\.name))
    }
    Output.print(command.page)
    return .fine
  }

  static let version = Subcommand(
    name: "version", summary: "Print the version", usage: ""
  ) { _ throws(UsageError) in
    Output.print("understudy \(Version.current)")
    return .fine
  }

  private static var overview: String {
    let rows = Subcommands.all.map { "  " + $0.name.padding(to: 10) + $0.summary }
    return """
      Understudy stands in for Siri, Spotlight and the share sheet in a terminal, before any of it is built.

      understudy [PATH…]          open a catalog, or any file it can import; the demo without one
      understudy COMMAND …

      \(rows.joined(separator: "\n"))

      'understudy help COMMAND' tells more. Exit status: 0 fine, 1 findings or unmet expectations,
      2 wrong use, 3 something could not be read or written.
      """
  }
}

enum Version {
  static let current = "0.1.0"
}
