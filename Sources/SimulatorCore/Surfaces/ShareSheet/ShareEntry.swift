import IntentModel

/// One entry of a share sheet.
package struct ShareEntry: Hashable, Sendable {
  package enum ID: Hashable, Sendable, Codable {
    case target(ShareTarget)
    /// The end of the app row: all apps, and which of them are shown.
    case more
    /// The end of the list of actions: which of them are favourites.
    case editActions
    /// The link of the header.
    case options
  }

  package var id: ID
  package var title: String
  package var symbol: String?
  /// The app it belongs to, by id; nil for the system's own.
  package var app: String?
  package var group: ShareGroup
  package var key: OrderingKey
  /// Another action of the sheet has the same title: nobody can tell the two apart.
  package var isTwin = false

  package var target: ShareTarget? {
    if case .target(let target) = id { target } else { nil }
  }
}

/// A part of the sheet that is drawn as one.
package enum ShareGroup: Int, Hashable, Sendable, Codable, CaseIterable {
  case people, apps
  /// What the app at the front brings itself.
  case ofTheApp
  case favourites
  case system, extensions

  package var isAction: Bool {
    switch self {
    case .people, .apps: false
    case .ofTheApp, .favourites, .system, .extensions: true
    }
  }

  package var name: String {
    switch self {
    case .people: "people"
    case .apps: "apps"
    case .ofTheApp: "actions of the app itself"
    case .favourites: "the person's favourites"
    case .system: "actions of the system"
    case .extensions: "actions of other apps"
    }
  }
}
