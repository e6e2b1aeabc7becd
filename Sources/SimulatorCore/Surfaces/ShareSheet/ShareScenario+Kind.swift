extension ShareScenario.Change {
  /// Which part of the moment a change is of, by the word that begins it.
  package enum Kind: String, CaseIterable {
    case policy, device, time, place, favourites, week, item
    case sentAs = "as"

    /// How it is written.
    var usage: String {
      let value: String? =
        switch self {
        case .policy: SharePolicy.allCases.map(\.rawValue).joined(separator: "|")
        case .device: "NAME"
        case .time: "HH:MM"
        case .place: "PLACE"
        case .favourites: "TARGET… or none"
        case .week: nil
        case .item: "APP/PAGE/ITEM…"
        case .sentAs: "WAY of its Options"
        }
      return rawValue + (value.map { " " + $0 } ?? "")
    }

    /// Nothing can be in two ways at once; weeks go by one after the other.
    var isOnce: Bool { self != .week }

    /// Whether what is compared has it, too, unless that names its own.
    var holdsForBothSides: Bool { self == .policy || self == .sentAs }
  }

  package var kind: Kind {
    switch self {
    case .policy: .policy
    case .device: .device
    case .time: .time
    case .place: .place
    case .favourites: .favourites
    case .week: .week
    case .content: .item
    case .sentAs: .sentAs
    }
  }
}
