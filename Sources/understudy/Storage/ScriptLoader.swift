import Findings
import Foundation
import PositionedJSON
import ScriptReplay

/// A script with the phone it walks on.
struct LoadedScript {
  var script: Script
  var phone: LoadedPhone
  /// Of the script itself, then of its catalog.
  var findings: [Finding]

  var hasErrors: Bool { findings.contains { $0.severity == .error } }
  /// How a command ends that cannot replay it; nil when it can be.
  var statusWhenUnusable: ExitStatus? {
    hasErrors || phone.phone.apps.isEmpty ? phone.statusWithoutApps : nil
  }
}

enum ScriptLoader {
  /// Nil, with what went wrong, when the file cannot be had.
  static func load(_ path: String) -> (loaded: LoadedScript?, problem: Finding?) {
    let bytes: [UInt8]
    switch SourceFile.read(path, maximumByteCount: ScriptParser.maximumByteCount + 1) {
    case .success(let read): bytes = read
    case .failure(let error): return (nil, error.finding(path))
    }
    let (script, findings) = ScriptParser.parse(bytes, file: path)
    let phone = PhoneLoader(paths: catalogPaths(of: script, at: path)).load()
    let errors = phone.findings.filter { $0.severity == .error }
    return (LoadedScript(script: script, phone: phone, findings: findings + errors), nil)
  }

  /// Relative to the script's own folder.
  private static func catalogPaths(of script: Script, at path: String) -> [String] {
    if script.catalogs == [Script.demoCatalog] { return [] }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard !folder.isEmpty else { return script.catalogs }
    return script.catalogs.map { catalog in
      catalog.hasPrefix("/") ? catalog : folder.joined(separator: "/") + "/" + catalog
    }
  }
}
