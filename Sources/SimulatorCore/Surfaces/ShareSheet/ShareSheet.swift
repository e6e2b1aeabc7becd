import IntentModel

/// A share sheet: what stands where for what is shared, and what was left out.
package struct ShareSheet: Sendable {
  /// How many apps stand in the row before More: a guess from iOS 16.
  package static let appRowCount = 8
  /// How many people and conversations are suggested at most: a guess.
  package static let peopleCount = 6

  package var content: SharedContent
  package var route: ShareRoute
  package var policy: SharePolicy
  package var people: [ShareEntry]
  /// What Options in the header offers; nil for no such link.
  package var options: ShareOptions?
  /// The row of apps; More stands at its end.
  package var apps: [ShareEntry]
  /// The list of actions; Edit Actions stands at its end.
  package var actions: [ShareEntry]
  package var leftOut: [LeftOut]
  /// Whether More and Edit Actions stand at the ends; a Mac's menus have neither.
  package var hasRows: Bool
  /// What people and apps were ordered by.
  let scores: ShareScores
  /// How the person has arranged it.
  let arrangement: ShareArrangement

  package struct LeftOut: Hashable, Sendable {
    package var entry: ShareEntry
    package var why: ShareExclusion
  }

  /// Every entry in its order, with Options, More and Edit Actions where the sheet has them.
  package var entries: [ShareEntry] {
    guard hasRows else { return people + apps + actions }
    return (options == nil ? [] : [Self.optionsEntry]) + people + apps + [Self.more] + actions + [
      Self.editActions
    ]
  }

  package func entry(_ id: ShareEntry.ID) -> ShareEntry? {
    func isMeant(_ entry: ShareEntry) -> Bool { entry.id == id }
    return switch id {
    case .target:
      people.first(where: isMeant) ?? apps.first(where: isMeant) ?? actions.first(where: isMeant)
    case .more: hasRows ? Self.more : nil
    case .editActions: hasRows ? Self.editActions : nil
    case .options: options == nil ? nil : Self.optionsEntry
    }
  }

  /// Where the mark is when the sheet opens: the first below the header.
  package var firstEntry: ShareEntry.ID? {
    people.first?.id ?? apps.first?.id ?? (hasRows ? .more : actions.first?.id)
  }

  /// Actions as the sheet draws them: group by group.
  package var groups: [(group: ShareGroup, entries: [ShareEntry])] {
    ShareGroup.allCases.compactMap { group in
      let entries = actions.filter { $0.group == group }
      return entries.isEmpty ? nil : (group, entries)
    }
  }

  private static let more = ShareEntry(
    id: .more, title: "", symbol: "ellipsis", app: nil, group: .apps,
    key: OrderingKey([ShareGroup.apps.rawValue, 1, .max, 0, 0]))
  private static let editActions = ShareEntry(
    id: .editActions, title: "", symbol: nil, app: nil, group: .extensions,
    key: OrderingKey([ShareGroup.extensions.rawValue, 1, .max, 0, 0]))
}

extension ShareSheet {
  /// The sheet that what is shared has now.
  package init(
    _ simulator: Simulator, _ state: SimulationState, _ content: SharedContent,
    route: ShareRoute = .shareButton, policy: SharePolicy = .use
  ) {
    let content = simulator.content(content, sentIfPossibleAs: content.sentAs?.way, in: state)
    let input = ShareSheetInput(content, route, policy, state)
    self = simulator.index.shareSheets.sheet(for: input) {
      var maker = ShareSheetMaker(simulator, state, content, route, policy)
      return maker.sheet()
    }
  }
}

/// Finds who and what is offered, and in which order.
private struct ShareSheetMaker {
  let simulator: Simulator
  let state: SimulationState
  let content: SharedContent
  let onDevice: RouteOnDevice
  let order: ShareOrder
  let fit: ShareFit
  let scores: ShareScores
  let words: ShareWording
  let arrangement: ShareArrangement
  let page: Page?
  let host: AppCatalog?

