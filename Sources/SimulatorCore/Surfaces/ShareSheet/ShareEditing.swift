import IntentModel

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
  /// Arranges the person's own order, whether or not a sheet is open; for any other event nothing.
  package func arrange(_ person: inout Person, _ event: ShareEvent) -> Update {
    switch event {
    case .favouriteAdded(let target): addFavourite(target, &person.shareSheet)
    case .favouriteRemoved(let target): removeFavourite(target, &person.shareSheet)
    case .favouriteMoved(let target, let other):
      moveFavourite(target, before: other, &person.shareSheet)
    case .appPlaced(let target, let place): put(target, place, &person.shareSheet)
    case .arrangedAsDelivered: arrangeAsDelivered(&person.shareSheet)
    default: .refused(reason: "that arranges nothing")
    }
  }

  private func arrangeAsDelivered(_ preferences: inout SharePreferences) -> Update {
    guard preferences != SharePreferences() else {
      return .refused(reason: SharePreferences.nothingIsArranged)
    }
    preferences = SharePreferences()
    return .accepted([])
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
