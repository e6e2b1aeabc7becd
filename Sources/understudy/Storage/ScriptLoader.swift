import Findings
import Foundation
import PositionedJSON
import ScriptReplay
import SimulatorCore

/// A script with the phone it walks on.
struct LoadedScript {
  var script: Script
  var phone: LoadedPhone
  var simulator: Simulator
  /// Of the script itself, then of its catalog.
  var findings: [Finding]

  var hasErrors: Bool { findings.contains { $0.severity == .error } }
  /// How a command ends that cannot replay it; nil when it can be.
  var statusWhenUnusable: ExitStatus? {
    hasErrors || phone.phone.apps.isEmpty ? phone.statusWithoutApps : nil
  }
}

/// Loads scripts, and each phone once for all scripts that walk on it.
struct ScriptLoader {
  private var phones = [[String]: (loaded: LoadedPhone, simulator: Simulator)]()

  static func load(_ path: String) -> (loaded: LoadedScript?, problem: Finding?) {
    var loader = ScriptLoader()
    return loader.load(path)
  }

  /// Nil, with what went wrong, when the file cannot be had.
  mutating func load(_ path: String) -> (loaded: LoadedScript?, problem: Finding?) {
    let bytes: [UInt8]
    switch SourceFile.read(path, maximumByteCount: ScriptParser.maximumByteCount + 1) {
    case .success(let read): bytes = read
    case .failure(let error): return (nil, error.finding(path))
    }
    let (script, findings) = ScriptParser.parse(bytes, file: path)
    let phone = phone(at: Self.catalogPaths(of: script, at: path))
    let errors = phone.loaded.findings.filter { $0.severity == .error }
    return (
      LoadedScript(
        script: script, phone: phone.loaded, simulator: phone.simulator,
        findings: findings + script.findings(on: phone.simulator) + errors), nil
    )
  }

  private mutating func phone(
    at paths: [String]
  ) -> (loaded: LoadedPhone, simulator: Simulator) {
    if let phone = phones[paths] { return phone }
    let loaded = PhoneLoader(paths: paths).load()
    let phone = (loaded, Simulator(loaded.phone))
    phones[paths] = phone
    return phone
  }

  /// Relative to the script's own folder.
  private static func catalogPaths(of script: Script, at path: String) -> [String] {
    if script.catalogs == [Script.demoCatalog] { return [] }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard !folder.isEmpty else { return script.catalogs }
    return script.catalogs.map { catalog in
      catalog.hasPrefix("/") || catalog == Script.demoCatalog
        ? catalog : folder.joined(separator: "/") + "/" + catalog
    }
  }
}
