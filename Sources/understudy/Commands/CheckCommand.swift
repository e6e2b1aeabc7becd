import Findings
import ScriptReplay

extension Subcommand {
  static let check = Subcommand(
    name: "check", summary: "Report what is wrong in a catalog", usage: "[PATH…]",
    options: [Option("--format", "KIND", "text (for people and editors) or json")],
    details: """
      Prints one finding a line, as file:line:column: severity: [rule] message. Exit status 1 when
      there is an error.
      """
  ) { arguments throws(UsageError) in
    let format = try arguments.choice("--format", as: ReportFormat.self) ?? .text
    let loaded = PhoneLoader(paths: try arguments.paths()).load()
    switch format {
    case .text:
      for finding in loaded.findings { Output.print("\(finding)") }
      Output.print(summary(of: loaded))
    case .json: Output.printJSON(ReportJSON.text(loaded.findings))
    }
    return loaded.status
  }

  private static func summary(of loaded: LoadedPhone) -> String {
    let count = { (severity: Finding.Severity, word: String) in
      let number = loaded.findings.count { $0.severity == severity }
      return "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    let apps = loaded.phone.apps
    let intents = apps.reduce(0) { $0 + $1.intents.count }
    return "\(count(.error, "error")), \(count(.warning, "warning")), \(count(.note, "note")) in "
      + "\(apps.count) app\(apps.count == 1 ? "" : "s") with \(intents) "
      + "intent\(intents == 1 ? "" : "s")"
  }
}

enum ReportFormat: String, CaseIterable {
  case text, json
}
