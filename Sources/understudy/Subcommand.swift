import Foundation

/// Something the program does, as its command line, its help and its work.
struct Subcommand: Sendable {
  var name: String
  var summary: String
  /// What follows its name.
  var usage: String
  var options: [Option] = []
  /// More about it, for its own help page.
  var details: String = ""
  /// How to say that something which begins with a dash is no option, where that is likely meant.
  var dashAdvice: String?
  var run: @MainActor @Sendable (Arguments) throws(UsageError) -> ExitStatus

  var page: String {
    var lines = ["understudy \(name) \(usage)", "", summary + "."]
    if !details.isEmpty { lines += ["", details] }
    if !options.isEmpty {
      lines += ["", "Options:"]
      let names = options.map { "\($0.name)\($0.value.map { " \($0)" } ?? "")" }
      let width = (names.map(\.count).max() ?? 0) + 2
      for (name, option) in zip(names, options) {
        lines.append(
          "  " + name.padding(toLength: width, withPad: " ", startingAt: 0) + option.help)
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension Subcommand {
  /// For the commands that take one path only.
  static let besideTheDemo = """
    To have an app of your own beside the demo's: 'understudy new DIR --demo', put the app into DIR/Apps,
    and give DIR/Apps as PATH.
    """
}

/// Every subcommand, in the order of help.
enum Subcommands {
  static let all: [Subcommand] = [
    .open, .new, .say, .search, .share, .check, .play, .still, .import, .keys, .schema, .themes,
    .help,
    .version,
  ]

  /// The command named first, or `open` when the first word is no command.
  static func find(in words: [String]) throws(UsageError) -> (Subcommand, [String]) {
    guard let first = words.first else { return (.open, []) }
    switch first {
    case "--help", "-h": return (.help, [])
    case "--version", "-V": return (.version, [])
    default: break
    }
    if let command = all.first(where: { $0.name == first }) {
      return (command, Array(words.dropFirst()))
    }
    // A path opens; a single plain word that is no path is more likely a mistyped command.
    let isPlainWord = first.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") }
    if isPlainWord, !first.hasPrefix("-"), !PathKind.exists(first) {
      throw .unknownCommand(first, known: all.map(\.name))
    }
    return (.open, words)
  }
}
