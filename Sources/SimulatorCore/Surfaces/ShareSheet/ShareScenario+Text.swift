import Findings
import IntentModel

/// What-ifs in words, for the command line: `policy recency; device iPad`.
extension ShareScenario {
  package static let help =
    "policy use|recency|frequency|fixed, device NAME, time HH:MM, place PLACE, favourites TARGET… or none, "
    + "week, item APP/PAGE/ITEM…, as WAY of its Options; several with ';' between"

  private static let kinds = [
    "policy", "device", "time", "place", "favourites", "week", "item", "as",
  ]

  package init(_ text: String, _ simulator: Simulator) throws(ShareScenarioFault) {
    var changes = [Change]()
    var kinds = [(word: String, text: String)]()
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    for (place, part) in parts.enumerated() {
      let words = part.split(separator: " ").map(String.init)
      let text = words.joined(separator: " ")
      do throws(ShareScenarioFault) {
        guard let kind = words.first else {
          throw ShareScenarioFault(text: "", expected: Self.help)
        }
        try Self.check(text, kind, after: kinds)
        kinds.append((kind, text))
        changes.append(try Self.change(words, simulator))
      } catch {
        throw error.inPart(place + 1, of: parts.count, text)
      }
    }
    self.init(changes)
  }

  /// Nothing can be in two ways at once; weeks go by one after the other.
  private static func check(
    _ text: String, _ kind: String, after kinds: [(word: String, text: String)]
  ) throws(ShareScenarioFault) {
    guard kind != "week", let place = kinds.firstIndex(where: { $0.word == kind }) else { return }
    let other = "part \(place + 1), '\(Excerpt.of(kinds[place].text))'"
    throw ShareScenarioFault(
      text: text, why: "that contradicts \(other)", expected: "'\(Excerpt.of(kind))' once")
  }

  private static func change(
    _ words: [String], _ simulator: Simulator
  ) throws(ShareScenarioFault) -> Change {
    let value = words.dropFirst().joined(separator: " ")
    switch words[0] {
    case "policy":
      guard let policy = SharePolicy.allCases.first(where: { $0.rawValue == value.lowercased() })
      else { throw fault(value, among: SharePolicy.allCases.map(\.rawValue)) }
      return .policy(policy)
    case "device":
      guard let device = Device(named: value) else { throw fault(value, among: Device.spellings) }
      return .device(device)
    case "time":
      guard let time = ClockTime(value) else {
        throw ShareScenarioFault(text: value, expected: "a time such as 08:10")
      }
      return .time(time)
    case "place": return .place(try place(value, simulator))
    case "week":
      guard value.isEmpty else { throw ShareScenarioFault(text: value, expected: "'week' alone") }
      return .week
    case "favourites":
      if value == "none" { return .favourites([]) }
      return .favourites(try FavouriteWords(simulator).targets(words.dropFirst()))
    case "item":
      let paths = try SharedPaths(words.dropFirst())
      try simulator.check(paths)
      return .content(app: paths.app, page: paths.page, items: paths.items)
    case "as":
      let pages = simulator.phone.apps.flatMap(\.pages)
      return .sentAs(try way(value, among: pages.flatMap { $0.options?.ways ?? [] }))
    default:
      throw ShareScenarioFault(
        text: words[0], expected: help, nearest: NearestName.to(words[0], among: kinds))
    }
  }

  /// One of the ways to send it.
  package static func way(
    _ value: String, among ways: [ShareOptions.Way]
  ) throws(ShareScenarioFault) -> String {
    try id(
      value, among: ways.map { ($0.id, $0.title) }, plural: "ways to send it",
      orElse: "something whose share sheet has ways to send it")
  }

  private static func place(
    _ value: String, _ simulator: Simulator
  ) throws(ShareScenarioFault) -> String {
    try id(
      value, among: simulator.phone.places.map { ($0.id, $0.display.title) }, plural: "places",
      orElse: "nothing: the phone knows no places")
  }

  /// What is meant, by id, or by a title that only one of them has.
  private static func id(
    _ value: String, among known: [(id: String, title: LocalizedText)], plural: String,
    orElse none: String
  ) throws(ShareScenarioFault) -> String {
    let ids = once(known.map(\.id))
    if ids.contains(value) { return value }
    guard !ids.isEmpty else { throw ShareScenarioFault(text: value, expected: none) }
    let wanted = TextFolding.folded(value)
    let called = once(
      known.filter { place in
        !wanted.isEmpty && place.title.entries.contains { TextFolding.folded($0.text) == wanted }
      }.map(\.id))
    guard called.count <= 1 else {
      throw ShareScenarioFault(
        text: value, why: "\(called.count) \(plural) are called that",
        expected: "one of them by id: " + Excerpt.list(called))
    }
    guard let id = called.first else { throw fault(value, among: ids) }
    return id
  }

  private static func once(_ ids: [String]) -> [String] {
    var seen = Set<String>()
    return ids.filter { seen.insert($0).inserted }
  }

  private static func fault(_ value: String, among known: [String]) -> ShareScenarioFault {
    ShareScenarioFault(
      text: value, expected: Excerpt.list(known),
      nearest: value.isEmpty ? nil : NearestName.to(value, among: known))
  }
}
