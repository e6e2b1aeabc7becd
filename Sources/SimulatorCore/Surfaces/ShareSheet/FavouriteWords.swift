import Findings
import IntentModel

/// Favourites as a what-if names them: by id, or by a title that only one of them has. Titles are
/// of several words, so the longest that name something are taken first; a comma may part them.
struct FavouriteWords {
  private let simulator: Simulator
  private let byTitle: [String: [ShareTarget]]

  private static let expected = "a system activity such as print, APP/ACTIVITY, a title, or none"
  /// A title of more words is given by its id.
  private static let mostWords = 12
  /// Among more names than these nothing is near.
  private static let mostNames = 1_000

  init(_ simulator: Simulator) {
    self.simulator = simulator
    byTitle = simulator.arrangeableByTitle
  }

  func targets(_ words: ArraySlice<String>) throws(NamingFault) -> [ShareTarget] {
    guard !words.isEmpty else { throw NamingFault(text: "", expected: Self.expected) }
    var targets = [ShareTarget]()
    var (rest, taken) = (words, words.prefix(0))
    while !rest.isEmpty {
      let (target, count) = try next(rest, after: taken)
      let text = Self.text(rest.prefix(count))
      if targets.contains(target) {
        throw NamingFault(
          text: text, why: "'\(target)' is named already", expected: "each of them once")
      }
      targets.append(target)
      taken = rest.prefix(count)
      rest = rest.dropFirst(count)
    }
    return targets
  }

  private func next(
    _ words: ArraySlice<String>, after taken: ArraySlice<String>
  ) throws(NamingFault) -> (target: ShareTarget, count: Int) {
    let counts = (1...min(words.count, Self.mostWords)).reversed()
    for count in counts {
      // A title may end in a comma itself; an id comes before any title, whatever follows it.
      let text = Self.text(words.prefix(count))
      let spellings = [words.prefix(count).joined(separator: " "), text]
      let targets = spellings.compactMap { ShareTarget($0) }
      if let target = targets.first(where: simulator.canBeFavourite) { return (target, count) }
      for spelling in spellings {
        let called = byTitle[TextFolding.folded(spelling)] ?? []
        if called.count == 1 { return (called[0], count) }
        if called.count > 1 {
          throw NamingFault(
            text: text, why: "\(called.count) are called that",
            expected: "one of them by id: " + Excerpt.list(called.map(\.description)))
        }
      }
    }
    throw unknown(words, after: taken)
  }

  private func unknown(
    _ words: ArraySlice<String>, after taken: ArraySlice<String>
  ) -> NamingFault {
    let first = Self.text(words.prefix(1))
    if first == "none" {
      return NamingFault(text: first, expected: "'none' alone, or favourites")
    }
    if first == "person" || first == "group" {
      return NamingFault(
        text: Self.text(words.prefix(2)), why: "only actions and apps can be favourites",
        expected: Self.expected)
    }
    let known = simulator.arrangeable.flatMap { ["\($0)"] + simulator.titles(of: $0) }
    guard known.count <= Self.mostNames else {
      return NamingFault(text: first, expected: Self.expected)
    }
    // What was taken before it may have been the beginning of a longer title.
    for start: [String] in [[], Array(taken)] {
      for count in (1...min(words.count, Self.mostWords)).reversed() {
        let text = Self.text(start + words.prefix(count))
        guard let nearest = NearestName.to(text, among: known) else { continue }
        return NamingFault(text: text, expected: Self.expected, nearest: nearest)
      }
    }
    return NamingFault(text: first, expected: Self.expected)
  }

  private static func text(_ words: some Sequence<String>) -> String {
    let text = words.joined(separator: " ")
    return text.hasSuffix(",") ? String(text.dropLast()) : text
  }
}
