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

/// What More and Edit Actions list.
extension ShareSheet {
  /// Apps that can be shared to: the person's favourites in their order, then the others in the
  /// row's.
  package var appRows: [ShareEditRow] {
    let favourites = arrangement.favouriteApps
    return rows { $0 == .apps }.sorted { left, right in
      (favourites[left.target] ?? .max, Self.rank(left.place))
        < (favourites[right.target] ?? .max, Self.rank(right.place))
    }
  }

  /// Actions: the person's favourites in their order, then the others as they stand in the sheet.
  package var actionRows: [ShareEditRow] {
    let favourites = arrangement.favouriteActions
    return rows(where: \.isAction).sorted {
      (favourites[$0.target] ?? .max) < (favourites[$1.target] ?? .max)
    }
  }

  /// Apps that are out of the row and still to be had under More, in the order in which it lists
  /// them.
  package var underMore: [ShareEntry] {
    guard hasRows else { return [] }
    let entries = Dictionary(
      leftOut.filter(\.why.isUnderMore).map { ($0.entry.id, $0.entry) }
    ) { first, _ in first }
    return entries.isEmpty ? [] : appRows.compactMap { entries[.target($0.target)] }
  }

  private static func rank(_ place: SharePreferences.AppPlace) -> Int {
    SharePreferences.AppPlace.allCases.firstIndex(of: place) ?? 0
  }

  /// In the order of their keys, shown or not. What is in no sheet of this app is left out.
  private func rows(where isMeant: (ShareGroup) -> Bool) -> [ShareEditRow] {
    let shown = (people + apps + actions).map { ($0, ShareExclusion?.none) }
    let others = leftOut.map { ($0.entry, Optional($0.why)) }
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
}

extension Simulator {
  /// The lines of More over an app's page; none without a sheet.
  package func appRows(over host: HostAppState, in state: SimulationState) -> [ShareEditRow] {
    shareSheet(of: host, in: state)?.appRows ?? []
  }

  /// The lines of Edit Actions over an app's page; none without a sheet.
  package func actionRows(over host: HostAppState, in state: SimulationState) -> [ShareEditRow] {
    shareSheet(of: host, in: state)?.actionRows ?? []
  }
}
