import IntentModel

/// How the person has arranged the share sheet, over all apps that open one.
package struct SharePreferences: Hashable, Sendable, Codable {
  /// Actions in a group of their own, in the person's order.
  package var favouriteActions: [ShareTarget] = []
  /// Apps at the front of their row, in the person's order.
  package var favouriteApps: [ShareTarget] = []
  package var appsUnderMore: [ShareTarget] = []
  package var hiddenApps: [ShareTarget] = []

  package init() {}

  static let nothingIsArranged = "nothing is arranged: the share sheet is as it was delivered"

  package enum AppPlace: String, Hashable, Sendable, Codable, CaseIterable {
    /// At the front of the row.
    case favourite
    /// In the row as far as it goes, by use.
    case suggested
    case underMore
    case hidden

    package var words: String {
      switch self {
      case .favourite: "favourite"
      case .suggested: "suggested"
      case .underMore: "under More"
      case .hidden: "hidden"
      }
    }
  }

  package func place(of app: ShareTarget) -> AppPlace { ShareArrangement(self).place(of: app) }

  mutating func put(_ app: ShareTarget, _ place: AppPlace) {
    favouriteApps.removeAll { $0 == app && place != .favourite }
    appsUnderMore.removeAll { $0 == app }
    hiddenApps.removeAll { $0 == app }
    switch place {
    case .favourite: if !favouriteApps.contains(app) { favouriteApps.append(app) }
    case .suggested: break
    case .underMore: appsUnderMore.append(app)
    case .hidden: hiddenApps.append(app)
    }
  }

  /// Moves a favourite before another, or to the end.
  mutating func move(_ target: ShareTarget, before other: ShareTarget?) {
    func moved(_ list: [ShareTarget]) -> [ShareTarget] {
      var list = list.filter { $0 != target }
      list.insert(target, at: other.flatMap(list.firstIndex) ?? list.endIndex)
      return list
    }
    if favouriteActions.contains(target) {
      favouriteActions = moved(favouriteActions)
    } else if favouriteApps.contains(target) {
      favouriteApps = moved(favouriteApps)
    }
  }
}

/// The same by target, for who asks about many.
struct ShareArrangement {
  /// Where it stands among the favourites.
  let favouriteActions: [ShareTarget: Int]
  let favouriteApps: [ShareTarget: Int]
  private let underMore: Set<ShareTarget>
  private let hidden: Set<ShareTarget>

  init(_ preferences: SharePreferences) {
    func places(_ list: [ShareTarget]) -> [ShareTarget: Int] {
      Dictionary(list.enumerated().map { ($1, $0) }) { first, _ in first }
    }
    favouriteActions = places(preferences.favouriteActions)
    favouriteApps = places(preferences.favouriteApps)
    underMore = Set(preferences.appsUnderMore)
    hidden = Set(preferences.hiddenApps)
  }

  func place(of app: ShareTarget) -> SharePreferences.AppPlace {
    if favouriteApps[app] != nil { return .favourite }
    if underMore.contains(app) { return .underMore }
    return hidden.contains(app) ? .hidden : .suggested
  }
}
