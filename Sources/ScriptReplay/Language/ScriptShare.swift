import IntentModel
import SimulatorCore

/// Something the person shared before the walk, as a header says it.
package struct ScriptShare: Hashable, Sendable {
  package var target: ShareTarget
  /// The app it was shared from, by id.
  package var host: String?
  package var time: SimulatedTime
  package var place: ScriptName?

  package init(
    target: ShareTarget, host: String? = nil, time: SimulatedTime, place: ScriptName? = nil
  ) {
    self.target = target
    self.host = host
    self.time = time
    self.place = place
  }

  init(_ line: inout LineReader) throws(ScriptFault) {
    target = try line.shareTarget()
    host = line.take("from") ? try line.wordName().text : nil
    try line.expect("at")
    time = try line.moment()
    place = line.take("place") ? try line.name() : nil
  }

  package var written: String {
    let parts =
      [ScriptText.name(target.description, isWord: true)]
      + (host.map { ["from \(ScriptText.name($0, isWord: true))"] } ?? [])
      + ["at \(time)"] + (place.map { ["place \($0.written)"] } ?? [])
    return parts.joined(separator: " ")
  }

  func share(_ names: PhoneNames) throws(StepRefusal) -> Share {
    guard names.simulator.isKnown(target) else {
      throw StepRefusal("nobody and nothing on this phone is '\(target)'")
    }
    var host: String?
    if let name = self.host { host = try names.apps.resolve(.called(name)) }
    var place: String?
    if let name = self.place { place = try names.places.resolve(name) }
    return Share(target: target, host: host, time: time, place: place)
  }
}

/// How the person has arranged one entry of the share sheet before the walk. The lines' order is
/// that of the favourites.
package struct ScriptArrangement: Hashable, Sendable {
  package var target: ShareTarget
  package var place: SharePreferences.AppPlace

  package init(target: ShareTarget, place: SharePreferences.AppPlace) {
    self.target = target
    self.place = place
  }

  init(_ line: inout LineReader) throws(ScriptFault) {
    target = try line.shareTarget()
    place = try line.appPlace()
  }

  package var written: String {
    "\(ScriptText.name(target.description, isWord: true)) \(place.words)"
  }

  /// An action can only be a favourite.
  func apply(to person: inout Person, _ simulator: Simulator) throws(StepRefusal) {
    let event: ShareEvent =
      simulator.isAction(target) && place == .favourite
      ? .favouriteAdded(target) : .appPlaced(target, place)
    if let reason = simulator.arrange(&person, event).refusal { throw StepRefusal(reason) }
  }
}

extension LineReader {
  /// A system activity, `APP/ACTIVITY`, or `"person ID"` in quotes; a blank ends it.
  fileprivate mutating func shareTarget() throws(ScriptFault) -> ShareTarget {
    _ = isAtEnd()
    let start = position
    let text = try wordName().text
    guard let target = ShareTarget(text) else {
      throw fault(
        .unknownValue(
          of: "share target", text,
          known: SystemActivity.allCases.map(\.rawValue) + ["APP/ACTIVITY"]),
        at: start)
    }
    return target
  }
}
