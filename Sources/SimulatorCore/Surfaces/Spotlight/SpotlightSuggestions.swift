import IntentModel

/// What Spotlight shows before anything is typed: the apps most likely wanted, the first of them
/// with their first App Shortcut ("Design App Shortcuts", WWDC22), and what was searched before.
struct SpotlightSuggestions {
  /// How many apps are suggested, how many of them with a shortcut, and how many searches are
  /// shown: a guess.
  static let appCount = 8
  static let shortcutCount = 3
  static let searchCount = 5

  private let simulator: Simulator
  private let state: SimulationState
  private var language: String { state.context.language }

  init(_ simulator: Simulator, _ state: SimulationState) {
    self.simulator = simulator
    self.state = state
  }

  var rows: SpotlightRows {
    var rows = [SpotlightRow]()
    for (place, suggestion) in order.prefix(Self.appCount).enumerated() {
      let app = simulator.phone.apps[suggestion.app]
      let key = [SpotlightSection.suggestions.rawValue, -1, -suggestion.score, suggestion.app]
      var row = SpotlightRow(
        id: .app(app.id), section: .suggestions, title: app.name.text(in: language))
      row.appName = row.title
      row.symbol = app.symbol
      row.key = OrderingKey(key + [0, 0])
      rows.append(row)
      guard place < Self.shortcutCount, let shortcut = shortcutRow(of: app, key: key) else {
        continue
      }
      rows.append(shortcut)
    }
    return SpotlightRows(rows + searches)
  }

  /// Every app, the most likely first.
  var order: [(app: Int, score: Int)] {
    simulator.predictionScores(in: state).enumerated().map {
      (app: $0.offset, score: $0.element.total)
    }
    .sorted { (-$0.score, $0.app) < (-$1.score, $1.app) }
  }

  private func shortcutRow(of app: AppCatalog, key: [Int]) -> SpotlightRow? {
    guard let id = simulator.firstShortcut(of: app, in: state),
      case .appShortcut(_, let option) = id, let shortcut = app.appShortcuts.first
    else { return nil }
    let title = shortcut.shortTitle.text(in: language)
    var row = SpotlightRow(id: id, section: .suggestions, title: title)
    row.appName = app.name.text(in: language)
    row.symbol = shortcut.symbol ?? app.symbol
    row.isSiriSuggestion = true
    row.key = OrderingKey(key + [1, option == nil ? 0 : 1])
    if let option, let parameter = shortcut.phraseParameter(of: app),
      let choice = simulator.choice(option, of: parameter, app: app.id)
    {
      row.title = SpotlightIndex.title(title, choice.display.title.text(in: language))
      row.symbol = choice.display.symbol ?? row.symbol
      row.isSample = choice.isSample
    }
    return row
  }

  /// The last first, and a row to forget them all.
  private var searches: [SpotlightRow] {
    let recent = state.person.recentSearches.suffix(Self.searchCount).reversed()
    guard !recent.isEmpty else { return [] }
    let ids =
      recent.map { (SpotlightRow.ID.recentSearch($0), $0) } + [
        (.clearSearches, SpotlightSection.clearSearches(in: SpokenLanguage(language)))
      ]
    return ids.enumerated().map { place, one in
      var row = SpotlightRow(id: one.0, section: .recentSearches, title: one.1)
      row.key = OrderingKey(
        [SpotlightSection.recentSearches.rawValue, -1, 0, SpotlightRules.noApp, 0, place + 1])
      return row
    }
  }
}

extension Simulator {
  /// An app's first App Shortcut with its first value: the one shown under the app. None in an era
  /// without them.
  func firstShortcut(of app: AppCatalog, in state: SimulationState) -> SpotlightRow.ID? {
    guard state.context.era.hasAppShortcuts, let shortcut = app.appShortcuts.first else {
      return nil
    }
    let option = shortcut.phraseParameter(of: app).flatMap {
      choices(of: $0.type, app: app.id, in: state).first?.id
    }
    return .appShortcut(AppShortcutReference(at: 0, of: app), option: option)
  }
}
