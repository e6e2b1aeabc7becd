/// Writes a script as a person would: the header, then the steps, with a blank line where something
/// new begins.
package enum ScriptWriter {
  package static func text(of script: Script) -> String {
    var lines = [String]()
    if !script.catalogs.isEmpty {
      lines.append("catalog " + script.catalogs.map(ScriptText.path).joined(separator: ", "))
    }
    // Few enough on a line to be taken in at a glance.
    var settings = script.context.map(\.value.written)[...]
    while !settings.isEmpty {
      lines.append("context " + settings.prefix(5).joined(separator: ", "))
      settings = settings.dropFirst(5)
    }
    lines += script.performances.map { "did \($0.value.written)" }
    lines += script.shares.map { "shared \($0.value.written)" }
    lines += script.arrangements.map { "arranged \($0.value.written)" }
    var before: ScriptStep?
    for step in script.steps.map(\.value) {
      if beginsParagraph(step, after: before), !lines.isEmpty { lines.append("") }
      lines.append(step.written)
      before = step
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What was expected belongs to the step before it; the next step begins something new.
  private static func beginsParagraph(_ step: ScriptStep, after before: ScriptStep?) -> Bool {
    guard let before else { return true }
    if case .expect = step { return false }
    if case .expect = before { return true }
    return false
  }
}
