import IntentModel

/// A what-if that cannot be read, and what was expected.
package struct ShareScenarioFault: Error, Hashable {
  package var text: String
  package var expected: String
}

/// What-ifs in words, for the command line: `policy recency; device iPad`.
extension ShareScenario {
  package static let help =
    "policy use|recency|frequency|fixed, device NAME, time HH:MM, place ID, favourites TARGET… or none, "
    + "week, item APP/PAGE/ITEM, as WAY of its Options; several with ';' between"

  package init(_ text: String, _ simulator: Simulator) throws(ShareScenarioFault) {
    var changes = [Change]()
    for part in text.split(separator: ";") {
      let words = part.split(separator: " ").map(String.init)
      if words.isEmpty { continue }
      changes.append(try Self.change(words, simulator))
    }
    guard !changes.isEmpty else { throw ShareScenarioFault(text: text, expected: Self.help) }
    self.init(changes)
  }

  private static func change(
    _ words: [String], _ simulator: Simulator
  ) throws(ShareScenarioFault) -> Change {
    let value = words.dropFirst().joined(separator: " ")
    switch words[0] {
    case "policy":
      guard let policy = SharePolicy(rawValue: value) else {
        throw ShareScenarioFault(
          text: value, expected: SharePolicy.allCases.map(\.rawValue).joined(separator: ", "))
      }
      return .policy(policy)
    case "device":
      let device = Device.allCases.first {
        $0.rawValue.lowercased() == value.lowercased()
          || $0.title.lowercased() == value.lowercased()
      }
      guard let device else {
        throw ShareScenarioFault(
          text: value, expected: Device.allCases.map(\.title).joined(separator: ", "))
      }
      return .device(device)
    case "time":
      guard let time = ClockTime(value) else {
        throw ShareScenarioFault(text: value, expected: "a time such as 08:10")
      }
      return .time(time)
    case "place":
      guard simulator.index.place(value) != nil else {
        throw ShareScenarioFault(
          text: value, expected: simulator.phone.places.map(\.id).joined(separator: ", "))
      }
      return .place(value)
    case "week": return .week
    case "favourites":
      if value == "none" { return .favourites([]) }
      return .favourites(try targets(words.dropFirst(), simulator))
    case "item": return try content(value)
    case "as": return .sentAs(try way(value, simulator))
    default: throw ShareScenarioFault(text: words[0], expected: help)
    }
  }

  private static func targets(
    _ words: ArraySlice<String>, _ simulator: Simulator
  ) throws(ShareScenarioFault) -> [ShareTarget] {
    var targets = [ShareTarget]()
    for word in words {
      guard let target = ShareTarget(word), simulator.canBeFavourite(target) else {
        throw ShareScenarioFault(
          text: word, expected: "a system activity such as print, or APP/ACTIVITY, or none")
      }
      targets.append(target)
    }
    guard !targets.isEmpty else {
      throw ShareScenarioFault(
        text: "", expected: "a system activity such as print, or APP/ACTIVITY, or none")
    }
    return targets
  }

  /// A way to send that some page declares.
  package static func way(
    _ text: String, _ simulator: Simulator
  ) throws(ShareScenarioFault) -> String {
    let ways = simulator.phone.apps.flatMap(\.pages).flatMap { $0.options?.ways ?? [] }.map(\.id)
    if ways.contains(text) { return text }
    let known = ways.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    throw ShareScenarioFault(
      text: text,
      expected: known.isEmpty
        ? "a page whose share sheet has Options" : known.joined(separator: ", "))
  }

  private static func content(_ text: String) throws(ShareScenarioFault) -> Change {
    guard let path = SharedPath(text) else {
      throw ShareScenarioFault(text: text, expected: "APP/PAGE/ITEM, or APP/PAGE for all of a page")
    }
    return .content(app: path.app, page: path.page, items: path.item.map { [$0] } ?? [])
  }
}

/// What is shared, as the command line names it: `APP/PAGE/ITEM`, or `APP/PAGE` for a page itself.
package struct SharedPath: Hashable, Sendable {
  package let app: String
  package let page: String
  package let item: String?

  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard (2...3).contains(parts.count), !parts.contains("") else { return nil }
    (app, page) = (parts[0], parts[1])
    item = parts.count == 3 ? parts[2] : nil
  }
}
