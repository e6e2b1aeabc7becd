import SimulatorCore

extension Subcommand {
  static let keys = Subcommand(
    name: "keys", summary: "List every key and command", usage: "",
    options: [Option("--format", "KIND", "text or markdown, which is Documentation/Keybindings.md")]
  ) { arguments throws(UsageError) in
    let format = try arguments.choice("--format", as: KeysFormat.self) ?? .text
    Output.print(format == .text ? KeysPage.text : KeysPage.markdown)
    return .fine
  }
}

enum KeysFormat: String, CaseIterable {
  case text, markdown
}

/// The one table of commands and keys, for people.
enum KeysPage {
  static var text: String {
    groups.map { title, commands in
      let rows = commands.map { command in
        let keys = Keymap.labels(of: command).joined(separator: " ")
        return "  " + keys.padding(to: 22) + command.title.padding(to: 26) + command.help
      }
      return ([title] + rows).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  static var markdown: String {
    let head = """
      # Keys

      Made by `swift run understudy keys --format markdown`. Keys that are letters work after Esc has
      left the text field; the others always do. `^R` is Control-R, `M-b` is Alt-b.

      """
    let tables = groups.map { title, commands in
      let rows = commands.map { command in
        let keys = Keymap.labels(of: command).map { "`\($0)`" }.joined(separator: " ")
        return "| \(keys) | \(command.title) | \(command.help) |"
      }
      return
        (["## \(title)", "", "| keys | command | what it does |", "| --- | --- | --- |"] + rows)
        .joined(separator: "\n")
    }
    return head + "\n" + tables.joined(separator: "\n\n") + "\n"
  }

  private static var groups: [(String, [Command])] {
    Command.Group.allCases.map { group in
      (group.title, Command.allCases.filter { $0.group == group })
    }
  }
}

extension String {
  func padding(to width: Int) -> String {
    count >= width ? self + " " : self + String(repeating: " ", count: width - count)
  }
}
