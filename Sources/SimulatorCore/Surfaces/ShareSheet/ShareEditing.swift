import IntentModel

/// One line of More or Edit Actions: something that can be shown, and whether it is.
package struct ShareEditRow: Hashable, Sendable {
  package var target: ShareTarget
  package var title: String
  package var symbol: String?
  package var app: String?
  /// For an app.
  package var place: SharePreferences.AppPlace
  /// For an action.
  package var isFavourite: Bool
  /// Why it is not in the sheet now, whatever the person sets; nil when it is.
  package var why: ShareExclusion?
}

extension ShareEvent {
  /// What the person arranges; nil for anything else.
  var arranged: ShareTarget? {
    switch self {
    case .favouriteAdded(let target), .favouriteRemoved(let target), .favouriteMoved(let target, _),
      .appPlaced(let target, _):
      target
    default: nil
    }
  }
}

/// The person's own order: "people can edit the list of actions" (Human Interface Guidelines,
/// "Activity views"). It holds over all apps that open a share sheet.
extension Simulator {
  /// Apps that can be shared to: the person's favourites in their order, then the others in the
  /// row's.
  package func appRows(over host: HostAppState, in state: SimulationState) -> [ShareEditRow] {
    let favourites = ShareArrangement(state.person.shareSheet).favouriteApps
    return rows(over: host, in: state) { $0 == .apps }.sorted { left, right in
      (favourites[left.target] ?? .max, Self.rank(left.place))
        < (favourites[right.target] ?? .max, Self.rank(right.place))
    }
  }

  /// Actions: the person's favourites in their order, then the others as they stand in the sheet.
  package func actionRows(over host: HostAppState, in state: SimulationState) -> [ShareEditRow] {
    let favourites = ShareArrangement(state.person.shareSheet).favouriteActions
    return rows(over: host, in: state, where: \.isAction).sorted {
      (favourites[$0.target] ?? .max) < (favourites[$1.target] ?? .max)
    }
  }

  private static func rank(_ place: SharePreferences.AppPlace) -> Int {
    SharePreferences.AppPlace.allCases.firstIndex(of: place) ?? 0
  }

  /// In the order of their keys, shown or not. What is in no sheet of this app is left out.
  private func rows(
    over host: HostAppState, in state: SimulationState, where isMeant: (ShareGroup) -> Bool
  ) -> [ShareEditRow] {
    guard let sheet = shareSheet(of: host, in: state) else { return [] }
    let arrangement = ShareArrangement(state.person.shareSheet)
    let shown = sheet.entries.map { ($0, ShareExclusion?.none) }
    let others = sheet.leftOut.map { ($0.entry, Optional($0.why)) }
    return (shown + others).filter { isMeant($0.0.group) }.sorted { $0.0.key < $1.0.key }
      .compactMap { entry, why in
        guard let target = entry.target else { return nil }
        switch why {
        case .ofAnotherApp?, .excluded?, .notOnThisRoute?: return nil
        default: break
        }
        return ShareEditRow(
          target: target, title: entry.title, symbol: entry.symbol, app: entry.app,
          place: arrangement.place(of: target),
          isFavourite: arrangement.favouriteActions[target] != nil, why: why)
      }
  }

  // MARK: Changes

  /// Arranges the person's own order, whether or not a sheet is open; for any other event nothing.
  package func arrange(_ person: inout Person, _ event: ShareEvent) -> Update {
    switch event {
    case .favouriteAdded(let target): addFavourite(target, &person.shareSheet)
    case .favouriteRemoved(let target): removeFavourite(target, &person.shareSheet)
    case .favouriteMoved(let target, let other):
      moveFavourite(target, before: other, &person.shareSheet)
    case .appPlaced(let target, let place): put(target, place, &person.shareSheet)
    default: .refused(reason: "that arranges nothing")
    }
  }

  private func addFavourite(
    _ target: ShareTarget, _ preferences: inout SharePreferences
  ) -> Update {
    guard isAction(target) else {
      return .refused(
        reason: "only an action can be a favourite here; apps are arranged under More")
    }
    guard !preferences.favouriteActions.contains(target) else {
      return .refused(reason: "that is a favourite already")
    }
    preferences.favouriteActions.append(target)
    return .accepted([])
  }

  private func removeFavourite(
    _ target: ShareTarget, _ preferences: inout SharePreferences
  ) -> Update {
    guard preferences.favouriteActions.contains(target) else {
      return .refused(reason: "that is no favourite")
    }
    preferences.favouriteActions.removeAll { $0 == target }
    return .accepted([])
  }

  private func moveFavourite(
    _ target: ShareTarget, before other: ShareTarget?, _ preferences: inout SharePreferences
  ) -> Update {
    let list =
      [preferences.favouriteActions, preferences.favouriteApps].first { $0.contains(target) }
    guard let list else { return .refused(reason: "only favourites have an order of the person's") }
    if let other, !list.contains(other) || other == target {
      return .refused(reason: "a favourite moves before another favourite")
    }
    preferences.move(target, before: other)
    return .accepted([])
  }

  private func put(
    _ target: ShareTarget, _ place: SharePreferences.AppPlace, _ preferences: inout SharePreferences
  ) -> Update {
    guard isShare(target) else {
      return .refused(reason: "only what stands in the row of apps is arranged under More")
    }
    guard preferences.place(of: target) != place else {
      return .refused(
        reason: place == .favourite ? "it is a favourite already" : "it is \(place.words) already")
    }
    preferences.put(target, place)
    return .accepted([])
  }

  package func isAction(_ target: ShareTarget) -> Bool { category(of: target) == .action }

  /// Whether it stands in the row of apps.
  package func isShare(_ target: ShareTarget) -> Bool { category(of: target) == .share }

  /// Whether it is an action or an app of this phone; people have no favourites among them.
  func canBeFavourite(_ target: ShareTarget) -> Bool { category(of: target) != nil }

  /// Whether the phone has it.
  package func isKnown(_ target: ShareTarget) -> Bool {
    switch target {
    case .system: true
    case .activity(let reference): index.activity(reference) != nil
    case .person(let id): index.contact(id) != nil
    case .group(let id): phone.groups.contains { $0.id == id }
    }
  }

  /// Where a target stands; nil for people, and for what is no longer there.
  private func category(of target: ShareTarget) -> Activity.Category? {
    switch target {
    case .person, .group: nil
    case .system(let activity): activity.category
    case .activity(let reference): index.activity(reference)?.category
    }
  }
}