  private var found: [ShareEntry] = []
  private var leftOut: [ShareSheet.LeftOut] = []

  init(
    _ simulator: Simulator, _ state: SimulationState, _ content: SharedContent,
    _ route: ShareRoute, _ policy: SharePolicy
  ) {
    self.simulator = simulator
    self.state = state
    self.content = content
    onDevice = RouteOnDevice(route: route, device: state.context.device)
    order = ShareOrder(policy: policy)
    fit = ShareFit(content: content, declared: simulator.index.contentTypes)
    scores = ShareScores(simulator, state)
    words = ShareWording(state.context.language)
    arrangement = ShareArrangement(state.person.shareSheet)
    host = simulator.index.app(content.host)
    page = host?.pages.first { $0.id == content.page }
  }

  mutating func sheet() -> ShareSheet {
    addPeople()
    for activity in SystemActivity.allCases { add(activity) }
    for (position, app) in simulator.phone.apps.enumerated() { addActivities(of: app, position) }
    found.sort { $0.key < $1.key }
    let people = firstPeople()
    let apps = appRow()
    var actions = found.filter(\.group.isAction)
    Self.markTwins(&actions)
    return ShareSheet(
      content: content, route: onDevice.route, policy: order.policy, people: people,
      options: simulator.options(for: content, in: state), apps: apps, actions: actions,
      leftOut: leftOut, hasRows: onDevice.hasRows, scores: scores, arrangement: arrangement)
  }

  private mutating func put(_ entry: ShareEntry, unless why: ShareExclusion?) {
    if let why {
      leftOut.append(ShareSheet.LeftOut(entry: entry, why: why))
    } else {
      found.append(entry)
    }
  }

  // MARK: People

  private mutating func addPeople() {
    let language = state.context.language
    let everybody: [(ShareTarget, String, String)] =
      simulator.phone.people.map {
        (.person($0.id), $0.display.title.text(in: language), $0.display.symbol ?? "person.fill")
      }
      + simulator.phone.groups.map {
        (.group($0.id), $0.title.text(in: language), "person.2.fill")
      }
    for (place, (target, title, symbol)) in everybody.enumerated() {
      let score = scores[target]
      let entry = ShareEntry(
        id: .target(target), title: title, symbol: symbol, app: nil, group: .people,
        key: order.key(.people, score: score, place: place))
      put(entry, unless: whyNoPerson(score))
    }
  }

  private func whyNoPerson(_ score: PredictionScore) -> ShareExclusion? {
    if let why = onDevice.exclusionOfPeople { return why }
    if page?.excludesPeople == true { return .peopleExcluded }
    return score.count == 0 ? .neverSharedWith : nil
  }

  private mutating func firstPeople() -> [ShareEntry] {
    found.filter { $0.group == .people }.enumerated().compactMap { place, entry in
      if place < ShareSheet.peopleCount { return entry }
      leftOut.append(.init(entry: entry, why: .pastSuggested(place: place + 1)))
      return nil
    }
  }

  // MARK: The system's

  private mutating func add(_ activity: SystemActivity) {
    let target = ShareTarget.system(activity)
    let entry = ShareEntry(
      id: .target(target), title: words.title(of: activity, for: content),
      symbol: activity.symbol, app: nil,
      group: group(of: target, activity.category, isOfHost: false, isExtension: false),
      key: key(
        of: target, activity.category, isOfHost: false, isExtension: false,
        isFixed: activity == .airDrop, place: ShareOrder.place(ofSystem: activity)))
    put(entry, unless: exclusion(of: activity))
  }

