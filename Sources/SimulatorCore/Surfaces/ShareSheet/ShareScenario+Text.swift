import Findings
import IntentModel

/// What-ifs in words, for the command line: `policy recency; device iPad`.
extension ShareScenario {
  package static let help =
    "policy use|recency|frequency|fixed, device NAME, time HH:MM, place PLACE, favourites TARGET… or none, "
    + "week, item APP/PAGE/ITEM…; several with ';' between"

  private static let kinds = ["policy", "device", "time", "place", "favourites", "week", "item"]

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
    default:
      throw ShareScenarioFault(
        text: words[0], expected: help, nearest: NearestName.to(words[0], among: kinds))
    }
  }

  private static func fault(_ value: String, among known: [String]) -> ShareScenarioFault {
    ShareScenarioFault(
      text: value, expected: Excerpt.list(known),
      nearest: value.isEmpty ? nil : NearestName.to(value, among: known))
  }

  /// By id, or by a title that only one place has.
  private static func place(
    _ value: String, _ simulator: Simulator
  ) throws(ShareScenarioFault) -> String {
    if simulator.index.place(value) != nil { return value }
    let places = simulator.phone.places
    let wanted = TextFolding.folded(value)
    let called = places.filter { place in
      place.display.title.entries.contains { TextFolding.folded($0.text) == wanted }
    }
    if called.count == 1, !wanted.isEmpty { return called[0].id }
    if called.count > 1, !wanted.isEmpty {
      throw ShareScenarioFault(
        text: value, why: "\(called.count) places are called that",
        expected: "one of them by id: " + Excerpt.list(called.map(\.id)))
    }
    guard !places.isEmpty else {
      throw ShareScenarioFault(text: value, expected: "nothing: the phone knows no places")
    }
    throw fault(value, among: places.map(\.id))
  }
}
