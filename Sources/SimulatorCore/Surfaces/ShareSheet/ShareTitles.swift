import IntentModel

/// What the things that share sheets offer and share are called in one moment, with the id beside a
/// title that two of them have.
package struct ShareTitles: Sendable {
  private let simulator: Simulator
  private let language: String
  private let content: SharedContent
  private let ways: [ShareOptions.Way]

  /// The system names some of its activities by what is shared, and that says which ways there are.
  package init(_ simulator: Simulator, _ state: SimulationState, _ content: SharedContent) {
    self.simulator = simulator
    language = state.context.language
    self.content = content
    ways = simulator.options(for: content, in: state)?.ways ?? []
  }

  /// As many as a line can hold by name.
  private static let mostListed = 6

  /// In their order; of many the first, and how many more.
  func list(_ targets: [ShareTarget]) -> String {
    let counts = TitleCounts(simulator.arrangeable.lazy.map(title))
    let names = targets.prefix(Self.mostListed).map { counts.name(title($0), "\($0)") }
    let rest = targets.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  func name(ofPlace id: String) -> String {
    let counts = TitleCounts(simulator.phone.places.map { text($0.display.title) })
    return name(simulator.index.place(id)?.display.title, id, counts)
  }

  /// A way that the Options of what is shared offer, as in "sent as PDF".
  func words(ofWay id: String) -> String {
    let way = ways.first { $0.id == id }
    let counts = TitleCounts(ways.map { text($0.title) })
    return SentWay.words(
      name(way?.title, id, counts), isCollaboration: way?.isCollaboration ?? false)
  }

  /// Items of a page, or the page itself.
  func name(ofContent app: String, _ page: String, _ items: [String]) -> String {
    let pages = simulator.phone.apps.lazy.flatMap(\.pages)
    let found = simulator.index.app(app)?.pages.first { $0.id == page }
    guard !items.isEmpty else {
      return name(found?.title, "\(app)/\(page)", TitleCounts(pages.map { text($0.title) }))
    }
    let counts = TitleCounts(pages.flatMap(\.items).map { text($0.title) })
    return items.map { id in
      name(found?.items.first { $0.id == id }?.title, "\(app)/\(page)/\(id)", counts)
    }.joined(separator: ", ")
  }

  /// Nothing is called by no title.
  private func name(_ title: LocalizedText?, _ id: String, _ counts: TitleCounts) -> String {
    guard let title = title.map(text), !title.isEmpty else { return id }
    return counts.name(title, id)
  }

  private func text(_ text: LocalizedText) -> String { text.text(in: language) }

  private func title(_ target: ShareTarget) -> String {
    simulator.title(of: target, for: content, language)
  }
}

extension Simulator {
  /// Everything on the phone that can be a favourite.
  var arrangeable: [ShareTarget] {
    SystemActivity.allCases.map(ShareTarget.system)
      + phone.apps.flatMap { app in
        app.activities.map { .activity(ActivityReference(app: app.id, activity: $0.id)) }
      }
  }

  /// What can be a favourite, by each title that it has in any language, folded.
  var arrangeableByTitle: [String: [ShareTarget]] {
    var targets = [String: [ShareTarget]]()
    for target in arrangeable {
      var folded = [String]()
      for title in titles(of: target).map(TextFolding.folded) where !folded.contains(title) {
        folded.append(title)
        targets[title, default: []].append(target)
      }
    }
    return targets
  }

  func titles(of target: ShareTarget) -> [String] {
    switch target {
    case .system(let activity): ShareWording.titles(of: activity)
    case .activity(let reference): index.activity(reference)?.title.entries.map(\.text) ?? []
    case .person, .group: []
    }
  }
}