  private func exclusion(of activity: SystemActivity) -> ShareExclusion? {
    if let why = onDevice.exclusion(of: activity.category, isExtension: false) { return why }
    if page?.excludedActivities.contains(activity) == true { return .excluded(byPage: true) }
    if host?.excludedActivities.contains(activity) == true { return .excluded(byPage: false) }
    return fit.exclusion(of: activity) ?? placeExclusion(.system(activity), activity.category)
  }

  // MARK: The apps'

  private mutating func addActivities(of app: AppCatalog, _ appPosition: Int) {
    for (position, activity) in app.activities.enumerated() {
      let target = ShareTarget.activity(ActivityReference(app: app.id, activity: activity.id))
      let isOfHost = app.id == content.host && !activity.isExtension
      let isShare = activity.category == .share
      let entry = ShareEntry(
        id: .target(target), title: activity.title.text(in: state.context.language),
        // A share extension has its app's icon, whatever it says.
        symbol: isShare && activity.isExtension ? app.symbol : activity.symbol,
        app: app.id,
        group: group(
          of: target, activity.category, isOfHost: isOfHost, isExtension: activity.isExtension),
        key: key(
          of: target, activity.category, isOfHost: isOfHost, isExtension: activity.isExtension,
          isFixed: false, place: ShareOrder.place(ofActivity: position, app: appPosition)))
      put(entry, unless: exclusion(of: activity, of: app, target))
    }
  }

  private func exclusion(
    of activity: Activity, of app: AppCatalog, _ target: ShareTarget
  ) -> ShareExclusion? {
    if !activity.isExtension, app.id != content.host { return .ofAnotherApp }
    if let why = onDevice.exclusion(of: activity.category, isExtension: activity.isExtension) {
      return why
    }
    if let why = fit.exclusion(of: activity) { return why }
    let holds = activity.when.holds {
      simulator.conditionValue($0, app: app.id, run: nil, in: state)
    }
    if !holds { return .conditionFails(names: activity.when.names) }
    return placeExclusion(target, activity.category)
  }

  // MARK: Groups and rows

  private func placeExclusion(
    _ target: ShareTarget, _ category: Activity.Category
  ) -> ShareExclusion? {
    guard category == .share else { return nil }
    return switch arrangement.place(of: target) {
    case .hidden: .hiddenByPerson
    case .underMore: .movedUnderMore
    case .favourite, .suggested: nil
    }
  }

  private func group(
    of target: ShareTarget, _ category: Activity.Category, isOfHost: Bool, isExtension: Bool
  ) -> ShareGroup {
    if category == .share { return .apps }
    if isOfHost { return .ofTheApp }
    if arrangement.favouriteActions[target] != nil { return .favourites }
    return isExtension ? .extensions : .system
  }

  private func key(
    of target: ShareTarget, _ category: Activity.Category, isOfHost: Bool, isExtension: Bool,
    isFixed: Bool, place: Int
  ) -> OrderingKey {
    let group = group(of: target, category, isOfHost: isOfHost, isExtension: isExtension)
    let favourites =
      group == .apps ? arrangement.favouriteApps : arrangement.favouriteActions
    return order.key(
      group, isFixed: isFixed,
      favourite: group == .ofTheApp ? nil : favourites[target],
      score: scores[target], place: place)
  }

  /// What stands past the end of the row is under More.
  private mutating func appRow() -> [ShareEntry] {
    let apps = found.filter { $0.group == .apps }
    guard onDevice.hasRows, apps.count > ShareSheet.appRowCount else { return apps }
    for (place, entry) in apps.enumerated().dropFirst(ShareSheet.appRowCount) {
      leftOut.append(.init(entry: entry, why: .pastRow(place: place + 1)))
    }
    return Array(apps.prefix(ShareSheet.appRowCount))
  }

  private static func markTwins(_ actions: inout [ShareEntry]) {
    let titles = actions.map { TextFolding.folded($0.title) }
    let counts = TitleCounts(titles)
    for place in actions.indices {
      actions[place].isTwin = counts.areSeveral(called: titles[place])
    }
  }
}
