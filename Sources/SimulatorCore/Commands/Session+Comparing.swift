import IntentModel

/// The open share sheet beside the sheet it would be if something were different.
extension Session {
  /// The what-ifs that make a sheet now, in the order in which ← and → go through them.
  package var whatIfs: [ShareScenario] {
    guard let content = shareSheet?.content, let route = openSheet?.sheet.route else { return [] }
    return candidates(content).filter {
      $0.refusal(simulator, state, content, route: route) == nil
    }
  }

  private func candidates(_ content: SharedContent) -> [ShareScenario] {
    let now = state.context
    var changes = [ShareScenario.Change]()
    let preferences = state.person.shareSheet
    let favourites = preferences.favouriteActions + preferences.favouriteApps
    // What the app at the front brings itself is before the favourites as it is.
    if let id = selectedEntry, case .target(let target) = id, simulator.canBeFavourite(target),
      !favourites.contains(target), shareSheet?.entry(id)?.group != .ofTheApp
    {
      changes.append(.favourites([target] + favourites))
    }
    if !favourites.isEmpty { changes.append(.favourites([])) }
    changes += SharePolicy.allCases.filter { $0 != .use }.map { .policy($0) }
    changes.append(.week)
    changes += [ClockTime(hour: 8, minute: 10), ClockTime(hour: 19, minute: 30)]
      .filter { $0 != now.time.time }.map { .time($0) }
    changes += simulator.phone.places.filter { $0.id != now.place }.prefix(3).map { .place($0.id) }
    changes += [Device.iPhone, .iPhoneSideways, .iPad, .mac].filter { $0 != now.device }
      .map { .device($0) }
    let ways = simulator.options(for: content, in: state)?.ways ?? []
    changes += ways.filter { $0.id != content.sentAs?.way }.map { .sentAs($0.id) }
    changes += otherContents(content)
    return changes.map { ShareScenario([$0]) }
  }

  /// The first thing that each other page shares.
  private func otherContents(_ content: SharedContent) -> [ShareScenario.Change] {
    simulator.phone.apps.flatMap { app in
      app.pages.filter { app.id != content.host || $0.id != content.page }.compactMap { page in
        if page.content != nil { return .content(app: app.id, page: page.id, items: []) }
        return page.items.first { $0.contentType != nil }
          .map { .content(app: app.id, page: page.id, items: [$0.id]) }
      }
    }
  }

  /// The comparison that is shown, and what it is with, in words, too; its number is from 1.
  package var comparisonShown:
    (
      scenario: ShareScenario, title: String, number: Int, count: Int, comparison: ShareComparison
    )?
  {
    guard case .comparison(let shown)? = chrome.overlay, let (sheet, _) = openSheet,
      let now = shareSheet
    else { return nil }
    let all = whatIfs
    guard !all.isEmpty else { return nil }
    let place = min(max(0, shown.selected), all.count - 1)
    let scenario = all[place]
    let moment = try? scenario.moment(simulator, state, now.content, route: sheet.route)
    guard let moment else { return nil }
    let titles = ShareTitles(simulator, moment.state, moment.sheet.content)
    return (
      scenario, scenario.title(titles), place + 1, all.count,
      ShareComparison(now, moment.sheet)
    )
  }

  /// To the next what-if, or the one before, around the ends; to the first, or the last.
  mutating func turnComparison(_ command: Command) {
    guard case .comparison(var shown)? = chrome.overlay else { return }
    let count = whatIfs.count
    guard count > 0 else { return }
    switch command {
    case .caretLeft: shown.selected = (shown.selected + count - 1) % count
    case .caretRight: shown.selected = (shown.selected + 1) % count
    case .lineStart, .moveToTop: shown.selected = 0
    case .lineEnd, .moveToBottom: shown.selected = count - 1
    default: return
    }
    shown.scroll = 0
    chrome.overlay = .comparison(shown)
  }
}
