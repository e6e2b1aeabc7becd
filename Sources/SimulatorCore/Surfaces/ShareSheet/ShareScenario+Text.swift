import Findings
import IntentModel

/// What-ifs in words, for the command line: `policy recency; device iPad`.
extension ShareScenario {
  package static let help =
    Change.Kind.allCases.map(\.usage).joined(separator: ", ") + "; several with ';' between"

  static let somethingWithWays = "something whose share sheet has ways to send it"

  package init(_ text: String, _ simulator: Simulator) throws(NamingFault) {
    var changes = [Change]()
    var kinds = [(kind: Change.Kind, text: String)]()
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    for (place, part) in parts.enumerated() {
      let words = part.split(separator: " ").map(String.init)
      let text = words.joined(separator: " ")
      do throws(NamingFault) {
        let kind = try Self.kind(words.first)
        try Self.check(text, kind, after: kinds)
        kinds.append((kind, text))
        changes.append(try Self.change(kind, words.dropFirst(), simulator))
      } catch {
        throw error.inPart(place + 1, of: parts.count, text)
      }
    }
    self.init(changes)
  }

  private static func kind(_ word: String?) throws(NamingFault) -> Change.Kind {
    guard let word else { throw NamingFault(text: "", expected: help) }
    if let kind = Change.Kind(rawValue: word) { return kind }
    throw NamingFault(
      text: word, expected: help,
      nearest: NearestName.to(word, among: Change.Kind.allCases.map(\.rawValue)))
  }

  private static func check(
    _ text: String, _ kind: Change.Kind, after kinds: [(kind: Change.Kind, text: String)]
  ) throws(NamingFault) {
    guard kind.isOnce, let place = kinds.firstIndex(where: { $0.kind == kind }) else { return }
    let other = "part \(place + 1), '\(Excerpt.of(kinds[place].text))'"
    throw NamingFault(
      text: text, why: "that contradicts \(other)", expected: "'\(kind.rawValue)' once")
  }

  private static func change(
    _ kind: Change.Kind, _ words: ArraySlice<String>, _ simulator: Simulator
  ) throws(NamingFault) -> Change {
    let value = words.joined(separator: " ")
    switch kind {
    case .policy:
      guard let policy = SharePolicy.allCases.first(where: { $0.rawValue == value.lowercased() })
      else { throw .unknown(value, among: SharePolicy.allCases.map(\.rawValue)) }
      return .policy(policy)
    case .device:
      guard let device = Device(named: value) else {
        throw .unknown(value, among: Device.spellings)
      }
      return .device(device)
    case .time:
      guard let time = ClockTime(value) else {
        throw NamingFault(text: value, expected: "a time such as 08:10")
      }
      return .time(time)
    case .place: return .place(try simulator.phone.place(named: value))
    case .week:
      guard value.isEmpty else { throw NamingFault(text: value, expected: "'week' alone") }
      return .week
    case .favourites:
      if value == "none" { return .favourites([]) }
      return .favourites(try FavouriteWords(simulator).targets(words))
    case .item:
      let paths = try SharedPaths(words)
      try simulator.check(paths)
      return .content(app: paths.app, page: paths.page, items: paths.items)
    case .sentAs:
      let pages = simulator.phone.apps.flatMap(\.pages)
      return .sentAs(try way(value, among: pages.flatMap { $0.options?.ways ?? [] }))
    }
  }

  /// One of the ways to send it.
  package static func way(
    _ value: String, among ways: [ShareOptions.Way]
  ) throws(NamingFault) -> String {
    try TitledThings(
      ways.map { ($0.id, $0.title) }, plural: "ways to send it", orElse: somethingWithWays
    ).id(named: value)
  }
}
