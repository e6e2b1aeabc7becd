import Findings
import Foundation

/// The person's own editor: `$VISUAL`, else `$EDITOR`, opened at a line.
enum Editor {
  /// Opens it and waits; what went wrong, in words.
  static func open(_ location: SourceLocation) -> String? {
    let environment = ProcessInfo.processInfo.environment
    let variable = ["VISUAL", "EDITOR"].first {
      environment[$0]?.allSatisfy(\.isWhitespace) == false
    }
    guard let variable, let editor = environment[variable] else {
      return "neither $VISUAL nor $EDITOR names an editor"
    }
    let command = command(editor, location)
    guard isProgram(command[0], on: environment["PATH"] ?? "/usr/bin:/bin") else {
      return "the editor '\(command[0])' was not found; $\(variable) names it"
    }
    guard let status = ForegroundProgram.run(command) else {
      return "'\(editor)' cannot be started"
    }
    // So a shell says that there is no such program.
    if status == 127 { return "the editor '\(editor)' was not found; $\(variable) names it" }
    return status == 0 ? nil : "'\(editor)' ended with status \(status)"
  }

  /// The program with its arguments. What holds quotes or the like is a shell's to read.
  static func command(_ editor: String, _ location: SourceLocation) -> [String] {
    let words = editor.split(whereSeparator: \.isWhitespace).map(String.init)
    let name = words.first ?? editor
    let arguments = arguments(for: name, location)
    guard editor.contains(where: { "'\"\\$`~*;&|<>(".contains($0) }) else {
      return words + arguments
    }
    return ["sh", "-c", editor + " \"$@\"", name] + arguments
  }

  /// Whether a shell would find it.
  static func isProgram(_ name: String, on path: String) -> Bool {
    let places =
      name.contains("/") ? [name] : path.split(separator: ":").map { "\($0)/\(name)" }
    return places.contains { PathKind($0) == .file && access($0, X_OK) == 0 }
  }

  /// `code --wait` wants `-g file:line:column`; vi, emacs, nano and most others want `+line file`.
  static func arguments(for editor: String, _ location: SourceLocation) -> [String] {
    // A name that begins with a dash would be taken for an option.
    let file = location.file.hasPrefix("-") ? "./" + location.file : location.file
    let name = editor.split(separator: "/").last.map(String.init) ?? editor
    switch name {
    case "code", "codium", "cursor", "zed":
      return (name == "zed" ? [] : ["-g"]) + ["\(file):\(location.line):\(location.column)"]
    case "subl": return ["\(file):\(location.line):\(location.column)"]
    case "hx", "helix": return ["\(file):\(location.line):\(location.column)"]
    default: return ["+\(location.line)", file]
    }
  }
}
