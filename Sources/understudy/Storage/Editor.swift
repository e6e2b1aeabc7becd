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
    let words = editor.split(whereSeparator: \.isWhitespace).map(String.init)
    guard isProgram(words[0], on: environment["PATH"] ?? "/usr/bin:/bin") else {
      return "the editor '\(words[0])' was not found; $\(variable) names it"
    }
    guard let status = ForegroundProgram.run(words + arguments(for: words[0], location)) else {
      return "'\(editor)' cannot be started"
    }
    return status == 0 ? nil : "'\(editor)' ended with status \(status)"
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
