import IntentModel

/// What the things that share sheets offer and share are called, with the id beside a title that
/// two of them have.
package struct ShareTitles: Sendable {
  private let simulator: Simulator
  private let language: String
  private let content: SharedContent
  private let words: ShareWording
  private let ways: [ShareOptions.Way]

  /// The system names some of its activities by what is shared.
  package init(_ simulator: Simulator, _ state: SimulationState, _ content: SharedContent) {
    self.simulator = simulator
    language = state.context.language
    self.content = content
    words = ShareWording(language)
    ways = simulator.options(for: content, in: state)?.ways ?? []
  }

  /// As many as a line can hold by name.
  private static let mostListed = 6

  /// In their order; of many the first, and how many more.
  func list(_ targets: [ShareTarget]) -> String {
    let named = targets.prefix(Self.mostListed).map(title)
    var counts = [String: Int]()
    for title in named { counts[title] = 0 }
    for target in simulator.arrangeable {
      let title = title(target)
      if let count = counts[title] { counts[title] = count + 1 }
    }
    let names = zip(named, targets).map { title, target in
      counts[title] ?? 0 > 1 ? "\(title) (\(target))" : title
    }
    let rest = targets.count - named.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  func name(ofPlace id: String) -> String {
    let titles = simulator.phone.places.map { $0.display.title.text(in: language) }
    return name(simulator.index.place(id)?.display.title.text(in: language), id, among: titles)
  }

  /// A way that the Options of what is shared offer, as in "sent as PDF".
  func words(ofWay id: String) -> String {
    let way = ways.first { $0.id == id }
    let titles = ways.map { $0.title.text(in: language) }
    return SentWay.words(
      name(way?.title.text(in: language), id, among: titles),
      isCollaboration: way?.isCollaboration ?? false)
  }

  /// Items of a page, or the page itself.
  func name(ofContent app: String, _ page: String, _ items: [String]) -> String {
    let pages = simulator.phone.apps.flatMap(\.pages)
    let found = simulator.index.app(app)?.pages.first { $0.id == page }
    guard !items.isEmpty else {
      return name(
        found?.title.text(in: language), "\(app)/\(page)",
        among: pages.map { $0.title.text(in: language) })
    }
    let titles = pages.flatMap(\.items).map { $0.title.text(in: language) }
    return items.map { id in
      let item = found?.items.first { $0.id == id }
      return name(item?.title.text(in: language), "\(app)/\(page)/\(id)", among: titles)
    }.joined(separator: ", ")
  }

  private func name(_ title: String?, _ id: String, among titles: [String]) -> String {
    guard let title, !title.isEmpty else { return id }
    return titles.lazy.filter { $0 == title }.prefix(2).count > 1 ? "\(title) (\(id))" : title
  }

  private func title(_ target: ShareTarget) -> String {
    switch target {
    case .system(let activity): words.title(of: activity, for: content)
    case .activity(let reference):
      simulator.index.activity(reference)?.title.text(in: language) ?? "\(reference)"
    case .person, .group: "\(target)"
    }
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
